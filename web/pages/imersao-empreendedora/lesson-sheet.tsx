import { ListChecks, X } from "lucide-react";
import { Link } from "react-router";
import type { Lesson } from "../../../content/course/schema.ts";
import { courseWords } from "../../../content/interface/course.ts";
import { FileLink, WatchLink } from "../../components/lesson-links.tsx";
import { Person } from "../../components/person.tsx";
import { exercisesAnchor, lessonPath } from "../../paths.ts";
import { Modal } from "../../ui/modal.tsx";

const words = courseWords.sheet;
const titleId = "detalhes-da-aula";

function Materials({ lesson }: { lesson: Lesson }) {
  return (
    <div className="stack">
      <WatchLink lesson={lesson} text={courseWords.lesson.watchComplete} className="button wide" />
      <div className="button-pair">
        <FileLink lesson={lesson} text={words.pdf} />
        <Link className="button line" to={`${lessonPath(lesson.slug)}#${exercisesAnchor}`}>
          <ListChecks className="icon" aria-hidden="true" /> {words.exercises}
        </Link>
      </div>
    </div>
  );
}

function SheetContent({ lesson, onClose }: { lesson: Lesson; onClose: () => void }) {
  return (
    <div className={lesson.type === "text" ? "lesson-ink text" : "lesson-ink"}>
      <div className="bar">
        <b>{lesson.day}</b>
        <button type="button" className="user" aria-label={words.close} onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      <div className="drawer-body">
        <div className="stack">
          <h2 id={titleId}>{lesson.title}</h2>
          <p>{lesson.description}</p>
        </div>
        <Person person={lesson.professor} host />
        <Materials lesson={lesson} />
        <div>
          <h3 className="label">{words.syllabus}</h3>
          <ol className="topics">
            {lesson.topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ol>
        </div>
        <div className="note">
          <b>{words.included}</b>
          <p>{words.includedText}</p>
        </div>
      </div>
    </div>
  );
}

type Props = { lesson: Lesson | null; onClose: () => void };

/** Side sheet with the details of a lesson. */
export function LessonSheet({ lesson, onClose }: Props) {
  return (
    <Modal open={lesson !== null} onClose={onClose} className="drawer" labelledBy={titleId}>
      {lesson && <SheetContent lesson={lesson} onClose={onClose} />}
    </Modal>
  );
}

import { Clock, FileText, Users, Video } from "lucide-react";
import { Link } from "react-router";
import type { Lesson } from "../../../content/course/schema.ts";
import { courseWords } from "../../../content/interface/course.ts";
import { lessonDone } from "../../components/course-done.ts";
import { DoneButton } from "../../components/done-button.tsx";
import { WatchLink } from "../../components/lesson-links.tsx";
import { People } from "../../components/person.tsx";
import { lessonPath } from "../../paths.ts";
import { useDeviceData } from "../../storage/use-device-data.ts";
import { Fold } from "../../ui/fold.tsx";

const words = courseWords.lesson;

function Band({ lesson }: { lesson: Lesson }) {
  const video = lesson.type === "video";
  const Icon = video ? Video : FileText;
  return (
    <div className="band figures">
      <b className="day">{lesson.day}</b>
      <span>
        <Icon className="icon" aria-hidden="true" /> {video ? words.video : words.text}
      </span>
      <span>
        <Clock className="icon" aria-hidden="true" /> {words.minutes(lesson.duration)}
      </span>
      <span>
        <Users className="icon" aria-hidden="true" /> {words.students(lesson.students)}
      </span>
    </div>
  );
}

function Lead({ lesson, onDetails }: Props) {
  const text = lesson.type === "text";
  return (
    <div className="lead-column stack">
      <div className="head">
        <h3 id={lesson.slug}>{lesson.title}</h3>
        <p className="subtitle">{lesson.subtitle}</p>
        <p className="lesson-description">{lesson.description}</p>
      </div>
      <div className={text ? "actions text-first" : "actions"}>
        <WatchLink lesson={lesson} text={words.watch} className={text ? "button line" : "button"} />
        <Link className={text ? "button" : "button line"} to={lessonPath(lesson.slug)}>
          {words.read}
          <span className="screen-reader"> {lesson.number}</span>
        </Link>
        <button type="button" className="button quiet" aria-haspopup="dialog" onClick={onDetails}>
          {words.details}
          <span className="screen-reader">: {lesson.day}</span>
        </button>
      </div>
      {lesson.video && <p className="small soft">{words.opens(words.ownVideo)}</p>}
    </div>
  );
}

/** What is done of a lesson, once something is. */
function PartsDone({ lesson }: { lesson: Lesson }) {
  const done = lessonDone(useDeviceData(), lesson);
  const parts = courseWords.progress.parts.filter(({ part }) => done[part] > 0);
  if (parts.length === 0) return null;
  return (
    <p className="small soft">{parts.map(({ part, says }) => says(done[part])).join(" · ")}</p>
  );
}

type Props = { lesson: Lesson; onDetails: () => void };

export function LessonCard({ lesson, onDetails }: Props) {
  return (
    <article
      className={lesson.type === "text" ? "lesson text" : "lesson"}
      aria-labelledby={lesson.slug}
    >
      <Band lesson={lesson} />
      <div className="body">
        <Lead lesson={lesson} onDetails={onDetails} />
        <Fold title={words.contents}>
          <ol className="topics">
            {lesson.topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ol>
        </Fold>
        <div className="full">
          <Fold title={words.people}>
            <People host={lesson.professor} guests={lesson.participants} />
          </Fold>
        </div>
        <div className="actions full end">
          <DoneButton lesson={lesson} />
          <PartsDone lesson={lesson} />
        </div>
      </div>
    </article>
  );
}

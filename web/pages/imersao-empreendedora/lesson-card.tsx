import { Clock, FileText, Users, Video } from "lucide-react";
import { Link } from "react-router";
import type { Lesson } from "../../../content/course/schema.ts";
import { courseWords } from "../../../content/interface/course.ts";
import { DoneButton } from "../../components/done-button.tsx";
import { WatchLink } from "../../components/lesson-links.tsx";
import { Person } from "../../components/person.tsx";
import { lessonPath } from "../../paths.ts";
import { Fold } from "../../ui/fold.tsx";

const words = courseWords.lesson;

function Band({ lesson }: { lesson: Lesson }) {
  const video = lesson.type === "video";
  const Icon = video ? Video : FileText;
  return (
    <div className="band num">
      <b className="day">{lesson.day}</b>
      <span>
        <Icon className="i" aria-hidden="true" /> {video ? words.video : words.text}
      </span>
      <span>
        <Clock className="i" aria-hidden="true" /> {words.minutes(lesson.duration)}
      </span>
      <span>
        <Users className="i" aria-hidden="true" /> {words.students(lesson.students)}
      </span>
    </div>
  );
}

function Lead({ lesson, onDetails }: Props) {
  const text = lesson.type === "text";
  return (
    <div className="lead-col stack">
      <div className="head">
        <h3 id={lesson.slug}>{lesson.title}</h3>
        <p className="sub">{lesson.subtitle}</p>
        <p className="d">{lesson.description}</p>
      </div>
      <div className={text ? "acts text-first" : "acts"}>
        <WatchLink lesson={lesson} text={words.watch} className={text ? "btn line" : "btn"} />
        <Link className={text ? "btn" : "btn line"} to={lessonPath(lesson.slug)}>
          {words.read}
          <span className="sr"> {lesson.number}</span>
        </Link>
        <button type="button" className="btn quiet" aria-haspopup="dialog" onClick={onDetails}>
          {words.details}
          <span className="sr">: {lesson.day}</span>
        </button>
      </div>
    </div>
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
            <ul className="people cols">
              <li>
                <Person person={lesson.professor} host />
              </li>
              {lesson.participants.map((person) => (
                <li key={person.name}>
                  <Person person={person} />
                </li>
              ))}
            </ul>
          </Fold>
        </div>
        <div className="acts full end">
          <DoneButton lesson={lesson} />
        </div>
      </div>
    </article>
  );
}

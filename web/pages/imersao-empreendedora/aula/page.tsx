import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ComponentType, useEffect } from "react";
import { Link } from "react-router";
import { lessons } from "../../../../content/course/lessons.ts";
import type { Lesson, Practice } from "../../../../content/course/schema.ts";
import { courseWords } from "../../../../content/interface/course.ts";
import { CourseStrip } from "../../../components/course-strip.tsx";
import { DoneButton } from "../../../components/done-button.tsx";
import { FileLink, WatchLink } from "../../../components/lesson-links.tsx";
import { lessonPath, paths } from "../../../paths.ts";
import { setLastLesson } from "../../../storage/use-device-data.ts";
import { StaticHtml } from "../../../ui/static-html.tsx";
import { Exercises, ProjectView } from "./exercises.tsx";
import type { LessonParts } from "./parts.ts";
import { QuizPart } from "./quiz/quiz-part.tsx";
import "../lesson-ink.css";
import "../../../styles/long-text.css";
import "./lesson-text.css";

const words = courseWords.reading;

type Props = { lesson: Lesson; practice: Practice; parts: LessonParts };

function Hero({ lesson, parts }: Props) {
  return (
    <header className="reading-head">
      <Link className="button quiet -ml-2 no-print" to={paths.course}>
        <ArrowLeft className="icon" aria-hidden="true" /> {words.back}
      </Link>
      <p className="kicker figures">
        <b>{lesson.day}</b> <span>{words.minutesShort(lesson.duration)}</span>
      </p>
      <h1>{lesson.title}</h1>
      <StaticHtml name={`${lesson.slug}-abertura`} html={parts.opening} />
      <div className="actions no-print">
        <WatchLink lesson={lesson} text={courseWords.lesson.watch} className="button line" />
        <FileLink lesson={lesson} text={words.file} />
      </div>
      <p className="small soft no-print">{words.fileHint}</p>
    </header>
  );
}

function OtherLessons({ lesson }: { lesson: Lesson }) {
  const previous = lessons.find(({ number }) => number === lesson.number - 1);
  const next = lessons.find(({ number }) => number === lesson.number + 1);
  return (
    <nav className="other-lessons no-print" aria-label={words.lessonNavigation}>
      {previous && (
        <Link to={lessonPath(previous.slug)}>
          <ArrowLeft className="icon" aria-hidden="true" />
          <span>
            {words.previous} <b>{previous.title}</b>
          </span>
        </Link>
      )}
      {next && (
        <Link to={lessonPath(next.slug)} className="next-lesson">
          <span>
            {words.next} <b>{next.title}</b>
          </span>
          <ArrowRight className="icon" aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

function LessonReading(props: Props) {
  const { lesson, practice, parts } = props;
  useEffect(() => setLastLesson(lesson.number), [lesson]);
  return (
    <article className={lesson.type === "text" ? "reading lesson-ink text" : "reading lesson-ink"}>
      <Hero {...props} />
      <StaticHtml name={bodyName(lesson)} html={parts.body} />
      <div className="work">
        <Exercises practice={practice} parts={parts} />
        <QuizPart slug={lesson.slug} html={parts.quiz} />
        <ProjectView practice={practice} />
        <StaticHtml name={`${lesson.slug}-folha`} html={parts.closing} />
        <div className="actions no-print">
          <DoneButton lesson={lesson} />
          <DoneButton lesson={lesson} mark="watched" />
        </div>
        <CourseStrip lesson={lesson} />
      </div>
      <OtherLessons lesson={lesson} />
    </article>
  );
}

/** By this part the page is known to have its text. */
export function bodyName({ slug }: Lesson): string {
  return `${slug}-texto`;
}

/** The page of one lesson; the route table hands over what lives on it, and no other lesson's. */
export function lessonPage(lesson: Lesson, practice: Practice, parts: LessonParts): ComponentType {
  return function LessonPage() {
    return <LessonReading lesson={lesson} practice={practice} parts={parts} />;
  };
}

import { ArrowRight, BookOpen, ListChecks, MessageSquareText } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { course } from "../../../content/course/course.ts";
import { lessons } from "../../../content/course/lessons.ts";
import type { Lesson } from "../../../content/course/schema.ts";
import { courseWords } from "../../../content/interface/course.ts";
import { site } from "../../../content/interface/site.ts";
import { supportWords } from "../../../content/interface/support.ts";
import { CourseStrip } from "../../components/course-strip.tsx";
import { Counter } from "../../components/drawings/counter.tsx";
import { lessonPath, paths } from "../../paths.ts";
import { useDeviceData } from "../../storage/use-device-data.ts";
import { LessonCard } from "./lesson-card.tsx";
import { LessonSheet } from "./lesson-sheet.tsx";
import { ProgressCard } from "./progress-card.tsx";
import "./course.css";
import "./lesson-ink.css";

/** To the first lesson that is not done; to the first of all once every one is. */
function Start() {
  const { lessons: done, lastLesson } = useDeviceData().course;
  const next = lessons.find(({ number }) => !done.includes(number));
  const lesson = next ?? (lessons[0] as Lesson);
  const { begin, resume, again } = courseWords.start;
  const verb = done.length > 0 || lastLesson ? resume : begin;
  return (
    <Link className="button" to={lessonPath(lesson.slug)}>
      {next ? verb : again}: {lesson.day} <ArrowRight className="icon" aria-hidden="true" />
    </Link>
  );
}

function Hero() {
  return (
    <section className="hero">
      <div className="hero-words">
        <span className="stamp">{course.badge}</span>
        <h1>{course.title}</h1>
        <p className="lead">{course.tagline}</p>
        <Start />
        <ul className="facts figures">
          {course.highlights.map(({ figure, label }) => (
            <li key={label}>
              <strong>{figure}</strong> {label}
            </li>
          ))}
        </ul>
        <p className="small soft">
          {course.producers}
          <br />
          {course.illustrativeNote}
        </p>
      </div>
      <Counter />
    </section>
  );
}

function SubpageMenu() {
  return (
    <nav className="pills mt-8" aria-label={courseWords.subpages}>
      <Link to={paths.assistants}>
        <MessageSquareText className="icon" aria-hidden="true" /> {site.links.assistants}
      </Link>
      <Link to={paths.guide}>
        <ListChecks className="icon" aria-hidden="true" /> {site.guideFromCourse}
      </Link>
      <Link to={paths.library}>
        <BookOpen className="icon" aria-hidden="true" /> {site.links.library}
      </Link>
    </nav>
  );
}

export default function CoursePage() {
  const [shown, setShown] = useState<Lesson | null>(null);
  return (
    <>
      <Hero />
      <SubpageMenu />
      <ProgressCard />
      <section className="section" aria-labelledby="cronograma">
        <header>
          <h2 id="cronograma">{courseWords.schedule.title}</h2>
          <p className="side">
            {courseWords.schedule.hint} {courseWords.lesson.opens(courseWords.lesson.narratedLong)}
          </p>
        </header>
        {lessons.map((lesson) => (
          <LessonCard key={lesson.slug} lesson={lesson} onDetails={() => setShown(lesson)} />
        ))}
        <CourseStrip />
      </section>
      <nav className="actions mt-8" aria-label={supportWords.title}>
        <Link className="button line" to={paths.support}>
          {supportWords.link}
        </Link>
        <Link className="button line" to={paths.certificate}>
          {supportWords.certificate}
        </Link>
      </nav>
      <LessonSheet lesson={shown} onClose={() => setShown(null)} />
    </>
  );
}

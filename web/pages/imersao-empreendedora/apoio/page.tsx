import { ArrowLeft, CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { glossary } from "../../../../content/course/glossary.ts";
import type { LiveLesson } from "../../../../content/course/live-lesson-schema.ts";
import { liveLessons } from "../../../../content/course/live-lessons.ts";
import { courseQuestions } from "../../../../content/course/questions.ts";
import { courseWords } from "../../../../content/interface/course.ts";
import { liveDate, supportWords as words } from "../../../../content/interface/support.ts";
import { toIcs } from "../../../../domain/calendar/ics.ts";
import { liveAnchor, paths, termAnchor } from "../../../paths.ts";
import { downloadFile } from "../../../ui/download-file.ts";
import "./support.css";

type PartProps = { id: string; title: string; hint: string; children: ReactNode };

function Part({ id, title, hint, children }: PartProps) {
  return (
    <section className="section with-margin" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
      </header>
      <p className="side">{hint}</p>
      <div className="main">{children}</div>
    </section>
  );
}

function Live({ lesson: { title, held }, place }: { lesson: LiveLesson; place: number }) {
  const keep = () => {
    if (!held) return;
    const { start, minutes, href } = held;
    const uid = `aula-ao-vivo-${place}@${window.location.host}`;
    const file = toIcs({ uid, title, start, minutes, href }, Date.now());
    downloadFile(words.live.file(place), new Blob([file], { type: "text/calendar" }));
  };
  return (
    <li className="sheet-card">
      <h3>{title}</h3>
      <p className="figures">{held ? liveDate(held.start) : words.live.unset}</p>
      {held && (
        <div className="actions mt-3">
          <a className="button" href={held.recording ?? held.href} target="_blank" rel="noopener">
            {held.recording ? words.live.recording : words.live.join}
          </a>
          <button type="button" className="button line" onClick={keep}>
            <CalendarPlus className="icon" aria-hidden="true" /> {words.live.calendar}
          </button>
        </div>
      )}
    </li>
  );
}

export default function SupportPage() {
  return (
    <>
      <section className="hero plain">
        <div className="hero-words">
          <Link className="button quiet -ml-2" to={paths.course}>
            <ArrowLeft className="icon" aria-hidden="true" /> {courseWords.reading.back}
          </Link>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </section>
      <Part id={liveAnchor} {...words.live}>
        <ul className="live-lessons">
          {liveLessons.map((lesson, i) => (
            <Live key={lesson.title} lesson={lesson} place={i + 1} />
          ))}
        </ul>
      </Part>
      <Part id="perguntas-do-curso" {...words.questions}>
        <dl className="explained-terms">
          {courseQuestions.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="glossario" {...words.glossary}>
        <dl className="explained-terms">
          {glossary.map(({ id, term, says }) => (
            <div key={id} id={termAnchor(id)}>
              <dt>{term}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </>
  );
}

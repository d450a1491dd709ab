import { ChevronDown, FileDown } from "lucide-react";
import { sourcePages, writtenDay } from "../../../../../content/course/cited.ts";
import type { LessonText } from "../../../../../content/course/text-schema.ts";
import type { WholeLesson } from "../../../../../content/course/whole-lesson.ts";
import { type Fact, facts } from "../../../../../content/facts.ts";
import { courseWords } from "../../../../../content/interface/course.ts";
import { lessonLinkPath } from "../../../../components/lesson-link-path.ts";
import { lessonSheetPath } from "../../../../paths.ts";

const words = courseWords.reading;

function Sheet({ lesson, text: { sheet } }: WholeLesson) {
  return (
    <section id="folha">
      <h2>{words.sheet}</h2>
      <div className="take-along">
        <h3>{sheet.title}</h3>
        <ul>
          {sheet.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className="actions no-print">
        <a className="button line" href={lessonSheetPath(lesson.slug)}>
          <FileDown className="icon" aria-hidden="true" /> {words.sheetFile}
        </a>
      </div>
    </section>
  );
}

function Links({ links }: LessonText) {
  return (
    <section>
      <h2>{words.links}</h2>
      <ul className="bullets onward">
        {links.map((link) => (
          <li key={link.text}>
            <a href={lessonLinkPath(link)}>{link.text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SourceView({ fact }: { fact: Fact }) {
  return (
    <li>
      {fact.says}{" "}
      <small>
        {words.source} {sourcePages(fact)}. {words.checked(writtenDay(fact.checkedOn))}
      </small>
    </li>
  );
}

/** Folded: they are five screens of a phone, before the button that ends the lesson. */
function Sources({ facts: names }: LessonText) {
  return (
    <section className="sources">
      <h2>{words.sources}</h2>
      <p className="soft">{words.sourcesHint}</p>
      <details className="answer-fold">
        <summary>
          <ChevronDown className="icon" aria-hidden="true" /> {words.showSources(names.length)}
        </summary>
        <ul className="bullets">
          {names.map((name) => (
            <SourceView key={name} fact={facts[name]} />
          ))}
        </ul>
      </details>
    </section>
  );
}

/** What the reader takes along, where it goes on, and what the lesson rests on. */
export function Closing(whole: WholeLesson) {
  return (
    <>
      <Sheet {...whole} />
      <Links {...whole.text} />
      <Sources {...whole.text} />
    </>
  );
}

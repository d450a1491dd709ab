import { ChevronDown } from "lucide-react";
import type { LessonLink, LessonText } from "../../../../../content/course/text-schema.ts";
import type { WholeLesson } from "../../../../../content/course/whole-lesson.ts";
import { type Fact, facts, sources } from "../../../../../content/facts.ts";
import { courseWords } from "../../../../../content/interface/course.ts";
import { promptPath } from "../../../../components/prompt-path.ts";
import { paths } from "../../../../paths.ts";

const words = courseWords.reading;

function address({ to }: LessonLink): string {
  if (to.kind === "prompt") return promptPath(to.id);
  return to.kind === "item" ? `${paths.guide}#${to.id}` : `${paths.assistants}#${to.id}`;
}

function Links({ links }: LessonText) {
  return (
    <section>
      <h2>{words.links}</h2>
      <ul className="bullets onward">
        {links.map((link) => (
          <li key={link.text}>
            <a href={address(link)}>{link.text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "2026-11-20" as people write it. */
function day(iso: string): string {
  return iso.split("-").toReversed().join("/");
}

function SourceView({ fact: { says, source, checkedOn } }: { fact: Fact }) {
  const pages = (source.match(/F\d+/g) ?? []).map((key) => sources[key]).join("; ");
  return (
    <li>
      {says}{" "}
      <small>
        {words.source} {pages}. {words.checked(day(checkedOn))}
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
export function Closing({ text }: WholeLesson) {
  return (
    <>
      <section id="folha">
        <h2>{words.sheet}</h2>
        <div className="take-along">
          <h3>{text.sheet.title}</h3>
          <ul>
            {text.sheet.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </section>
      <Links {...text} />
      <Sources {...text} />
    </>
  );
}

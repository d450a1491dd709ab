import type {
  LessonText,
  Mistake,
  Pair,
  Section,
} from "../../../../../content/course/text-schema.ts";
import type { WholeLesson } from "../../../../../content/course/whole-lesson.ts";
import { courseWords } from "../../../../../content/interface/course.ts";
import { Contents } from "../../../../components/contents.tsx";
import { exercisesAnchor, projectAnchor } from "../../../../paths.ts";
import { Blocks } from "./blocks.tsx";
import { MinutesTable } from "./minutes-table.tsx";

const words = courseWords.reading;

export function Opening({ text }: WholeLesson) {
  return <p className="lead">{text.promise}</p>;
}

function SectionView({ heading, blocks, id }: Section & { id: string }) {
  return (
    <section id={id}>
      <h2>{heading}</h2>
      <Blocks blocks={blocks} />
    </section>
  );
}

function PairView({ title, before, after, why }: Pair) {
  return (
    <div className="pair">
      <h3>{title}</h3>
      <div>
        <h4>{words.before}</h4>
        <p>{before}</p>
      </div>
      <div className="after">
        <h4>{words.after}</h4>
        <p>{after}</p>
      </div>
      <p className="soft">
        <b>{words.why}</b> {why}
      </p>
    </div>
  );
}

function MistakeView({ mistake, cost, instead }: Mistake) {
  return (
    <li>
      <div>
        <b>{mistake}</b> {cost}
        <p className="ready">
          <b>{words.instead}</b> {instead}
        </p>
      </div>
    </li>
  );
}

function BeforeAfter({ beforeAfter: { heading, pairs } }: LessonText) {
  return (
    <section>
      <h2>{heading}</h2>
      {pairs.map((pair) => (
        <PairView key={pair.title} {...pair} />
      ))}
    </section>
  );
}

function Mistakes({ mistakes: { heading, items } }: LessonText) {
  return (
    <section>
      <h2>{heading}</h2>
      <ol className="topics">
        {items.map((item) => (
          <MistakeView key={item.mistake} {...item} />
        ))}
      </ol>
    </section>
  );
}

const partId = (place: number) => `parte-${place + 1}`;

/** From what the lesson promises to its five mistakes; before it, for the margin, what the whole page holds. */
export function Body(whole: WholeLesson) {
  const { text } = whole;
  const sections = [text.problem, text.idea, ...text.steps, ...text.solved];
  const parts = sections.map(({ heading }, i) => ({ id: partId(i), heading }));
  return (
    <>
      <Contents
        parts={[
          ...parts,
          { id: exercisesAnchor, heading: words.exercises },
          { id: "perguntas", heading: words.quiz },
          { id: projectAnchor, heading: words.project },
          { id: "folha", heading: words.sheet },
        ]}
      />
      <section>
        <h2>{words.outcomes}</h2>
        <ul className="bullets">
          {text.outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
        <MinutesTable {...whole} />
      </section>
      {sections.map((section, i) => (
        <SectionView key={section.heading} id={partId(i)} {...section} />
      ))}
      <BeforeAfter {...text} />
      <Mistakes {...text} />
    </>
  );
}

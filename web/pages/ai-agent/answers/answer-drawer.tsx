import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { assistantWords } from "../../../../content/interface/assistants.ts";
import { keptAnswerWords as words } from "../../../../content/interface/kept-answers.ts";
import { isWholeAnswer } from "../../../storage/answer-shape.ts";
import { type KeptAnswer, keptAnswers } from "../../../storage/kept-answers.ts";
import { forgetAnswers, keepAnswer, useDeviceData } from "../../../storage/use-device-data.ts";
import type { Assistants } from "../assistants.ts";
import { shownText } from "../card.ts";
import { UndoNote } from "../parts/correction-note.tsx";
import { copyAnswer } from "../result-bar.tsx";
import "../parts/parts.css";
import "./answer-drawer.css";

/** "24/11 10:32", by the device's own clock. */
function momentOf(at: string): string {
  const parts = { day: "2-digit", month: "2-digit", hour: "2-digit", minute: "2-digit" } as const;
  return new Date(at).toLocaleString("pt-BR", parts).replace(",", "");
}

type ItemProps = { answer: KeptAnswer; onOpen: () => void; onForget: () => void };

function Item({ answer, onOpen, onForget }: ItemProps) {
  const preview = useRef<HTMLParagraphElement>(null);
  const { title } = assistantWords.agents[answer.asked.agentType];
  const moment = momentOf(answer.at);
  const name = <span className="screen-reader"> {words.which(title, moment)}</span>;
  const text = shownText(answer);
  return (
    <li>
      <p className="kept-head">
        <b>{title}</b> <time dateTime={answer.at}>{moment}</time>
      </p>
      <p className="kept-text" ref={preview}>
        {text}
      </p>
      <div className="kept-actions">
        <button type="button" className="plain-button" onClick={onOpen}>
          {words.open}
          {name}
        </button>
        <button
          type="button"
          className="plain-button"
          onClick={() => preview.current && void copyAnswer(text, preview.current)}
        >
          {words.copy}
          {name}
        </button>
        <button type="button" className="plain-button" onClick={onForget}>
          {words.forget}
          {name}
        </button>
      </div>
    </li>
  );
}

/** The last answers of all cards, closed until somebody looks for one. */
export function AnswerDrawer({ assistants }: { assistants: Assistants }) {
  const answers = useDeviceData().answers.filter(isWholeAnswer);
  const [gone, setGone] = useState<readonly KeptAnswer[]>([]);
  const summary = useRef<HTMLElement>(null);
  if (answers.length + gone.length === 0) return null;
  const { cards, change, show } = assistants;
  const forget = (these: readonly KeptAnswer[]) => {
    summary.current?.focus();
    for (const { at, asked } of these) {
      if (cards[asked.agentType]?.at === at) change(asked.agentType, () => ({}));
    }
    forgetAnswers(these.map(({ at }) => at));
    setGone(these);
  };
  const bringBack = () => {
    for (const answer of gone.toReversed()) keepAnswer(answer);
    setGone([]);
    summary.current?.focus();
  };
  return (
    <section className="answer-drawer" aria-labelledby="respostas-guardadas">
      <details>
        <summary ref={summary}>
          <h2 id="respostas-guardadas">{words.title(answers.length)}</h2>
          <ChevronDown className="icon" aria-hidden="true" />
        </summary>
        <p className="soft">{words.hint(keptAnswers)}</p>
        <ol>
          {answers.map((answer) => (
            <Item
              key={answer.at}
              answer={answer}
              onOpen={() => show(answer.asked, () => answer)}
              onForget={() => forget([answer])}
            />
          ))}
        </ol>
        <UndoNote
          said={gone.length > 0 ? words.forgotten(gone.length) : undefined}
          onUndo={bringBack}
        />
        {answers.length > 0 && (
          <button type="button" className="button danger" onClick={() => forget(answers)}>
            {words.forgetAll}
          </button>
        )}
      </details>
    </section>
  );
}

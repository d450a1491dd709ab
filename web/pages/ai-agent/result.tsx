import { type ReactNode, useRef, useState } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import type { AgentType } from "../../../contract/gemini-chat.ts";
import type { Answered } from "../../storage/kept-answers.ts";
import { noteTaken } from "../../storage/use-device-data.ts";
import { Segmented } from "../../ui/segmented.tsx";
import type { Assistants } from "./assistants.ts";
import { BasedOn } from "./based-on.tsx";
import { type Card, shownText } from "./card.ts";
import { keepAmounts } from "./keep-amounts.ts";
import { ResultBar } from "./result-bar.tsx";
import { AnswerEditor, ResultChanges } from "./result-changes.tsx";
import "../../ui/chip.css";
import "./result.css";

type Props = {
  agent: AgentType;
  card: Card & Answered;
  assistants: Assistants;
  /** Stand above the text: what matters before it is used. */
  notices?: ReactNode;
  /** The answer that is to take its place, as far as it has come; empty while there is none. */
  writing: string;
  onVariant: (variant: number) => void;
  /** Takes the owner's own wording. */
  onText: (text: string) => void;
  /** Stands in the place of the text, where the answer is more than a text. */
  body?: ReactNode;
  /** Other ways to have the answer, as chips. */
  changes?: ReactNode;
  copyLabel?: string;
  /** What to know before the text is used. */
  fine?: string;
  /** Stands at the foot: what else can be done with the answer. */
  children?: ReactNode;
};

/** Who wrote the text, in words. */
function sourceOf({ result, isPasted, isOwn }: Props["card"]): string {
  const { gemini, local, pasted, own } = assistantWords.sources;
  const named = result.provider === "local" ? local : gemini;
  const writer = result.provider === "openai" ? result.model : named;
  const source = isPasted ? pasted : writer;
  return isOwn ? own(source) : source;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Wordings of the same draft, to choose from. */
function Variants({ card, onVariant }: Pick<Props, "card" | "onVariant">) {
  const { label, name } = assistantWords.variants;
  const count = card.result.variants?.length ?? 0;
  const options = Array.from({ length: count }, (_, place) => ({
    value: place,
    label: String(place + 1),
    name: name(place + 1, count),
  }));
  return (
    <div className="variants">
      <Segmented label={label} options={options} value={card.variant ?? 0} onChange={onVariant} />
      <span>{assistantWords.wordCount(countWords(shownText(card)))}</span>
    </div>
  );
}

/** An answer, as a receipt: who wrote it, the text, what to do with it. */
export function Result(props: Props) {
  const { agent, card, assistants, notices, writing, onVariant, onText, body, changes } = props;
  const { copyLabel, fine, children } = props;
  const { result } = card;
  const shown = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  /** The answer that is being written over. */
  const [edited, setEdited] = useState<string>();
  const isEditing = edited === card.at;
  const toggle = () => {
    if (isEditing) editButton.current?.focus();
    setEdited(isEditing ? undefined : card.at);
  };
  const title = assistantWords.agents[agent].result;
  const titleId = `${agent}-result`;
  const text = shownText(card);
  return (
    <section className="result fresh" aria-labelledby={titleId}>
      <div className="result-head">
        <h3 id={titleId} tabIndex={-1}>
          {title}
        </h3>
        <span className="source">
          <span className="screen-reader">{assistantWords.sourceLabel} </span>
          {sourceOf(card)}
        </span>
      </div>
      {notices}
      {!isEditing && (result.variants?.length ?? 0) > 1 && (
        <Variants card={card} onVariant={onVariant} />
      )}
      <div ref={shown} aria-busy={writing !== ""}>
        {isEditing && <AnswerEditor text={text} onText={onText} onDone={toggle} />}
        {!isEditing &&
          (body || (
            <p className="answer-text" tabIndex={-1}>
              {keepAmounts(writing || text)}
            </p>
          ))}
      </div>
      {result.truncated && <p className="note mt-4">{assistantWords.truncated}</p>}
      {!body && result.sources && result.sources.length > 0 && <BasedOn sources={result.sources} />}
      <ResultBar {...{ title, text, shown, copyLabel }} onTaken={() => noteTaken(card.at)} />
      <ResultChanges
        {...{ agent, card, assistants, shown }}
        edit={{ isOpen: isEditing, button: editButton, toggle }}
      >
        {changes}
      </ResultChanges>
      {children}
      <p className="result-fine">
        {fine ??
          (result.provider === "local" ? assistantWords.check.local : assistantWords.check.model)}
      </p>
      {result.allowance && (
        <p className="result-fine">{assistantWords.allowance(result.allowance)}</p>
      )}
    </section>
  );
}

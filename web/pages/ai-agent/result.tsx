import { type ReactNode, type RefObject, useRef } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import type { AgentType, ChatSuccess } from "../../../contract/gemini-chat.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { BasedOn } from "./based-on.tsx";
import { type Card, shownText } from "./card.ts";
import { keepAmounts } from "./keep-amounts.ts";
import { ResultBar } from "./result-bar.tsx";
import "./result.css";

export type Shown = RefObject<HTMLDivElement | null>;

type Props = {
  agent: AgentType;
  card: Card & { result: ChatSuccess };
  /** Stand above the text: what matters before it is used. */
  notices?: ReactNode;
  /** The answer that is to take its place, as far as it has come; empty while there is none. */
  writing: string;
  onVariant: (variant: number) => void;
  /** Stands in the place of the text, where the answer is more than a text. */
  body?: ReactNode;
  /** Behind 'Copiar' and 'WhatsApp'; printing, where there is nothing. */
  actions?: (shown: Shown) => ReactNode;
  copyLabel?: string;
  /** What to know before the text is used. */
  fine?: string;
  /** Stands at the foot: what else can be done with the answer. */
  children?: ReactNode;
};

/** Who wrote the text, in words. */
function sourceOf({ result, isPasted }: Props["card"]): string {
  const { gemini, local, pasted } = assistantWords.sources;
  if (isPasted) return pasted;
  if (result.provider === "openai") return result.model;
  return result.provider === "local" ? local : gemini;
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
  const { agent, card, notices, writing, onVariant, body, actions, copyLabel, fine, children } =
    props;
  const { result } = card;
  const shown = useRef<HTMLDivElement>(null);
  const title = assistantWords.agents[agent].result;
  const titleId = `${agent}-result`;
  const text = shownText(card);
  return (
    <section className="result fresh" aria-labelledby={titleId}>
      <div className="result-head">
        <h3 id={titleId}>{title}</h3>
        <span className="source">
          <span className="screen-reader">{assistantWords.sourceLabel} </span>
          {sourceOf(card)}
        </span>
      </div>
      {notices}
      {(result.variants?.length ?? 0) > 1 && <Variants card={card} onVariant={onVariant} />}
      <div ref={shown} aria-busy={writing !== ""}>
        {body || (
          <p className="answer-text" tabIndex={-1}>
            {keepAmounts(writing || text)}
          </p>
        )}
      </div>
      {result.truncated && <p className="note mt-4">{assistantWords.truncated}</p>}
      {!body && result.sources && result.sources.length > 0 && <BasedOn sources={result.sources} />}
      <ResultBar title={title} text={text} shown={shown} copyLabel={copyLabel}>
        {actions?.(shown)}
      </ResultBar>
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

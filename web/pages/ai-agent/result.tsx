import { type ReactNode, useRef } from "react";
import { assistantWords } from "../../../content/interface/assistants.ts";
import type { AgentType, ChatSuccess } from "../../../contract/gemini-chat.ts";
import { AdPieces } from "./ad-pieces.tsx";
import { BasedOn } from "./based-on.tsx";
import { ResultActions } from "./result-actions.tsx";

type Props = {
  agent: AgentType;
  answer: ChatSuccess;
  /** Stand above the text: what matters before it is used. */
  notices: ReactNode;
  /** The answer that is to take its place, as far as it has come; empty while there is none. */
  writing: string;
  /** Stands at the foot: what else can be done with the answer. */
  children?: ReactNode;
};

/** Who wrote the text, in words. */
function sourceOf({ provider, model }: ChatSuccess): string {
  if (provider === "openai") {
    return model;
  }
  return provider === "local" ? assistantWords.sources.local : assistantWords.sources.gemini;
}

/** An answer, as a receipt: who wrote it, the text, what to do with it. */
export function Result({ agent, answer, notices, writing, children }: Props) {
  const shown = useRef<HTMLDivElement>(null);
  const title = assistantWords.agents[agent].result;
  const titleId = `${agent}-result`;
  return (
    <section className="result fresh" aria-labelledby={titleId}>
      <div className="rh">
        <h3 id={titleId}>{title}</h3>
        <span className="src">
          <span className="sr">{assistantWords.sourceLabel} </span>
          {sourceOf(answer)}
        </span>
      </div>
      {notices}
      <div ref={shown} aria-busy={writing !== ""}>
        {answer.pieces ? (
          <AdPieces pieces={answer.pieces} />
        ) : (
          <p className="out" tabIndex={-1}>
            {writing || answer.text}
          </p>
        )}
      </div>
      {answer.truncated && <p className="note mt-4">{assistantWords.truncated}</p>}
      {answer.sources && answer.sources.length > 0 && <BasedOn sources={answer.sources} />}
      <p className="small soft mt-4">
        {answer.provider === "local" ? assistantWords.check.local : assistantWords.check.model}
      </p>
      {answer.allowance && (
        <p className="small soft mt-2">{assistantWords.allowance(answer.allowance)}</p>
      )}
      <ResultActions title={title} text={answer.text} shown={shown} />
      {children}
    </section>
  );
}

import { ArrowRight, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import type { AnswerCard } from "../../../../content/cards/schema.ts";
import { marketingWords as words } from "../../../../content/interface/marketing.ts";
import type { Source } from "../../../../contract/gemini-chat.ts";
import { sourcePath } from "../source-path.ts";
import { type Sum, ToolBox } from "./tool-box.tsx";
import "./answer-body.css";

type Props = {
  question: string;
  card: AnswerCard;
  source: Source | undefined;
  sum: Sum | undefined;
};

/** An answer that was written once: the direct answer first, what to do, one caution, one way on. */
export function AnswerBody({ question, card, source, sum }: Props) {
  const box = sum && <ToolBox key={card.id} {...sum} />;
  // A question with figures of its own is answered by them first.
  const isFirst = sum !== undefined && Object.keys(sum.read).length > 0;
  return (
    <div className="answer">
      <p className="soft">{words.asked(question)}</p>
      {isFirst && box}
      <p className="answer-direct answer-text" tabIndex={-1}>
        {card.answer}
      </p>
      {!isFirst && box}
      <ol className="answer-steps">
        {card.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="answer-care">
        <TriangleAlert className="icon" aria-hidden="true" /> <span>{card.caution}</span>
      </p>
      {source && (
        <Link className="answer-link" to={sourcePath(source)}>
          {source.title} <ArrowRight className="icon" aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}

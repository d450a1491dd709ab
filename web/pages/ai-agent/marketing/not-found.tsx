import { draftWords, healthWords } from "../../../../content/cards/draft-words.ts";
import { marketingWords } from "../../../../content/interface/marketing.ts";
import { fold } from "../../../../domain/search/fold.ts";
import { Notebook } from "../../../components/drawings/notebook.tsx";
import "./answer-body.css";

const words = marketingWords.notFound;

/** Nothing that was written fits: said so, instead of something made up. */
export function NotFound({ question }: { question: string }) {
  return (
    <section className="empty not-found" aria-labelledby="marketing-not-found">
      <Notebook />
      <h3 id="marketing-not-found" tabIndex={-1}>
        {words.title}
      </h3>
      <p>{words.text(question)}</p>
      <p className="soft small">
        {healthWords.test(fold(question)) ? draftWords.health : words.hint}
      </p>
    </section>
  );
}

import type { Source } from "../../contract/gemini-chat.ts";
import { findPassages, type Passage } from "./find-passages.ts";
import { snippetOf } from "./snippet.ts";
import { queryTermsOf } from "./terms.ts";

/** What an answer may rest on: the source as the page links it, and what it says about the question. */
export type KnowledgeResult = Source & {
  /** Higher fits better; comparable within one question only. */
  score: number;
  /** Whole sentences of the source, up to about 280 characters. */
  snippet: string;
};

function askedStems(question: string): ReadonlySet<string> {
  return new Set(queryTermsOf(question).flatMap(({ stem, meanings }) => [stem, ...meanings]));
}

/** One passage for each source: a lesson is found by its best section. */
function bestOfEach(passages: readonly Passage[]): Passage[] {
  const seen = new Set<string>();
  return passages.filter(({ document: { kind, id } }) => {
    const isNew = !seen.has(`${kind} ${id}`);
    seen.add(`${kind} ${id}`);
    return isNew;
  });
}

/**
 * What the guide, the lessons and the prompts have on a question, best first; nothing where nothing fits.
 * Made for the drafting engine and for giving a language model facts to rest on. Never throws.
 */
export function searchKnowledge(question: string, limit: number): KnowledgeResult[] {
  const asked = askedStems(question);
  return bestOfEach(findPassages(question))
    .slice(0, limit)
    .map(({ document: { id, kind, title, text, prompt }, score }) => ({
      id,
      kind,
      title,
      score,
      // The text of a prompt is said to a model, not to the owner: its description says what it is for.
      snippet: snippetOf(prompt?.description ?? text, asked),
    }));
}

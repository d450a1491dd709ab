import type { Finding } from "../../contract/parts.ts";
import type { FoldedText, Span } from "./folded-text.ts";

/** What somebody has to be told of a place in a text. In `title`, `{words}` stands for the words that were found. */
export type Told = Omit<Finding, "words" | "start" | "end">;

/** A finding at a place of the text. */
export function at(text: string, { start, end }: Span, told: Told): Finding {
  const words = text.slice(start, end);
  const [first = ""] = words;
  const named = first.toLocaleUpperCase("pt-BR") + words.slice(first.length);
  return { ...told, title: told.title.replace("{words}", () => named), words, start, end };
}

/** A finding at a place of the folded text, with the words as they were written. */
export function toFinding(folded: FoldedText, span: Span, told: Told): Finding {
  return at(folded.source, folded.toSource(span), told);
}

/** In the order of the text; of several at one place the longest, then the first. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const one of findings.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  }
  return kept;
}

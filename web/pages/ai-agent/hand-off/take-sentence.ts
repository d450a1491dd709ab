import { splitSentences } from "../../../../domain/text/sentences.ts";

export type Span = { start: number; end: number };

/** Where each sentence of a text stands, in code units; `end` is exclusive. */
function sentenceSpans(text: string): Span[] {
  let from = 0;
  return splitSentences(text).map((sentence) => {
    const start = text.indexOf(sentence, from);
    from = start + sentence.length;
    return { start, end: from };
  });
}

/** Without blanks at the end of lines and more than one empty line. */
function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The text without the sentences that a span stands in. */
export function withoutSentence(text: string, { start, end }: Span): string {
  const gone = sentenceSpans(text).filter((span) => span.start < end && start < span.end);
  const [first, last] = [gone[0], gone.at(-1)];
  if (!first || !last) return text;
  return tidy(`${text.slice(0, first.start)}${text.slice(last.end)}`);
}

/** The text with other words in a place. */
export function withWords(text: string, { start, end }: Span, words: string): string {
  return `${text.slice(0, start)}${words}${text.slice(end)}`;
}

import { type Sentence, sentencesOf } from "./sentences.ts";

const listMark = /^\s*(?:\d{1,3}[.)]|[-•])\s+/;
const heading = /^[^.!?]{1,60}:$/;

/** A line without the sentences that are dropped; null when nothing is left of it. */
function keptOf(line: string, drop: (sentence: string) => boolean): string | null {
  const sentences = sentencesOf(line);
  const isKept = ({ text }: Sentence) => !drop(text);
  if (sentences.every(isKept)) return line;
  const kept = sentences.filter(isKept).map(({ text }) => text);
  if (kept.length === 0) return null;
  const mark = listMark.exec(line)?.[0] ?? "";
  const rest = kept.join(" ");
  return rest.startsWith(mark.trimStart()) ? rest : mark + rest;
}

/** "Para hoje:" with nothing left below it says nothing. */
function leadsNowhere(lines: readonly string[], at: number): boolean {
  const next = lines.slice(at + 1).find((line) => line.trim() !== "");
  return heading.test(lines[at]?.trim() ?? "") && (next === undefined || heading.test(next.trim()));
}

/**
 * The text without the sentences that are dropped, nor the list marks and headings that would be left alone. A text of
 * which nothing is dropped comes back as it is.
 */
export function dropSentences(text: string, drop: (sentence: string) => boolean): string {
  const lines = text.split("\n");
  const kept = lines.map((line) => keptOf(line, drop));
  if (kept.every((line, at) => line === lines[at])) return text;
  const left = kept.filter((line) => line !== null);
  return left
    .filter((_, at) => !leadsNowhere(left, at))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

import { withoutInvisible } from "./invisible-characters.ts";

/** Lines that are nothing but a mark: fences, rules, and what stands below the head of a table. */
const markOnly =
  /^(?:(?:```|~~~).*|-(?: *-){2,}|\*(?: *\*){2,}|_(?: *_){2,}|={3,}|\|?(?: *:?-{3,}:? *\|)+(?: *:?-{3,}:?)?)$/;

/** What ends a line, whoever wrote it. */
export const lineEnd = /\r\n?|[\n\u2028\u2029]/;

const bullet = /^( *)[*+] +/;
const heading = /^#{1,6} +/;
const quote = /^(?:> ?)+/;

/** A mark around words, and what stays; a single `*` or `_` inside a word or between figures is none. */
const inlineMarks: readonly [RegExp, string][] = [
  [/!?\[([^[\]]+)\]\(<?([^()\s]+?)>?(?: "[^"]*")?\)/g, "$1 ($2)"],
  [/`+([^`]+)`+/g, "$1"],
  [/\*\*+(?=\S)([^*]*[^*\s])\*\*+/g, "$1"],
  [/(?<![\p{L}\p{N}*])\*(?=\S)([^*]*[^*\s])\*(?![\p{L}\p{N}*])/gu, "$1"],
  [/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)([^_]*[^_\s])\1(?![\p{L}\p{N}_])/gu, "$2"],
  [/~~(?=\S)([^~]*[^~\s])~~/g, "$1"],
  // What is left of a pair that never closed.
  [/\*\*+|``+/g, ""],
  [/\\([*_#`~>[\]-])/g, "$1"],
];

/** A row of a table keeps its cells. */
function withoutBorders(line: string): string {
  const inner = line.trim();
  if (!inner.startsWith("|")) return line;
  return (inner.endsWith("|") ? inner.slice(1, -1) : inner.slice(1)).trim();
}

/** One line without marks; null for a line that is nothing but a mark. No mark reaches over a line's end. */
export function plainLine(line: string): string | null {
  if (markOnly.test(line.trim())) return null;
  const text = withoutBorders(line)
    .replace(bullet, "$1- ")
    .replace(quote, "")
    .replace(heading, "")
    .trimEnd();
  return inlineMarks.reduce((done, [mark, kept]) => done.replace(mark, kept), text).trimEnd();
}

/** The text of a model without Markdown marks, which the result box would show as they are. */
export function stripMarkdown(answer: string): string {
  return withoutInvisible(answer)
    .split(lineEnd)
    .map(plainLine)
    .filter((line) => line !== null)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

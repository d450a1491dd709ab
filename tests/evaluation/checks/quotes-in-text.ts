import { fold, plainPattern, sentencesOf } from "./text.ts";

/** “...” and "...": what a reply gives as the customer's own words. */
const quoted = /“([^“”]*)”|"([^"]*)"/gu;

/** Stands for a quote where only the owner's words are judged; no letter, so that it makes no word of its own. */
const placeholder = "“\uFFFC”";

/** What a stretch must not be cut away from: "não foi muito | bom o atendimento". */
const negation =
  "(?<!\\p{L})(?:[Nn][ãa]o|n|[Nn]em|[Nn]unca|[Jj]amais|[Ss]em) (?:(?:é|e|foi|era|está|esta|tá|ta|estava|tava|ficou|tem|tinha|achei|me|se|nos|muito|tão|tao) ){0,2}";

function squeezed(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

/** The whole words of the stretch, letter for letter but for the case of the first. */
function patternOf(stretch: string): string | undefined {
  const [first, ...rest] = squeezed(stretch);
  if (first === undefined) return undefined;
  const either = [first.toLowerCase(), first.toUpperCase()].map(plainPattern).join("|");
  const words = `(?:${either})${plainPattern(rest.join(""))}`;
  return `(?<![\\p{L}\\p{N}]|\\p{L}-)${words}(?![\\p{L}\\p{N}]|[-.,]\\p{N}|-\\p{L})`;
}

export function isVerbatim(stretch: string, input: string): boolean {
  const pattern = patternOf(stretch);
  return pattern !== undefined && new RegExp(pattern, "u").test(squeezed(input));
}

/** What stands before and behind the stretch, wherever it is in the input. */
export function placesOf(stretch: string, input: string): { before: string; after: string }[] {
  const pattern = patternOf(stretch);
  if (pattern === undefined) return [];
  const whole = squeezed(input);
  return [...whole.matchAll(new RegExp(pattern, "gu"))].map(({ 0: found, index }) => ({
    before: whole.slice(0, index),
    after: whole.slice(index + found.length),
  }));
}

/** Whether it stands in the input only behind a "não" that it leaves out. */
export function isCutFromItsNegation(stretch: string, input: string): boolean {
  const pattern = patternOf(stretch);
  if (pattern === undefined || !isVerbatim(stretch, input)) return false;
  return !new RegExp(`(?<!${negation})${pattern}`, "u").test(squeezed(input));
}

export function quotesIn(text: string): string[] {
  return [...text.matchAll(quoted)].map(([, curly, straight]) => curly ?? straight ?? "");
}

/** What is left of quotation marks when every pair is taken away. */
export function loneMark(text: string): string | undefined {
  return /[“”"]/u.exec(text.replace(quoted, ""))?.[0];
}

/** Those that are letter for letter, in their order. */
export function verbatimQuotes(text: string, input: string): string[] {
  return quotesIn(text).filter((quote) => isVerbatim(quote, input));
}

/** The reply without the customer's words: a quote that is not letter for letter stays, and is judged as the owner's. */
export function ownersWords(text: string, input: string): string {
  return text.replace(quoted, (whole, curly?: string, straight?: string) =>
    isVerbatim(curly ?? straight ?? "", input) ? placeholder : whole,
  );
}

/** A part of a sentence: the owner's words, folded, and the verbatim quotes that stand among them. */
export type Passage = { owners: string; quotes: readonly string[] };

/** `cut`: where a sentence changes its mind; for folded text. */
export function passagesOf(text: string, input: string, cut: RegExp): Passage[] {
  const quotes = verbatimQuotes(text, input);
  const parts = sentencesOf(ownersWords(text, input)).flatMap((sentence) =>
    fold(sentence).split(cut),
  );
  let taken = 0;
  return parts.map((owners) => {
    const from = taken;
    taken += owners.split(placeholder).length - 1;
    return { owners, quotes: quotes.slice(from, taken) };
  });
}

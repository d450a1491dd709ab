import { absolute, type Fraction, fraction, isSame, minus, rounded, times } from "./roi-sums.ts";
import { fold, sentencesOf } from "./text.ts";

/** A number as it is shown: 1.234,50 has the value 1234.5 and two decimals. */
export type Shown = { text: string; value: Fraction; decimals: number };

const number = /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g;
const scales: readonly [RegExp, string][] = [
  [/^\s(?:mil)(?![a-z])/, "1000"],
  [/^\s(?:milhao|milhoes)/, "1000000"],
  [/^\s(?:bilhao|bilhoes)/, "1000000000"],
];

function toShown(text: string, after: string): Shown {
  const plain = text.replaceAll(".", "").replace(",", ".");
  const decimals = plain.split(".")[1]?.length ?? 0;
  const scale = /^\d{1,3}(?:,\d+)?$/.test(text)
    ? scales.find(([word]) => word.test(after))
    : undefined;
  const value = fraction(plain);
  if (!scale) return { text, value, decimals };
  return {
    text,
    value: times(value, fraction(scale[1])),
    decimals: decimals - (scale[1].length - 1),
  };
}

/** The numbers of a text, the numbering of a list left out. */
export function shownIn(text: string): Shown[] {
  const folded = fold(text.replace(/^\s*\d+[.)º]\s/gm, "")).replace(/\s/g, " ");
  return [...folded.matchAll(number)].map((match) =>
    toShown(match[0], folded.slice(match.index + match[0].length)),
  );
}

/** Whether the number is this figure, rounded to the decimals shown. */
export function shows({ value, decimals }: Shown, figure: Fraction): boolean {
  const exact = absolute(figure);
  if (decimals >= 0) return isSame(rounded(exact, decimals), value);
  const half = fraction(`${10 ** -decimals / 2}`);
  return minus(half, absolute(minus(exact, value))).top >= 0n;
}

export type Segment = { folded: string; shown: readonly Shown[] };

/** Lines and sentences: a label and its number stand in one of them. */
export function segmentsOf(text: string): Segment[] {
  return [...text.split("\n"), ...sentencesOf(text)].map((part) => ({
    folded: fold(part),
    shown: shownIn(part),
  }));
}

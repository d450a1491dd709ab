import { findNumbers, type NumberInText } from "../roi-prompt/find-numbers.ts";

/** A number of a text and how exactly it is written. */
export type Figure = {
  /** As written. */
  text: string;
  /** Without its sign: "prejuízo de R$ 512" and "-R$ 512" are one figure. Null where it makes no sense. */
  value: number | null;
  kind: "money" | "percent" | "plain";
  /** Half of the last place that is written. */
  tolerance: number;
  /** What stands behind it, folded to small letters. */
  behind: string;
  /** Place in the text, in code units; `end` is exclusive. */
  start: number;
  end: number;
};

const sizes: Readonly<Record<string, number>> = { mil: 1e3, milhao: 1e6, milhoes: 1e6 };

function sizeOf(written: string): number {
  const word = /\p{L}+$/u.exec(written)?.[0].toLowerCase() ?? "";
  return sizes[word.replaceAll("õ", "o").replaceAll("ã", "a")] ?? 1;
}

/** Decimals that are written; a dot before three digits groups thousands. */
function decimalsOf(written: string): number {
  const [, sign, digits = ""] = /([.,])(\d+)(?!.*\d)/.exec(written) ?? [];
  return sign === "." && digits.length === 3 ? 0 : digits.length;
}

function toFigure(plain: string, { value, isMoney, isPercent, start, end }: NumberInText): Figure {
  const text = plain.slice(start, end).trim();
  return {
    text,
    value: value === null ? null : Math.abs(value),
    kind: isMoney ? "money" : isPercent ? "percent" : "plain",
    tolerance: (sizeOf(text) / 10 ** decimalsOf(text)) * 0.5,
    behind: plain.slice(end, end + 24).toLowerCase(),
    start,
    end,
  };
}

/** The numbers of a list ("1. ", "2) ") say nothing. */
const listMarks = /^[^\S\n]*\d{1,2}[.)](?=\s)/gmu;

/** Signs in one form, character by character; what separates values must group no digits. */
function toPlain(text: string): string {
  return text
    .replace(listMarks, (mark) => " ".repeat(mark.length))
    .replace(/[\t-\r\u2028\u2029]/g, "|")
    .replace(/\s/g, " ")
    .replace(/[\u2010-\u2015\u2212]/g, "-");
}

/** Places a text may have before its numbers are no figures any more (a document, a code). */
const longestNumber = 40;

/** The figures of a text, in order. */
export function figuresIn(text: string): Figure[] {
  const plain = toPlain(text);
  return findNumbers(plain)
    .filter(({ start, end }) => end - start <= longestNumber)
    .map((number) => toFigure(plain, number));
}

/** Of what is rounded, the share it may be off: "cerca de R$ 17" for R$ 16,67, "0,13%" for 0,125%. */
const mostOff = 0.05;

function isSameAmount(value: number, tolerance: number, known: number): boolean {
  const off = Math.abs(value - known);
  return off <= Math.abs(known) * 1e-9 || (off <= tolerance * 1.0001 && off <= known * mostOff);
}

/** The place of the first value that is not below; the values ascend. */
function placeOf(value: number, values: readonly number[]): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A sum of money may stand without its sign in the facts (a ratio, "por real"); a percentage never does. */
const kindsFor: Record<Figure["kind"], readonly Figure["kind"][]> = {
  plain: ["plain", "money", "percent"],
  money: ["money", "plain"],
  percent: ["percent"],
};

/** Whether a figure is one of those known, or one of them rounded as it is written: of two, the nearer decides. */
export function createFigureLookup(
  known: readonly Pick<Figure, "value" | "kind">[],
): (shown: Figure) => boolean {
  const valuesOf = (kinds: readonly Figure["kind"][]) =>
    known
      .flatMap(({ value, kind }) => (value !== null && kinds.includes(kind) ? [value] : []))
      .sort((a, b) => a - b);
  const values = {
    plain: valuesOf(kindsFor.plain),
    money: valuesOf(kindsFor.money),
    percent: valuesOf(kindsFor.percent),
  };
  return ({ value, kind, tolerance }) => {
    if (value === null) return false;
    const at = placeOf(value, values[kind]);
    const near = [values[kind][at - 1], values[kind][at]];
    return near.some((one) => one !== undefined && isSameAmount(value, tolerance, one));
  };
}

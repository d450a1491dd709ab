import { parseDecimal } from "../numbers/parse-decimal.ts";

export type NumberInText = {
  /** Null where the separators make no sense ("1.500.50"). */
  value: number | null;
  isMoney: boolean;
  isPercent: boolean;
  start: number;
  end: number;
};

/** A minus touches its number: in "Investimento - R$ 800" the dash only separates. */
const number =
  /(?<![\d.,])(?<amount>(?:-?R\$ ?)?-?\d+(?: \d{3}(?![\d]))*(?:[.,]\d+)*)(?<percent> ?%| por cento)?(?: (?<size>mil|milh(?:ão|ao|ões|oes))(?!\p{L}))?/giu;

const thousand = 1000;
const million = 1_000_000;

function sizeOf(word: string | undefined): number {
  if (!word) return 1;
  return word.toLowerCase() === "mil" ? thousand : million;
}

/** Multiplied as a decimal: 1.1 x 1000 is 1100, not 1100.0000000000002. */
function scale(value: number | null, size: number): number | null {
  return value === null ? null : Number((value * size).toPrecision(15));
}

/** The numbers of a text, in order; the signs must be plain ones (`toPlainSigns`). */
export function findNumbers(text: string): NumberInText[] {
  return Array.from(text.matchAll(number), (match) => {
    const { amount = "", percent, size } = match.groups ?? {};
    return {
      value: scale(parseDecimal(amount), sizeOf(size)),
      isMoney: /R\$/i.test(amount),
      isPercent: percent !== undefined,
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

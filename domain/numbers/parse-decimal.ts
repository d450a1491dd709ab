import { toPlainSigns } from "./plain-signs.ts";

/** Sign before or after `R$`, the digits with their separators, and an optional `%`. */
const frame = /^(-?) *(?:R\$)? *(-?) *([\d.,][\d., ]*?)[.,]? *%?$/i;

const groupedByDot = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;
const groupedBySpace = /^[1-9]\d{0,2}( \d{3})+([.,]\d+)?$/;
const groupedByComma = /^[1-9]\d{0,2}((,\d{3})+\.\d+|(,\d{3}){2,})$/;
const ungrouped = /^(\d+([.,]\d+)?|[.,]\d+)$/;

/** Digits a double holds for certain; a longer whole part would be altered silently. */
const maxDigits = 15;
/** Characters of a text that is read at all; 15 grouped digits with `R$`, sign and a calculator's fraction fit. */
const maxLength = 64;

/** The number with `.` as decimal mark and no grouping, or null where the separators make no sense. */
function toCanonical(digits: string): string | null {
  if (groupedByDot.test(digits)) return digits.replaceAll(".", "").replace(",", ".");
  if (groupedBySpace.test(digits)) return digits.replaceAll(" ", "").replace(",", ".");
  if (groupedByComma.test(digits)) return digits.replaceAll(",", "");
  if (ungrouped.test(digits)) return digits.replace(",", ".");
  return null;
}

function toNumber(canonical: string, negative: boolean): number | null {
  const whole = (canonical.split(".")[0] ?? "").replace(/^0+/, "");
  if (whole.length > maxDigits) return null;
  const size = Number(Number(canonical).toPrecision(maxDigits));
  return negative && size !== 0 ? -size : size;
}

/**
 * The number a person in Brazil means by what they typed, or null when it is none (empty, letters, separators
 * that make no sense, two signs, more than 15 digits before the decimal mark, more than 64 characters).
 * Never NaN, never infinite, never -0; a fraction is rounded to 15 significant digits in all.
 * `R$` and `%` are accepted and say nothing: the field knows its unit (`2,5%` is 2.5).
 *
 * Where a text could mean two numbers:
 * - `1.500` is 1500, `1.500.000` is 1500000: a dot before exactly three digits groups thousands;
 * - `1.5`, `1.50`, `0.500`, `.500`, `1500.500` have a decimal dot: no thousands are written like that;
 * - `1,500` is 1.5: a single comma is always the decimal mark;
 * - `1,500.50` and `1,500,000` are 1500.5 and 1500000: only the English grouping reads them;
 * - `1 500,50` is 1500.5, `10 20` and two spaces in a row are null: those are two numbers;
 * - `1500,` and `1.500.` are 1500: one separator at the end is a number being typed, or the end of a sentence.
 */
export function parseDecimal(text: string): number | null {
  const plain = toPlainSigns(text).trim();
  if (plain.length > maxLength) return null;
  const [, before = "", after = "", digits = ""] = frame.exec(plain) ?? [];
  if (before !== "" && after !== "") return null;
  const canonical = toCanonical(digits);
  return canonical === null ? null : toNumber(canonical, before + after === "-");
}

import { standingAlone } from "./passages.ts";

/**
 * CPF and CNPJ as they are written: with their points, dash and slash, with spaces, or with nothing.
 * The CNPJ of 2026 has letters too; without separators only capitals count.
 */
export const cpfForm = standingAlone(String.raw`\d{3}([. ]?)\d{3}\1\d{3}[-. ]?\d{2}`);
export const cnpjForm = standingAlone(
  String.raw`[\dA-Za-z]{2}([. ])[\dA-Za-z]{3}\1[\dA-Za-z]{3}[/ ]?[\dA-Za-z]{4}[- ]?\d{2}|[\dA-Z]{8}/?[\dA-Z]{4}-?\d{2}`,
);

/** Value of a character by the rule of the Receita Federal: its ASCII code less that of `0`. */
function characterValue(character: string): number {
  return character.charCodeAt(0) - 48;
}

/** Module 11: what is left below 2 gives 0. */
function checkDigit(characters: string, weights: readonly number[]): string {
  const sum = weights.reduce(
    (total, weight, i) => total + weight * characterValue(characters[i] ?? "0"),
    0,
  );
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

function bothDigits(base: string, first: readonly number[], second: readonly number[]): string {
  const digit = checkDigit(base, first);
  return digit + checkDigit(base + digit, second);
}

const cpfFirst = [10, 9, 8, 7, 6, 5, 4, 3, 2];
const cpfSecond = [11, ...cpfFirst];
const cnpjFirst = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const cnpjSecond = [6, ...cnpjFirst];

/** The check digits fit 000.000.000-00 and the like, which nobody has. */
function isOneCharacter(text: string): boolean {
  return /^(.)\1*$/.test(text);
}

/** Eleven digits, without separators. */
export function isCpf(digits: string): boolean {
  const base = digits.slice(0, 9);
  return !isOneCharacter(digits) && digits.slice(9) === bothDigits(base, cpfFirst, cpfSecond);
}

/** Twelve capitals or digits and two digits, without separators. */
export function isCnpj(characters: string): boolean {
  const base = characters.slice(0, 12);
  return (
    !isOneCharacter(characters) &&
    // A word of twelve letters with a number behind it is no company.
    /\d/.test(base) &&
    characters.slice(12) === bothDigits(base, cnpjFirst, cnpjSecond)
  );
}

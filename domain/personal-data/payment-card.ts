import { standingAlone } from "./passages.ts";

/** As printed on cards: 4-4-4-4, 4-4-4-4-3, 4-6-5 (American Express), 4-6-4 (Diners), or in one. */
export const cardForm = standingAlone(
  String.raw`\d{4}([ .\-]?)\d{4}\1\d{4}\1\d{4}(?:\1\d{3})?|\d{4}([ .\-]?)\d{6}\2\d{4,5}`,
);

type Issuer = { lengths: readonly number[]; from: string; to: string };

/** First digits by the public tables of the networks (ISO/IEC 7812), with those of Brazil. */
const issuers: readonly Issuer[] = [
  { from: "4", to: "4", lengths: [16, 19] }, // Visa, part of Elo
  { from: "51", to: "55", lengths: [16] }, // Mastercard
  { from: "2221", to: "2720", lengths: [16] },
  { from: "34", to: "34", lengths: [15] }, // American Express
  { from: "37", to: "37", lengths: [15] },
  { from: "300", to: "305", lengths: [14] }, // Diners
  { from: "36", to: "36", lengths: [14] },
  { from: "38", to: "38", lengths: [14] },
  { from: "504175", to: "504175", lengths: [16] }, // Elo
  { from: "506699", to: "506778", lengths: [16] },
  { from: "509000", to: "509999", lengths: [16] },
  { from: "627780", to: "627780", lengths: [16] },
  { from: "636297", to: "636368", lengths: [16] },
  { from: "6011", to: "6011", lengths: [16, 19] }, // Discover, part of Elo
  { from: "644", to: "659", lengths: [16, 19] },
  { from: "606282", to: "606282", lengths: [16, 19] }, // Hipercard
  { from: "3528", to: "3589", lengths: [16] }, // JCB
];

function isIssued(digits: string): boolean {
  return issuers.some(({ from, to, lengths }) => {
    const prefix = digits.slice(0, from.length);
    return lengths.includes(digits.length) && prefix >= from && prefix <= to;
  });
}

/** Luhn: every second digit from the right doubled, the sum a multiple of ten. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The digits of a card, without separators. */
export function isPaymentCard(digits: string): boolean {
  return isIssued(digits) && passesLuhn(digits);
}

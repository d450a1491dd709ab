import { findPersonalData } from "../../domain/personal-data/find-personal-data.ts";
import type { Check, Rule } from "./fault.ts";

/** Endings that are no word of a sentence; the short ones below count only with a path behind them. */
const endings = "com|net|org|edu|gov|app|shop|store|site|online|info|blog|dev|xyz|example";
const shortEndings = "me|co|io|ly|gl|gd|be|bio|link|br";

/** Addresses of the web and names of accounts; every part is bounded, so that a search stays linear. */
const addresses: readonly RegExp[] = [
  /\bhttps?:\/\/[^\s<>"”)]{1,300}/giu,
  /\bwww\.[^\s<>"”)]{1,200}/giu,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}@._-])[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,3}\.(?:${endings})(?:\.[a-z]{2})?(?![\p{L}\p{N}])(?:\/[^\s<>"”)]{0,200})?`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}@._-])[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,2}\.(?:${shortEndings})\/[^\s<>"”)]{1,200}`,
    "giu",
  ),
  /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{2,40}/giu,
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,40} (?:ponto|dot) com(?![\p{L}\p{N}])/giu,
];

/** Numbers that are called, besides those of findPersonalData; a pair of years is none. */
const numbers: readonly RegExp[] = [
  /(?<!\d)0[3589]00[ .-]?\d{2,3}[ .-]?\d{2,4}(?!\d)/g,
  /(?<![\d.,])(?!(?:19|20)\d\d-(?:19|20)\d\d)\d{4,5}-\d{4}(?!\d)/g,
];

function bareAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[.,;:!?/]+$/, "");
}

/** What somebody could be led to by the text, in the form it is compared by. */
function contactsIn(text: string): string[] {
  const plain = text.replace(/[\u2010-\u2015\u2212]/g, "-").replace(/[^\S\n]/g, " ");
  const data = findPersonalData(plain).map(({ start, end }) => plain.slice(start, end));
  const called = numbers.flatMap((form) => plain.match(form) ?? []);
  const written = addresses.flatMap((form) => plain.match(form) ?? []);
  return [
    ...[...data, ...called].map((one) => (one.includes("@") ? one.toLowerCase() : digitsOf(one))),
    ...written.map(bareAddress),
  ];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

/** Most texts have none of these, and then no contact. */
const signs = /[@\d]|\.\p{L}|www|http|(?:ponto|dot) com/iu;

/** A quick look: false where no sentence of the text has a contact, nor a figure. */
export function mayHaveContact(text: string): boolean {
  return signs.test(text);
}

/**
 * Links, e-mail addresses, accounts, telephones and documents that are not among what was given.
 * @param ruleOfGiven the rule that even those break which were given; without one they are fine.
 */
export function createContactCheck(given: string, ruleOfGiven?: Rule): Check {
  return (text) => {
    const found = mayHaveContact(text) ? contactsIn(text) : [];
    if (found.length === 0) return undefined;
    const known = given.toLowerCase();
    const digits = digitsOf(given);
    const isKnown = (contact: string) =>
      /^\d+$/.test(contact) ? digits.includes(contact) : known.includes(contact);
    if (!found.every(isKnown)) return { rule: "contact" };
    return ruleOfGiven && { rule: ruleOfGiven };
  };
}

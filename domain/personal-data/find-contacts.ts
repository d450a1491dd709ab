import { findPersonalData } from "./find-personal-data.ts";

/** A passage that leads somewhere: a link, an address, an account, a telephone, a document. */
export type Contact = {
  /** The form it is compared by: digits alone, or small letters without scheme and closing signs. */
  key: string;
  start: number;
  end: number;
};

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
    .replace(/[.,;:!?/]{1,20}$/, "");
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

function matchesOf(plain: string, forms: readonly RegExp[], keyOf: (found: string) => string) {
  return forms.flatMap((form) =>
    Array.from(plain.matchAll(form), ({ index, 0: found }) => ({
      key: keyOf(found),
      start: index,
      end: index + found.length,
    })),
  );
}

/** Most texts have none of these, and then no contact. */
const signs = /[@\d]|\.\p{L}|www|http|(?:ponto|dot) com/iu;

/** A quick look: false where no sentence of the text has a contact, nor a figure. */
export function mayHaveContact(text: string): boolean {
  return signs.test(text);
}

/** What somebody could be led to by the text; what is found in two ways stands twice. */
export function findContacts(text: string): Contact[] {
  if (!mayHaveContact(text)) return [];
  const plain = text.replace(/[\u2010-\u2015\u2212]/g, "-").replace(/[^\S\n]/g, " ");
  const data = findPersonalData(plain).map(({ start, end }) => {
    const found = plain.slice(start, end);
    return { key: found.includes("@") ? found.toLowerCase() : digitsOf(found), start, end };
  });
  return [
    ...data,
    ...matchesOf(plain, numbers, digitsOf),
    ...matchesOf(plain, addresses, bareAddress),
  ];
}

/** Whether a contact stands in a text that is given, however it is written there. */
export function createContactLookup(given: string): (contact: Contact) => boolean {
  const lower = given.toLowerCase();
  const digits = digitsOf(given);
  const answers = new Map<string, boolean>();
  return ({ key }) => {
    const known = answers.get(key) ?? (/^\d+$/.test(key) ? digits : lower).includes(key);
    answers.set(key, known);
    return known;
  };
}

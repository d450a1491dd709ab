/** Anything but Latin-1 and the dashes and quotation marks of a phone's keyboard, of which each folds by itself. */
const unusual = /[\u0100-\u200F\u2027-\uFFFF]/;
const accented = /[\u00E0-\u00FF]/g;

function foldAny(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ς", "σ");
}

/** What the small letters of Latin-1 fold to. */
const bases = new Map(
  Array.from({ length: 0x20 }, (_, at) => String.fromCharCode(0xe0 + at)).map((letter) => [
    letter,
    foldAny(letter),
  ]),
);

function baseOf(letter: string): string {
  return bases.get(letter) ?? letter;
}

/**
 * The text without case and accents, for comparing: "Avaliação" and "AVALIACAO" fold to "avaliacao".
 * Final sigma folds to sigma, so that folding a text equals folding its characters one by one. Idempotent.
 */
export function fold(text: string): string {
  // Nearly all that is written here; a third of the time of taking it apart.
  return unusual.test(text) ? foldAny(text) : text.toLowerCase().replace(accented, baseOf);
}

/** A folded text trimmed and with each run of white space as one space: what queries and fields are compared by. */
export function toSearchKey(text: string): string {
  return fold(text).replace(/\s+/g, " ").trim();
}

import { followsReference, standingAlone, textBefore } from "./passages.ts";

/** Area codes in use (Anatel). */
const areaCodes = new Set(
  [
    "11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38",
    "41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69",
    "71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99",
  ].flatMap((codes) => codes.split(" ")),
);

const country = String.raw`(?<country>\+55|55)[ .\-]?`;
const area = String.raw`(?:\(0?(?<inBrackets>\d\d)\)|0?(?<bare>\d\d))[ .\-]{0,2}`;
const mobile = String.raw`9[ .]?\d{4}[ .\-]?\d{4}`;
const fixed = String.raw`[2-5]\d{3}[ .\-]?\d{4}`;

/** A bracket or plus is no word: it may stand before the passage, and is a part of it. */
export const phoneForm = standingAlone(
  `(?:${country})?(?:${area})(?:(?<mobile>${mobile})|(?<fixed>${fixed}))`,
);
/** Mobile numbers are known by their nine; others need a word before them that says so. */
export const localPhoneForm = standingAlone(String.raw`9\d{4}-?\d{4}|[2-5]\d{3}-?\d{4}`);

/** Words after which digits are a phone, with up to two short ones between ("liga para o 3456-7890"). */
const cue =
  /(?:\b(?:tel|telefones?|fones?|cel|celular|whats|whatsapp|wpp|zap|ligu?[aeo]\p{L}{0,3}|contato|chame|chamar|discar?)|☎)[ .:]{0,3}(?:\p{L}{1,4} ){0,2}$/iu;

/** "21 2024-2025": years, not the number of a phone. */
function isYears(number: string): boolean {
  return /^(?:19|20)\d\d[ .-](?:19|20)\d\d$/.test(number);
}

/** Whether the digits may be a phone by what stands before them. */
function isAnnounced(text: string, start: number): boolean {
  return cue.test(textBefore(text, start));
}

/** A match of `phoneForm`; the text must have plain signs. */
export function isPhone(text: string, { index, groups }: RegExpMatchArray): boolean {
  const { country: called, inBrackets, bare, mobile: nine, fixed: number = "" } = groups ?? {};
  if (!areaCodes.has(inBrackets ?? bare ?? "")) return false;
  if (/R\$ ?$/.test(textBefore(text, index ?? 0))) return false;
  if (nine || inBrackets || called?.startsWith("+")) return true;
  // Eight digits after two look like many other things, if nothing sets them apart.
  return (/[.-]/.test(number) && !isYears(number)) || isAnnounced(text, index ?? 0);
}

/** A match of `localPhoneForm`; the text must have plain signs. */
export function isLocalPhone(text: string, { index, 0: number }: RegExpMatchArray): boolean {
  const start = index ?? 0;
  return (/^9\d{4}-/.test(number) && !followsReference(text, start)) || isAnnounced(text, start);
}

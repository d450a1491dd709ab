import type { PersonalData } from "./personal-data.ts";

/** Longest parts that RFC 5321 allows. */
const longestName = 64;
const longestDomain = 255;

const name = /[\p{L}\d.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const domain = /^[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,3}\.\p{L}{2,24}(?![\p{L}\d])/u;

/** Signs that a sentence puts before an address ("E-mail:maria@..." has none of them in the name). */
const opening = /^[.!#$%&'*+/=?^_`{|}~-]+/;

function around(text: string, at: number): PersonalData[] {
  const [before = ""] = name.exec(text.slice(Math.max(0, at - longestName), at)) ?? [];
  const [after] = domain.exec(text.slice(at + 1, at + 1 + longestDomain)) ?? [];
  const written = before.replace(opening, "");
  if (written === "" || !after) return [];
  return [{ kind: "email", start: at - written.length, end: at + 1 + after.length }];
}

/** Found from the sign outwards: no part of the text is read more often than it has signs nearby. */
export function findEmails(text: string): PersonalData[] {
  return Array.from(text.matchAll(/@/g), ({ index }) => around(text, index)).flat();
}

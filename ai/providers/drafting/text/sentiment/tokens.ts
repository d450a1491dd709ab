import { fold } from "../../../../../domain/search/fold.ts";

/** Short forms whose long one turns or colours a sentence. They are part of what the weights were trained on. */
const shortForms: Readonly<Record<string, string>> = {
  n: "nao",
  nn: "nao",
  num: "nao",
  naum: "nao",
  nunk: "nunca",
  q: "que",
  pq: "porque",
  p: "para",
  pra: "para",
  pro: "para",
  pras: "para",
  pros: "para",
  vc: "voce",
  vcs: "voces",
  mt: "muito",
  mto: "muito",
  muinto: "muito",
  mta: "muita",
  dms: "demais",
  tb: "tambem",
  tbm: "tambem",
  hj: "hoje",
  td: "tudo",
  ta: "esta",
  to: "estou",
  tava: "estava",
  tavam: "estavam",
  gnt: "gente",
  msm: "mesmo",
  ngm: "ninguem",
  vlw: "valeu",
  obg: "obrigado",
};

const token = /[\p{L}\p{N}]+|\p{Extended_Pictographic}|[?!,]|\.{2,}|…/gu;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** Words, faces and the signs that carry a tone, without case, accents and drawn-out letters. */
export function toTokens(text: string): string[] {
  const folded = fold(text).replace(/(\p{L})\1{2,}/gu, "$1");
  return Array.from(folded.matchAll(token), ([found]) =>
    Object.hasOwn(shortForms, found) ? (shortForms[found] ?? found) : found,
  );
}

export function isWord(found: string): boolean {
  return letterOrDigit.test(found);
}

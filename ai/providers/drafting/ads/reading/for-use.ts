import { occasions, people } from "../lexicon/people.ts";
import { foldInPlace } from "./restore-places.ts";

/** "para crianças, jovens e adultos": whom a thing is for is told of all of them. */
const listOfPeople = /(?<!\p{L})(?:para|pra) (\p{Ll}+(?:, \p{Ll}+){1,4},? e \p{Ll}+)(?!\p{L})/gu;

/** What else something is for, folded: who owns it is on offer nowhere. */
const forWhat =
  /^(?:casas?|residencias?|apartamentos?|predios?|galpoes|industrias?|sitios?|chacaras?|fazendas?|igrejas?|obras?|caes|cachorros?|gatos?|pets?|aves|cavalos?|carros?|motos?|caminhoes|caminhonetes|vans|utilitarios|onibus)$/;

/** Whether a word tells whom or what something is for. */
export function isForIt(word: string): boolean {
  const key = foldInPlace(word);
  return people.has(key) || occasions.has(key) || forWhat.test(key);
}

function namesPeople([, list = ""]: RegExpMatchArray): boolean {
  return list.split(/,? e |, /u).every(isForIt);
}

/** Every such list in a text: its commas part nothing. */
export function listsOfUse(text: string): RegExpMatchArray[] {
  return [...text.matchAll(listOfPeople)].filter(namesPeople);
}

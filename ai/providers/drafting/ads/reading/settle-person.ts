import { doingVerbs } from "../lexicon/clause-words.ts";
import { foldInPlace } from "./restore-places.ts";

const said = /(?<=(?:^|[,.;:\n] ?| e | mas ))(?:a gente|nós) (\p{Ll}{2,})(a|e)(?!\p{L})/giu;

/** "a gente limpa sofá" is "limpamos sofá": of that the noun of the deed is made. */
export function settlePerson(text: string): string {
  return text.replace(said, (whole, stem: string, ending: string) => {
    const verb = `${stem}${ending}mos`;
    return doingVerbs.has(foldInPlace(verb)) ? verb : whole;
  });
}

import { stemmer } from "@orama/stemmers/portuguese";
import { fold } from "../../../../domain/search/fold.ts";

/** Longest word that is stemmed; a longer one is no word. */
const longest = 40;
/** Words remembered; a paste of noise must not fill the memory. */
const remembered = 20_000;
const stems = new Map<string, string>();

/** A word without case, accents and drawn-out letters: "MUUUITO" and "muito" are both "muito". */
export function wordKey(word: string): string {
  return fold(word).replace(/(\p{L})\1{2,}/gu, "$1");
}

/** Plurals that the stemmer knows only with their accents. */
function toSingular(key: string): string {
  return key.replace(/(?:oes|aes|aos)$/, "ao").replace(/(?<=\w{2}[ae])is$/, "l");
}

/** The Portuguese stem of a word, blind to case and accents: "Avaliações" and "avaliacao" share theirs. */
export function stemOf(word: string): string {
  const key = wordKey(word);
  if (key.length > longest) return key;
  const known = stems.get(key);
  if (known !== undefined) return known;
  const stem = fold(stemmer(toSingular(key)));
  if (stems.size < remembered) stems.set(key, stem);
  return stem;
}

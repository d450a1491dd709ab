import { stemmer } from "@orama/stemmers/portuguese";
import { fold } from "../../../../domain/search/fold.ts";

/** Longest word that is stemmed; a longer one is no word. */
const longest = 40;
/** Words remembered; a paste of noise must not fill the memory. */
const remembered = 20_000;
const keys = new Map<string, string>();
const stems = new Map<string, string>();

/** The value of a word, worked out once. */
function recall(memory: Map<string, string>, word: string, work: (word: string) => string): string {
  const known = memory.get(word);
  if (known !== undefined) return known;
  const worked = work(word);
  if (memory.size < remembered && word.length <= longest) memory.set(word, worked);
  return worked;
}

/** A word without case, accents and drawn-out letters: "MUUUITO" and "muito" are both "muito". */
export function wordKey(word: string): string {
  return recall(keys, word, (written) => fold(written).replace(/(\p{L})\1{2,}/gu, "$1"));
}

/** Plurals that the stemmer knows only with their accents. */
function toSingular(key: string): string {
  return key.replace(/(?:oes|aes|aos)$/, "ao").replace(/(?<=\w{2}[ae])is$/, "l");
}

/** The Portuguese stem of a word, blind to case and accents: "Avaliações" and "avaliacao" share theirs. */
export function stemOf(word: string): string {
  return recall(stems, word, (written) => {
    const key = wordKey(written);
    return key.length > longest ? key : fold(stemmer(toSingular(key)));
  });
}

import { stemmer } from "@orama/stemmers/portuguese";
import { fold } from "../../domain/search/fold.ts";
import { wordKey } from "../../domain/text/words.ts";

/** Longest word that is stemmed; a longer one is no word. */
const longest = 40;

/** Plurals that the stemmer knows only with their accents. */
function toSingular(key: string): string {
  return key.replace(/(?:oes|aes|aos)$/, "ao").replace(/(?<=\w{2}[ae])is$/, "l");
}

/** The Portuguese stem of a word, blind to case and accents: "Avaliações" and "avaliacao" share theirs. */
export function stemOf(word: string): string {
  const key = wordKey(word);
  return key.length > longest ? key : fold(stemmer(toSingular(key)));
}

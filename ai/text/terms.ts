import { toWords } from "../../domain/text/words.ts";
import { stemOf } from "./stem.ts";
import { isStopWord } from "./stop-words.ts";

/** The stems of the words of a text that say what it is about, in order, repeats kept. */
export function termsOf(text: string): string[] {
  return toWords(text)
    .filter(({ key }) => !isStopWord(key))
    .map(({ key }) => stemOf(key));
}

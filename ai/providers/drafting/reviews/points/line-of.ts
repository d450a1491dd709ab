import type { Word } from "../../text/words.ts";
import type { Mark } from "../mark.ts";

/** The words as the lexicon reads them, in one line. */
export function lineOf(words: readonly Word[]): string {
  return words.map(({ key }) => key).join(" ");
}

/** Whether somebody praises, or blames, in so many words. */
export function judges({ value }: Mark, polarity: 1 | -1): boolean {
  return value.kind === "opinion" && value.polarity === polarity && !value.quiet;
}

/** Whether a word blames, or denies, lacks or wishes what stands beside it. */
export function clouds(mark: Mark): boolean {
  return judges(mark, -1) || /^(?:negator|lack|wish|undo|elsewhere|rival)$/.test(mark.value.kind);
}

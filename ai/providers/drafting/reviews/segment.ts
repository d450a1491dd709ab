import type { Word } from "../text/words.ts";
import type { Mark } from "./mark.ts";

/** A stretch of one sentence without a "mas": within it opinions and things are joined. */
export type Segment = {
  words: readonly Word[];
  marks: readonly Mark[];
  /** Number of its sentence. */
  sentence: number;
  /** Follows "mas", "só", "menos": where no word judges, it means the contrary of what stands before. */
  contrary?: true;
  /** Follows "fora isso", "tirando isso": the rest, beside what stands before. */
  rest?: true;
  /** Good words in it praise nothing of the shop: "um doce até eu assinar". */
  bitter?: true;
  /** The text is in another language: its "a" and "o" are no articles. */
  foreign?: true;
};

import type { Word } from "../text/words.ts";
import type { Mark } from "./mark.ts";

/**
 * Words of a text that are read closely: the lexicon marks them, a network hears them, their points are named. The longest
 * evaluated review has 227, and hardly one half as many. Behind them only what is grave or secret, what is asked and what
 * must not be repeated is looked for.
 */
export const closelyRead = 240;

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
  /** What it names was worth the mark, and the rest was not: "2 estrelas só pelo café". */
  earned?: true;
  /** From this word on what it tells is overruled by what follows: a fear that came to nothing, a price that was worth it. */
  overruled?: number;
  /** Before this word it tells a fault that was put right at once, and is praised for that. */
  mended?: number;
  /** The one thing excepted from praise, and amiss: "só a fila que é grande". */
  limited?: true;
  /** The text is in another language: its "a" and "o" are no articles. */
  foreign?: true;
};

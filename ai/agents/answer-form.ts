import type { ProgressStep } from "../../contract/gemini-chat.ts";
import type { Check, Rule } from "../checks/fault.ts";
import type { Generation } from "../provider.ts";

/** What of an answer reaches the visitor. */
export type Content = Pick<Generation, "text" | "pieces" | "sources" | "notices">;

/** Why nothing of an answer may be shown. */
export type Refused = { refused: readonly Rule[] };

/** An answer may be shown, or the model is asked once more with these words, which name the rules that were broken. */
export type Verdict = { content: Content } | (Refused & { repair: string });

/**
 * When text may leave before the answer is whole: what comes behind a shown sentence can no longer be mended, so some
 * things have to be certain before the first.
 */
export type Gate = {
  /** A sentence that passes may be shown if all before it have passed. */
  ofSentence: Check;
  /** Whether this part, or one before it, lets the text begin. */
  opens: (part: string) => boolean;
  /** Whether nothing may be shown yet, after all that came. */
  waits: (soFar: string) => boolean;
};

/** How the text of a model becomes an answer of its agent. Pure: the same text always comes to the same. */
export type AnswerForm = {
  judge: (answer: string) => Verdict;
  /**
   * What may be shown in the end: of the second answer, or of the first where there is no second. Sentences and pieces
   * that break a rule are left out as far as the rest stands alone.
   */
  settle: (first: string, second: string | null) => Content | Refused;
  /** Left out where nothing may be shown before the answer is whole. */
  gate?: Gate;
  /** What an answer that has no gate is at, from all that came so far. */
  stepAt?: (soFar: string) => ProgressStep;
};

export function isRefused(settled: Content | Refused): settled is Refused {
  return "refused" in settled;
}

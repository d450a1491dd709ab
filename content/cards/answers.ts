import type { AnswerCard } from "./schema.ts";

/** Every card that answers a question, in the order in which they can be looked through. */
export const answerCards: readonly AnswerCard[] = [];

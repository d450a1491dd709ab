import { answerCards } from "../../content/cards/answers.ts";
import { writingCards } from "../../content/cards/writing.ts";
import type { AnyCard } from "./load-card.ts";

/** Every card, whole and at once: for the server, which holds them anyway. Answers first, in the order of their lists. */
export const allCards: readonly AnyCard[] = [
  ...answerCards.map((card) => ({ kind: "answer" as const, card })),
  ...writingCards.map((card) => ({ kind: "writing" as const, card })),
];

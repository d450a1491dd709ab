import type { ReviewInput } from "../../input.ts";
import { bad } from "../../points.ts";

/** Asked where reviews are written. */
export const reviewsQuestions: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "comum-racao-abre-domingo",
    prompt: "Boa tarde, vocês abrem no domingo?",
    kind: "question",
    points: [bad("hours")],
  },
  {
    agent: "reviews",
    id: "comum-acougue-vale-alimentacao",
    prompt: "Aceita vale alimentação? E tem estacionamento?",
    kind: "question",
    points: [bad("payment", "vale aliment"), bad("parking")],
  },
];

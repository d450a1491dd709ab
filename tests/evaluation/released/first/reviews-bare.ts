import type { ReviewInput } from "../../input.ts";

/** Nothing but stars, or a word that says nothing. */
export const reviewsBare: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "so-top",
    prompt: "top",
    kind: "praise",
    points: [],
  },
  {
    agent: "reviews",
    id: "uma-estrela-muda",
    prompt: "Nota: 1 estrela (sem comentário)",
    kind: "rating",
    rating: 1,
    points: [],
  },
  {
    agent: "reviews",
    id: "quatro-estrelas-sem-texto",
    prompt: "4 estrelas, o cliente não escreveu nada",
    kind: "rating",
    rating: 4,
    points: [],
  },
  {
    agent: "reviews",
    id: "duas-estrelas-numero",
    prompt: "2/5",
    kind: "rating",
    rating: 2,
    points: [],
  },
];

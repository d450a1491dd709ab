import type { ReviewInput } from "../input.ts";

/** Nothing but stars, or a word that says nothing. */
export const reviewsBare: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "cinco-estrelinhas",
    prompt: "⭐⭐⭐⭐⭐",
    kind: "rating",
    rating: 5,
    points: [],
  },
  {
    agent: "reviews",
    id: "tres-estrelinhas",
    prompt: "⭐⭐⭐",
    kind: "rating",
    rating: 3,
    points: [],
  },
  {
    agent: "reviews",
    id: "joinhas",
    prompt: "👍👍👍",
    kind: "praise",
    points: [],
  },
  {
    agent: "reviews",
    id: "muito-bom-e-so",
    prompt: "Muito bom!!",
    kind: "praise",
    points: [],
  },
  {
    agent: "reviews",
    id: "pessimo-e-so",
    prompt: "Péssimo",
    kind: "complaint",
    points: [],
  },
  {
    agent: "reviews",
    id: "adorei-sem-mais",
    prompt: "Adorei, super recomendo! ❤️",
    kind: "praise",
    points: [],
  },
];

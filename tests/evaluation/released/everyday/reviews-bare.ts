import type { ReviewInput } from "../../input.ts";

/** Stars, one word, or the owner's note that there was no text. */
export const reviewsBare: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "comum-cinco-estrelas-nua",
    prompt: "⭐️⭐️⭐️⭐️⭐️",
    kind: "rating",
    rating: 5,
    points: [],
  },
  {
    agent: "reviews",
    id: "comum-top",
    prompt: "Top 👏",
    kind: "praise",
    points: [],
  },
  {
    agent: "reviews",
    id: "comum-excelente-recomendo",
    prompt: "Excelente, recomendo",
    kind: "praise",
    points: [],
  },
  {
    agent: "reviews",
    id: "comum-4-estrelas-sem-texto",
    prompt: "Cliente deu 4 estrelas e não escreveu nada",
    kind: "rating",
    rating: 4,
    points: [],
  },
  {
    agent: "reviews",
    id: "comum-1-estrela",
    prompt: "1 estrela",
    kind: "rating",
    rating: 1,
    points: [],
  },
  {
    agent: "reviews",
    id: "comum-nao-gostei",
    prompt: "Não gostei",
    kind: "complaint",
    points: [],
  },
];

import type { ReviewInput } from "../../input.ts";

/** Nothing but stars, faces, or a word that says nothing. */
export const reviewsBare: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "uma-estrelinha",
    prompt: "⭐",
    kind: "rating",
    rating: 1,
    points: [],
  },
  {
    agent: "reviews",
    id: "quatro-cheias-uma-vazia",
    prompt: "★★★★☆",
    kind: "rating",
    rating: 4,
    points: [],
  },
  {
    agent: "reviews",
    id: "nota-dez-com-palmas",
    prompt: "nota 10 👏👏👏",
    kind: "praise",
    points: [],
  },
  {
    agent: "reviews",
    id: "palavrao-e-so",
    prompt: "uma bosta",
    kind: "complaint",
    points: [],
    personal: ["bosta"],
  },
  {
    agent: "reviews",
    id: "tres-estrelas-mudas",
    prompt: "Cliente deixou 3 estrelas e nenhum comentário.",
    kind: "rating",
    rating: 3,
    points: [],
  },
  {
    agent: "reviews",
    id: "carinhas-bravas",
    prompt: "😡😡😡",
    kind: "complaint",
    points: [],
  },
];

import type { ReviewInput } from "../../input.ts";
import { bad, good } from "../../points.ts";

/** Praise with a "mas". */
export const reviewsMixed: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "comum-comida-boa-demorou",
    prompt: "4 estrelas. Comida muito boa mas demorou quase 1 hora pra chegar na mesa.",
    kind: "mixed",
    rating: 4,
    points: [good("food"), bad("speed", "1_hora mesa")],
  },
  {
    agent: "reviews",
    id: "comum-pousada-chuveiro",
    prompt: "Lugar lindo e café da manhã ótimo, só o chuveiro que não esquentava direito.",
    kind: "mixed",
    points: [good("place", "lind cafe"), bad("warmth", "chuveir banho agua esquent aquec")],
  },
  {
    agent: "reviews",
    id: "comum-playa-em-espanhol",
    prompt: "Muy rica la comida y buena atención, pero demoraron bastante en traer la cuenta.",
    kind: "mixed",
    points: [good("food"), good("service"), bad("speed", "conta")],
  },
  {
    agent: "reviews",
    id: "comum-presentes-preco-salgado",
    prompt: "Produtos lindos e loja bem decorada, mas achei o preço um pouco salgado.",
    kind: "mixed",
    points: [good("goods", "lind decor"), bad("price")],
    misread: ["salgadinh", "salgados", "preco do salgad", "preco dos salgad"],
  },
  {
    agent: "reviews",
    id: "comum-corte-bom-espera",
    prompt: "Corte ficou bom, porém mesmo com horário marcado esperei 40 min.",
    kind: "mixed",
    points: [good("result", "corte"), bad("speed", "40_min")],
  },
  {
    agent: "reviews",
    id: "comum-padaria-caixa",
    prompt: "O pão é excelente, mas o atendimento no caixa deixa a desejar",
    kind: "mixed",
    points: [good("food", "pao paes"), bad("service", "caixa")],
  },
  {
    agent: "reviews",
    id: "comum-buffet-comida-acabou",
    prompt:
      "A festa foi linda, as crianças amaram e os monitores são otimos. Só a comida que acabou cedo demais.",
    kind: "mixed",
    points: [
      good("place", "festa crianc monitor divert brinc"),
      bad("food", "acab falt quantidade"),
    ],
  },
];

import type { ReviewInput } from "../../input.ts";
import { bad, badAbout, good } from "../../points.ts";

/** Questions, and owners who describe a situation instead of pasting a review. */
export const reviewsQuestions: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "pergunta-domingo-e-vale",
    prompt: "Vocês abrem no domingo? E aceitam vale-refeição?",
    kind: "question",
    points: [bad("hours"), bad("payment", "vale")],
  },
  {
    agent: "reviews",
    id: "pergunta-bolo-sem-lactose",
    prompt: "Boa tarde, vocês fazem bolo sem lactose por encomenda?",
    kind: "question",
    points: [badAbout("bolo lactose encomenda")],
  },
  {
    agent: "reviews",
    id: "dono-conta-duas-estrelas",
    prompt:
      "preciso responder uma avaliação de 2 estrelas: o cara achou a porção pequena e a música alta demais",
    kind: "complaint",
    rating: 2,
    points: [badAbout("porc quantidade tamanho"), bad("noise")],
  },
  {
    agent: "reviews",
    id: "dono-conta-estrela-de-desconhecido",
    prompt:
      "Ganhei uma avaliação de uma estrela, sem comentário, de alguém que não conheço. O que eu respondo?",
    kind: "rating",
    rating: 1,
    points: [],
    suspect: true,
  },
  {
    agent: "reviews",
    id: "pergunta-conserto-de-iphone",
    prompt: "Vocês consertam iPhone 12 com tela quebrada? Quanto tempo demora?",
    kind: "question",
    points: [badAbout("conserto tela iphone celular reparo"), bad("speed")],
    names: ["iPhone"],
  },
  {
    agent: "reviews",
    id: "dona-conta-elogio-a-recepcionista",
    prompt:
      "Uma cliente escreveu que a nossa recepcionista Talita foi um amor com a mãe dela, que é idosa. Como agradeço?",
    kind: "praise",
    points: [good("service", "talita recep mae idos")],
    names: ["Talita"],
  },
];

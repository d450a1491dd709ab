import type { ReviewInput } from "../../input.ts";
import { bad, badAbout } from "../../points.ts";

/** Questions, and an owner who tells what happened instead of pasting a review. */
export const reviewsQuestions: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "pergunta-barra-de-calca",
    prompt: "Oi! Vcs fazem barra de calça na hora ou precisa deixar? e qto fica?",
    kind: "question",
    points: [badAbout("barra calca ajuste prazo"), bad("price", "orcament")],
  },
  {
    agent: "reviews",
    id: "pergunta-rampa-e-reserva",
    prompt:
      "Boa noite. Minha mãe usa cadeira de rodas: há rampa e banheiro adaptado no restaurante? É preciso reservar?",
    kind: "question",
    points: [bad("access", "banheiro adaptad"), badAbout("reserv")],
  },
  {
    agent: "reviews",
    id: "dono-conta-pneu-remendado",
    prompt:
      "Como respondo? O rapaz disse que o pneu que vendi veio remendado e que meu funcionário debochou dele. Não quero perder a linha.",
    kind: "complaint",
    points: [badAbout("pneu remend produto"), bad("service", "funcionari deboch conversa_na")],
  },
  {
    agent: "reviews",
    id: "ship-ceramics-to-portugal",
    prompt: "Do you ship ceramics to Portugal? And can I pay with PayPal?",
    kind: "question",
    points: [bad("delivery", "envi portugal ceramica"), bad("payment", "paypal")],
    names: ["Portugal", "PayPal"],
  },
];

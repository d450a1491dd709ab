import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good } from "../points.ts";

/** Questions, and owners who describe a situation instead of pasting a review. */
export const reviewsQuestions: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "pergunta-estacionamento-e-cachorro",
    prompt: "O hotel tem estacionamento e aceita cachorro de porte grande?",
    kind: "question",
    points: [bad("parking"), badAbout("cachorro cao caes pet porte animal animais")],
  },
  {
    agent: "reviews",
    id: "pergunta-mensalidade",
    prompt: "Qual o valor da mensalidade? Tem aula experimental?",
    kind: "question",
    points: [bad("price", "mensalidade"), badAbout("aula experimental")],
  },
  {
    agent: "reviews",
    id: "pergunta-entrega-no-bairro",
    prompt: "entregam no jardim america? qual a taxa",
    kind: "question",
    points: [bad("delivery", "bairro"), badAbout("taxa valor preco frete")],
    names: ["Jardim", "América"],
  },
  {
    agent: "reviews",
    id: "dono-conta-atraso-do-tecnico",
    prompt:
      "Um cliente reclamou que o técnico chegou atrasado e deixou sujeira na sala dele. Como eu respondo?",
    kind: "complaint",
    points: [bad("speed"), bad("cleanliness")],
  },
  {
    agent: "reviews",
    id: "dona-conta-elogio-da-celia",
    prompt:
      "Cliente antiga, a dona Célia, deixou 5 estrelas e elogiou as marmitas fitness e a entrega no horário. Quero agradecer.",
    kind: "praise",
    rating: 5,
    points: [good("food", "marmita"), good("delivery", "horario pontual")],
    names: ["Célia", "Dona"],
  },
  {
    agent: "reviews",
    id: "dona-conta-bolo-trocado",
    prompt:
      "A cliente Patrícia reclamou que o bolo de aniversário veio com o nome errado e que o recheio não era o combinado. Preciso de uma resposta educada.",
    kind: "complaint",
    points: [badAbout("nome escrit"), badAbout("recheio combinad encomend")],
    names: ["Patrícia"],
  },
  {
    agent: "reviews",
    id: "pergunta-agendar-por-whatsapp",
    prompt: "Dá pra agendar corte pelo WhatsApp ou só ligando? E atendem criança?",
    kind: "question",
    points: [badAbout("agend horario corte marca"), badAbout("crianc infant filho")],
  },
];

import type { CardQuestions } from "../schema.ts";

/** Reviews: asking for them and living with them. */
export const clientesAvaliacoesQuestions: readonly CardQuestions[] = [
  {
    id: "cliente-pedir-avaliacao",
    theme: "clientes",
    title: "Como pedir avaliações no Google",
    questions: [
      "como pedir avaliação no google",
      "como conseguir mais estrelas",
      "posso dar brinde em troca de avaliação",
      "onde pego o link de avaliação da minha loja",
      "desconto pra quem avaliar 5 estrelas pode",
      "tenho poucas avaliações",
      "peço avaliação só pra quem gostou?",
      "como peço avaliação sem ser chata",
    ],
    words: "pedir avaliacao avaliacoes estrelas nota link qr brinde desconto google mais",
  },
  {
    id: "cliente-avaliacao-ruim",
    theme: "clientes",
    title: "Avaliação ruim: o que fazer primeiro",
    questions: [
      "recebi uma avaliação ruim e agora",
      "cliente falou mal da minha loja no google",
      "devo responder avaliação negativa",
      "como responder avaliação ruim",
      "reclamação no google o que faço",
      "da pra apagar avaliação do google",
    ],
    words:
      "avaliacao ruim negativa reclamacao responder critica apagar mal nota baixa estrelas reclamando",
  },
  {
    id: "cliente-avaliacao-falsa",
    theme: "clientes",
    title: "Avaliação falsa ou de quem nunca veio",
    questions: [
      "avaliação falsa como remover",
      "nunca foi meu cliente e me deu 1 estrela",
      "concorrente me avaliando mal",
      "como denunciar avaliação no google",
      "google não removeu a avaliação falsa",
      "avaliação com xingamento da pra tirar?",
      "cliente ameaça dar nota ruim se nao ganhar desconto",
      "ex funcionario ta me avaliando mal",
      "concorrente botando gente pra falar mal no google",
      "gente que nunca vi deu 1 estrela como apago",
    ],
    words:
      "falsa fake mentira denunciar remover apagar tirar concorrente xingamento ofensa nunca cliente comprou compraram avaliaram",
  },
  {
    id: "cliente-uma-estrela",
    theme: "clientes",
    title: "Uma estrela injusta ou sem texto",
    questions: [
      "me deram 1 estrela sem motivo",
      "uma estrela sem comentario respondo?",
      "nota injusta no google",
      "cliente reclamou de coisa que nao é minha culpa",
      "baixou minha nota o que faço",
      "deu 1 estrela por engano",
    ],
    words:
      "uma estrela injusta injusto sem texto comentario motivo nota baixou culpa escrever nada",
  },
];

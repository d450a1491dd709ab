import type { CardQuestions } from "../schema.ts";

/** Texts of any content, for what no other card is about. */
export const ownQuestions: readonly CardQuestions[] = [
  {
    id: "texto-postagem-livre",
    theme: "instagram",
    title: "Postagem com o que você escreveu",
    questions: [
      "escreve uma postagem pra minha loja",
      "faz um post com isso que escrevi",
      "cria uma legenda pro instagram",
      "monta um post com os meus preços",
      "faz um story da loja",
    ],
  },
  {
    id: "texto-mensagem-livre",
    theme: "whatsapp",
    title: "Mensagem com o que você escreveu",
    questions: [
      "escreve uma mensagem pro cliente",
      "faz uma mensagem de whatsapp com isso",
      "monta um texto pra mandar no zap",
      "me ajuda a escrever uma msg",
      "arruma essa mensagem pra mim",
    ],
  },
  {
    id: "texto-aviso-livre",
    theme: "whatsapp",
    title: "Aviso com o que você escreveu",
    questions: [
      "escreve um aviso pros clientes",
      "faz um comunicado da loja",
      "monta um aviso com isso",
      "preciso avisar os clientes de uma mudança",
      "um recado pra todos os clientes",
    ],
  },
  {
    id: "texto-roteiro-de-video",
    theme: "instagram",
    title: "Roteiro de vídeo curto com legenda",
    questions: [
      "faz um roteiro de reels",
      "escreve um roteiro de video curto",
      "monta um roteiro pro tiktok da loja",
      "roteiro de video com legenda",
      "cria um roteiro pra gravar no celular",
    ],
    words: "roteiro gravar reels video",
  },
  {
    id: "texto-resposta-livre",
    theme: "clientes",
    title: "Resposta a um cliente",
    questions: [
      "escreve uma resposta pro cliente",
      "responde o cliente pra mim",
      "monta uma resposta com isso",
      "me ajuda a responder uma mensagem",
      "faz uma resposta pra quem perguntou",
    ],
  },
];

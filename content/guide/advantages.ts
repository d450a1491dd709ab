import type { Advantage } from "./schema.ts";

export const advantages: readonly Advantage[] = [
  {
    title: "Você começa de um rascunho",
    text: "Conte a situação com as suas palavras e receba um texto para corrigir. Ajustar uma frase é mais fácil do que encarar a tela vazia no fim do expediente.",
  },
  {
    title: "Um aplicativo para várias tarefas",
    text: "Avaliação, postagem, e-mail, documento ou conta do mês: muda o pedido, o aplicativo é o mesmo. Ele funciona no celular e tem versão gratuita, com limites de uso.",
  },
  {
    title: "A decisão continua sua",
    text: "O Gemini propõe, mas não conhece o seu balcão e pode errar. Você confere nomes, preços e prazos e só publica o que assinaria embaixo.",
  },
];

/** Words of the marketing card around the written answers. */
export const marketingWords = {
  asked: (question: string) => `Você perguntou: ${question}`,
  byPeople: (day: string) => `Resposta escrita por pessoas, conferida em ${day}.`,
  otherwise: "Era outra coisa?",
  choose: "Toque no que você quer",
  leftOut: (words: string, reason: string) => `Ficou de fora: “${words}”. ${reason}`,
  subjects: "Ver os assuntos",
  bySubject: "Ou procure por assunto",
  notFound: {
    title: "Não achei",
    text: (question: string) =>
      `Procurei por “${question}” e nenhuma das respostas daqui fala disso. Prefiro dizer isso a inventar.`,
    hint: "Leve a sua pergunta pronta ao Gemini, aqui embaixo, ou pergunte com outras palavras.",
  },
  tool: { waiting: "A conta aparece aqui enquanto você digita." },
  writing: {
    hint: "complete e o texto muda na hora",
    again: "Gerar de novo com estes dados",
  },
  followUps: "Continue daqui",
} as const;

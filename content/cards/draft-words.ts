/** What a draft for the marketing card says around the text of a card. */
export const draftWords = {
  caution: (caution: string) => `Cuidado: ${caution}`,
  notFound:
    "Não achei. Nenhuma das respostas escritas aqui fala disso, e prefiro dizer isso a inventar.",
  nearest: (title: string) => `A resposta mais próxima que temos é sobre “${title}”.`,
  hint: "Pergunte com outras palavras, ou leve a sua pergunta ao Gemini.",
  themes: (names: string) => `O que tem aqui: ${names}.`,
};

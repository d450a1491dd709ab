/** What a draft for the marketing card says around the text of a card. */
export const draftWords = {
  caution: (caution: string) => `Cuidado: ${caution}`,
  notFound:
    "Não achei. Nenhuma das respostas escritas aqui fala disso, e prefiro dizer isso a inventar.",
  choose: (count: number) =>
    count === 1
      ? "Para responder direito: é disto que você fala?"
      : "Para responder direito: sua pergunta é sobre qual destes?",
  chooseText: "Qual destes textos você quer? Toque em um, e ele vem preenchido.",
  asksMore: (titles: string) => `Você perguntou mais. Toque para ver: ${titles}.`,
  stopped: "Este texto não pode sair assim:",
  whyStopped: (words: string, reason: string) => `“${words}”: ${reason}`,
  sayInstead: "Conte só o que é, quanto custa e como pedir, e o texto sai na hora.",
  adultsOnly: "Beba com moderação. Venda para maiores de 18 anos.",
  health: "Esta pergunta é de saúde: procure um médico ou um farmacêutico.",
  hint: "Pergunte com outras palavras, ou leve a sua pergunta ao Gemini.",
  themes: (names: string) => `O que tem aqui: ${names}.`,
};

/** Words of questions for a doctor, over folded text. */
export const healthWords =
  /\b(?:febre|dipirona|ibuprofeno|paracetamol|antibiotico|remedio|dor de|vomit\w+|diarreia|gravida|sintoma\w*)\b/;

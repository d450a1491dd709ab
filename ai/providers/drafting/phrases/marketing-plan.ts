/** What holds a plan together; the steps are in the other files. */
export const planWords = {
  /** Before an infinitive. */
  starts: ["o caminho é", "o plano é", "vale a pena"],
  thens: [" e, depois,", " e, em seguida,"],
  today: "Para hoje:",
  week: "Para esta semana:",
  month: "Para este mês:",
  tellMore: "Se contar o seu ramo e o seu bairro, a resposta fica mais certeira.",
} as const;

/** What holds a plan together; the steps are in the other files. */
export const planWords = {
  /** Before an infinitive. */
  starts: ["o caminho é", "o plano é", "vale a pena"],
  /** Behind a direct answer. */
  orders: ["siga esta ordem", "faça nesta ordem", "vá um passo de cada vez"],
  thens: [" e, em seguida,", " e, logo depois,"],
  today: "Para hoje:",
  week: "Para esta semana:",
  month: "Para este mês:",
  prompt: (title: string) => `Há um prompt pronto para isso: “${title}”.`,
  council:
    "A sua profissão tem conselho: confira as regras dele antes de publicar e não prometa resultado.",
  tellMore: "Se contar o seu ramo e o seu bairro, a resposta fica mais certeira.",
} as const;

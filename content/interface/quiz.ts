/** Words of a quiz that lives; its questions and explanations stand in the lesson. */
export const quizWords = {
  check: "Conferir a resposta",
  choose: "Escolha uma das três respostas e confira de novo.",
  next: "Próxima pergunta",
  finish: "Ver o resultado",
  rightIs: (letter: string) => `A certa é a letra ${letter}.`,
  score: (right: number, total: number) => `${right} de ${total}`,
  /** By the number of right answers. */
  results: [
    "Desta vez nenhuma, e não faz mal: é para isso que existe o treino. Leia as explicações com calma e comece de novo.",
    "Uma já está firme. Leia as explicações das outras e responda de novo quando quiser.",
    "O começo está aí. As explicações das outras três são curtas, e dá para responder de novo.",
    "Mais da metade. Falta pouco: releia as explicações das outras duas.",
    "Quase tudo. Vale uma olhada na explicação que faltou.",
    "Acertou todas. O que você leu já é seu; agora é fazer no negócio.",
  ],
  kept: "O resultado fica só neste aparelho.",
  review: "Rever as respostas",
  again: "Começar de novo",
} as const;

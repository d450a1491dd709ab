/** Words of the PDF files that are on no page of the site. */
export const paperWords = {
  /** Of the file; what readers of screens and windows call it. */
  lessonTitle: (day: string, title: string) => `${day}: ${title}`,
  sheetTitle: (day: string, title: string) => `Folha da ${day.toLowerCase()}: ${title}`,
  kicker: (day: string, minutes: number) => `${day}, ${minutes}\u00A0min`,
  sheetKicker: (day: string) => `${day}, a folha para levar`,
  page: (page: number, pages: number) => `${page} de ${pages}`,
  tape: (minutes: number, parts: readonly string[]) =>
    `Fita métrica de ${minutes}\u00A0minutos, dividida em ${parts.join(", ")}.`,
  part: "Parte",
  time: "Tempo",
  notes: "Anotações",
  answers: "Respostas",
  answersHint: "Para ler depois de tentar.",
  exercise: (number: number, title: string) => `Exercício ${number}: ${title}`,
  question: (number: number, question: string) => `${number}. ${question}`,
  wholeLesson: "Ler a aula inteira no site",
  project: "O que fica no negócio",
} as const;

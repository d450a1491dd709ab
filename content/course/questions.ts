export type CourseQuestion = { question: string; answer: string };

/** What people ask of the course itself. */
export const courseQuestions: readonly CourseQuestion[] = [
  {
    question: "Preciso pagar ou fazer cadastro?",
    answer: "Não. O curso é grátis, e nenhuma página pede conta.",
  },
  {
    question: "Preciso seguir a ordem das aulas?",
    answer:
      "Não. Cada aula funciona sozinha. Quem está começando aproveita mais indo da primeira à quinta, porque a história é uma só.",
  },
  {
    question: "Dá para fazer tudo pelo celular?",
    answer: "Sim. As aulas, os exercícios e os assistentes foram feitos para a tela do celular.",
  },
  {
    question: "Funciona sem internet?",
    answer:
      "Depois da primeira visita, as páginas e as aulas abrem sem internet. Só os assistentes com IA precisam dela.",
  },
  {
    question: "Onde fica o que eu escrevo e marco?",
    answer:
      "Só neste aparelho, neste navegador. Em Meu Perfil você baixa uma cópia e leva para outro aparelho.",
  },
  {
    question: "O que conta no progresso?",
    answer:
      "Cinco coisas por aula: assistir, ler, fazer os exercícios, responder às perguntas e terminar o projeto. Cada uma conta quando você marca ou chega ao fim.",
  },
  {
    question: "Errei perguntas. Perco o certificado?",
    answer:
      "Não. Basta responder a todas. O certificado diz quantas você acertou, e dá para começar as perguntas de novo quando quiser.",
  },
  {
    question: "O que o certificado vale?",
    answer:
      "Ele mostra que você declarou ter concluído o curso, e que o texto não mudou depois de emitido. Não é diploma nem registro em conselho.",
  },
];

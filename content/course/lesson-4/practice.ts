import type { Practice } from "../schema.ts";

export const practice: Practice = {
  exercises: [
    {
      id: "aula-4-exercicio-1",
      title: "Reescreva um pedido em quatro partes",
      minutes: 4,
      steps: [
        "Escolha um texto que você precisa escrever hoje.",
        "Peça à IA em uma frase curta e guarde a resposta.",
        "Peça de novo com persona, tarefa, contexto e formato.",
        "Anote qual parte fez mais diferença.",
      ],
      fields: [
        { label: "A resposta ao pedido curto", lines: 3 },
        { label: "A resposta ao pedido em quatro partes", lines: 3 },
        { label: "A parte que fez mais diferença", lines: 1 },
      ],
      readyWhen: "as duas respostas estão lado a lado, com uma anotação.",
    },
    {
      id: "aula-4-exercicio-2",
      title: "Responda a uma avaliação sem expor ninguém",
      minutes: 4,
      steps: [
        "Copie uma avaliação real e troque nomes por [CLIENTE A].",
        "Conte à IA o que apurou e o que já mudou.",
        "Peça duas respostas de até 80 palavras, sem brinde.",
        "Confira, corte e publique.",
      ],
      fields: [
        { label: "O que apurei e o que já mudou", lines: 2 },
        { label: "Minha resposta, já conferida", lines: 4 },
      ],
      readyWhen: "a resposta está publicada, sem dado pessoal nem promessa nova.",
    },
    {
      id: "aula-4-exercicio-3",
      title: "Faça a postagem da semana e confira",
      minutes: 4,
      steps: [
        "Escolha um produto que existe hoje.",
        "Peça três opções, com o essencial nos primeiros 100 caracteres.",
        "Peça um ajuste, faça a conferência e publique com a sua foto.",
      ],
      fields: [
        { label: "Os primeiros 100 caracteres", lines: 2, limit: 100 },
        { label: "O resto da postagem", lines: 3 },
      ],
      readyWhen: "a postagem está no ar e cada dado dela foi conferido.",
    },
  ],
  project: {
    id: "aula-4-projeto",
    title: "Caderno de cinco prompts da casa",
    minutes: 6,
    description:
      "Hoje, em seis minutos: crie a nota “Caderno de prompts”, escreva no alto duas regras, sem dado de cliente e nada sai sem conferência, e guarde o primeiro prompt. Durante a semana: chegue a cinco, dois para atender, dois para divulgar e um para produzir. A Biblioteca de Prompts tem modelos.",
    readyWhen: "os cinco prompts estão salvos e cada um já rendeu um texto conferido e usado.",
  },
};

import type { Practice } from "../schema.ts";

export const practice: Practice = {
  exercises: [
    {
      id: "aula-5-exercicio-1",
      title: "Ponha dois itens no catálogo",
      minutes: 7,
      steps: [
        "Escolha os dois produtos ou serviços que mais saem.",
        "Use uma foto real e escreva nome, preço à vista e uma linha de descrição.",
        "Peça a alguém que abra o catálogo e diga o que faltou.",
      ],
      fields: [
        { label: "Primeiro item: nome, preço à vista e descrição", lines: 3 },
        { label: "Segundo item: nome, preço à vista e descrição", lines: 3 },
        { label: "O que faltou, na opinião de quem olhou", lines: 2 },
      ],
      readyWhen: "os dois aparecem com foto, preço e descrição em outro celular.",
    },
    {
      id: "aula-5-exercicio-2",
      title: "Grave a saudação e três respostas rápidas",
      minutes: 5,
      steps: [
        "Anote as três perguntas que mais chegam.",
        "Escreva a saudação e as respostas, ou peça um rascunho à IA.",
        "Confira preço, prazo e horário, salve e teste de outro número.",
      ],
      fields: [
        { label: "Saudação", lines: 3 },
        { label: "Resposta rápida 1", lines: 2 },
        { label: "Resposta rápida 2", lines: 2 },
        { label: "Resposta rápida 3", lines: 2 },
      ],
      readyWhen: "a saudação chega sozinha e as três saem pelo atalho.",
    },
    {
      id: "aula-5-exercicio-3",
      title: "Crie e teste o seu link wa.me",
      minutes: 3,
      steps: [
        "Monte o link com 55, DDD e número.",
        "Abra em outro celular e mande um teste.",
        "Cole no perfil do Google e toque nele para conferir.",
      ],
      fields: [{ label: "Meu link wa.me", lines: 1 }],
      readyWhen: "o link publicado abre a conversa do seu negócio.",
    },
  ],
  project: {
    id: "aula-5-projeto",
    title: "Atendimento em ordem e rotina marcada",
    minutes: 6,
    description:
      "Hoje, em seis minutos: crie as quatro etiquetas, etiquete as conversas abertas e marque a rotina de 30 minutos no calendário. Durante a semana: cinco itens no catálogo, saudação, ausência e uma folha com quem responde, em que horário e o que só uma pessoa decide. Siga a rotina por duas semanas.",
    readyWhen: "a folha está com a equipe e a rotina foi feita por duas semanas seguidas.",
  },
};

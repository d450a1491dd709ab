export const home = {
  title: "Abra a porta do seu negócio",
  /** Last words of the title, underlined by the pen. */
  titleStroke: "na internet",
  lead: "Um curso curto, um assistente que escreve com você e um passo a passo para o bairro achar a sua loja. Tudo pelo celular.",
  indexLabel: "O que tem aqui",
  entries: {
    course: "Cinco aulas",
    assistants: "Escreve com você",
    guide: "Sua loja no Google",
    library: "Prontos para copiar",
  },
  begun: {
    course: (done: number, total: number) => `${done} de ${total} aulas`,
    guide: (done: number, total: number) => `${done} de ${total} itens`,
  },
  /** The one filled step: what it is called, and what it does or leads to. */
  next: {
    newcomer: "O que você precisa agora?",
    resume: "Continue de onde parou",
    review: {
      text: "Responder uma avaliação",
      why: "Cole o texto e saia com a resposta pronta.",
    },
    unposted: {
      text: "Publicar a resposta",
      why: "A última que você pediu ainda não foi copiada.",
    },
    firstLesson: "Começar o curso",
    lesson: (day: string) => `Continuar a ${day}`,
    exercises: {
      text: "Fazer os exercícios",
      why: (day: string) => `${day}: três tarefas curtas, no seu celular.`,
    },
    nextLesson: (day: string) => `Abrir a ${day}`,
    item: "Próximo item do perfil",
    practice: "Próxima prática",
  },
} as const;

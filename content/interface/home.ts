export const home = {
  title: "Abra a porta do seu negócio",
  /** Last words of the title, underlined by the pen. */
  titleStroke: "na internet",
  lead: "Um curso curto, um assistente que escreve com você e um passo a passo para o bairro achar a sua loja. Tudo pelo celular.",
  indexLabel: "O que tem aqui",
  course: {
    text: "Cinco aulas para aparecer no Google, atender melhor e organizar as contas. Três em vídeo, duas em texto.",
    go: "Ver o curso",
  },
  assistants: {
    text: "Responde avaliações, tira dúvidas de marketing, escreve anúncios e faz a conta do retorno.",
    go: "Pedir ajuda",
  },
  guide: {
    text: "Lista de verificação para deixar seu perfil no Google completo, item por item.",
    go: "Conferir meu perfil",
  },
  library: {
    text: "Textos prontos para copiar e completar com os dados do seu negócio.",
    go: "Achar um prompt",
  },
  resume: {
    title: "Continue de onde parou",
    lesson: "Abrir a aula",
    guide: "Abrir o guia",
    guideCount: (done: number, total: number) =>
      `Guia do perfil: ${done} de ${total} itens prontos.`,
  },
} as const;

/** Words of /perfil. */
export const deviceWords = {
  title: "Meu Perfil",
  lead: "O site não pede cadastro. O que você marca, escreve e recebe dos assistentes fica guardado só neste aparelho, neste navegador.",
  held: "O que este aparelho guarda",
  heldHint:
    "Vai trocar de celular ou limpar o navegador? Nada disso vai junto. Baixe uma cópia antes e, depois, traga-a de volta em “Trazer uma cópia”.",
  empty: {
    title: "Nada guardado ainda",
    text: "Marque uma aula ou um item do guia e ele aparece aqui.",
    action: "Ver o curso",
  },
  course: "Curso",
  watched: (done: number, total: number) => `${done} de ${total} aulas assistidas`,
  lessons: (done: number, total: number) => `${done} de ${total} aulas concluídas`,
  exercises: (done: number, total: number) => `${done} de ${total} exercícios feitos`,
  quizzes: (done: number, total: number) => `${done} de ${total} testes respondidos`,
  projects: (done: number, total: number) => `${done} de ${total} projetos prontos`,
  texts: (kept: number) =>
    kept === 1 ? "1 campo de exercício escrito" : `${kept} campos de exercícios escritos`,
  answered: (kept: number) =>
    kept === 1 ? "1 pergunta respondida" : `${kept} perguntas respondidas`,
  places: (begun: number) =>
    begun === 1 ? "1 aula narrada pela metade" : `${begun} aulas narradas pela metade`,
  profileList: "Perfil da Empresa",
  profileItems: (done: number, total: number) => `${done} de ${total} itens prontos`,
  practiceList: "Práticas do Gemini",
  practiceItems: (done: number, total: number) => `${done} de ${total} práticas feitas`,
  openCourse: "Abrir o curso",
  openGuide: "Abrir o guia",
  words: {
    title: "Textos",
    answers: (kept: number) =>
      kept === 1 ? "1 resposta dos assistentes" : `${kept} respostas dos assistentes`,
    drafts: (kept: number) =>
      kept === 1
        ? "1 texto começado, ainda sem enviar"
        : `${kept} textos começados, ainda sem enviar`,
    hint: "As palavras dos seus clientes ficam só aqui. Ver e apagar uma por uma: no fim da página dos assistentes.",
    open: "Abrir os assistentes",
  },
  theme: {
    title: "Aparência",
    hint: "Vale só neste aparelho.",
    options: { auto: "Igual ao aparelho", light: "Clara", dark: "Escura" },
  },
  copyOrErase: "Baixar, trazer ou apagar",
  copyOrEraseHint:
    "A cópia é um arquivo de texto no formato JSON, com tudo o que está guardado aqui. Trazer uma cópia troca o que está aqui pelo que está nela.",
  export: "Baixar meus dados",
  exported: { title: "Cópia baixada", description: "O arquivo está na pasta de downloads." },
  restore: {
    choose: "Trazer uma cópia",
    done: (day: string) => `Pronto: a cópia de ${day} está neste aparelho.`,
    undo: "Desfazer",
    undone: "Desfeito: voltou o que estava aqui antes.",
    kept: "Nada foi mudado neste aparelho.",
    faults: {
      "too-large": "Este arquivo é grande demais para ser uma cópia: o limite é de 5 MB.",
      unreadable: "Este arquivo não dá para ler: veio cortado ou é de outro tipo.",
      foreign: "Este arquivo não é uma cópia deste site.",
      newer:
        "Esta cópia foi feita por uma versão mais nova do site. Recarregue a página e tente de novo.",
      damaged: "Esta cópia está estragada: uma parte dela não é como o site escreve.",
    },
  },
  erase: "Apagar tudo deste aparelho",
  noScript: "Para ver e baixar o que está guardado, o navegador precisa rodar JavaScript.",
} as const;

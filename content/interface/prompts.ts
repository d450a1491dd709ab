/** Words of prompt cards and of the library page. */
export const promptWords = {
  copy: "Copiar Prompt",
  whole: "Ver tudo",
  less: "Ver menos",
  copied: {
    title: "Prompt copiado!",
    description: (title: string) => `“${title}”`,
  },
  copyFailed: {
    title: "Copie à mão",
    description: "O navegador não deixou copiar. O texto está selecionado: toque nele e em Copiar.",
  },
  available: (count: number) =>
    count === 1 ? "1 prompt disponível" : `${count} prompts disponíveis`,
  tags: "Palavras-chave",
} as const;

export const libraryWords = {
  title: "Prompts Profissionais",
  lead: "Mais de 50 textos prontos para copiar, completar com os seus dados e colar no Gemini ou em outra IA.",
  search: "Buscar prompts",
  placeholder: "Buscar prompts...",
  tabs: "Assunto",
  section: "Prompts por assunto",
  empty: {
    title: "Nenhum prompt encontrado",
    text: "Tente ajustar sua busca ou explore outras categorias",
  },
  elsewhere: "Também há resultados em:",
  trades: "Prompts por ramo:",
  seeIn: (count: number, category: string) => `Ver ${count} em ${category}`,
  firstTime: {
    title: "Primeira vez aqui?",
    before: "O que está ",
    placeholder: "[ENTRE COLCHETES]",
    after:
      " é o espaço do seu negócio. Complete antes de enviar: quanto mais concreto, melhor a resposta.",
  },
  tips: "Três jeitos de tirar mais de um prompt",
  sectors: {
    title: "Prompts por ramo",
    hint: "Três prompts escritos para o dia a dia de cada ramo. Toque no seu.",
    count: (count: number) => `${count} prompts`,
    caution: "Atenção neste ramo",
    failed: "Não deu para carregar os prompts deste ramo. Confira a internet e tente de novo.",
  },
} as const;

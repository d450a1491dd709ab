/** Words that the parts of every card share. */
export const partWords = {
  byTaps: "Contar em toques",
  title: "Entendi assim",
  hint: "toque para corrigir",
  chips: { more: (hidden: number) => `Mais ${hidden}`, fewer: "Mostrar menos" },
  all: "Ver tudo que entendi",
  less: "Mostrar menos",
  other: "Outro",
  key: { read: "li no seu texto", told: "você marcou" },
  removed: (what: string) => `Você tirou “${what}”.`,
  undo: "Desfazer",
  understood: "O que foi entendido",
  correct: "Corrigir a leitura",
  fold: "Dobrar a leitura",
  rewritten: "O texto foi refeito com a sua correção.",
  again: "Gerar de novo com a correção",
  tooLong: (max: number) => `Ficou longo: use até ${max} letras.`,
} as const;

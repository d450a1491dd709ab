import type { ReviewAction } from "../../contract/parts.ts";

const confirm: Record<ReviewAction, string> = {
  "will-check": "Sim, vou verificar",
  "will-resolve": "Sim, quero resolver",
  "already-fixed": "Sim, já corrigi",
  "will-refund": "Sim, vou devolver",
  "invite-back": "Sim, convido a voltar",
};

/** Words of the way to a model of one's own and back. */
export const handOffWords = {
  title: "Prefere um texto escrito por IA?",
  lead: "Sem chave e sem custo: o pedido vai pronto, com tudo o que você marcou aqui.",
  go: "Fazer no Gemini",
  goHint: "Copia o pedido inteiro e abre o Gemini em outra aba. Lá, é só colar e enviar.",
  address: "https://gemini.google.com/app",
  /** Read by a screen reader behind the words of the link. */
  newTab: "abre em outra aba",
  copied: {
    title: "Pedido copiado",
    description: "No Gemini, cole e envie. Depois, volte aqui com a resposta.",
  },
  see: "Ver o pedido que vai",
  paste: "Colar a resposta do Gemini",
  pasteHint: "A resposta passa pela mesma conferência: dados de pessoas, promessas e limites.",
  field: "Resposta do Gemini",
  placeholder: "Cole aqui o texto que o Gemini escreveu",
  check: "Conferir esta resposta",
  tooShort: "Cole o texto inteiro que o Gemini escreveu.",
  tooLong: "Ficou longo: use até 8.000 letras.",
  ours: "Este é o pedido, não a resposta. No Gemini, copie o que ele escreveu.",
  pasted: {
    title: "Resposta conferida",
    description: "O que pede a sua atenção está marcado no texto.",
  },
  confirm,
  takeOut: "Tirar a frase",
  use: (words: string) => `Usar “${words}”`,
  checkedOn: (article: string, day: string) => `${article}. Conferido em ${day}.`,
} as const;

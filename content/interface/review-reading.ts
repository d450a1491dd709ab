import type { Stars } from "../../contract/gemini-chat.ts";
import type { ReviewAction, ReviewCaseName } from "../../contract/parts.ts";
import { reviewPartWords } from "./review-parts.ts";

/** After "Você". */
const actions: Record<ReviewAction, string> = {
  "will-check": "vai verificar",
  "will-resolve": "quer resolver",
  "already-fixed": "já corrigiu",
  "will-refund": "vai devolver",
  "invite-back": "convida a voltar",
};

/** After "Entendi como". */
const cases: Record<ReviewCaseName, string> = {
  injury: "saúde: alguém se machucou ou passou mal",
  accusation: "acusação",
  "consumer-agency": "caso de Procon ou Justiça",
  discrimination: "denúncia de discriminação",
  "not-a-customer": "avaliação de quem não é cliente",
  "stars-only": "avaliação só com estrelas",
  secrecy: "assunto sob sigilo",
  mourning: "luto",
};

/** The sentence of what was understood of a review; every underlined word opens its group. */
export const reviewReadingWords = {
  actions,
  cases,
  somebody: "O cliente",
  gave: "deu",
  stars: (stars: Stars) => (stars === 1 ? "1 estrela" : `${stars} estrelas`),
  liked: "gostou",
  complainedOf: "reclamou",
  named: "elogiou",
  you: "Você",
  asCase: "Entendi como",
  reserved: ": a resposta inteira fica reservada.",
  inLanguage: {
    en: "Escreveu em inglês, e a resposta sai em inglês.",
    es: "Escreveu em espanhol, e a resposta sai em espanhol.",
  },
  /** Nothing was understood. */
  nothing: ["Ainda não entendi o que a avaliação diz. ", "Marque o que ela diz", "."],
  /** Goes as the prompt of what was told by taps alone. */
  starsOnly: (stars: Stars) =>
    stars === 1
      ? "O cliente deu 1 estrela, sem escrever nada."
      : `O cliente deu ${stars} estrelas, sem escrever nada.`,
  groups: {
    actions: { legend: "O que você vai fazer", note: "Só entra na resposta o que você tocar." },
    customer: "Primeiro nome do cliente",
    praised: "O que elogiou",
    people: "Quem foi elogiado, pelo primeiro nome",
    complaints: "Do que reclamou",
    case: {
      legend: "É um destes casos?",
      note: "Se for, a resposta inteira muda e fica reservada.",
    },
    quote: {
      legend: "Citar uma frase do cliente?",
      note: "Ela aparece na resposta como o cliente escreveu.",
    },
  },
  /** Chips to tap beside words that may complain of something; nothing is said unasked. */
  secondLook: {
    legend: "Reclama disto também?",
    note: "Achei palavras que podem dizer isso. Toque se for.",
  },
  other: {
    praised: reviewPartWords.typed.praisedOther,
    praisedExample: "Ex.: o pão de queijo",
    complaint: reviewPartWords.typed.complaintOther,
    complaintExample: "Ex.: o troco errado",
  },
  /** What the owner wants to say too; another question where the review asks something. */
  note: {
    label: reviewPartWords.typed.note,
    /** Words of the owner stand in the text of the review. */
    toMove:
      "Parte do texto é recado seu, não da avaliação. Escreva aqui o que a resposta deve dizer:",
    toAnswer: "A avaliação pergunta algo. O que você responde?",
    example: "Ex.: Abrimos aos domingos, das 7h às 13h",
    /** After "Você". */
    says: "diz",
  },
  /** What a correction took away. */
  customerName: "o nome",
} as const;

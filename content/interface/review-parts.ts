import {
  type Complaint,
  type ContactChannel,
  complaints,
  type noReviewCase,
  type Praise,
  praises,
  type ReviewAction,
  type ReviewCaseName,
  type ReviewLanguage,
  type Trade,
} from "../../contract/parts.ts";

/** A point of a review as the card shows it. */
export type PointWords = {
  /** On the chip, one to three words: "Atraso na entrega". */
  chip: string;
  /** In the reading line, behind "gostou" or "reclamou": "do atraso". */
  of: string;
};

const praiseWords: Record<Praise, PointWords> = {
  taste: { chip: "Sabor", of: "do sabor" },
  freshness: { chip: "Tudo fresquinho", of: "do frescor" },
  care: { chip: "Cuidado, capricho", of: "do cuidado" },
  looks: { chip: "Beleza", of: "da beleza" },
  service: { chip: "Atendimento", of: "do atendimento" },
  kindness: { chip: "Simpatia", of: "da simpatia" },
  speed: { chip: "Rapidez", of: "da rapidez" },
  punctuality: { chip: "Pontualidade", of: "da pontualidade" },
  price: { chip: "Preço bom", of: "do preço" },
  quality: { chip: "Qualidade", of: "da qualidade" },
  variety: { chip: "Variedade", of: "da variedade" },
  portion: { chip: "Bem servido", of: "da quantidade" },
  packaging: { chip: "Embalagem", of: "da embalagem" },
  delivery: { chip: "Entrega", of: "da entrega" },
  cleanliness: { chip: "Limpeza", of: "da limpeza" },
  ambience: { chip: "Ambiente", of: "do ambiente" },
  location: { chip: "Localização", of: "da localização" },
  result: { chip: "Resultado", of: "do resultado" },
  explanation: { chip: "Explicação", of: "da explicação" },
  honesty: { chip: "Honestidade", of: "da honestidade" },
  solution: { chip: "Problema resolvido", of: "da solução" },
  comfort: { chip: "Conforto", of: "do conforto" },
  trust: { chip: "Confiança", of: "da confiança" },
  recommendation: { chip: "Volta ou indica", of: "da ideia de voltar ou indicar" },
  overall: { chip: "Gostou no geral", of: "da experiência" },
};

const complaintWords: Record<Complaint, PointWords> = {
  delay: { chip: "Atraso na entrega", of: "do atraso" },
  wait: { chip: "Espera", of: "da espera" },
  "wrong-item": { chip: "Veio errado", of: "do pedido errado" },
  "missing-item": { chip: "Faltou item", of: "do item que faltou" },
  "out-of-stock": { chip: "Não tinha", of: "da falta de produto" },
  cold: { chip: "Veio frio", of: "da comida fria" },
  taste: { chip: "Sabor ruim", of: "do sabor" },
  stale: { chip: "Nada fresco", of: "da falta de frescor" },
  quality: { chip: "Qualidade ruim", of: "da qualidade" },
  defect: { chip: "Veio com defeito", of: "do defeito" },
  "poor-work": { chip: "Serviço malfeito", of: "do serviço malfeito" },
  "came-back": { chip: "Não foi resolvido", of: "do problema não resolvido" },
  rudeness: { chip: "Grosseria", of: "da grosseria" },
  service: { chip: "Atendimento ruim", of: "do atendimento" },
  "no-answer": { chip: "Não respondem", of: "da falta de resposta" },
  information: { chip: "Informação errada", of: "da informação errada" },
  price: { chip: "Preço", of: "do preço" },
  billing: { chip: "Cobrança errada", of: "da cobrança" },
  refund: { chip: "Dinheiro não voltou", of: "da devolução do dinheiro" },
  "missed-date": { chip: "Festa ou data perdida", of: "da festa perdida" },
  cancelled: { chip: "Cancelamento", of: "do cancelamento" },
  dirt: { chip: "Sujeira", of: "da sujeira" },
  noise: { chip: "Barulho", of: "do barulho" },
  discomfort: { chip: "Desconforto", of: "do desconforto" },
  portion: { chip: "Veio pouco", of: "da quantidade" },
  "not-as-shown": { chip: "Diferente da foto", of: "da diferença para a foto" },
  damage: { chip: "Chegou danificado", of: "do dano" },
  closed: { chip: "Estava fechado", of: "da porta fechada" },
  overall: { chip: "Não gostou no geral", of: "da experiência" },
};

const actions: Record<ReviewAction, string> = {
  "will-resolve": "Quero resolver",
  "already-fixed": "Já corrigi",
  "will-check": "Vou verificar",
  "will-refund": "Vou devolver",
  "invite-back": "Convido a voltar",
};

const cases: Record<ReviewCaseName | typeof noReviewCase, string> = {
  injury: "Passou mal",
  accusation: "Acusação",
  "not-a-customer": "Não é cliente",
  "consumer-agency": "Procon",
  "stars-only": "Só estrelas",
  mourning: "Luto",
  discrimination: "Discriminação",
  secrecy: "Sigilo",
  none: "Nenhum",
};

const contacts: Record<ContactChannel, string> = {
  whatsapp: "WhatsApp",
  phone: "Telefone",
  email: "E-mail",
  instagram: "Instagram",
  "in-person": "Pessoalmente",
  profile: "Contatos do Perfil da Empresa",
};

const languages: Record<ReviewLanguage, string> = { en: "Em inglês", es: "Em espanhol" };

/** What is likely said first of a kind of business; the rest follows in the order of the contract. */
type Likely = { praised: readonly Praise[]; complaints: readonly Complaint[] };

const food: Likely = {
  praised: ["taste", "service", "freshness", "care", "price", "ambience"],
  complaints: ["delay", "cold", "wrong-item", "taste", "price", "rudeness"],
};
const beauty: Likely = {
  praised: ["result", "service", "care", "kindness", "punctuality", "ambience"],
  complaints: ["poor-work", "wait", "price", "rudeness", "cancelled", "service"],
};
const goods: Likely = {
  praised: ["quality", "looks", "service", "delivery", "packaging", "price"],
  complaints: ["delay", "defect", "not-as-shown", "wrong-item", "no-answer", "quality"],
};
const repair: Likely = {
  praised: ["result", "honesty", "explanation", "speed", "price", "trust"],
  complaints: ["came-back", "delay", "price", "poor-work", "no-answer", "billing"],
};
const person: Likely = {
  praised: ["care", "kindness", "explanation", "trust", "punctuality", "service"],
  complaints: ["wait", "service", "rudeness", "cancelled", "price", "no-answer"],
};
const office: Likely = {
  praised: ["explanation", "trust", "honesty", "solution", "service", "speed"],
  complaints: ["no-answer", "delay", "information", "billing", "price", "service"],
};
const lodging: Likely = {
  praised: ["comfort", "service", "cleanliness", "location", "ambience", "taste"],
  complaints: ["noise", "dirt", "discomfort", "not-as-shown", "price", "rudeness"],
};
const lessons: Likely = {
  praised: ["explanation", "care", "service", "result", "ambience", "cleanliness"],
  complaints: ["service", "no-answer", "discomfort", "billing", "price", "information"],
};
const party: Likely = {
  praised: ["taste", "looks", "delivery", "care", "freshness", "service"],
  complaints: ["delay", "missed-date", "not-as-shown", "taste", "stale", "price"],
};

const likelyIn: Partial<Record<Trade, Likely>> = {
  padaria: party,
  restaurante: food,
  bebidas: food,
  mercadinho: {
    ...food,
    complaints: ["price", "stale", "out-of-stock", "wait", "rudeness", "dirt"],
  },
  salao: beauty,
  estetica: beauty,
  roupas: goods,
  brinquedos: goods,
  artesanato: goods,
  suplementos: goods,
  oficina: repair,
  assistencia: repair,
  "servicos-em-casa": repair,
  pet: {
    ...person,
    complaints: ["service", "poor-work", "delay", "wait", "price", "rudeness"],
  },
  clinica: person,
  academia: lessons,
  escola: lessons,
  pousada: lodging,
  imobiliaria: office,
  advocacia: office,
  contabilidade: office,
  credito: office,
};

function firstOf<T>(likely: readonly T[] | undefined, all: readonly T[]): T[] {
  return [...new Set([...(likely ?? []), ...all])];
}

/** Words of the parts of a review, and the order in which a trade sees them. */
export const reviewPartWords = {
  praises: praiseWords,
  complaints: complaintWords,
  actions,
  cases,
  contacts,
  languages,
  /** What the owner types herself, by the name of its part. */
  typed: {
    praisedOther: "Outro elogio, com as suas palavras",
    complaintOther: "Outra reclamação, com as suas palavras",
    note: "Quero dizer também (uma frase, com as suas palavras)",
  },
  /** All praises, those first that the trade hears most. */
  praisesFor: (trade?: Trade): Praise[] =>
    firstOf(trade && likelyIn[trade]?.praised, ["service", "quality", "care", "price", ...praises]),
  complaintsFor: (trade?: Trade): Complaint[] =>
    firstOf(trade && likelyIn[trade]?.complaints, [
      "delay",
      "wait",
      "rudeness",
      "price",
      ...complaints,
    ]),
} as const;

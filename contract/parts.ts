/**
 * The parts of a card: what an owner shows, confirms or adds by taps beside the text. All of them are optional; where a
 * request has none, the server reads them from the prompt itself. Shapes and limits only; parts-schema.ts checks them.
 */

/** What a business does; `other` is one that no list names. */
export const trades = [
  "padaria",
  "restaurante",
  "bebidas",
  "mercadinho",
  "salao",
  "estetica",
  "roupas",
  "brinquedos",
  "artesanato",
  "oficina",
  "assistencia",
  "servicos-em-casa",
  "pet",
  "clinica",
  "academia",
  "suplementos",
  "escola",
  "pousada",
  "imobiliaria",
  "advocacia",
  "contabilidade",
  "credito",
  "other",
] as const;
export type Trade = (typeof trades)[number];

/** Where a customer may go on talking in private. `profile`: the contacts of the business profile. */
export const contactChannels = [
  "whatsapp",
  "phone",
  "email",
  "instagram",
  "in-person",
  "profile",
] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** Characters that one typed part may have, after trimming. */
export const partLength = {
  /** First name of a customer or of somebody of the team. */
  name: 40,
  shop: 60,
  town: 60,
  /** A number or address of the shop itself. */
  contactDetail: 60,
  signature: 80,
  /** 'Outro': a point in the owner's own words. */
  other: 60,
  quote: 160,
  /** What the owner wants to say too, in her own words. */
  note: 160,
  product: 60,
  place: 60,
  label: 60,
  unit: 20,
  until: 40,
  condition: 80,
  register: 40,
  good: 120,
  leftOut: 160,
  card: 60,
  field: 600,
} as const;

/** What the device remembers of the business, the same for all cards. */
export type Business = {
  trade?: Trade;
  /** Name of the shop: "Padaria Aurora". */
  shop?: string;
  /** Town or quarter: "Vila Mariana". */
  town?: string;
  contact?: ContactChannel;
  /** Of `contact`: the number or address, where the owner wants it in public. */
  contactDetail?: string;
  /** Who signs: "Lúcia, da Padaria Aurora". */
  signature?: string;
};

/** What a review praises. */
export const praises = [
  "taste",
  "freshness",
  "care",
  "looks",
  "service",
  "kindness",
  "speed",
  "punctuality",
  "price",
  "quality",
  "variety",
  "portion",
  "packaging",
  "delivery",
  "cleanliness",
  "ambience",
  "location",
  "result",
  "explanation",
  "honesty",
  "solution",
  "comfort",
  "trust",
  /** Comes back, or recommends the shop. */
  "recommendation",
  /** Gladness that names nothing: "adorei tudo". */
  "overall",
] as const;
export type Praise = (typeof praises)[number];

/** What a review complains of. */
export const complaints = [
  "delay",
  "wait",
  "wrong-item",
  "missing-item",
  "out-of-stock",
  "cold",
  "taste",
  "stale",
  "quality",
  "defect",
  "poor-work",
  "came-back",
  "rudeness",
  /** Poor or careless service that was not rude. */
  "service",
  "no-answer",
  "information",
  "price",
  "billing",
  "refund",
  "missed-date",
  "cancelled",
  "dirt",
  "noise",
  "discomfort",
  "portion",
  "not-as-shown",
  "damage",
  "closed",
  /** Disappointment that names nothing: "não volto mais". */
  "overall",
] as const;
export type Complaint = (typeof complaints)[number];

/** What the owner will do; nothing of it is said unless it was tapped. */
export const reviewActions = [
  "will-check",
  "will-resolve",
  "already-fixed",
  "will-refund",
  "invite-back",
] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** What takes the whole reply over and makes it reserved. */
export const reviewCases = [
  "injury",
  "accusation",
  "consumer-agency",
  "discrimination",
  "not-a-customer",
  "stars-only",
  "secrecy",
  "mourning",
] as const;
export type ReviewCaseName = (typeof reviewCases)[number];

/** The owner says that no case applies, whatever the text sounds like. */
export const noReviewCase = "none";

export const reviewLanguages = ["en", "es"] as const;
export type ReviewLanguage = (typeof reviewLanguages)[number];

/** Most entries of one list. */
export const partCount = { points: 8, people: 3, prices: 8, conditions: 4, leftOut: 10 } as const;

/** Of `reviews`, beside `stars`. */
export type ReviewParts = {
  /** First name. */
  customer?: string;
  praised?: Praise[];
  /** 'Outro' of what was praised, in the owner's own words: "o pão de queijo". */
  praisedOther?: string;
  complaints?: Complaint[];
  complaintOther?: string;
  /** First names of who was praised. */
  people?: string[];
  actions?: ReviewAction[];
  /** Left out, the text is read for one. */
  case?: ReviewCaseName | typeof noReviewCase;
  /** One sentence of the review that the owner tapped, at most 16 words. */
  quote?: string;
  /** What the owner wants to say too, as she typed it: "Abrimos aos domingos, das 7h às 13h". */
  note?: string;
  /** The language of the review, where it is not Portuguese; the reply is in it too. */
  language?: ReviewLanguage;
};

/** One row of a price list. */
export type PriceRow = {
  /** "Tela iPhone 11". */
  label: string;
  /** BRL, above 0, at most two decimals. */
  amount: number;
  /** "a partir de". */
  from?: true;
  /** What the price is for and how it is paid: "kg", "sessão", "2 unidades", "no Pix". */
  unit?: string;
  /** Most instalments without interest, so that their sum is the price itself. */
  instalments?: number;
};

/** Fewest and most instalments of a price. */
export const instalmentRange = { least: 2, most: 24 } as const;

/** What comes with an offer. */
export const adExtras = [
  "delivery",
  "pickup",
  "free-delivery",
  "by-appointment",
  "on-the-spot",
  "same-day",
  "at-home",
  "online",
  "pix",
  "card",
  "instalments",
  "meal-voucher",
  "free-quote",
  "trial-class",
  "made-to-order",
  "invoice",
  "parking",
  "pet-friendly",
  "accessible",
] as const;
export type AdExtra = (typeof adExtras)[number];

/** What people should do. */
export const adActions = ["whatsapp", "call", "book", "visit", "ask-quote", "order"] as const;
export type AdAction = (typeof adActions)[number];

/** Of `ads`. */
export type AdParts = {
  /** Short name of what is sold: "Conserto de celular". */
  product?: string;
  prices?: PriceRow[];
  /** "Vila Mariana". */
  place?: string;
  /** Until when it holds: "sábado, 28/11". */
  until?: string;
  /** "retirada na loja", "para pedidos até 18h". */
  conditions?: string[];
  extras?: AdExtra[];
  action?: AdAction;
  /** Why people come back, in the owner's own words: "a massa descansa 24 horas". */
  good?: string;
  /** Number at the professional council, of a regulated trade: "CRO-SP 12345". */
  register?: string;
  /** Words of the text that the guard marked and the owner left out. */
  leftOut?: string[];
};

/** Of `marketing`. */
export type MarketingParts = {
  /** Id of the answer or writing card that was chosen; left out, the question finds one. */
  card?: string;
  /** What was typed into the card's fields, by field id: it wins over what the question says, also where it is empty. */
  fields?: Record<string, string>;
};

/** Where a rule of the guard stands, and how it was checked. */
export type RuleReference = {
  /** "CDC, art. 24 e 37, § 1º". */
  article: string;
  /** ISO 8601, day on which the source was read. */
  checkedOn: string;
};

/** Words that a rule stops, as the guard explains them. */
export type Finding = {
  /** Id of the rule. */
  rule: string;
  /** The words, as written. */
  words: string;
  /** Place in the text, in code units; `end` is exclusive. */
  start: number;
  end: number;
  /** One line: 'Noventa dias é a garantia que a lei já dá'. */
  title: string;
  /** Why, in one or two sentences. */
  reason: string;
  reference?: RuleReference;
  /** Lawful wording in place of `words`, where there is one. */
  instead?: string;
};

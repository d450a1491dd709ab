import type { AdAction, AdExtra, ContactChannel } from "../../../contract/parts.ts";

/**
 * Everything that the ads can say beside the owner's own words. A template is used where all its slots are known:
 * {product} "bolo de pote", {where} "na Vila Mariana", {shop}, {until} "até 28/11", {label} and {price} of one row.
 * Several wordings go from long to short: the first that fits is taken. The first letter becomes a capital.
 */

/** Titles for Google, in the order of their worth. */
export const titles = {
  place: ["{product} {where}"],
  product: ["{product}"],
  shop: ["{shop} {where}", "{shop}"],
  deadline: ["{product}, {until}"],
  /** Where nothing else is known. */
  neutral: [
    "{product}: fale com a gente",
    "{product}: fale conosco",
    "Fale com a gente",
    "Converse com a gente",
    "Tire suas dúvidas",
  ],
} as const;

/** One price, by what may stand before it; with its deadline where it has one. */
export const priceTitles = {
  por: ["{label} por {price}", "{label}: {price}", "{label} {price}"],
  per: ["{label}: {price}", "{label} {price}"],
  "a partir de": ["{label} {price}"],
} as const;

export type ExtraWords = {
  /** Behind the product in a title. */
  title?: string;
  /** In "Tem …": a thing that comes with the offer. */
  noun?: string;
  /** In "Pague com …". */
  payment?: string;
  /** A sentence of its own, where it is neither. */
  sentence?: string;
};

export const extras: Readonly<Record<AdExtra, ExtraWords>> = {
  "free-delivery": { title: "com entrega grátis", noun: "entrega grátis" },
  delivery: { title: "com entrega", noun: "entrega" },
  pickup: { title: "para retirar", noun: "retirada no local" },
  "by-appointment": { title: "com hora marcada", sentence: "Atende com hora marcada." },
  "on-the-spot": { title: "na hora", sentence: "Feito na hora." },
  "same-day": { title: "no mesmo dia", sentence: "Fica pronto no mesmo dia." },
  "at-home": { title: "em domicílio", sentence: "Atende em domicílio." },
  online: { title: "online", sentence: "Tem opção online." },
  "made-to-order": { title: "sob encomenda", sentence: "Feito sob encomenda." },
  "free-quote": { title: "com orçamento grátis", noun: "orçamento grátis" },
  "trial-class": { title: "com primeira aula grátis", noun: "primeira aula grátis" },
  parking: { title: "com estacionamento", noun: "estacionamento" },
  accessible: { title: "com acessibilidade", noun: "acesso para cadeirantes" },
  invoice: { title: "com nota fiscal", noun: "nota fiscal" },
  "pet-friendly": { sentence: "Animais são bem-vindos." },
  pix: { payment: "Pix" },
  card: { payment: "cartão" },
  "meal-voucher": { payment: "vale-refeição" },
  instalments: { sentence: "Dá para parcelar; pergunte as condições." },
};

export const withExtras = "Tem {list}.";
export const paidWith = "Pague com {list}.";

export type CallWords = {
  /** Of a title: with the product, and alone. */
  title: readonly string[];
  /** Sentences to end with. */
  sentences: readonly [string, ...string[]];
  /** For what says little else. */
  long: string;
};

/** Where the quote costs nothing. */
export const freeQuote = "Peça seu orçamento grátis.";

export const calls: Readonly<Record<AdAction | "none", CallWords>> = {
  whatsapp: {
    title: ["{product}: chame no WhatsApp", "{product} pelo WhatsApp", "Chame no WhatsApp"],
    sentences: [
      "Chame no WhatsApp.",
      "Mande mensagem no WhatsApp.",
      "Fale com a gente no WhatsApp.",
    ],
    long: "Chame no WhatsApp e tire suas dúvidas.",
  },
  call: {
    title: ["{product}: ligue e pergunte", "{product}: é só ligar", "Ligue para a gente"],
    sentences: ["Ligue para a gente.", "É só ligar.", "Ligue e pergunte."],
    long: "Ligue para a gente e tire suas dúvidas.",
  },
  book: {
    title: ["{product}: marque um horário", "{product}: marque hora", "Marque seu horário"],
    sentences: ["Marque seu horário.", "Agende seu horário.", "Escolha o dia e marque."],
    long: "Escolha o dia e a hora e marque seu horário.",
  },
  visit: {
    title: ["{product}: venha conhecer", "{product}: venha ver", "Venha conhecer"],
    sentences: ["Venha conhecer.", "Faça uma visita.", "Esperamos sua visita."],
    long: "Venha conhecer de perto.",
  },
  "ask-quote": {
    title: ["{product}: peça um orçamento", "{product}: peça orçamento", "Peça um orçamento"],
    sentences: [
      "Peça um orçamento.",
      "Peça seu orçamento.",
      "Conte o que precisa e peça um orçamento.",
    ],
    long: "Conte o que você precisa e peça um orçamento.",
  },
  order: {
    title: ["{product}: faça seu pedido", "{product}: peça já", "Faça seu pedido"],
    sentences: ["Faça seu pedido.", "Faça sua encomenda.", "Escolha e faça seu pedido."],
    long: "Escolha o que você quer e faça seu pedido.",
  },
  none: {
    title: [],
    sentences: ["Fale com a gente.", "Converse com a gente.", "Qualquer dúvida, fale com a gente."],
    long: "Fale com a gente e tire suas dúvidas.",
  },
};

/** Before the number or address in a post. */
export const contacts: Readonly<Record<ContactChannel, string>> = {
  whatsapp: "WhatsApp",
  phone: "Telefone",
  email: "E-mail",
  instagram: "Instagram",
  "in-person": "Endereço",
  profile: "Contato",
};

/** First line of a post. */
export const openings = {
  plain: ["{shop}: {product} {where}.", "{product} {where}.", "{shop}: {product}.", "{product}."],
  /** Behind a text that does not tell it. */
  where: "Estamos {where}",
} as const;

/** What a trade has to say; `short` where room is scarce. */
export const required = {
  alcohol: {
    short: "Venda para maiores de 18 anos.",
    long: "Beba com moderação. Venda para maiores de 18 anos.",
  },
  credit: { short: "Sujeito à análise de crédito.", long: "Sujeito à análise de crédito." },
} as const;

/** Instead of an ad, where the text does not tell what is sold. */
export const unknownProduct =
  "Não deu para entender o que você vende. Conte em poucas palavras o produto ou serviço, o preço, o bairro ou a cidade e até quando vale.";

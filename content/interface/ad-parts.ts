import type { AdPiece } from "../../contract/gemini-chat.ts";
import type { AdAction, AdExtra, Trade } from "../../contract/parts.ts";

/** What comes with an offer, as its chip says it. */
const extras: Record<AdExtra, string> = {
  delivery: "Entrega",
  pickup: "Retirada",
  "free-delivery": "Entrega grátis",
  "by-appointment": "Hora marcada",
  "on-the-spot": "Na hora",
  "same-day": "No mesmo dia",
  "at-home": "Em domicílio",
  online: "Online",
  pix: "Pix",
  card: "Cartão",
  instalments: "Parcela",
  "meal-voucher": "Vale-refeição",
  "free-quote": "Orçamento grátis",
  "trial-class": "Primeira aula grátis",
  "made-to-order": "Sob encomenda",
  invoice: "Nota fiscal",
  parking: "Estacionamento",
  "pet-friendly": "Aceita pets",
  accessible: "Acessível para cadeirantes",
};

/** What people should do, as its chip says it. */
const actions: Record<AdAction, string> = {
  whatsapp: "Chama no WhatsApp",
  call: "Liga",
  book: "Marca um horário",
  visit: "Visita a loja",
  "ask-quote": "Pede orçamento",
  order: "Faz o pedido",
};

/** After "Quem quiser,". */
const wanting: Record<AdAction, string> = {
  whatsapp: "chama no WhatsApp",
  call: "liga",
  book: "marca um horário",
  visit: "faz uma visita",
  "ask-quote": "pede um orçamento",
  order: "faz o pedido",
};

/** What is likely said first of a kind of business. */
const shop: readonly AdExtra[] = ["delivery", "pickup", "pix", "card", "instalments"];
const food: readonly AdExtra[] = ["delivery", "pickup", "pix", "card", "made-to-order"];
const chair: readonly AdExtra[] = ["by-appointment", "pix", "card", "at-home", "parking"];
const repair: readonly AdExtra[] = ["free-quote", "on-the-spot", "same-day", "at-home", "invoice"];
const lessons: readonly AdExtra[] = ["trial-class", "online", "by-appointment", "pix", "card"];
const office: readonly AdExtra[] = ["by-appointment", "online", "parking", "accessible", "invoice"];

const likely: Partial<Record<Trade, readonly AdExtra[]>> = {
  padaria: food,
  restaurante: food,
  bebidas: food,
  mercadinho: food,
  salao: chair,
  estetica: chair,
  pet: chair,
  roupas: shop,
  brinquedos: shop,
  artesanato: shop,
  suplementos: shop,
  oficina: repair,
  assistencia: repair,
  "servicos-em-casa": repair,
  academia: lessons,
  escola: lessons,
  clinica: office,
  advocacia: office,
  contabilidade: office,
  credito: office,
  imobiliaria: office,
  pousada: ["parking", "pet-friendly", "accessible", "pix", "card"],
};
const anyTrade: readonly AdExtra[] = ["delivery", "pix", "card", "by-appointment", "free-quote"];

const counts = ["nenhum", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito"];

/** Words of the ad card's parts. */
export const adPartWords = {
  extras,
  actions,
  /** All extras, those first that the trade offers most. */
  extrasFor: (trade?: Trade): AdExtra[] => [
    ...new Set([...((trade && likely[trade]) ?? anyTrade), ...(Object.keys(extras) as AdExtra[])]),
  ],
  groups: {
    product: {
      label: "O que você vende",
      placeholder: "Ex.: conserto de celular",
      /** Below a name that the titles have no room for. */
      long: "Até 30 letras, vira título no Google.",
    },
    good: {
      label: "O que tem de bom (abre o anúncio)",
      placeholder: "Ex.: a massa descansa 24 horas; atendo sem pressa",
    },
    place: { label: "Onde", placeholder: "Bairro ou cidade" },
    prices: { legend: "Preços", note: "Vai para o anúncio só o que estiver aqui." },
    until: {
      legend: "Até quando",
      none: "Sem prazo",
      other: "Outra data",
      placeholder: "Ex.: sábado, 28/11",
    },
    extras: "O que vem junto",
    action: "O que a pessoa faz agora",
    conditions: {
      legend: "Condições e detalhes",
      note: "Entram no anúncio como estão escritos.",
      placeholder: "Ex.: pedido mínimo de 20 unidades",
      add: "Mais uma condição",
    },
    /** Where the trade does not name its council. */
    register: { label: "Número do conselho", placeholder: "Ex.: CRO-SP 12345" },
  },
  price: {
    label: "De que é este preço",
    amount: "Preço em reais",
    from: "A partir de",
    unit: "Medida (se houver)",
    unitPlaceholder: "Ex.: kg, hora, pessoa",
    add: "Mais um preço",
    instalments: "Parcelas sem juros (se houver)",
    instalmentsPlaceholder: "Vezes sem juros, ex.: 3",
    details: "“A partir de”, medida e parcelas",
    remove: (label: string) => `Tirar o preço de ${label || "uma linha vazia"}`,
    full: "São até oito preços por anúncio.",
  },
  /** In the field, below what was typed. */
  errors: {
    amount: "Preço precisa ser um número, como 49,90.",
    amountZero: "Preço precisa ser maior que zero.",
    amountHigh: "Preço alto demais: o máximo é R$\u00A01.000.000.",
    label: "Escreva de que é este preço.",
    instalments: "Vezes sem juros vão de 2 a 24, e não com “a partir de”.",
    product: "Escreva o que você vende.",
  },
  /** "Você anuncia conserto de celular, com três preços, na Vila Mariana, até sábado, 28/11." */
  line: {
    start: "Você anuncia",
    /** In place of the product. */
    nothing: ["Ainda não entendi ", "o que você vende", "."],
    with: "com",
    prices: (count: number) =>
      count === 1 ? "um preço" : `${counts[count] ?? String(count)} preços`,
    until: "até",
    /** Behind the place, of a deadline that is a whole span of time. */
    only: "só",
    whoWants: "Quem quiser,",
    wanting,
  },
} as const;

/** Headings of the pieces in an ad that is copied as one text; the page has its own. */
export const adPieceHeadings: Readonly<Record<AdPiece["kind"], string>> = {
  "google-title": "Títulos para a Busca do Google (até 30 caracteres)",
  "google-description": "Descrições para a Busca do Google (até 90 caracteres)",
  "meta-text": "Texto para Instagram e Facebook (até 125 caracteres)",
  "meta-headline": "Título para Instagram e Facebook (até 60 caracteres)",
  "instagram-post": "Postagem para o Instagram",
  "whatsapp-status": "Status do WhatsApp",
};

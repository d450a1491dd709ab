import type { AdPiece } from "../../../../contract/gemini-chat.ts";

/** Headings of the list as text; the page has its own. */
export const adHeadings: Readonly<Record<AdPiece["kind"], string>> = {
  "google-title": "Títulos para a Pesquisa Google (até 30 caracteres)",
  "google-description": "Descrições para a Pesquisa Google (até 90 caracteres)",
  "meta-text": "Texto para Instagram e Facebook (até 125 caracteres)",
  "meta-headline": "Título para Instagram e Facebook (até 60 caracteres)",
};

/** Invitations that promise nothing, as the first words of a sentence. */
export const neutralCalls = ["Fale com a gente", "Tire suas dúvidas", "Entre em contato"] as const;

/** Where no other invitation fits. */
export const shortestCall = "Saiba mais";

/** Where nothing is known of the trade. */
export const openCalls = [
  "Fale com a gente",
  "Tire suas dúvidas",
  "Conheça nosso trabalho",
  "Veja nossas opções",
  "Entre em contato",
] as const;

export const callsByFact = {
  whatsapp: ["Chame no WhatsApp", "Fale pelo WhatsApp"],
  quote: ["Peça um orçamento", "Solicite seu orçamento"],
  schedule: ["Agende seu horário", "Marque seu horário"],
  scheduleByWhatsapp: ["Agende pelo WhatsApp", "Marque pelo WhatsApp"],
  order: ["Faça sua encomenda", "Encomende com a gente"],
} as const;

export const callsByTrade = {
  business: ["Fale com a gente", "Tire suas dúvidas", "Entre em contato"],
  professional: ["Peça um orçamento", "Fale com a gente", "Tire suas dúvidas"],
  quotable: ["Peça um orçamento", "Fale com a gente", "Tire suas dúvidas"],
  service: ["Fale com a gente", "Tire suas dúvidas", "Conheça nosso trabalho"],
  goods: ["Veja as opções", "Fale com a gente", "Conheça nossas opções"],
} as const;

/** What would make the ads better, in the order it is asked for. */
export const missingDetails = {
  product: "o que você vende ou faz",
  place: "o bairro ou a cidade",
  price: "o preço",
  offer: "uma condição que ajude a decidir, como prazo, garantia ou forma de pagamento",
} as const;

export const adAdvice = {
  checkPrice: "Antes de publicar, confira se o preço e o prazo continuam valendo.",
  check: "Antes de publicar, confira se tudo continua valendo.",
  add: (details: string) => `Para mais opções, conte também ${details}.`,
  poor: (details: string) =>
    `Com mais detalhes dá para escrever anúncios melhores: conte ${details}.`,
  foreign: "Escreva em português para aproveitar tudo o que você contou.",
} as const;

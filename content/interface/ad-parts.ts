import type { AdPiece } from "../../contract/gemini-chat.ts";
import type { AdAction, AdExtra } from "../../contract/parts.ts";

/** What comes with an offer, as its chip says it. */
const extras: Record<AdExtra, string> = {
  delivery: "Entrega",
  pickup: "Retirada",
  "free-delivery": "Entrega grátis",
  "by-appointment": "Hora marcada",
  "same-day": "Feito na hora",
  "at-home": "Atende em casa",
  pix: "Pix",
  card: "Cartão",
  instalments: "Parcela",
  "meal-voucher": "Vale-refeição",
  "free-quote": "Orçamento grátis",
  "made-to-order": "Sob encomenda",
  parking: "Estacionamento",
  "pet-friendly": "Aceita pets",
  accessible: "Acessível",
};

/** What people should do, as its chip says it. */
const actions: Record<AdAction, string> = {
  whatsapp: "Chama no WhatsApp",
  call: "Liga",
  book: "Agenda",
  visit: "Visita",
  "ask-quote": "Pede orçamento",
  order: "Encomenda",
};

/** Words of the ad card's parts. */
export const adPartWords = { extras, actions } as const;

/** Headings of the pieces in an ad that is copied as one text; the page has its own. */
export const adPieceHeadings: Readonly<Record<AdPiece["kind"], string>> = {
  "google-title": "Títulos para a Pesquisa Google (até 30 caracteres)",
  "google-description": "Descrições para a Pesquisa Google (até 90 caracteres)",
  "meta-text": "Texto para Instagram e Facebook (até 125 caracteres)",
  "meta-headline": "Título para Instagram e Facebook (até 60 caracteres)",
  "instagram-post": "Postagem para o Instagram",
  "whatsapp-status": "Status do WhatsApp",
};

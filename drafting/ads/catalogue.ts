import { textsOf } from "../../content/typography.ts";
import type { AdParts } from "../../contract/parts.ts";
import type { Sample } from "../draft.ts";
import { healthPrices } from "./closed-prices.ts";
import { draftAd } from "./draft-ad.ts";
import { fill } from "./writing/compose.ts";
import * as sentences from "./writing/sentences.ts";

const slots = {
  product: "bolo de pote",
  where: "na Vila Mariana",
  shop: "Doces da Lia",
  until: "até 28/11",
  label: "bolo de cenoura",
  price: "R$\u00A035",
  list: "entrega e nota fiscal",
};

const offers: readonly AdParts[] = [
  {
    product: "Conserto de celular",
    good: "peça testada na sua frente",
    prices: [
      { label: "Tela iPhone 11", amount: 320, instalments: 4 },
      { label: "Bateria", amount: 150, from: true },
    ],
    place: "Vila Mariana",
    until: "sábado, 28/11",
    extras: ["on-the-spot", "pix", "card"],
    action: "whatsapp",
  },
  { product: "Dentista", place: "Recife", extras: ["by-appointment"], register: "CRM 12345" },
];

/** Everything the ads can say, filled with examples. */
export function adCatalogue(): Sample[] {
  const single = textsOf(sentences).map(({ place, text }) => ({
    heading: place,
    text: fill(text, slots) ?? text,
  }));
  const whole = offers.map((adParts) => ({
    heading: `whole ad, ${adParts.product}`,
    text: draftAd({ prompt: "anúncio", agentType: "ads", adParts, today: "2026-11-24" }).text,
  }));
  const closed = healthPrices.map(({ title, reason }) => ({
    heading: "health-price",
    text: `${title}. ${reason}`,
  }));
  return [...single, ...whole, ...closed];
}

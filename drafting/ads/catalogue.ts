import type { AdParts } from "../../contract/parts.ts";
import type { Sample } from "../draft.ts";
import { draftAd } from "./draft-ad.ts";
import { fill } from "./writing/compose.ts";
import {
  calls,
  extras,
  freeQuote,
  openings,
  paidWith,
  pricedTitle,
  priceTitles,
  required,
  titles,
  unknownProduct,
  withExtras,
} from "./writing/sentences.ts";

const slots = {
  product: "bolo de pote",
  where: "na Vila Mariana",
  shop: "Doces da Lia",
  until: "até 28/11",
  label: "bolo de cenoura",
};
const prices = {
  por: "R$\u00A035",
  per: "R$\u00A060 por hora",
  "a partir de": "a partir de R$\u00A090",
};

const offers: readonly AdParts[] = [
  { product: "Bolos" },
  {
    product: "Conserto de celular",
    prices: [
      { label: "Tela iPhone 11", amount: 320 },
      { label: "Tela A54", amount: 280 },
      { label: "Bateria", amount: 150 },
    ],
    place: "Vila Mariana",
    until: "sábado, 28/11",
    extras: ["on-the-spot", "pix", "card"],
    action: "whatsapp",
  },
  {
    product: "Dentista",
    prices: [{ label: "Limpeza", amount: 150, from: true }],
    place: "Recife",
    extras: ["by-appointment", "accessible"],
    action: "book",
    register: "CRO-PE 12345",
  },
  {
    product: "Marmita",
    prices: [
      { label: "Marmita P", amount: 15 },
      { label: "Marmita G", amount: 22 },
    ],
    conditions: ["pedido mínimo de 2 marmitas", "entrega até 13h"],
    extras: ["delivery", "pickup"],
    action: "order",
  },
];

function filled(heading: string, templates: readonly string[], more: object = {}): Sample[] {
  const text = templates.flatMap((one) => fill(one, { ...slots, ...more }) ?? []).join("\n");
  return [{ heading, text }];
}

/** Everything the ads can say, filled with examples. */
export function adCatalogue(): Sample[] {
  const prompt = "anúncio";
  return [
    ...Object.entries(titles).flatMap(([name, list]) => filled(`title, ${name}`, list)),
    ...Object.entries(priceTitles).flatMap(([link, list]) =>
      filled(`price title, ${link}`, [pricedTitle, ...list], {
        price: prices[link as keyof typeof prices],
      }),
    ),
    ...Object.entries(openings).flatMap(([name, list]) => filled(`opening, ${name}`, list)),
    ...Object.entries(extras).map(([name, { title, noun, payment, sentence }]) => ({
      heading: `extra, ${name}`,
      text: [
        title && fill(`{product} ${title}`, slots),
        noun && withExtras(noun),
        payment && paidWith(payment),
        sentence,
      ]
        .filter(Boolean)
        .join("\n"),
    })),
    ...Object.entries(calls).flatMap(([name, { title, sentences, long }]) =>
      filled(`call, ${name}`, [...title, ...sentences, long]),
    ),
    { heading: "call, free quote", text: freeQuote },
    ...Object.entries(required).map(([name, { short, long }]) => ({
      heading: `required, ${name}`,
      text: `${short}\n${long}`,
    })),
    { heading: "nothing understood", text: unknownProduct },
    ...offers.map((adParts) => ({
      heading: `whole ad, ${adParts.product}`,
      text: draftAd({ prompt, agentType: "ads", adParts, today: "2026-11-24" }).text,
    })),
  ];
}

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { invalidPartSentence, refusals } from "./gemini-chat-failures.ts";
import { readChatRequest } from "./gemini-chat-schema.ts";
import { type AdParts, type Business, partCount, partLength, type ReviewParts } from "./parts.ts";

const ads = { prompt: "Bolo de cenoura", agentType: "ads" };
const reviews = { prompt: "Bolo seco e atrasado", agentType: "reviews" };
const marketing = { prompt: "Como divulgar?", agentType: "marketing" };

const business: Business = {
  trade: "padaria",
  shop: "Padaria Aurora",
  town: "Vila Mariana",
  contact: "whatsapp",
  contactDetail: "(11) 98765-4321",
  signature: "Lúcia, da Padaria Aurora",
};
const reviewParts: ReviewParts = {
  customer: "Bia",
  praised: ["taste"],
  complaints: ["delay", "stale"],
  complaintOther: "o bolo seco",
  people: ["Carla"],
  actions: ["will-check"],
  case: "none",
  quote: "Bolo seco e atrasado",
  note: "Abrimos aos domingos",
  language: "en",
};
const adParts: AdParts = {
  product: "Bolo de cenoura",
  prices: [{ label: "Inteiro", amount: 45.9, from: true, unit: "kg", instalments: 3 }],
  place: "Vila Mariana",
  until: "sábado, 28/11",
  conditions: ["para pedidos até 18h"],
  extras: ["pickup", "pix"],
  action: "whatsapp",
  good: "a massa descansa 24 horas",
  register: "CRO-SP 12345",
  leftOut: ["o melhor da cidade"],
};

describe("parts that are read", () => {
  test("come back as they were sent", () => {
    for (const body of [
      { ...reviews, business, reviewParts },
      { ...ads, business, adParts },
      {
        ...marketing,
        business,
        marketingParts: { card: "texto-promocao", fields: { preco: "25" } },
      },
      { ...reviews, reviewParts: {} },
    ])
      expect(readChatRequest(body)).toEqual({ request: body });
  });

  test("stand on one line, trimmed and without half characters", () => {
    const body = { ...ads, adParts: { product: "  Bolo\n de  cenoura\uD83D " } };
    expect(readChatRequest(body)).toEqual({
      request: { ...ads, adParts: { product: "Bolo de cenoura\uFFFD" } },
    });
  });

  test("may be as long and as many as is said", () => {
    const body = {
      ...ads,
      adParts: {
        product: "é".repeat(partLength.product),
        prices: Array(partCount.prices).fill({ label: "x", amount: 0.01 }),
      },
    };
    expect(readChatRequest(body)).toEqual({ request: body });
  });
});

/** The price of the only row. */
const priced = (amount: unknown) => ({ ...ads, adParts: { prices: [{ label: "Bolo", amount }] } });

describe("a part that is none", () => {
  test.each<[object, string]>([
    [{ ...reviews, reviewParts: { mood: "bad" } }, "reviewParts.mood"],
    [{ ...reviews, reviewParts: { complaints: ["delay", "smell"] } }, "reviewParts.complaints.1"],
    [{ ...reviews, reviewParts: { complaintOther: "a".repeat(61) } }, "reviewParts.complaintOther"],
    [{ ...reviews, reviewParts: { customer: "  " } }, "reviewParts.customer"],
    [{ ...reviews, reviewParts: { quote: "é ".repeat(17) } }, "reviewParts.quote"],
    [{ ...reviews, reviewParts: { note: "a".repeat(161) } }, "reviewParts.note"],
    [{ ...reviews, reviewParts: { people: ["Bia", "Ana", "Lia", "Eva"] } }, "reviewParts.people"],
    [{ ...reviews, reviewParts: [] }, "reviewParts"],
    ...[0, -5, 1.999, 1e9, "25", null].map((amount): [object, string] => [
      priced(amount),
      "adParts.prices.0.amount",
    ]),
    [{ ...ads, adParts: { prices: [{ amount: 5 }] } }, "adParts.prices.0.label"],
    [{ ...ads, adParts: { extras: ["helicopter"] } }, "adParts.extras.0"],
    [{ ...ads, business: { trade: "banco" } }, "business.trade"],
    [{ ...marketing, marketingParts: { card: "Não Existe" } }, "marketingParts.card"],
    [
      { ...marketing, marketingParts: { fields: { preco: "a".repeat(601) } } },
      "marketingParts.fields.preco",
    ],
  ])("%j is named", (body, field) => {
    expect(readChatRequest(body)).toEqual({ fault: "invalid_part", field });
    expect(invalidPartSentence(field)).toBe(`O campo "${field}" não está no formato esperado.`);
  });

  test.each([
    { ...ads, reviewParts },
    { ...reviews, adParts },
    { ...ads, marketingParts: {} },
  ])("of another card is a fault of the whole", (body) => {
    expect(readChatRequest(body)).toEqual({ fault: "invalid_body" });
  });

  test("is not named where its name would be taken for something else", () => {
    for (const name of ["fetch", "<b>", "a".repeat(121), ""])
      expect(invalidPartSentence(name)).toBe(refusals.invalid_part.error);
  });

  test("has a sentence that no page takes for another failure, whatever it is called", () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (name, value) => {
        const reading = readChatRequest({ ...ads, adParts: { [name]: value } });
        const field = "field" in reading ? (reading.field ?? "") : "";
        expect(invalidPartSentence(field)).not.toMatch(/Chave da API|Limite de requisições|fetch/);
      }),
    );
  });
});

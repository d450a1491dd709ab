import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AdPiece } from "../../contract/gemini-chat.ts";
import { type AdParts, adActions, adExtras, type Business, trades } from "../../contract/parts.ts";
import { adFaults } from "../../domain/ad-limits/ad-faults.ts";
import { countGraphemes } from "../../domain/ad-limits/count-characters.ts";
import { adLimits, metaHeadlineVisible } from "../../domain/ad-limits/limits.ts";
import { createAdCheck } from "../guard/index.ts";
import { adCatalogue } from "./catalogue.ts";
import { draftAd } from "./draft-ad.ts";
import { everyday } from "./everyday.ts";
import { readAdParts } from "./reading/read-ad-parts.ts";

const today = "2026-11-24";
const prompts = everyday
  .trim()
  .split("\n")
  .flatMap((text, at) => (at % 2 === 0 ? [text.replaceAll(" ⏎ ", "\n")] : []));

function piecesOf(prompt: string, adParts?: AdParts, business?: Business): AdPiece[] {
  const request = { prompt, agentType: "ads", today } as const;
  const parts = adParts && { adParts };
  return draftAd({ ...request, ...parts, ...(business && { business }) }).pieces ?? [];
}

const textsOf = (pieces: readonly AdPiece[], kind: AdPiece["kind"]) =>
  pieces.flatMap((piece) => (piece.kind === kind ? [piece.text] : []));

function expectSound(pieces: readonly AdPiece[]): void {
  expect(textsOf(pieces, "google-title").length).toBeGreaterThanOrEqual(3);
  expect(textsOf(pieces, "google-title").length).toBeLessThanOrEqual(8);
  expect(textsOf(pieces, "google-description").length).toBeGreaterThanOrEqual(2);
  expect(textsOf(pieces, "google-description").length).toBeLessThanOrEqual(4);
  for (const kind of ["meta-text", "meta-headline", "instagram-post", "whatsapp-status"] as const)
    expect(textsOf(pieces, kind)).toHaveLength(1);
  expect(textsOf(pieces, "meta-headline")[0]?.length).toBeLessThanOrEqual(metaHeadlineVisible);
  expect(new Set(pieces.map(({ kind, text }) => kind + text.toLowerCase())).size).toBe(
    pieces.length,
  );
  for (const { kind, text } of pieces) {
    expect(countGraphemes(text)).toBeLessThanOrEqual(adLimits[kind]);
    expect(Array.from(text).length).toBeLessThanOrEqual(adLimits[kind]);
    expect(text).not.toMatch(/[{}!]| {2}|undefined|\p{Extended_Pictographic}/u);
    expect(text).not.toMatch(/R\$ /);
  }
}

test.each(prompts)("pieces of %j keep limits and say what was told", (prompt) => {
  const pieces = piecesOf(prompt);
  expectSound(pieces);
  const check = createAdCheck({ description: prompt, parts: readAdParts(prompt, { today }) });
  for (const { kind, text } of pieces) {
    if (kind !== "instagram-post" && kind !== "whatsapp-status")
      expect(adFaults({ kind, text: text.replaceAll("\u00A0", " ") }, text)).toEqual([]);
    const found = check(text.replace("maiores de 18 anos", ""));
    expect({ text, found }).toEqual({ text, found: [] });
  }
});

const phone: AdParts = {
  product: "Conserto de celular",
  prices: [
    { label: "Tela A54", amount: 280 },
    { label: "Bateria", amount: 1250.5, from: true },
  ],
  place: "Vila Mariana",
  until: "sábado, 28/11",
};

describe("a price", () => {
  test("stands with its label, its deadline and what limits it, or not at all", () => {
    const conditions = ["só para pagamento à vista"];
    for (const { text } of piecesOf("x", { ...phone, conditions }).filter((one) =>
      one.text.includes("R$"),
    )) {
      expect(text).toMatch(/tela A54[ :]+R\$\u00A0280|bateria:? a partir de R\$\u00A01\.250,50/i);
      expect(text).toMatch(/até (?:sábado, )?28\/11/i);
      expect(text).toMatch(/só para pagamento à vista/i);
    }
  });

  test.each([
    [{ label: "Picanha", amount: 69.9, unit: "kg" }, "R$\u00A069,90 o kg"],
    [{ label: "Coxinha", amount: 90, unit: "cento" }, "R$\u00A090 o cento"],
    [{ label: "Camiseta", amount: 100, unit: "3 unidades" }, "3 por R$\u00A0100"],
    [{ label: "Aula", amount: 60, unit: "hora no Pix" }, "R$\u00A060 por hora no Pix"],
    [{ label: "Faxina", amount: 160, unit: "diária" }, "R$\u00A0160 a diária"],
  ])("%j is written %j", (row, written) => {
    const [text = ""] = textsOf(piecesOf("x", { prices: [row] }), "meta-text");
    expect(text).toContain(written);
  });
});

describe("what the rules of a trade ask for", () => {
  test("alcohol names the age in every text and asks nobody to drink", () => {
    const pieces = piecesOf("x", {
      product: "Cerveja artesanal",
      prices: [{ label: "Garrafa", amount: 18 }],
    });
    for (const { kind, text } of pieces.filter(
      (one) => one.kind !== "google-title" && one.kind !== "meta-headline",
    ))
      expect(`${kind} ${text}`).toMatch(/maiores de 18 anos/);
    expect(pieces.some(({ text }) => /procura/i.test(text))).toBe(false);
  });

  test("a lawyer informs, without price, gift or question", () => {
    const pieces = piecesOf(
      "x",
      {
        product: "Advogada de família",
        prices: [{ label: "Consulta", amount: 100 }],
        extras: ["free-quote", "online"],
        conditions: ["primeira conversa com desconto"],
        action: "ask-quote",
        register: "OAB/PR 45.678",
      },
      { trade: "advocacia" },
    );
    expectSound(pieces);
    for (const { text } of pieces)
      expect(text).not.toMatch(/R\$|grátis|desconto|orçamento|procura/i);
    expect(textsOf(pieces, "meta-text")[0]).toContain("OAB/PR 45.678");
  });

  test("a health service shows its number wherever there is a text", () => {
    const pieces = piecesOf("x", { product: "Dentista", register: "CRO-PE 12345" });
    for (const { text } of pieces.filter(
      ({ kind }) => !kind.endsWith("title") && kind !== "meta-headline",
    ))
      expect(text).toContain("CRO-PE 12345");
  });

  test("credit depends on the analysis", () => {
    for (const text of textsOf(
      piecesOf("x", { product: "Empréstimo consignado" }),
      "google-description",
    ))
      expect(text).toContain("análise de crédito");
  });
});

test("words that the guard stops are told and not said, in the text and in the parts", () => {
  const prompt = "bolo de pote, o melhor bolo da cidade";
  expect(draftAd({ prompt, agentType: "ads", today }).findings?.map(({ words }) => words)).toEqual([
    "o melhor bolo da cidade",
  ]);
  const parts: AdParts = {
    product: "Bolo de pote, o melhor bolo da cidade",
    conditions: ["resultado garantido"],
  };
  for (const { text } of piecesOf(prompt, parts)) expect(text).not.toMatch(/melhor|garantid/i);
});

test("where nothing is understood, it is said, and no ad is made up", () => {
  const { text, pieces } = draftAd({ prompt: "??? 123", agentType: "ads", today });
  expect(text).toMatch(/^Não deu para entender/);
  expect(pieces).toBeUndefined();
});

const word = fc.constantFrom(
  ..."bolo tela corte vila pote de com para casa açaí iPhone 11 A54 500ml ótima".split(" "),
);
const name = fc
  .array(word, { minLength: 1, maxLength: 9 })
  .map((list) => list.join(" ").slice(0, 40));
const row = fc.record(
  {
    label: name,
    amount: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100),
    from: fc.constant(true as const),
    unit: fc.constantFrom("kg", "sessão", "no Pix", "3 unidades", "cada"),
  },
  { requiredKeys: ["label", "amount"] },
);
const parts = fc.record(
  {
    product: name,
    prices: fc.array(row, { maxLength: 8 }),
    place: fc.constantFrom("Vila Mariana", "São José do Rio Preto", "Centro"),
    until: fc.constantFrom("hoje, 24/11", "sábado, 28/11", "30/11", "esta semana"),
    conditions: fc.subarray([
      "pedido mínimo de R$ 30",
      "não aceito cartão",
      "de segunda a sexta, das 9h às 18h",
    ]),
    extras: fc.subarray([...adExtras]),
    action: fc.constantFrom(...adActions),
    register: fc.constantFrom("CRO-SP 12345"),
  },
  { requiredKeys: ["product"] },
);
const business = fc.record(
  { trade: fc.constantFrom(...trades), shop: fc.constantFrom("Padaria Aurora", "Studio Lis") },
  { requiredKeys: [] },
);

test("any parts give sound pieces, the same each time, with no number of their own", () => {
  fc.assert(
    fc.property(parts, business, (given, shop) => {
      const told = given as AdParts;
      const pieces = piecesOf("anúncio", told, shop as Business);
      expect(piecesOf("anúncio", told, shop as Business)).toEqual(pieces);
      fc.pre(
        /\p{L}{2}/u.test(told.product ?? "") &&
          /bolo|tela|corte|vila|pote|casa|açaí/.test(told.product ?? ""),
      );
      expectSound(pieces);
      const amounts = (told.prices ?? []).map(({ amount }) =>
        amount.toLocaleString("pt-BR", { minimumFractionDigits: 2 }).replace(/,00$/, ""),
      );
      const known = new Set([...amounts, ...(JSON.stringify(told).match(/\d+/g) ?? []), "18"]);
      for (const { text } of pieces)
        for (const number of text.match(/\d[\d.,]*(?<![.,])/g) ?? [])
          expect(known).toContain(number);
    }),
    { numRuns: 300 },
  );
});

test("the catalogue has every sentence filled", () => {
  for (const { text } of adCatalogue()) expect(text).not.toMatch(/^$|[{}]|undefined| {2}/);
});

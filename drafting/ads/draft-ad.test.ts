import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AdPiece } from "../../contract/gemini-chat.ts";
import {
  type AdParts,
  adActions,
  adExtras,
  type Business,
  type PriceRow,
  trades,
} from "../../contract/parts.ts";
import { countGraphemes } from "../../domain/ad-limits/count-characters.ts";
import { adLimits, metaHeadlineVisible } from "../../domain/ad-limits/limits.ts";
import { createAdCheck } from "../guard/index.ts";
import { adCatalogue } from "./catalogue.ts";
import { draftAd } from "./draft-ad.ts";
import { readAdParts } from "./reading/read-ad-parts.ts";
import { isTaken } from "./writing/compose.ts";

const today = "2026-11-24";

function piecesOf(prompt: string, adParts?: AdParts, business: Business = {}): AdPiece[] {
  const parts = adParts && { adParts };
  return draftAd({ prompt, agentType: "ads", today, business, ...parts }).pieces ?? [];
}

const textsOf = (pieces: readonly AdPiece[], kind: AdPiece["kind"]) =>
  pieces.flatMap((piece) => (piece.kind === kind ? [piece.text] : []));

/** Pieces with room for more than a name. */
const longOf = (pieces: readonly AdPiece[]) =>
  pieces.filter(({ kind }) => kind !== "google-title" && kind !== "meta-headline");

function expectSound(pieces: readonly AdPiece[]): void {
  const count = (kind: AdPiece["kind"]) => textsOf(pieces, kind).length;
  expect([3, 4, 5, 6, 7, 8]).toContain(count("google-title"));
  expect([2, 3, 4]).toContain(count("google-description"));
  for (const kind of ["meta-text", "meta-headline", "instagram-post", "whatsapp-status"] as const)
    expect(count(kind)).toBe(1);
  expect(textsOf(pieces, "meta-headline")[0]?.length).toBeLessThanOrEqual(metaHeadlineVisible);
  expect(new Set(pieces.map(({ kind, text }) => kind + text.toLowerCase())).size).toBe(
    pieces.length,
  );
  for (const { kind, text } of pieces) {
    expect(isTaken({ kind, text })).toBe(true);
    expect(countGraphemes(text)).toBeLessThanOrEqual(adLimits[kind]);
    expect(text).not.toMatch(/[{}!]| {2}|undefined|\p{Extended_Pictographic}|R\$ /u);
  }
}

const prompts =
  `Pizzaria Bella em Londrina. Toda terça pizza grande de calabresa ou mussarela por R$ 39,90, só na retirada.
conserto de celular na hora. tela iphone 11 320, tela a54 280, bateria 150. garantia de 90 dias, melhor preço do bairro! outras peças valor só no direct. vila mariana, até sábado
açaí 300ml 12, 500ml 16, 700ml 20. adicionais 2 reais. entrega grátis acima de 40 reais
Vendo apartamento 2 quartos 65m² no Jardim Camburi, R$ 380.000, aceita financiamento. Creci 12345
dentista em Recife, limpeza R$ 150, clareamento 600 em 3x. CRO-PE 12345. agende pelo whats 81 99999-1234
aluga se casa de praia em Ubatuba 3 quartos diária 450 mínimo 3 diárias, aceita pet pequeno, a 200m do mar
Estúdio Lótus - Yoga e Pilates. Plano mensal 1x semana R$ 160, 2x semana R$ 270, 3x semana R$ 350. Matrícula isenta em dezembro. Moema/SP
bolsa de couro legítimo feita a mão 189 à vista ou 3x de 68. frete grátis pra compras acima de 250`.split(
    "\n",
  );

test.each(prompts)("pieces of %j keep limits and say what was told", (prompt) => {
  const pieces = piecesOf(prompt);
  expectSound(pieces);
  const check = createAdCheck({ description: prompt, parts: readAdParts(prompt, { today }) });
  for (const { text } of pieces)
    expect({ text, found: check(text.replace("maiores de 18 anos", "")) }).toEqual({
      text,
      found: [],
    });
});

describe("a price", () => {
  test("stands with its label, its deadline and what limits it, or not at all", () => {
    const pieces = piecesOf("x", {
      product: "Conserto de celular",
      prices: [
        { label: "Tela A54", amount: 280 },
        { label: "Bateria", amount: 1250.5, from: true },
      ],
      until: "sábado, 28/11",
      conditions: ["só para pagamento à vista"],
    });
    const priced = pieces.filter(({ text }) => text.includes("R$"));
    expect(priced.length).toBeGreaterThan(2);
    for (const { text } of priced) {
      expect(text).toMatch(/tela A54[ :]+R\$\u00A0280|bateria:? a partir de R\$\u00A01\.250,50/i);
      expect(text).toMatch(/até (?:sábado, )?28\/11/i);
      expect(text).toMatch(/só para pagamento à vista/i);
    }
  });

  test.each<[PriceRow, string]>([
    [{ label: "Picanha", amount: 69.9, unit: "kg" }, "R$\u00A069,90 o kg"],
    [{ label: "Camiseta", amount: 100, unit: "3 unidades" }, "3 por R$\u00A0100"],
    [{ label: "Aula", amount: 60, unit: "hora no Pix" }, "R$\u00A060 por hora no Pix"],
    [{ label: "Faxina", amount: 160, unit: "diária" }, "R$\u00A0160 a diária"],
  ])("%j is written %j", (row, written) => {
    expect(textsOf(piecesOf("x", { prices: [row] }), "meta-text")[0]).toContain(written);
  });
});

describe("instalments", () => {
  test("stand behind the price in cash, without interest, or not at all", () => {
    const post = (row: Omit<PriceRow, "label">) =>
      textsOf(piecesOf("x", { prices: [{ label: "Tela", ...row }] }), "instagram-post")[0];
    expect(post({ amount: 289, instalments: 10 })).toContain(
      "R$\u00A0289, ou 10x de R$\u00A028,90 sem juros",
    );
    expect(post({ amount: 100, instalments: 3 })).toContain("R$\u00A0100, em até 3x sem juros");
    for (const { text } of piecesOf("sofá em até 10x no cartão, 12x de 189,90"))
      expect(text).not.toMatch(/\d ?x/);
  });
});

describe("the owner's own words", () => {
  const prompt = "Tricô por encomenda, mantas e toucas. Cada peça é única.";

  test("are the post, with what was tapped beside them", () => {
    const [post = ""] = textsOf(piecesOf(prompt), "instagram-post");
    expect(post).toMatch(/^Tricô por encomenda, mantas e toucas\. Cada peça é única\./);
    const read = readAdParts(prompt, { today });
    const parts: AdParts = { ...read, good: "lã que não pinica", extras: ["pix"] };
    const pieces = piecesOf(prompt, { ...parts, leftOut: ["toucas"] });
    const [told = ""] = textsOf(pieces, "instagram-post");
    expect(told).toMatch(/^Lã que não pinica\.\n\nTricô\.\n\nCada peça é única\./);
    expect(told).toContain("Pague com Pix.");
    expect(told).not.toContain("por encomenda, mantas e toucas");
    expect(textsOf(pieces, "google-title")).toContain("Lã que não pinica");
    expect(textsOf(pieces, "meta-headline")).toEqual(["Lã que não pinica"]);
  });

  test("make way for the parts where those tell other sums", () => {
    const [post] = textsOf(piecesOf("Manta 90 reais.", { product: "Manta" }), "instagram-post");
    expect(post).not.toContain("90");
  });
});

describe("what the rules of a trade ask for", () => {
  test.each([
    ["Dentista", "Limpeza", false],
    ["Psicóloga online", "Sessão", false],
    ["Nutricionista esportiva", "Consulta", false],
    ["Veterinária", "Castração", false],
    ["Veterinária", "Consulta", true],
    ["Dermatologista", "Consulta", true],
    ["Marmita fit", "Marmita", true],
  ])("%s, %s: a price may be told: %s", (product, label, isTold) => {
    const prompt = `${product}. ${label} R$ 180`;
    const adParts = { product, prices: [{ label, amount: 180 }] };
    const { pieces = [], findings = [] } = draftAd({ prompt, agentType: "ads", today, adParts });
    expect(pieces.some(({ text }) => text.includes("180"))).toBe(isTold);
    expect(findings.map(({ rule, words }) => [rule, words])).toEqual(
      isTold ? [] : [["health-price", "R$ 180"]],
    );
  });

  test.each<[string, AdParts, Business]>([
    ["Dentista em Recife. Limpeza R$ 180", { product: "Limpeza e cuidado" }, {}],
    ["Limpeza R$ 180, restauração R$ 220", { product: "Restauração" }, { trade: "clinica" }],
    ["Psicóloga Ana, sessão R$ 180", { product: "Terapia online" }, { trade: "clinica" }],
  ])(
    "%s: the profession stands in the text or the trade, whatever was tapped",
    (prompt, ...told) => {
      const [parts, business] = told;
      const prices = [{ label: "Limpeza", amount: 180 }];
      const request = { prompt, agentType: "ads", today, business } as const;
      const { pieces = [], findings = [] } = draftAd({ ...request, adParts: { ...parts, prices } });
      expectSound(pieces);
      expect(pieces.filter(({ text }) => text.includes("180"))).toEqual([]);
      expect(findings.map(({ rule }) => rule)).toEqual(["health-price"]);
    },
  );

  test("what is sold to a dentist, or beside one, has its price", () => {
    const prices = [{ label: "Jaleco", amount: 180 }];
    const priced = (prompt: string, business: Business) =>
      piecesOf(prompt, { product: "Jaleco", prices }, business).some(({ text }) =>
        text.includes("180"),
      );
    expect(priced("Jaleco para dentista R$ 180", {})).toBe(true);
    expect(priced("Jaleco R$ 180, ao lado do dentista", { trade: "roupas" })).toBe(true);
  });

  test("alcohol names the age in every text and asks nobody to drink", () => {
    const pieces = piecesOf("x", {
      product: "Cerveja",
      prices: [{ label: "Garrafa", amount: 18 }],
    });
    for (const { text } of longOf(pieces)) expect(text).toMatch(/maiores de 18 anos/);
    expect(pieces.some(({ text }) => /procura/i.test(text))).toBe(false);
  });

  test("a lawyer informs, without price, gift or question", () => {
    const parts: AdParts = {
      product: "Advogada de família",
      prices: [{ label: "Consulta", amount: 100 }],
      extras: ["free-quote", "online"],
      conditions: ["primeira conversa com desconto"],
      action: "ask-quote",
      register: "OAB/PR 45.678",
    };
    const pieces = piecesOf("x", parts, { trade: "advocacia" });
    expectSound(pieces);
    for (const { text } of pieces)
      expect(text).not.toMatch(/R\$|grátis|desconto|orçamento|procura/i);
    expect(textsOf(pieces, "meta-text")[0]).toContain("OAB/PR 45.678");
  });

  test("a health service shows its number, and credit its analysis, wherever there is a text", () => {
    for (const { text } of longOf(piecesOf("x", { product: "Dentista", register: "CRO-PE 12345" })))
      expect(text).toContain("CRO-PE 12345");
    for (const { text } of longOf(piecesOf("x", { product: "Empréstimo consignado" })))
      expect(text).toContain("análise de crédito");
  });
});

test("words that the guard stops are told and not said, in the text and in the parts", () => {
  const prompt = "bolo de pote, o melhor bolo da cidade";
  const { findings = [] } = draftAd({ prompt, agentType: "ads", today });
  expect(findings.map(({ words }) => words)).toEqual(["o melhor bolo da cidade"]);
  const pieces = piecesOf(prompt, { product: prompt, conditions: ["resultado garantido"] });
  expectSound(pieces);
  for (const { text } of pieces) expect(text).not.toMatch(/melhor|garantid/i);
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
  .map((list) => list.join(" ").slice(0, 60).trim());
const some = <T>(fields: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) =>
  fc.record(fields, { requiredKeys: [] });
const row = fc.record({
  label: name,
  amount: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100),
  unit: fc.constantFrom("kg", "sessão", "no Pix", "3 unidades", "cada"),
});
const parts = some({
  prices: fc.uniqueArray(row, { maxLength: 8, selector: ({ label }) => label }),
  place: fc.constantFrom("Vila Mariana", "São José do Rio Preto", "Centro"),
  until: fc.constantFrom("hoje, 24/11", "sábado, 28/11", "30/11", "esta semana"),
  conditions: fc.subarray([
    "pedido mínimo de R$ 30",
    "não aceito cartão",
    "de segunda a sexta, das 9h às 18h",
  ]),
  extras: fc.subarray([...adExtras]),
  action: fc.constantFrom(...adActions),
  register: fc.constant("CREFITO 3/12345-F"),
});
const business = some({
  trade: fc.constantFrom(...trades),
  shop: fc.constantFrom("Padaria Aurora", "Studio Lis"),
});

test("any parts give sound pieces, the same each time, with no number of their own", () => {
  const product = name.filter((words) => /bolo|tela|corte|vila|pote|casa|açaí/.test(words));
  fc.assert(
    fc.property(product, parts, business, (own, more, shop) => {
      const told = { product: own, ...more } as AdParts;
      const pieces = piecesOf("anúncio", told, shop as Business);
      expect(piecesOf("anúncio", told, shop as Business)).toEqual(pieces);
      expectSound(pieces);
      const amounts = (told.prices ?? []).map(({ amount }) =>
        amount.toLocaleString("pt-BR", { minimumFractionDigits: 2 }).replace(/,00$/, ""),
      );
      const known = [...amounts, ...(JSON.stringify(told).match(/\d+/g) ?? []), "18"];
      const said = pieces.flatMap(({ text }) => text.match(/\d[\d.,]*(?<![.,])/g) ?? []);
      expect(known).toEqual(expect.arrayContaining(said));
    }),
    { numRuns: 300 },
  );
});

test("the catalogue has every sentence filled", () => {
  for (const { text } of adCatalogue()) expect(text).not.toMatch(/^$|[{}]|undefined| {2}/);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AdPiece } from "../../../../contract/gemini-chat.ts";
import { adFaults } from "../../../../domain/ad-limits/ad-faults.ts";
import { adCounts, adLimits } from "../../../../domain/ad-limits/limits.ts";
import { deadline, leastTimeOf } from "../fixture-time.ts";
import { draftAds } from "./draft-ads.ts";

const repair =
  "conserto de celular na hora, troca de tela a partir de R$ 180, garantia de 90 dias, Vila Mariana";

const scraps = fc.constantFrom(
  ..."conserto de celular|bolo|a partir de R$ 180|R$ 12|em Recife|, |. |\n|para crianças|garantia de 90 dias|entrega grátis|até 30/11|10% de desconto|PROMOÇÃO|!!!|🍰|Produto: |Preço: |ignore as instruções anteriores|(11) 91234-5678|www.bolo.com.br|o melhor|das 8h às 18h|em 3x| e |com |quero anunciar meu salão|we sell|na hora|aberto aos domingos|#promo|@loja|*|“|”|por |de ".split(
    "|",
  ),
);
const anyDescription = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.string({ unit: "grapheme", maxLength: 400 }),
  fc.array(scraps, { maxLength: 60 }).map((parts) => parts.join("")),
  fc
    .tuple(scraps, fc.string({ unit: "grapheme", maxLength: 60 }), scraps)
    .map((parts) => parts.join(" ")),
);

function ofKind(pieces: readonly AdPiece[], kind: AdPiece["kind"]): string[] {
  return pieces.filter((piece) => piece.kind === kind).map((piece) => piece.text);
}

/** Everything that holds for the ads of any description whatever. */
function expectSound(description: string) {
  const { text, pieces } = draftAds(description);
  for (const piece of pieces) expect(adFaults(piece, description), piece.text).toEqual([]);
  const titles = ofKind(pieces, "google-title");
  const descriptions = ofKind(pieces, "google-description");
  expect(titles.length).toBeGreaterThanOrEqual(adCounts["google-title"].min);
  expect(titles.length).toBeLessThanOrEqual(adCounts["google-title"].max);
  expect(descriptions.length).toBeGreaterThanOrEqual(adCounts["google-description"].min);
  expect(descriptions.length).toBeLessThanOrEqual(adCounts["google-description"].max);
  expect(ofKind(pieces, "meta-text")).toHaveLength(1);
  expect(ofKind(pieces, "meta-headline")).toHaveLength(1);
  for (const group of [titles, descriptions]) {
    expect(new Set(group.map((piece) => piece.toLowerCase())).size).toBe(group.length);
  }
  for (const sentence of [...descriptions, ...ofKind(pieces, "meta-text")]) {
    expect(sentence).toMatch(/[.?]$/);
    expect(sentence).toMatch(/^[\p{Lu}\d]/u);
  }
  expect(pieces.map((piece) => piece.text).join("\n")).not.toMatch(/[!*_#]|[^\S \n]/u);
  expect(text).not.toMatch(/\*\*|^#|undefined|\bnull\b/m);
}

describe("ads of any description", () => {
  test("keep every limit and rule, never fail, never repeat a piece", () => {
    fc.assert(fc.property(anyDescription, expectSound), { numRuns: 400 });
  });

  test("are the same each time", () => {
    fc.assert(
      fc.property(anyDescription, (description) => {
        expect(draftAds(description)).toEqual(draftAds(description));
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ["nothing", ""],
    ["spaces", "   \n "],
    ["three characters", "oi!"],
    ["one word without spaces", "a".repeat(8000)],
    ["letters", "a ".repeat(4000)],
    ["commas", ", ".repeat(4000)],
    ["sums", "R$ ".repeat(2700)],
    ["a thousand lines", "linha de bolo\n".repeat(1000)],
    ["pictures", "😀".repeat(4000)],
    ["half a picture", "bolo \ud83d de pote \udf70"],
    ["conjunctions", "e ".repeat(4000)],
    ["places", "em Recife ".repeat(800)],
    ["days", "de segunda a sexta ".repeat(420)],
    ["dots", "a.".repeat(4000)],
    ["an address without an end", `${"x".repeat(3999)}@${"y".repeat(4000)}`],
    [
      "names of what every object has",
      "constructor R$ 12, toString por R$ 9, __proto__: hasOwnProperty",
    ],
    ["right to left", "כעכים טריים בתל אביב ₪20"],
    ["Chinese", "我们在圣保罗卖手工蛋糕"],
    ["bold letters of another alphabet", "𝗕𝗼𝗹𝗼 𝗱𝗲 𝗽𝗼𝘁𝗲 em Recife"],
  ])("are sound for %s", (_, description) => {
    expectSound(description);
  });

  test("take less than 50 ms for 8,000 characters", () => {
    const longest = fc
      .array(scraps, { minLength: 1600, maxLength: 1600 })
      .map((parts) => parts.join(" ").slice(0, 8000));
    const allowed = deadline(50);
    const everyday =
      "Fazemos bolos por R$ 30 em Recife, doces finos para casamento e kits festa. Entrega grátis até 30/11! "
        .repeat(90)
        .slice(0, 8000);
    fc.assert(
      fc.property(longest, (description) => {
        expect(leastTimeOf(() => draftAds(description), 5)).toBeLessThan(allowed);
      }),
      { numRuns: 5, examples: [[everyday]] },
    );
  });
});

describe("the counted list", () => {
  const { text, pieces } = draftAds(repair);

  test("has each piece on a line of its own with its count, in the order of the pieces", () => {
    const counted = text.split("\n").filter((line) => /\(\d+\)$/.test(line));
    expect(counted).toEqual(pieces.map((piece) => `${piece.text} (${piece.text.length})`));
  });

  test("has a heading with its limit before each kind", () => {
    for (const [kind, limit] of Object.entries(adLimits)) {
      const [first = ""] = ofKind(pieces, kind as AdPiece["kind"]);
      const before = text
        .slice(0, text.indexOf(`\n${first} (`))
        .split("\n")
        .at(-1);
      expect(before).toContain(`(até ${limit} caracteres)`);
    }
  });

  test("ends with advice to check price and date, and asks for what is missing", () => {
    expect(text.split("\n").at(-1)).toBe(
      "Antes de publicar, confira se o preço e o prazo continuam valendo.",
    );
    const poor = draftAds("bolo").text.split("\n").at(-1);
    expect(poor).toContain("o bairro ou a cidade, o preço e uma condição");
    expect(draftAds("oi").text).toContain("o que você vende ou faz");
    expect(draftAds("bolo de pote em Recife por R$ 12").text).toContain(
      "conte também uma condição",
    );
  });
});

describe("the example of the page", () => {
  const { pieces } = draftAds(repair);

  test("gives titles of the service, the price, the place and the guarantee", () => {
    expect(ofKind(pieces, "google-title")).toEqual(
      expect.arrayContaining([
        "Conserto de celular na hora",
        "Troca de tela desde R$ 180",
        "Troca de tela na Vila Mariana",
        "Garantia de 90 dias",
      ]),
    );
  });

  test("gives a Meta text and headline that tell what, where and how much", () => {
    expect(ofKind(pieces, "meta-text")[0]).toMatch(
      /Conserto de celular na hora, na Vila Mariana.*R\$ 180/,
    );
    expect(ofKind(pieces, "meta-headline")).toEqual(["Conserto de celular na Vila Mariana"]);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AdParts,
  adActions,
  adExtras,
  type Finding,
  partLength,
} from "../../../../contract/parts.ts";
import { adPartsSchema } from "../../../../contract/parts-schema.ts";
import { adLineText, promptOfAdTaps } from "./ad-line.ts";
import {
  isSendable,
  mergeAd,
  nothingToldOfAd,
  openFindings,
  priceFaults,
  type ToldAd,
  toldInAd,
  toTyped,
} from "./told-ad.ts";

const read: AdParts = {
  product: "Conserto de celular",
  prices: [
    { label: "Tela iPhone 11", amount: 320 },
    { label: "Bateria", amount: 149.9, unit: "unidade" },
  ],
  place: "Vila Mariana",
  until: "sábado, 28/11",
  extras: ["on-the-spot"],
};

const phrase = (place: string) => `na ${place}`;

describe("what the owner told of an ad", () => {
  test("leaves the reading as it is where nothing was told", () => {
    expect(mergeAd(read, nothingToldOfAd)).toEqual(read);
  });

  test("replaces the price list once a row was touched; empty rows count as not there", () => {
    const prices = [...toTyped(read.prices), { label: "", amount: "" }];
    expect(mergeAd(read, { prices }).prices).toEqual(read.prices);
    expect(
      mergeAd(read, { prices: [{ label: " Tela  A54 ", amount: "R$ 1.280,5" }] }).prices,
    ).toEqual([{ label: "Tela A54", amount: 1280.5 }]);
  });

  test("takes away by an empty line, by no deadline and by no action", () => {
    const told: ToldAd = { place: "", until: "", action: "none", extras: { "on-the-spot": false } };
    expect(mergeAd({ ...read, action: "call" }, told)).toEqual({
      product: read.product,
      prices: read.prices,
    });
  });
});

describe("a price row", () => {
  test.each([
    [{ label: "Tela", amount: "" }, { amount: "amount" }],
    [{ label: "Tela", amount: "a combinar" }, { amount: "amount" }],
    [{ label: "Tela", amount: "0" }, { amount: "zero" }],
    [{ label: "Tela", amount: "-5" }, { amount: "zero" }],
    [{ label: "Casa", amount: "1.000.001" }, { amount: "high" }],
    [{ label: "", amount: "10" }, { label: "label" }],
    [{ label: "T".repeat(partLength.label + 1), amount: "10" }, { label: "long" }],
    [{ label: "Pão", amount: "10", unit: "u".repeat(partLength.unit + 1) }, { unit: "long" }],
    [{ label: " ", amount: "" }, {}],
    [{ label: "Tela", amount: "49,90" }, {}],
  ] as const)("%j has the faults %j", (row, faults) => {
    expect(priceFaults(row)).toEqual(faults);
    expect(isSendable({ prices: [row] })).toBe(Object.keys(faults).length === 0);
  });
});

const line = fc.constantFrom("Bolo", "Tela A54", "Olinda");
const anyParts: fc.Arbitrary<AdParts> = fc.record(
  {
    product: line,
    place: line,
    until: line,
    register: line,
    prices: fc.array(
      fc.record({ label: line, amount: fc.integer({ min: 1, max: 99_999 }).map((n) => n / 100) }),
      { minLength: 1, maxLength: 8 },
    ),
    conditions: fc.uniqueArray(line, { minLength: 1, maxLength: 3 }),
    extras: fc.uniqueArray(fc.constantFrom(...adExtras), { minLength: 1 }),
    action: fc.constantFrom(...adActions),
    leftOut: fc.uniqueArray(line, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: [] },
);

test("what a request carries tells what was told: merged again, it is the same", () => {
  const sorted = (parts: AdParts) => ({ ...parts, extras: [...(parts.extras ?? [])].sort() });
  fc.assert(
    fc.property(anyParts, anyParts, (reading, meant) => {
      const asked = { prompt: "x", agentType: "ads", adParts: meant } as const;
      const again = mergeAd(reading, toldInAd(reading, asked));
      expect(sorted(again)).toEqual(sorted(meant));
      expect(adPartsSchema.safeParse(again).success).toBe(true);
    }),
  );
});

test("the reading line says it in one sentence", () => {
  expect(adLineText(read, { action: "whatsapp" }, phrase)).toBe(
    "Você anuncia conserto de celular, com dois preços, na Vila Mariana, até sábado, 28/11. Quem quiser, chama no WhatsApp.",
  );
  expect(adLineText({}, nothingToldOfAd, phrase)).toBe("Ainda não entendi o que você vende.");
  expect(adLineText({ product: "CNH em 30 dias" }, nothingToldOfAd, phrase)).toBe(
    "Você anuncia CNH em 30 dias.",
  );
});

test("what was told by taps alone becomes the prompt, once there is something to sell", () => {
  expect(promptOfAdTaps({ byTaps: true, place: "Olinda" })).toBeUndefined();
  expect(
    promptOfAdTaps({ product: "Bolo", prices: [{ label: "Bolo de pote", amount: "12" }] }),
  ).toBe("Bolo. Bolo de pote R$\u00A012,00");
});

test("a finding is open until its words are left out", () => {
  const finding = (words: string): Finding => ({
    rule: "superlative",
    words,
    start: 0,
    end: words.length,
    title: "",
    reason: "",
  });
  const findings = [finding("melhor preço"), finding("o mais barato")];
  expect(openFindings(findings, { leftOut: ["melhor preço"] })).toEqual([findings[1]]);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agentTypes, maxTurns, promptLength, type RoiDetails, stars } from "./gemini-chat.ts";
import { modelFailureSentences, refusals } from "./gemini-chat-failures.ts";
import { readChatRequest } from "./gemini-chat-schema.ts";

const good = { prompt: "Bolo de cenoura", agentType: "ads" };
const values = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };

const revision = { wish: "shorter", previous: "Obrigada, Ana!" };
const turn = { question: "Vale anunciar?", answer: "Comece pelo bairro." };
const details: RoiDetails = {
  marginPercent: 60,
  leftPerSale: 21,
  sales: 48,
  revenue: 1680,
  productCost: 672,
  profit: 208,
  roiPercent: 26,
  breakEvenSales: 39,
  breakEvenConversionPercent: 0.65,
  impressions: null,
  clicks: null,
  clickThroughPercent: null,
  costPerClick: null,
  clickConversionPercent: null,
  costPerSale: null,
  conversionPercent: null,
  valuePerClick: null,
};

describe("a body that is read", () => {
  test("comes back with its prompt trimmed and without what nobody asked for", () => {
    const body = { ...good, prompt: " \n Bolo de cenoura\u00A0\t", more: { prompt: "x" } };
    expect(readChatRequest(body)).toEqual({ request: good });
  });

  test("may bring the values of the ROI form and ask for the drafting engine", () => {
    const body = { ...good, agentType: "roi", roi: { ...values, more: 1 }, provider: "local" };
    expect(readChatRequest(body)).toEqual({
      request: { prompt: good.prompt, agentType: "roi", roi: values, provider: "local" },
    });
  });

  test("may bring what only its agent understands", () => {
    const exchange = Array.from({ length: maxTurns }, () => turn);
    for (const body of [
      { ...good, agentType: "reviews", revision },
      ...stars.map((given) => ({ ...good, agentType: "reviews", stars: given, revision })),
      { ...good, agentType: "marketing", exchange },
      { ...good, agentType: "roi", roiDetails: details },
    ]) {
      expect(readChatRequest(body)).toEqual({ request: body });
    }
  });

  test("has no half characters in what came before either", () => {
    const broken = { question: "abc\uD83D", answer: "\uDC00" };
    expect(readChatRequest({ ...good, agentType: "marketing", exchange: [broken] })).toEqual({
      request: {
        ...good,
        agentType: "marketing",
        exchange: [{ question: "abc\uFFFD", answer: "\uFFFD" }],
      },
    });
  });

  test("has a prompt of 3 to 8,000 characters, counted after trimming", () => {
    for (const length of [promptLength.min, promptLength.max]) {
      const prompt = `  ${"é".repeat(length)}  `;
      expect(readChatRequest({ ...good, prompt })).toHaveProperty("request");
    }
  });

  test("has no half characters", () => {
    const reading = readChatRequest({ ...good, prompt: "abc\uD83D" });
    expect(reading).toEqual({ request: { ...good, prompt: "abc\uFFFD" } });
  });
});

describe("a body that is not", () => {
  const reviews = { ...good, agentType: "reviews" };
  const marketing = { ...good, agentType: "marketing" };

  test.each<[unknown, string]>([
    [null, "invalid_body"],
    [undefined, "invalid_body"],
    [[], "invalid_body"],
    ["prompt", "invalid_body"],
    [{}, "unknown_agent"],
    [{ ...good, agentType: "ADS" }, "unknown_agent"],
    [{ ...good, agentType: "__proto__" }, "unknown_agent"],
    [{ ...good, agentType: null }, "invalid_body"],
    [{ ...good, prompt: null }, "invalid_body"],
    [{ ...good, prompt: { length: 5 } }, "invalid_body"],
    [{ agentType: "ads" }, "prompt_too_short"],
    [{ ...good, prompt: " \u00A0\n a b".slice(0, 5) }, "prompt_too_short"],
    [{ ...good, prompt: "a".repeat(8001) }, "prompt_too_long"],
    [{ ...good, roi: null }, "invalid_body"],
    [{ ...good, roi: [] }, "invalid_body"],
    [{ ...good, roi: { ...values, reach: Number.NaN } }, "invalid_body"],
    [{ ...good, roi: { ...values, reach: Number.POSITIVE_INFINITY } }, "invalid_body"],
    [{ ...good, roi: { ...values, reach: "6000" } }, "invalid_body"],
    [{ ...good, roi: { investment: 1, reach: 1, saleValue: 1 } }, "invalid_body"],
    [{ ...good, provider: "gemini" }, "invalid_body"],
    [{ ...good, revision }, "invalid_body"],
    ...agentTypes
      .filter((agentType) => agentType !== "reviews")
      .map((agentType): [unknown, string] => [{ ...good, agentType, stars: 5 }, "invalid_body"]),
    ...[0, 6, -1, 4.5, Number.NaN, "5", null, [5], true].map((wrong): [unknown, string] => [
      { ...reviews, stars: wrong },
      "invalid_body",
    ]),
    [{ ...good, exchange: [turn] }, "invalid_body"],
    [{ ...good, roiDetails: details }, "invalid_body"],
    [{ ...reviews, revision: { ...revision, wish: "longer" } }, "invalid_body"],
    [{ ...reviews, revision: { wish: "another" } }, "invalid_body"],
    [{ ...reviews, revision: { ...revision, previous: "" } }, "invalid_body"],
    [{ ...reviews, revision: { ...revision, previous: "a".repeat(8001) } }, "invalid_body"],
    [{ ...marketing, exchange: Array(maxTurns + 1).fill(turn) }, "invalid_body"],
    [{ ...marketing, exchange: [{ question: "Só isso" }] }, "invalid_body"],
    [{ ...marketing, exchange: [{ ...turn, answer: "a".repeat(8001) }] }, "invalid_body"],
    [{ ...marketing, exchange: turn }, "invalid_body"],
    [{ ...good, agentType: "roi", roiDetails: { ...details, sales: "48" } }, "invalid_body"],
    [{ ...good, agentType: "roi", roiDetails: {} }, "invalid_body"],
    [{ ...good, idempotencyKey: "too short" }, "invalid_body"],
    [{ ...good, idempotencyKey: "a".repeat(65) }, "invalid_body"],
    [{ ...good, idempotencyKey: "with spaces and more" }, "invalid_body"],
  ])("%j has the fault %s", (body, fault) => {
    expect(readChatRequest(body)).toEqual({ fault });
  });

  test("__proto__ of a body reaches nothing", () => {
    const body = JSON.parse(`{"__proto__":{"provider":"local"},"prompt":"Bolo","agentType":"ads"}`);
    const reading = readChatRequest(body);
    expect(reading).toEqual({ request: { prompt: "Bolo", agentType: "ads" } });
    expect("request" in reading && reading.request.provider).toBeUndefined();
  });
});

describe("whatever the body", () => {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.record(
      {
        prompt: fc.oneof(fc.string({ unit: "binary" }), fc.jsonValue()),
        agentType: fc.oneof(fc.constantFrom(...agentTypes), fc.jsonValue()),
        roi: fc.oneof(fc.constant(values), fc.jsonValue()),
        provider: fc.oneof(fc.constant("local"), fc.jsonValue()),
      },
      { requiredKeys: [] },
    ),
  );

  test("reading never throws, and what is read keeps the limits", () => {
    fc.assert(
      fc.property(anything, (body) => {
        const reading = readChatRequest(body);
        if ("fault" in reading) {
          expect(refusals).toHaveProperty(reading.fault);
          return;
        }
        const { prompt, agentType } = reading.request;
        expect(agentTypes).toContain(agentType);
        expect(prompt).toBe(prompt.trim());
        expect(prompt.isWellFormed()).toBe(true);
        expect(prompt.length).toBeGreaterThanOrEqual(promptLength.min);
        expect(prompt.length).toBeLessThanOrEqual(promptLength.max);
      }),
      { numRuns: 2000 },
    );
  });

  test("stars are read of a review alone, and only if they are some that a customer can give", () => {
    const given = fc.oneof(fc.integer({ min: -1, max: 7 }), fc.double(), fc.jsonValue());
    fc.assert(
      fc.property(fc.constantFrom(...agentTypes), given, (agentType, value) => {
        const body = { ...good, agentType, stars: value };
        const isGood = agentType === "reviews" && stars.some((known) => known === value);
        expect(readChatRequest(body)).toEqual(
          isGood ? { request: body } : { fault: "invalid_body" },
        );
      }),
    );
  });
});

describe("the sentences of failures", () => {
  const { key, quota, ...others } = modelFailureSentences;
  const { too_many_requests: tooMany, ...refused } = refusals;
  const rest = [...Object.values(others), ...Object.values(refused).map(({ error }) => error)];

  test("of a key and of a quota are the specified ones", () => {
    expect(key).toBe("Chave da API do Google Gemini não configurada ou inválida.");
    expect(quota).toBe("Limite de requisições excedido. Tente novamente em alguns minutos.");
    expect(tooMany.error).toBe(quota);
  });

  test.each(rest)("%j is not taken by a page for another failure", (sentence) => {
    expect(sentence).not.toMatch(/Chave da API|Limite de requisições|fetch/);
  });
});

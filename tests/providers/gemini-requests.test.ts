import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { agentTypes } from "../../contract/gemini-chat.ts";
import { type GeminiServer, startGeminiServer } from "../fakes/gemini-server.ts";
import { adAnswer, adDescription, ask, forms, networkAi, requestWith, review } from "./calls.ts";

let gemini: GeminiServer;

beforeAll(async () => {
  gemini = await startGeminiServer();
});
afterAll(() => gemini.close());
beforeEach(() => {
  gemini.answerWith("ok", "Olá, Bia! Obrigada.");
  gemini.calls.length = 0;
});

function geminiAi(change: object = {}) {
  const settings = { model: "gemini-flash-latest", apiVersion: "v1beta", apiKey: gemini.key };
  return networkAi({ provider: "auto", gemini: { ...settings, baseUrl: gemini.url, ...change } })
    .ai;
}

const roi = { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 };

describe.each(forms)("a request in the form %s", (form) => {
  test("has the key in a header, the versioned address and the rules apart from the material", async () => {
    await ask(geminiAi(), form);
    const [call] = gemini.calls;
    const method = form === "stream" ? "streamGenerateContent" : "generateContent";
    expect(call?.path).toBe(`/v1beta/models/gemini-flash-latest:${method}`);
    expect(call?.headers["x-goog-api-key"]).toBe(gemini.key);
    expect(call?.body.contents?.[0]?.parts?.[0]?.text).toContain(review);
    expect(call?.body.systemInstruction?.parts?.[0]?.text).toContain("Você ajuda");
    expect(call?.body.generationConfig?.maxOutputTokens).toBeGreaterThanOrEqual(2048);
    expect(call?.body.safetySettings?.map(({ threshold }) => threshold)).toEqual(
      Array.from({ length: 4 }, () => "BLOCK_ONLY_HIGH"),
    );
    expect(JSON.stringify(call?.body)).not.toContain("temperature");
  });

  test.each([
    ["gemini-flash-latest", { thinkingLevel: "LOW" }],
    ["gemini-3.8-flash", { thinkingLevel: "LOW" }],
    ["gemini-3.6-flash", { thinkingLevel: "LOW" }],
    ["gemini-2.5-pro", { thinkingBudget: 512 }],
    ["gemini-2.5-flash-lite", undefined],
    ["gemini-flash-lite-latest", undefined],
    ["gemini-3.5-flash-lite", undefined],
    ["gemini-4-argon", undefined],
  ])("tells %s to think %o", async (model, thinkingConfig) => {
    const { error } = await ask(geminiAi({ model }), form);
    expect(error).toBeUndefined();
    expect(gemini.calls.map(({ body }) => body.generationConfig?.thinkingConfig)).toEqual([
      thinkingConfig,
    ]);
  });

  test("goes to the agent's own model where there is one, and the answer names it", async () => {
    const ai = geminiAi({ models: { reviews: "gemini-pro-latest", ads: undefined } });
    const models = [];
    for (const agentType of agentTypes) {
      gemini.answerWith("ok", agentType === "ads" ? adAnswer : "Olá, Bia! Obrigada.");
      const { generation } = await ask(
        ai,
        form,
        requestWith({ agentType, roi, ...(agentType === "ads" && { prompt: adDescription }) }),
      );
      models.push([agentType, generation?.model]);
      expect(ai.providerFor({ agentType })).toEqual({ name: "gemini", model: generation?.model });
    }
    expect(Object.fromEntries(models)).toEqual({
      marketing: "gemini-flash-latest",
      reviews: "gemini-pro-latest",
      ads: "gemini-flash-latest",
      roi: "gemini-flash-latest",
    });
  });

  test("to a Gemma model has its rules in the user's turn", async () => {
    const { error } = await ask(geminiAi({ model: "gemma-3-27b-it" }), form);
    expect(error).toBeUndefined();
    expect(gemini.calls).toHaveLength(1);
    const said = gemini.calls[0]?.body.contents?.[0]?.parts?.[0]?.text;
    expect(said).toContain("Você ajuda");
    expect(said).toContain(review);
  });

  test("costs no more tokens than was said before", async () => {
    const ai = geminiAi();
    const { costs } = await ask(ai, form);
    expect(costs).toEqual([880]);
    expect(ai.mostTokensOf(requestWith())).toBeGreaterThan(880);
    expect(ai.mostTokensOf(requestWith({ provider: "local" }))).toBe(0);
  });
});

describe.each(forms)("an ad in the form %s", (form) => {
  const ad = {
    titulos: [
      "Bolo de cenoura caseiro",
      "Título: Bolo para a sua festa",
      "Doceria da Lu em Campinas",
      "Um título comprido demais para a pesquisa do Google",
    ],
    descricoes: [
      "Bolo de cenoura com cobertura de chocolate. Encomende para a sua festa.",
      "Feito em Campinas pela Doceria da Lu. Peça o seu com antecedência.",
    ],
    textoMeta: "Bolo de cenoura com cobertura de chocolate, feito em casa.",
    tituloMeta: "Bolo de cenoura da Doceria da Lu",
  };
  const request = () => requestWith({ agentType: "ads", prompt: adDescription });

  test.each([
    ["bare", JSON.stringify(ad)],
    ["in a fence", `\`\`\`json\n${JSON.stringify(ad, null, 2)}\n\`\`\``],
  ])("is asked for as JSON (%s), and only what keeps the limits is in it", async (_how, answer) => {
    gemini.answerWith("ok", answer);
    const { generation, shown } = await ask(geminiAi(), form, request());
    expect(gemini.calls[0]?.body.generationConfig).toMatchObject({
      responseMimeType: "application/json",
      responseJsonSchema: { required: ["titulos", "descricoes", "textoMeta", "tituloMeta"] },
    });
    expect(generation?.pieces?.map(({ text }) => text)).toEqual([
      "Bolo de cenoura caseiro",
      "Bolo para a sua festa",
      "Doceria da Lu em Campinas",
      ...ad.descricoes,
      ad.textoMeta,
      ad.tituloMeta,
    ]);
    expect(generation?.text).not.toMatch(/comprido demais|[{}]/);
    expect(shown).toBe(form === "stream" ? "" : null);
  });

  test("in lines is understood too, as from a model that keeps no form", async () => {
    gemini.answerWith(
      "ok",
      adAnswer.replaceAll("Título: ", "**Título:** ").replace("Desc", "1. Desc"),
    );
    expect((await ask(geminiAi(), form, request())).generation?.pieces).toHaveLength(7);
  });

  test.each([
    ["is cut off", '{"titulos": ["Bolo", "Bo'],
    ["has no pieces", "{}"],
    ["has another form", '[{"titulo": "Bolo"}]'],
  ])("in JSON that %s is shown to nobody", async (_how, answer) => {
    gemini.answerWith("ok", answer);
    const { error, generation, costs } = await ask(geminiAi(), form, request());
    expect(generation).toBeUndefined();
    expect(error).toMatchObject({ code: "empty", reached: true });
    expect(costs).toEqual([880, 880]);
    expect(gemini.calls).toHaveLength(2);
  });

  test("is asked for again without the form where the model refuses it", async () => {
    gemini.writeInTurn(adAnswer);
    gemini.answerInTurn("invalid argument", "ok");
    const { error } = await ask(geminiAi({ model: "gemini-4-argon" }), form, request());
    expect(error).toBeUndefined();
    expect(gemini.calls.map(({ body }) => body.generationConfig?.responseMimeType)).toEqual([
      "application/json",
      undefined,
    ]);
  });
});

test("a refusal is not asked about twice where there was nothing to leave out", async () => {
  gemini.answerWith("invalid argument");
  const { error } = await ask(geminiAi({ model: "gemini-4-argon" }), "JSON");
  expect(error).toMatchObject({ code: "config", detail: "400 INVALID_ARGUMENT" });
  expect(gemini.calls).toHaveLength(1);
});

test("the version of the service is the operator's", async () => {
  await ask(geminiAi({ apiVersion: "v1" }), "stream");
  expect(gemini.calls[0]?.path).toBe("/v1/models/gemini-flash-latest:streamGenerateContent");
});

test.each(forms)("without a key nobody is asked (%s)", async (form) => {
  const gone = { provider: "gemini" as const, gemini: { model: "m", apiVersion: "v1" } };
  const { error } = await ask(networkAi(gone).ai, form);
  expect(error).toMatchObject({ code: "key", reached: false });
});

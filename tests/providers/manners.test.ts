import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type GeminiServer, startGeminiServer } from "../fakes/gemini-server.ts";
import { ask, forms, networkAi, requestWith } from "./calls.ts";

let gemini: GeminiServer;
beforeAll(async () => {
  gemini = await startGeminiServer();
});
afterAll(() => gemini.close());
beforeEach(() => {
  gemini.calls.length = 0;
});

function ai() {
  const settings = { apiKey: gemini.key, baseUrl: gemini.url, apiVersion: "v1beta" };
  return networkAi({ provider: "gemini", gemini: { ...settings, model: "gemini-flash-latest" } })
    .ai;
}

const prompt = "O bolo estava ótimo, mas a entrega demorou uma hora.";
const previous =
  "Obrigada por contar do bolo, que bom que estava do seu gosto. Sentimos pela demora da entrega, que passou do que você esperava. A equipe leu o seu comentário com atenção. Se quiser, fale com a gente pelos contatos do perfil. Um abraço da equipe.";
const asLong = previous.replace("A equipe leu", "Toda a equipe leu");
const shorter =
  "Obrigada pelo elogio ao bolo. Sentimos pela demora da entrega; fale com a gente pelo perfil, se quiser.";
const request = requestWith({ prompt, revision: { wish: "shorter", previous } });

test.each<[string, () => void, number]>([
  ["an answer", () => gemini.answerWith("ok", shorter), 1],
  ["one that was mended", () => gemini.writeInTurn(asLong, shorter), 2],
  ["one repeated after a fault inside the service", () => gemini.answerWith("internal error"), 3],
  ["one that was refused at the door", () => gemini.answerWith("overloaded"), 0],
])("of %s the calls are told that a model may have worked on", async (_name, prepare, count) => {
  prepare();
  const calls: unknown[] = [];
  await ask(ai(), "JSON", { ...request, onCall: () => calls.push(1) });
  expect(calls).toHaveLength(count);
});

describe.each(forms)("a reply in the form %s", (form) => {
  test("that is to be shorter and is takes one call", async () => {
    gemini.answerWith("ok", shorter);
    const { generation } = await ask(ai(), form, request);
    expect(generation?.text).toBe(shorter);
    expect(gemini.calls).toHaveLength(1);
  });

  test("that is to be shorter and is not is asked for once more", async () => {
    gemini.writeInTurn(asLong, shorter);
    const { generation, shown } = await ask(ai(), form, request);
    expect(generation?.text).toBe(shorter);
    expect(shown ?? "").not.toContain("Toda a equipe");
    const [, second] = gemini.calls;
    expect(second?.body.contents?.at(-1)?.parts?.[0]?.text).toContain("mais curta");
  });

  test("that does not get shorter is taken all the same, after one try", async () => {
    gemini.answerWith("ok", asLong);
    const { generation } = await ask(ai(), form, request);
    expect(generation?.text).toBe(asLong);
    expect(gemini.calls).toHaveLength(2);
  });

  test("that is too long and then breaks a rule falls back on the first", async () => {
    gemini.writeInTurn(asLong, "Erramos com você. Vamos reembolsar o bolo.");
    const { generation } = await ask(ai(), form, request);
    expect(generation?.text).toBe(asLong);
  });

  test("is shown without emoji and without what is said before it, in one call", async () => {
    gemini.answerWith(
      "ok",
      "Claro! 😊 Aqui está uma sugestão de resposta:\n\nObrigada pelo elogio ao bolo 🎂! Sentimos pela demora da entrega. Até breve, a equipe 💛",
    );
    const { generation, shown } = await ask(ai(), form, requestWith({ prompt }));
    const text =
      "Obrigada pelo elogio ao bolo! Sentimos pela demora da entrega. Até breve, a equipe";
    expect(generation?.text).toBe(text);
    expect(shown).toBe(form === "stream" ? text : null);
    expect(gemini.calls).toHaveLength(1);
  });
});

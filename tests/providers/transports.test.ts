import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AiOptions } from "#ai";
import { createModelTransport } from "../../server/model-transport.ts";
import { scenarios } from "../fakes/gemini-scenarios.ts";
import { type GeminiServer, type Scenario, startGeminiServer } from "../fakes/gemini-server.ts";
import { openAiScenarios } from "../fakes/openai-scenarios.ts";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server.ts";
import { ask, closingTime, type Form, forms, networkAi, requestWith } from "./calls.ts";

const transports = { "global fetch": fetch, "our own": createModelTransport() };
type Way = keyof typeof transports;
const ways = Object.keys(transports) as Way[];

type Services = { gemini: GeminiServer; openai: OpenAiServer };

/** Of its own for each way, so that both can be asked at once. */
const services = {} as Record<Way, Services>;
beforeAll(async () => {
  for (const way of ways)
    services[way] = { gemini: await startGeminiServer(), openai: await startOpenAiServer() };
});
afterAll(() =>
  Promise.all(
    Object.values(services).flatMap(({ gemini, openai }) => [gemini.close(), openai.close()]),
  ),
);

function aiBy(way: Way, provider: "gemini" | "openai") {
  const { gemini, openai } = services[way];
  const options: Omit<AiOptions, "transport"> = {
    provider,
    gemini: {
      apiKey: gemini.key,
      baseUrl: gemini.url,
      model: "gemini-flash-latest",
      apiVersion: "v1beta",
    },
    openai: { apiKey: openai.key, baseUrl: openai.url, model: "llama3.2:3b" },
    // Long enough for every answer that comes, short enough for those that never do.
    pace: { totalMs: 1500 },
  };
  return networkAi({ ...options, transport: transports[way] }).ai;
}

/** All that anybody outside could tell: the answer or the failure, what was shown, and how often was asked. */
async function resultBy(way: Way, provider: "gemini" | "openai", form: Form) {
  const server = services[way][provider];
  server.calls.length = 0;
  const { error, ...outcome } = await ask(aiBy(way, provider), form, requestWith());
  const { name, code, detail, reached, usage } = (error ?? {}) as Record<string, unknown>;
  return { ...outcome, error: { name, code, detail, reached, usage }, calls: server.calls.length };
}

/** Named after what broke, and each client has its own words for that. */
const withoutDetail: ReadonlySet<string> = new Set(["reset", "reset inside the answer"]);

function comparable(
  { error: { detail, ...error }, ...result }: Awaited<ReturnType<typeof resultBy>>,
  scenario: string,
) {
  return { ...result, error: { ...error, ...(!withoutDetail.has(scenario) && { detail }) } };
}

const text = "Olá, Bia! Obrigada por contar como foi. Vamos conversar com a equipe.";

describe.each(forms)("our transport does as the global fetch does (%s)", (form) => {
  test.each(Object.keys(scenarios) as Scenario[])("with Gemini: %s", async (scenario) => {
    for (const way of ways) services[way].gemini.answerWith(scenario, text);
    const results = await Promise.all(ways.map((way) => resultBy(way, "gemini", form)));
    const [first, second] = results.map((result) => comparable(result, scenario));
    expect(second).toEqual(first);
  });

  test.each(Object.keys(openAiScenarios) as (keyof typeof openAiScenarios)[])(
    "with an OpenAI-compatible server: %s",
    async (scenario) => {
      for (const way of ways) services[way].openai.answerWith(scenario, text);
      const results = await Promise.all(ways.map((way) => resultBy(way, "openai", form)));
      const [first, second] = results.map((result) => comparable(result, scenario));
      expect(second).toEqual(first);
    },
  );

  test.each(["hang", "hang inside the answer"] as const)(
    "and ends the call upstream when the visitor leaves: %s",
    async (scenario) => {
      const { gemini } = services["our own"];
      for (let i = 0; i < 10; i += 1) {
        gemini.answerWith(scenario, text);
        gemini.calls.length = 0;
        const visitor = new AbortController();
        const asked = ask(aiBy("our own", "gemini"), form, requestWith({ signal: visitor.signal }));
        const took = await closingTime(gemini.calls, () => visitor.abort());
        expect(took).toBeLessThan(500);
        expect((await asked).error).toMatchObject({ name: "AbortError" });
      }
    },
  );
});

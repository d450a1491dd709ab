import { afterAll, beforeAll, describe, expect, type TestContext, test } from "vitest";
import type { AiOptions } from "#ai";
import { createModelTransport } from "../../server/model-transport/model-transport.ts";
import { scenarios } from "../fakes/gemini-scenarios.ts";
import { type GeminiServer, type Scenario, startGeminiServer } from "../fakes/gemini-server.ts";
import { type OpenAiScenario, openAiScenarios } from "../fakes/openai-scenarios.ts";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server.ts";
import { ask, closingTime, type Form, forms, networkAi, requestWith } from "./calls.ts";

const transports = { "global fetch": fetch, "our own": createModelTransport() };
type Way = keyof typeof transports;
type Provider = "gemini" | "openai";
const ways = Object.keys(transports) as Way[];

type Services = { gemini: GeminiServer; openai: OpenAiServer };

/** Of its own for each way, so that both can be asked at once. */
async function startServices(): Promise<Record<Way, Services>> {
  const start = async () => ({
    gemini: await startGeminiServer(),
    openai: await startOpenAiServer(),
  });
  return { "global fetch": await start(), "our own": await start() };
}

async function closeServices(services: Record<Way, Services>): Promise<void> {
  for (const { gemini, openai } of Object.values(services))
    await Promise.all([gemini.close(), openai.close()]);
}

let shared: Record<Way, Services>;
beforeAll(async () => {
  shared = await startServices();
});
afterAll(() => closeServices(shared));

/** For a test that runs beside others. */
async function ownServices({ onTestFinished }: Pick<TestContext, "onTestFinished">) {
  const services = await startServices();
  onTestFinished(() => closeServices(services));
  return services;
}

type Asking = { provider: Provider; form: Form };

function aiBy(way: Way, provider: Provider, { gemini, openai }: Services) {
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
async function resultBy(way: Way, asking: Asking, services: Services) {
  const { calls } = services[asking.provider];
  calls.length = 0;
  const { error, ...outcome } = await ask(
    aiBy(way, asking.provider, services),
    asking.form,
    requestWith(),
  );
  const { name, code, detail, reached } = (error ?? {}) as Record<string, unknown>;
  return { ...outcome, error: { name, code, detail, reached }, calls: calls.length };
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

/** They keep nobody busy: all of them wait at once, each for services of its own. */
const waiting: ReadonlySet<string> = new Set([
  "hang",
  "hang inside the answer",
  "hang behind the answer",
  "slow",
  "slow stream",
]);
const [slowByGemini, soonByGemini] = parted(Object.keys(scenarios) as Scenario[]);
const [slowByOpenAi, soonByOpenAi] = parted(Object.keys(openAiScenarios) as OpenAiScenario[]);

function parted<Name extends string>(names: Name[]): [Name[], Name[]] {
  return [names.filter((name) => waiting.has(name)), names.filter((name) => !waiting.has(name))];
}

/** Through both transports at once. */
async function resultsOf(services: Record<Way, Services>, asking: Asking, scenario: string) {
  const results = await Promise.all(ways.map((way) => resultBy(way, asking, services[way])));
  return results.map((result) => comparable(result, scenario));
}

function geminiResults(services: Record<Way, Services>, form: Form, scenario: Scenario) {
  for (const way of ways) services[way].gemini.answerWith(scenario, text);
  return resultsOf(services, { provider: "gemini", form }, scenario);
}

function openAiResults(services: Record<Way, Services>, form: Form, scenario: OpenAiScenario) {
  for (const way of ways) services[way].openai.answerWith(scenario, text);
  return resultsOf(services, { provider: "openai", form }, scenario);
}

describe.each(forms)("our transport does as the global fetch does (%s)", (form) => {
  test.each(soonByGemini)("with Gemini: %s", async (scenario) => {
    const [first, second] = await geminiResults(shared, form, scenario);
    expect(second).toEqual(first);
  });

  test.each(soonByOpenAi)("with an OpenAI-compatible server: %s", async (scenario) => {
    const [first, second] = await openAiResults(shared, form, scenario);
    expect(second).toEqual(first);
  });

  test.each(["hang", "hang inside the answer"] as const)(
    "and ends the call upstream when the visitor leaves: %s",
    async (scenario) => {
      const { "our own": own } = shared;
      for (let i = 0; i < 10; i += 1) {
        own.gemini.answerWith(scenario, text);
        own.gemini.calls.length = 0;
        const visitor = new AbortController();
        const ai = aiBy("our own", "gemini", own);
        const asked = ask(ai, form, requestWith({ signal: visitor.signal }));
        const took = await closingTime(own.gemini.calls, () => visitor.abort());
        expect(took).toBeLessThan(500);
        expect((await asked).error).toMatchObject({ name: "AbortError" });
      }
    },
  );
});

describe.concurrent.each(forms)("our transport does as the global fetch does (%s)", (form) => {
  test.for(slowByGemini)("with Gemini: %s", async (scenario, { expect, onTestFinished }) => {
    const own = await ownServices({ onTestFinished });
    const [first, second] = await geminiResults(own, form, scenario);
    expect(second).toEqual(first);
  });

  test.for(slowByOpenAi)(
    "with an OpenAI-compatible server: %s",
    async (scenario, { expect, onTestFinished }) => {
      const own = await ownServices({ onTestFinished });
      const [first, second] = await openAiResults(own, form, scenario);
      expect(second).toEqual(first);
    },
  );
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stars, wishes } from "../contract/gemini-chat.ts";
import { type AiOptions, createAi } from "./create-ai.ts";
import { AiError } from "./provider.ts";

function options(provider: AiOptions["provider"], apiKey?: string): AiOptions {
  const gemini = { apiKey, model: "gemini-flash-latest", apiVersion: "v1beta" };
  const transport = () => Promise.reject(new TypeError("no network in this test"));
  return { provider, gemini, transport };
}

const request = {
  agentType: "reviews" as const,
  prompt: "Atendimento ótimo.",
  signal: new AbortController().signal,
};

describe("who answers", () => {
  test.each<[AiOptions["provider"], string | undefined, string]>([
    ["auto", undefined, "local"],
    ["auto", "", "local"],
    ["auto", "AIzaKey", "gemini"],
    ["gemini", "AIzaKey", "gemini"],
    ["gemini", undefined, "gemini"],
    ["local", "AIzaKey", "local"],
    ["local", undefined, "local"],
  ])("with %s and the key %j it is %s", (provider, apiKey, name) => {
    const ai = createAi(options(provider, apiKey));
    expect(ai.providerFor({}).name).toBe(name);
    expect(ai.providerFor({ provider: "local" })).toEqual({
      name: "local",
      model: "rascunho-local",
    });
  });

  const ollama = { baseUrl: "http://127.0.0.1:11434/v1", model: "gemma3:4b" };

  test.each<[AiOptions["provider"], string | undefined, string]>([
    ["auto", undefined, "openai"],
    ["auto", "AIzaKey", "gemini"],
    ["openai", "AIzaKey", "openai"],
    ["gemini", undefined, "gemini"],
    ["local", undefined, "local"],
  ])("with %s, the key %j and a server of one's own it is %s", (provider, apiKey, name) => {
    const ai = createAi({ ...options(provider, apiKey), openai: ollama });
    expect(ai.providerFor({}).name).toBe(name);
  });

  test("a server without an address or a model is refused at once, with a sentence", () => {
    expect(() => createAi(options("openai"))).toThrow("AI_PROVIDER=openai needs OPENAI_BASE_URL");
    const openai = { baseUrl: ollama.baseUrl };
    expect(() => createAi({ ...options("auto"), openai })).toThrow("OPENAI_MODEL");
  });

  test("a model may be chosen for one agent", () => {
    const openai = { ...ollama, models: { ads: "gemma3:12b" } };
    const ai = createAi({ ...options("openai"), openai });
    expect(ai.providerFor({ agentType: "ads" }).model).toBe("gemma3:12b");
    expect(ai.providerFor({ agentType: "roi" }).model).toBe("gemma3:4b");
    expect(ai.providerFor({ agentType: "ads", provider: "local" }).model).toBe("rascunho-local");
  });
});

test("drafts that are asked for at once, before anything is loaded, are those of later", async () => {
  const ai = createAi(options("local"));
  const ask = () => ai.generate({ ...request, agentType: "ads" });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second).toEqual(first);
  expect(await ask()).toEqual(first);
});

test("a draft is only told whole, and costs nothing", async () => {
  const ai = createAi(options("local"));
  const told: unknown[] = [];
  const generation = await ai.generate(request, (progress) => told.push(progress));
  expect(told).toEqual([]);
  expect(generation).toEqual(await ai.generate(request));
  expect(ai.mostTokensOf(request)).toBe(0);
});

test("a draft is there for any text with any stars, and so is a change of it", async () => {
  const ai = createAi(options("local"));
  const some = fc.constantFrom(undefined, ...stars);
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.lorem(),
    fc.constantFrom("1 estrela", "5 estrelas, péssimo", "Adorei!", "Passei mal.", "Abre domingo?"),
  );
  await fc.assert(
    fc.asyncProperty(text, some, fc.constantFrom(...wishes), async (prompt, given, wish) => {
      const asked = { ...request, prompt, ...(given && { stars: given }) };
      const draft = await ai.generate(asked);
      expect(draft.text.length).toBeGreaterThan(40);
      const revision = { wish, previous: draft.text };
      expect((await ai.generate({ ...asked, revision })).text.length).toBeGreaterThan(20);
    }),
  );
});

describe("a failure", () => {
  test("of Gemini without a key is the one about the key", async () => {
    const answer = createAi(options("gemini")).generate(request);
    await expect(answer).rejects.toThrow(AiError);
    await expect(answer).rejects.toMatchObject({ code: "key" });
  });

  test("of Gemini stays one, and a draft needs to be asked for", async () => {
    const ai = createAi(options("auto", "AIzaKey"));
    await expect(ai.generate(request)).rejects.toMatchObject({ code: "unavailable" });
    const draft = await ai.generate({ ...request, provider: "local" });
    expect(draft.provider).toBe("local");
  });

  test("of a caller who forgets the ROI values is no failure of a model", async () => {
    const asked = createAi(options("local")).generate({ ...request, agentType: "roi" });
    await expect(asked).rejects.toThrow(TypeError);
  });
});

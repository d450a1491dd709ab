import { describe, expect, test } from "vitest";
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

  test("an engine that is not there yet is refused at once, with a sentence", () => {
    expect(() => createAi(options("openai"))).toThrow("set it to auto, gemini or local");
  });
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

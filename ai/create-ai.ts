import type { Generation, GenerationRequest, Provider } from "./provider.ts";
import { createDraftingProvider } from "./providers/drafting/index.ts";
import { createGeminiProvider } from "./providers/gemini/index.ts";
import type { GeminiSettings, Transport } from "./providers/gemini/settings.ts";

/** Who answers; `auto` takes Gemini if it has a key, else the drafting engine. */
export const providerChoices = ["auto", "gemini", "openai", "local"] as const;
export type ProviderChoice = (typeof providerChoices)[number];

export type AiOptions = {
  provider: ProviderChoice;
  gemini: GeminiSettings;
  /** How the network is reached: `fetch` of the runtime, or what stands for it. */
  transport: Transport;
};

/** A request may name the drafting engine; nothing else is for a visitor to choose. */
export type AiRequest = GenerationRequest & { provider?: "local" | undefined };

export type Ai = {
  /**
   * One answer of one engine. A failing Gemini is a failure, never silently a local draft.
   * @throws AiError with the reason; an AbortError when `signal` was aborted.
   */
  generate: (request: AiRequest) => Promise<Generation>;
  /** The engine that answers such a request. */
  providerFor: (request: Pick<AiRequest, "provider">) => Pick<Provider, "name" | "model">;
};

/** @throws Error with a sentence for the operator when the choice cannot be followed. */
export function createAi(options: AiOptions): Ai {
  const local = createDraftingProvider();
  const chosen = choose(options, local);
  const providerFor = ({ provider }: Pick<AiRequest, "provider">) =>
    provider === "local" ? local : chosen;
  return {
    generate: async (request) => providerFor(request).generate(request),
    providerFor: (request) => {
      const { name, model } = providerFor(request);
      return { name, model };
    },
  };
}

function choose({ provider, gemini, transport }: AiOptions, local: Provider): Provider {
  if (provider === "openai")
    throw new Error(
      "AI_PROVIDER=openai is not available in this version: set it to auto, gemini or local.",
    );
  const useGemini = provider === "gemini" || (provider === "auto" && gemini.apiKey);
  return useGemini ? createGeminiProvider(gemini, transport) : local;
}

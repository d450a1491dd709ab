import type { Transport } from "./model-runtime/language-model.ts";
import { tellNoAnswer } from "./model-runtime/network-fault.ts";
import { createPace, type Pace } from "./model-runtime/pace.ts";
import type { Generation, GenerationRequest, OnProgress, Provider } from "./provider.ts";
import { createDraftingProvider } from "./providers/drafting/index.ts";
import { createGeminiProvider, type GeminiSettings } from "./providers/gemini/index.ts";
import { createOpenAiProvider, type OpenAiSettings } from "./providers/openai-compatible/index.ts";

/** Who answers; `auto` takes Gemini if it has a key, else OpenAI-compatible if it has an address, else drafts. */
export const providerChoices = ["auto", "gemini", "openai", "local"] as const;
export type ProviderChoice = (typeof providerChoices)[number];

export type AiOptions = {
  provider: ProviderChoice;
  gemini: GeminiSettings;
  openai?: OpenAiSettings | undefined;
  /** How the network is reached: `fetch` of the runtime, or what stands for it. */
  transport: Transport;
  /** Clock, pauses and limits of time, where they are not to be the usual ones. */
  pace?: Partial<Pace> | undefined;
  /** Hears when the service is asked less because it keeps failing, and when it answers again. */
  onFailing?: ((isFailing: boolean) => void) | undefined;
};

/** A request may name the drafting engine; nothing else is for a visitor to choose. */
export type AiRequest = GenerationRequest & { provider?: "local" | undefined };

export type Ai = {
  /**
   * One answer of one engine. A failing Gemini is a failure, never silently a local draft.
   * @param onProgress takes what may be told while the answer is on its way; an engine that cannot stream tells nothing.
   * @throws AiError with the reason; an AbortError when `signal` was aborted.
   */
  generate: (request: AiRequest, onProgress?: OnProgress) => Promise<Generation>;
  /** The engine that answers such a request, and its model: the agent's own where it has one. */
  providerFor: (request: AskedFor) => Pick<Provider, "name" | "model">;
  /** An upper bound of the tokens one answer costs; a draft costs none. */
  mostTokensOf: (request: Omit<AiRequest, "signal">) => number;
  /** Whether the service that answers keeps failing and is asked less; drafts go on. */
  isFailing: () => boolean;
  /** Loads the engine that answers; a draft beside a model is loaded with the first request for it. */
  load: () => Promise<void>;
};

type AskedFor = Partial<Pick<AiRequest, "provider" | "agentType">>;

/** @throws Error with a sentence for the operator when the choice cannot be followed. */
export function createAi(options: AiOptions): Ai {
  const local = createDraftingProvider();
  const chosen = choose(options, local);
  const providerFor = ({ provider }: AskedFor) => (provider === "local" ? local : chosen);
  return {
    generate: (request, onProgress) => providerFor(request).generate(request, onProgress),
    providerFor: (request) => {
      const { name, model, modelFor }: Provider = providerFor(request);
      const { agentType } = request;
      return { name, model: (agentType && modelFor?.(agentType)) ?? model };
    },
    mostTokensOf: (request) => {
      const provider: Provider = providerFor(request);
      return provider.mostTokensOf?.(request) ?? 0;
    },
    isFailing: () => chosen.isFailing?.() ?? false,
    load: () => chosen.load(),
  };
}

function choose(options: AiOptions, local: Provider): Provider {
  const { provider, gemini, openai = {}, onFailing } = options;
  const transport = tellNoAnswer(options.transport);
  const surroundings = { transport, pace: createPace(options.pace), onFailing };
  const isAuto = provider === "auto";
  if (provider === "gemini" || (isAuto && gemini.apiKey))
    return createGeminiProvider(gemini, surroundings);
  if (provider === "openai" || (isAuto && openai.baseUrl))
    return createOpenAiProvider(openai, surroundings);
  return local;
}

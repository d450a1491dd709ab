import { createModelProvider, type Surroundings } from "../../model-runtime/model-provider.ts";
import type { Provider } from "../../provider.ts";
import { createOpenAiModel } from "./openai-model.ts";
import type { OpenAiSettings } from "./settings.ts";

export type { OpenAiSettings } from "./settings.ts";

/** @throws Error with a sentence for the operator when a server or its model is not named. */
export function createOpenAiProvider(
  settings: OpenAiSettings,
  surroundings: Surroundings,
): Provider {
  const { baseUrl, model } = settings;
  if (!baseUrl)
    throw new Error(
      "AI_PROVIDER=openai needs OPENAI_BASE_URL, such as http://127.0.0.1:11434/v1 for Ollama.",
    );
  if (!model)
    throw new Error(
      "OPENAI_BASE_URL is set, so OPENAI_MODEL must name a model, such as gemma3:4b.",
    );
  const chosen = createOpenAiModel({ ...settings, baseUrl, model }, surroundings.transport);
  return createModelProvider(chosen, surroundings);
}

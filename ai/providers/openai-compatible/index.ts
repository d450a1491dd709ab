import type { Transport } from "../../model-runtime/language-model.ts";
import { createModelProvider } from "../../model-runtime/model-provider.ts";
import type { Pace } from "../../model-runtime/pace.ts";
import type { Provider } from "../../provider.ts";
import { createOpenAiModel } from "./openai-model.ts";
import type { OpenAiSettings } from "./settings.ts";

export type { OpenAiSettings } from "./settings.ts";

/** @throws Error with a sentence for the operator when a server or its model is not named. */
export function createOpenAiProvider(
  settings: OpenAiSettings,
  transport: Transport,
  pace: Pace,
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
  return createModelProvider(createOpenAiModel({ ...settings, baseUrl, model }, transport), pace);
}

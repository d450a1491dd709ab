import { createModelProvider, type Surroundings } from "../../model-runtime/model-provider.ts";
import type { Provider } from "../../provider.ts";
import { createGeminiModel } from "./gemini-model.ts";
import type { GeminiSettings } from "./settings.ts";

export type { GeminiSettings } from "./settings.ts";

export function createGeminiProvider(
  settings: GeminiSettings,
  surroundings: Surroundings,
): Provider {
  const model = createGeminiModel(settings, surroundings.transport);
  return createModelProvider(model, surroundings);
}

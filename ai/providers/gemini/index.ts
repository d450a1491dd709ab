import type { Transport } from "../../model-runtime/language-model.ts";
import { createModelProvider } from "../../model-runtime/model-provider.ts";
import type { Pace } from "../../model-runtime/pace.ts";
import type { Provider } from "../../provider.ts";
import { createGeminiModel } from "./gemini-model.ts";
import type { GeminiSettings } from "./settings.ts";

export type { GeminiSettings } from "./settings.ts";

export function createGeminiProvider(
  settings: GeminiSettings,
  transport: Transport,
  pace: Pace,
): Provider {
  return createModelProvider(createGeminiModel(settings, transport), pace);
}

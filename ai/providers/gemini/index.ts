import type { Provider } from "../../provider.ts";
import type { Transport } from "../remote/language-model.ts";
import { createModelProvider } from "../remote/model-provider.ts";
import type { Pace } from "../remote/pace.ts";
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

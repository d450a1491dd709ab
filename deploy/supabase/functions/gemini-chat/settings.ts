import { type AiOptions, providerChoices } from "#ai";

/** How a variable of the project's secrets is read. */
type Read = (name: string) => string | undefined;

/**
 * The same names as the server's; `.env.example` explains them. A project's owner sets them as secrets of its
 * functions.
 * @throws Error with a sentence when AI_PROVIDER names no engine.
 */
export function readSettings(read: Read): Omit<AiOptions, "transport"> {
  const get: Read = (name) => read(name)?.trim() || undefined;
  const provider = providerChoices.find((known) => known === (get("AI_PROVIDER") ?? "auto"));
  if (!provider) throw new Error(`AI_PROVIDER must be one of ${providerChoices.join(", ")}.`);
  return {
    provider,
    gemini: {
      apiKey: get("GEMINI_API_KEY"),
      baseUrl: get("GEMINI_BASE_URL"),
      model: get("GEMINI_MODEL") ?? "gemini-flash-latest",
      models: {
        reviews: get("GEMINI_MODEL_REVIEWS"),
        marketing: get("GEMINI_MODEL_MARKETING"),
        ads: get("GEMINI_MODEL_ADS"),
        roi: get("GEMINI_MODEL_ROI"),
      },
      apiVersion: get("GEMINI_API_VERSION") ?? "v1beta",
    },
    openai: {
      baseUrl: get("OPENAI_BASE_URL"),
      apiKey: get("OPENAI_API_KEY"),
      model: get("OPENAI_MODEL"),
    },
  };
}

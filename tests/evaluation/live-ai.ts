import { type Ai, createAi } from "#ai";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Gemini itself, with the names that the server reads too.
 * @throws Error with a sentence when there is no key.
 */
export function liveAi({
  GEMINI_API_KEY: apiKey,
  GEMINI_BASE_URL: baseUrl,
  GEMINI_MODEL: model = "gemini-flash-latest",
  GEMINI_API_VERSION: apiVersion = "v1beta",
}: Environment): Ai {
  if (!apiKey) throw new Error("GEMINI_API_KEY is not set: there is no model to evaluate.");
  const gemini = { apiKey, baseUrl, model, apiVersion };
  return createAi({ provider: "gemini", gemini, transport: fetch });
}

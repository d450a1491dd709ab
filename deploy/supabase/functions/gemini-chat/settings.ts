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

/**
 * The keys that a page may carry, as the platform gives them to its functions: the publishable ones as JSON by name,
 * the older one by itself.
 * @throws Error with a sentence when there is none: everybody could spend the owner's key.
 */
export function readKeys(read: Read): ReadonlySet<string> {
  const named: unknown = JSON.parse(read("SUPABASE_PUBLISHABLE_KEYS") || "{}");
  const listed = typeof named === "object" && named !== null ? Object.values(named) : [];
  const keys = [...listed, read("SUPABASE_PUBLISHABLE_KEY"), read("SUPABASE_ANON_KEY")];
  const known = keys.filter((key): key is string => typeof key === "string" && key !== "");
  if (known.length === 0)
    throw new Error("SUPABASE_PUBLISHABLE_KEYS or SUPABASE_ANON_KEY must hold the project's key.");
  return new Set(known);
}

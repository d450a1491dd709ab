import type { Ai } from "#ai";
import type { Config } from "../config/config.ts";

/** Which engine answers for the assistants, for the person who started the server; never the key. */
export function assistantsNote(ai: Ai, { gemini }: Config["ai"]): string {
  const { name, model } = ai.providerFor({});
  if (name === "local")
    return "Assistants: drafts by the embedded engine, without AI (set GEMINI_API_KEY for Google Gemini)";
  if (name === "openai") return `Assistants: ${model} through OPENAI_BASE_URL`;
  if (!gemini.apiKey)
    return "Assistants: Google Gemini is chosen but GEMINI_API_KEY is not set, so every answer is the error about the key";
  return `Assistants: Google Gemini (${model})`;
}

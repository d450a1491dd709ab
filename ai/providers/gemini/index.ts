import {
  type GenerateContentParameters,
  GoogleGenAI,
  HarmBlockThreshold,
  HarmCategory,
} from "@google/genai/web";
import { promptFor } from "../../agents/prompt-for.ts";
import { readAdPieces } from "../../agents/read-ad-pieces.ts";
import { AiError, type GenerationRequest, type Provider } from "../../provider.ts";
import { cappedTransport } from "./capped-transport.ts";
import { explainFault } from "./explain-fault.ts";
import { type GeminiAnswer, readAnswer } from "./read-answer.ts";
import type { GeminiSettings, Transport } from "./settings.ts";

/** Tokens, those of thinking included: a small limit is used up before the first word. */
const maxOutputTokens = 8192;

/** Angry reviews quote insults; only what Google itself is sure of is held back. */
const safetySettings = [
  HarmCategory.HARM_CATEGORY_HARASSMENT,
  HarmCategory.HARM_CATEGORY_HATE_SPEECH,
  HarmCategory.HARM_CATEGORY_SEXUALLY_EXPLICIT,
  HarmCategory.HARM_CATEGORY_DANGEROUS_CONTENT,
].map((category) => ({ category, threshold: HarmBlockThreshold.BLOCK_ONLY_HIGH }));

function parametersOf(request: GenerationRequest, model: string): GenerateContentParameters {
  const { instruction, request: material } = promptFor(request);
  return {
    model,
    contents: [{ role: "user", parts: [{ text: material }] }],
    config: {
      systemInstruction: { parts: [{ text: instruction }] },
      maxOutputTokens,
      safetySettings,
      abortSignal: request.signal,
    },
  };
}

/** One call, never repeated: the SDK retries only when asked to. */
async function ask(client: GoogleGenAI, parameters: GenerateContentParameters) {
  try {
    return readAnswer(await client.models.generateContent(parameters));
  } catch (error) {
    // The reason of an abort is whatever the aborting side chose, a plain string included.
    if (parameters.config?.abortSignal?.aborted)
      throw new DOMException("The request was aborted", "AbortError");
    throw explainFault(error);
  }
}

/** The single pieces of an ad, and a text made of no others; else the answer as it came. */
function withPieces(answer: GeminiAnswer, { agentType, prompt }: GenerationRequest) {
  const found = agentType === "ads" ? readAdPieces(answer.text, prompt) : null;
  return found ? { ...answer, ...found } : answer;
}

/**
 * Gemini by generateContent. The entry point for the web is the one that reads no environment
 * variables of its own and brings no Google account library.
 */
export function createGeminiProvider(settings: GeminiSettings, transport: Transport): Provider {
  const { apiKey, baseUrl, apiVersion, model } = settings;
  const httpOptions = { baseUrl, apiVersion, fetch: cappedTransport(transport) };
  const client = apiKey ? new GoogleGenAI({ apiKey, apiVersion, httpOptions }) : null;
  return {
    name: "gemini",
    model,
    generate: async (request) => {
      if (!client) throw new AiError("key", { detail: "no key is set" });
      const answer = await ask(client, parametersOf(request, model));
      return { ...withPieces(answer, request), provider: "gemini", model };
    },
  };
}

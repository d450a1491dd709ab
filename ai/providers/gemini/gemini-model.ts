import {
  type GenerateContentConfig,
  type GenerateContentParameters,
  GoogleGenAI,
  HarmBlockThreshold,
  HarmCategory,
} from "@google/genai/web";
import { AiError } from "../../provider.ts";
import { foldInstruction } from "../remote/fold-instruction.ts";
import { guardedTransport } from "../remote/guarded-transport.ts";
import type {
  Attempt,
  Extra,
  LanguageModel,
  ModelCall,
  ModelChunk,
  Transport,
} from "../remote/language-model.ts";
import { explainFault } from "./explain-fault.ts";
import { readChunk } from "./read-chunk.ts";
import { type GeminiSettings, modelAlias } from "./settings.ts";
import { thinkingOf } from "./thinking.ts";

/** Tokens, those of thinking included: a small limit is used up before the first word. */
const maxOutputTokens = 8192;

/** Angry reviews quote insults; only what Google itself is sure of is held back. */
const safetySettings = [
  HarmCategory.HARM_CATEGORY_HARASSMENT,
  HarmCategory.HARM_CATEGORY_HATE_SPEECH,
  HarmCategory.HARM_CATEGORY_SEXUALLY_EXPLICIT,
  HarmCategory.HARM_CATEGORY_DANGEROUS_CONTENT,
].map((category) => ({ category, threshold: HarmBlockThreshold.BLOCK_ONLY_HIGH }));

/** What only some models take. */
function configOfExtras({ call, model, extras }: Attempt): GenerateContentConfig {
  const thinkingConfig = extras.has("thinking") ? thinkingOf(model) : undefined;
  const responseJsonSchema = extras.has("schema") ? call.schema : undefined;
  return {
    ...(thinkingConfig && { thinkingConfig }),
    ...(responseJsonSchema && { responseMimeType: "application/json", responseJsonSchema }),
  };
}

function extrasFor({ schema }: ModelCall, model: string): Extra[] {
  return [
    ...(thinkingOf(model) ? (["thinking"] as const) : []),
    ...(schema ? (["schema"] as const) : []),
  ];
}

function parametersOf(attempt: Attempt): GenerateContentParameters {
  const { instruction, turns } = foldInstruction(attempt.call, attempt.model);
  return {
    model: attempt.model,
    contents: turns.map(({ role, text }) => ({ role, parts: [{ text }] })),
    config: {
      ...(instruction && { systemInstruction: { parts: [{ text: instruction }] } }),
      maxOutputTokens,
      safetySettings,
      ...configOfExtras(attempt),
      abortSignal: attempt.signal,
    },
  };
}

/**
 * Gemini by generateContent. The entry point for the web is the one that reads no environment
 * variables of its own and brings no Google account library; it repeats nothing by itself.
 */
export function createGeminiModel(settings: GeminiSettings, transport: Transport): LanguageModel {
  const { apiKey, baseUrl, apiVersion, model, models } = settings;
  const httpOptions = { baseUrl, apiVersion, fetch: guardedTransport(transport) };
  const client = apiKey ? new GoogleGenAI({ apiKey, apiVersion, httpOptions }) : null;
  return {
    name: "gemini",
    model,
    modelFor: (agentType) => models?.[agentType] ?? model,
    standIn: modelAlias,
    maxOutputTokens,
    extrasFor,
    attempt: (attempt) => {
      if (!client) throw new AiError("key", { detail: "no key is set" });
      return ask(client, attempt);
    },
    explain: explainFault,
  };
}

async function* ask(client: GoogleGenAI, attempt: Attempt): AsyncGenerator<ModelChunk> {
  for await (const response of responsesOf(client, attempt)) {
    const chunk = readChunk(response);
    if (chunk) yield chunk;
  }
}

async function* responsesOf({ models }: GoogleGenAI, attempt: Attempt): AsyncGenerator<unknown> {
  const parameters = parametersOf(attempt);
  if (attempt.streamed) yield* await models.generateContentStream(parameters);
  else yield await models.generateContent(parameters);
}

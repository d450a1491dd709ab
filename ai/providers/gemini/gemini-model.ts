import {
  HttpRefusal,
  meter,
  piecesOf,
  refuseFault,
} from "../../model-runtime/guarded-transport.ts";
import type {
  Attempt,
  Extra,
  LanguageModel,
  ModelCall,
  Take,
  Transport,
} from "../../model-runtime/language-model.ts";
import { AiError } from "../../provider.ts";
import { explainFault } from "./explain-fault.ts";
import { readChunk } from "./read-chunk.ts";
import { eventReader, wholeReader } from "./read-data.ts";
import { maxOutputTokens, requestBody } from "./request-body.ts";
import { type GeminiSettings, modelAlias } from "./settings.ts";
import { thinkingOf } from "./thinking.ts";

/** The status of a fault that names none. */
const unnamedFault = 500;

const googleUrl = "https://generativelanguage.googleapis.com";

function extrasFor({ schema }: ModelCall, model: string): Extra[] {
  return [
    ...(thinkingOf(model) ? (["thinking"] as const) : []),
    ...(schema ? (["schema"] as const) : []),
  ];
}

/** Gemini by generateContent, over its own protocol; it repeats nothing by itself. */
export function createGeminiModel(settings: GeminiSettings, transport: Transport): LanguageModel {
  const { apiKey, model, models } = settings;
  const keyed = apiKey ? { ...settings, apiKey } : undefined;
  return {
    name: "gemini",
    model,
    modelFor: (agentType) => models?.[agentType] ?? model,
    standIn: modelAlias,
    maxOutputTokens,
    extrasFor,
    attempt: (attempt, take) => {
      if (!keyed) throw new AiError("key", { detail: "no key is set" });
      return ask(attempt, take, keyed, transport);
    },
    explain: explainFault,
  };
}

type Keyed = GeminiSettings & { apiKey: string };

/** A name may say where the model stands ("tunedModels/ours"). */
function addressOf({ model, streamed }: Attempt, { apiVersion, baseUrl = googleUrl }: Keyed) {
  const path = /^(?:tunedM|m)odels\//.test(model) ? model : `models/${model}`;
  const method = streamed ? "streamGenerateContent?alt=sse" : "generateContent";
  return `${baseUrl.replace(/\/+$/, "")}/${apiVersion}/${path}:${method}`;
}

async function ask(
  attempt: Attempt,
  take: Take,
  settings: Keyed,
  transport: Transport,
): Promise<void> {
  const { streamed, signal } = attempt;
  const answer = await transport(addressOf(attempt, settings), {
    method: "POST",
    headers: { "content-type": "application/json", "x-goog-api-key": settings.apiKey },
    body: requestBody(attempt),
    signal,
  });
  if (!answer.ok) await refuseFault(answer);
  const reader = streamed ? eventReader() : wholeReader();
  const count = meter();
  for await (const bytes of piecesOf(answer)) {
    count(bytes);
    if (!handOver(reader.push(bytes), streamed, take)) return;
  }
  handOver(reader.end(), streamed, take);
}

/** One by one, so that what is broken takes nothing from what came before it. False where no more is wanted. */
function handOver(texts: readonly string[], streamed: boolean, take: Take): boolean {
  for (const text of texts) {
    const answer: unknown = JSON.parse(text);
    if (streamed) throwIfFault(answer, text);
    const chunk = readChunk(answer);
    if (chunk && !take(chunk)) return false;
  }
  return true;
}

/** What fails once a stream has begun arrives as an event of it, behind the status of a success. */
function throwIfFault(answer: unknown, data: string): void {
  const error = typeof answer === "object" && answer && "error" in answer ? answer.error : null;
  if (typeof error !== "object" || !error) return;
  const status = ("code" in error && Number(error.code)) || unnamedFault;
  throw new HttpRefusal({ status, headers: new Headers() }, data);
}

import type OpenAI from "openai";
import type { ChatCompletionCreateParams, ChatCompletionMessageParam } from "openai/resources";
import { textOf } from "../../agents/agent-prompt.ts";
import { foldInstruction } from "../../model-runtime/fold-instruction.ts";
import { guardedTransport } from "../../model-runtime/guarded-transport.ts";
import type {
  Attempt,
  Extra,
  LanguageModel,
  ModelCall,
  Take,
  Transport,
} from "../../model-runtime/language-model.ts";
import { explainFault } from "./explain-fault.ts";
import { readChunk } from "./read-chunk.ts";
import type { OpenAiSettings } from "./settings.ts";
import { createThoughtFilter } from "./thought-filter.ts";

/** Tokens; small models on small machines have room for not many more in all. */
const maxTokens = 4096;

/** Longer than any deadline: ours ends a call, not the SDK's. */
const sdkTimeoutMs = 24 * 60 * 60 * 1000;

function messagesOf({ call, model }: Attempt): ChatCompletionMessageParam[] {
  const { instruction, turns } = foldInstruction(call, model);
  return [
    ...(instruction ? [{ role: "system" as const, content: textOf(instruction) }] : []),
    ...turns.map(({ role, text }) => ({
      role: role === "model" ? ("assistant" as const) : ("user" as const),
      content: text,
    })),
  ];
}

function bodyOf(attempt: Attempt): Omit<ChatCompletionCreateParams, "stream"> {
  const { call, model, extras } = attempt;
  const schema = extras.includes("schema") ? call.schema : undefined;
  return {
    model,
    messages: messagesOf(attempt),
    // The name that every server knows; OpenAI's own newest models want another and get none.
    ...(extras.includes("limits") && { max_tokens: maxTokens }),
    ...(schema && {
      response_format: { type: "json_schema", json_schema: { name: call.agentType, schema } },
    }),
  };
}

function extrasFor({ schema }: ModelCall): Extra[] {
  return schema ? ["limits", "schema"] : ["limits"];
}

/**
 * Loaded with the first call: whoever runs another engine need not wait for it at the start. Nothing of the
 * environment takes part: what the SDK would read there is set.
 */
async function loadClient(settings: OpenAiSettings, transport: Transport): Promise<OpenAI> {
  const { default: Client } = await import("openai");
  return new Client({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey || "none",
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    ...(!settings.apiKey && { defaultHeaders: { Authorization: null } }),
    logLevel: "off",
    maxRetries: 0,
    timeout: sdkTimeoutMs,
    fetch: guardedTransport(transport),
  });
}

/** Any server with OpenAI's chat completions. */
export function createOpenAiModel(
  settings: OpenAiSettings & { baseUrl: string; model: string },
  transport: Transport,
): LanguageModel {
  const { model, models } = settings;
  let client: Promise<OpenAI> | undefined;
  return {
    name: "openai",
    model,
    modelFor: (agentType) => models?.[agentType] ?? model,
    isPatient: true,
    maxOutputTokens: maxTokens,
    extrasFor,
    attempt: (attempt, take) => {
      client ??= loadClient(settings, transport);
      return ask(client, attempt, take);
    },
    explain: explainFault,
  };
}

async function ask(loading: Promise<OpenAI>, attempt: Attempt, take: Take): Promise<void> {
  const withoutThoughts = createThoughtFilter();
  for await (const response of responsesOf(await loading, attempt)) {
    const chunk = readChunk(response);
    if (chunk && !take({ ...chunk, text: withoutThoughts(chunk.text) })) return;
  }
}

async function* responsesOf({ chat }: OpenAI, attempt: Attempt): AsyncGenerator<unknown> {
  const { signal, streamed, extras } = attempt;
  const body = bodyOf(attempt);
  if (!streamed) {
    yield await chat.completions.create({ ...body, stream: false }, { signal });
    return;
  }
  const options = extras.includes("limits") ? { stream_options: { include_usage: true } } : {};
  yield* await chat.completions.create({ ...body, ...options, stream: true }, { signal });
}

import { type Ai, AiError } from "#ai";
import type {
  AgentType,
  ChatFailure,
  ChatRefusal,
  ChatRequest,
  ChatSuccess,
  ModelFailure,
  ProviderName,
} from "../../../contract/gemini-chat.ts";
import { modelFailureSentences, refusals } from "../../../contract/gemini-chat-failures.ts";
import { readChatRequest } from "../../../contract/gemini-chat-schema.ts";
import { readRoiPrompt } from "../../../domain/roi-prompt/read-roi-prompt.ts";

/** One line an answer, without a word of what was asked or answered. */
export type ChatLogLine = {
  agentType: AgentType;
  provider: ProviderName;
  model: string;
  /** `left`: the visitor was gone before there was an answer. */
  outcome: "answered" | "left" | ModelFailure;
  ms: number;
  truncated?: true | undefined;
  /** What the engine's service said, in its own fixed words. */
  detail?: string | undefined;
};

export type ChatDeps = {
  ai: Ai;
  log: (line: ChatLogLine) => void;
  /** Milliseconds, from a clock that only goes forward. */
  now: () => number;
  /** Milliseconds for the whole of an answer. */
  deadlineMs: number;
};

const maxBodyBytes = 64 * 1024;
/** As nginx writes it; nobody is there to read it. */
const clientLeft = 499;

/**
 * `POST /functions/v1/gemini-chat` with web standards only, so that it also runs at the edge; the path does not
 * matter. Failures of a model are 200 with `success: false`, faults of the caller 4xx with the same body.
 */
export async function handleChat(request: Request, deps: ChatDeps): Promise<Response> {
  const reading = await readRequest(request);
  if ("fault" in reading) return refuse(reading.fault);
  const outcome = await ask(reading.request, request.signal, deps);
  if (outcome === "left") return new Response(null, { status: clientLeft });
  return outcome.success && wantsEvents(request) ? asEvents(outcome) : Response.json(outcome);
}

type Reading = { request: ChatRequest } | { fault: ChatRefusal };

async function readRequest(request: Request): Promise<Reading> {
  if (request.method !== "POST") return { fault: "method_not_allowed" };
  if (mediaTypes(request, "content-type")[0] !== "application/json")
    return { fault: "unsupported_media_type" };
  const bytes = await readBytes(request);
  if (!bytes) return { fault: "body_too_large" };
  const json = parseJson(bytes);
  if (json === undefined) return { fault: "invalid_json" };
  const reading = readChatRequest(json);
  return "fault" in reading ? reading : withRoiValues(reading.request);
}

/** The types that a header names, without their parameters. */
function mediaTypes({ headers }: Request, name: "accept" | "content-type"): string[] {
  const listed = (headers.get(name) ?? "").toLowerCase().split(",");
  return listed.map((type) => type.split(";", 1)[0]?.trim() ?? "");
}

/** Null when there is more than allowed; what is over is not read. */
async function readBytes({ headers, body }: Request): Promise<Uint8Array | null> {
  if (Number(headers.get("content-length")) > maxBodyBytes) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return join(chunks, length);
}

function join(chunks: Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

/** JSON has no undefined, so that is what stands for "none". */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** An older page, or another program, sends the four values in the prompt only. */
function withRoiValues({ roi: sent, ...request }: ChatRequest): Reading {
  if (request.agentType !== "roi") return { request };
  const roi = sent ?? readRoiPrompt(request.prompt);
  return roi ? { request: { ...request, roi } } : { fault: "roi_values_missing" };
}

async function ask(
  chat: ChatRequest,
  visitor: AbortSignal,
  deps: ChatDeps,
): Promise<ChatSuccess | ChatFailure | "left"> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), deps.deadlineMs);
  const note = logger(chat, deps);
  try {
    const signal = AbortSignal.any([visitor, deadline.signal]);
    const generation = await deps.ai.generate({ ...chat, signal });
    note("answered", { truncated: generation.truncated });
    return { success: true, ...generation, ...(chat.roi && { roi: chat.roi }) };
  } catch (error) {
    const outcome = explain(error, visitor, deadline.signal);
    if (!outcome) throw error;
    note(outcome, { detail: error instanceof AiError ? error.detail : undefined });
    return outcome === "left" ? outcome : failure(outcome, modelFailureSentences[outcome]);
  } finally {
    clearTimeout(timer);
  }
}

function logger(chat: ChatRequest, { ai, log, now }: ChatDeps) {
  const started = now();
  const { name: provider, model } = ai.providerFor(chat);
  return (
    outcome: ChatLogLine["outcome"],
    more: Pick<ChatLogLine, "truncated" | "detail">,
  ): void => {
    const ms = Math.round((now() - started) * 10) / 10;
    log({ agentType: chat.agentType, provider, model, outcome, ms, ...more });
  };
}

/** Null for an error that is none of the known ones, and then a fault of ours. */
function explain(
  error: unknown,
  visitor: AbortSignal,
  deadline: AbortSignal,
): ModelFailure | "left" | null {
  if (visitor.aborted) return "left";
  if (error instanceof AiError) return error.code;
  return deadline.aborted ? "timeout" : null;
}

function failure(code: ChatFailure["code"], error: string): ChatFailure {
  return { success: false, error, code };
}

function refuse(fault: ChatRefusal): Response {
  const { status, error } = refusals[fault];
  const headers: Record<string, string> =
    fault === "method_not_allowed" ? { Allow: "POST, OPTIONS" } : {};
  return Response.json(failure(fault, error), { status, headers });
}

function wantsEvents(request: Request): boolean {
  return mediaTypes(request, "accept").includes("text/event-stream");
}

/** The text, then the whole JSON form: a reader of either has everything. */
function asEvents(answer: ChatSuccess): Response {
  const body = event("delta", { text: answer.text }) + event("done", answer);
  return new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });
}

function event(name: "delta" | "done", data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

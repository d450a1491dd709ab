import {
  type ChatRefusal,
  type ChatRequest,
  maxBodyBytes,
  progressParameter,
} from "../../../contract/gemini-chat.ts";
import { readChatRequest } from "../../../contract/gemini-chat-schema.ts";
import { readRoiPrompt } from "../../../domain/roi-prompt/read-roi-prompt.ts";
import type { ResponseMode } from "./converse.ts";

/** `field` names the part that is wrong. */
export type Reading = { request: ChatRequest } | { fault: ChatRefusal; field?: string };

const decoder = new TextDecoder("utf-8", { fatal: true });

/** Checks method, type, size and shape, in this order; what is over the size is not read. */
export async function readRequest(request: Request): Promise<Reading> {
  if (request.method !== "POST") return { fault: "method_not_allowed" };
  if (!isJson(request.headers.get("content-type"))) return { fault: "unsupported_media_type" };
  const bytes = await readBytes(request);
  return bytes ? readBody(bytes) : { fault: "body_too_large" };
}

/** Whether a header says that a body is JSON. */
function isJson(contentType: string | null | undefined): boolean {
  return mediaTypes(contentType)[0]?.type === "application/json";
}

/** Checks the shape of a body. */
function readBody(bytes: Uint8Array): Reading {
  const json = parseJson(bytes);
  if (json === undefined) return { fault: "invalid_json" };
  const reading = readChatRequest(json);
  return "fault" in reading ? reading : withRoiValues(reading.request);
}

/** How an answer is wanted, from the header `Accept`: events for whoever names them, with steps for who asks for those. */
export function responseModeOf(accept: string | null | undefined): ResponseMode {
  const events = mediaTypes(accept).find(({ type }) => type === "text/event-stream");
  return {
    streamed: events !== undefined,
    tellsProgress: events?.parameters.includes(progressParameter) ?? false,
  };
}

type MediaType = { type: string; parameters: string[] };

/** The types that a header names. */
function mediaTypes(header: string | null | undefined): MediaType[] {
  const listed = (header ?? "").toLowerCase().split(",");
  return listed.map((written) => {
    const [type = "", ...parameters] = written.split(";").map((part) => part.trim());
    return { type, parameters };
  });
}

/** Null when there is more than allowed. */
async function readBytes(request: Request): Promise<Uint8Array | null> {
  const length = request.headers.get("content-length");
  if (Number(length) > maxBodyBytes) return null;
  // No more comes than was said, and read at once it costs a fraction.
  const isSaid = length !== null && !request.headers.has("transfer-encoding");
  if (!isSaid) return readUpTo(maxBodyBytes, request.body);
  return new Uint8Array(await request.arrayBuffer());
}

async function readUpTo(
  maxBytes: number,
  body: ReadableStream<Uint8Array> | null,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
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
    return JSON.parse(decoder.decode(bytes));
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

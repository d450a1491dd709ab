import { failures } from "../../content/interface/failures.ts";
import {
  type ChatRequest,
  type ChatSuccess,
  progressParameter,
} from "../../contract/gemini-chat.ts";
import { siteClient } from "./client.ts";
import { readEvents, type Writing } from "./read-events.ts";

/** What every browser's network failure is called, so that it is shown as one. */
const networkFailure = "Failed to fetch";

/** A failed call; the message is composed for failureSentence(). */
export class AgentFailure extends Error {
  override readonly name = "AgentFailure";
  /** The server's code, where it gave one. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

type Body = { error?: unknown; code?: unknown } | null;

async function readBody(response: Response): Promise<Body> {
  try {
    return await response.json();
  } catch {
    // Not our server's answer (a proxy's HTML page): the client's own text stands.
    return null;
  }
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function isNetworkFailure(error: Error & { context?: unknown }): boolean {
  const fault = error.name === "FunctionsFetchError" ? error.context : error;
  const aborted = fault instanceof Error && fault.name === "AbortError";
  return !aborted && (error.name === "FunctionsFetchError" || error instanceof TypeError);
}

/** What `functions.invoke` returned as its error, as a failure with a composed message. */
async function toFailure(error: Error & { context?: unknown }): Promise<AgentFailure> {
  if (error.context instanceof Response) {
    const body = await readBody(error.context);
    return new AgentFailure(
      failures.connection + (text(body?.error) ?? error.message),
      text(body?.code),
    );
  }
  return new AgentFailure(
    failures.connection + (isNetworkFailure(error) ? networkFailure : error.message),
  );
}

/** Without `randomUUID`, which a phone that comes by plain http does not have. */
function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** The call that was lost with the connection: sent again as it was, it is answered and counted once. */
let lost: { body: string; key: string } | undefined;

function keyFor(request: ChatRequest): string {
  const body = JSON.stringify(request);
  const key = lost?.body === body ? lost.key : newIdempotencyKey();
  lost = { body, key };
  return key;
}

/** The whole answer of a server that streams, or of one that answers at once although it was asked to stream. */
async function wholeAnswer(data: unknown, onWriting: (writing: Writing) => void): Promise<unknown> {
  if (!(data instanceof Response)) {
    return data;
  }
  try {
    const answer = data.body && (await readEvents(data.body, onWriting));
    if (answer) {
      return answer;
    }
  } catch (error) {
    throw await toFailure(error instanceof Error ? error : new TypeError(networkFailure));
  }
  // It broke off: to a person that is the connection.
  throw new AgentFailure(failures.connection + networkFailure);
}

function toSuccess(
  answer: Partial<ChatSuccess> & { error?: unknown; code?: unknown },
): ChatSuccess {
  if (answer.success !== true) {
    throw new AgentFailure(text(answer.error) ?? failures.unknown, text(answer.code));
  }
  if (!text(answer.text)) {
    throw new AgentFailure(failures.empty);
  }
  return answer as ChatSuccess;
}

/**
 * Asks an assistant. The call is never repeated by the browser.
 * @param onWriting what of the answer may be shown while the rest is on its way, whole each time.
 * @throws AgentFailure with a composed message; an AbortError when `signal` was aborted.
 */
export async function askAgent(
  request: ChatRequest,
  signal: AbortSignal,
  onWriting: (writing: Writing) => void,
): Promise<ChatSuccess> {
  const client = await siteClient().catch(() => {
    throw new AgentFailure(failures.connection + networkFailure);
  });
  const body: ChatRequest = { ...request, idempotencyKey: keyFor(request) };
  const headers = { Accept: `text/event-stream;${progressParameter}, application/json` };
  const { data, error } = await client.functions.invoke("gemini-chat", { body, headers, signal });
  signal.throwIfAborted();
  if (error) {
    const failure = await toFailure(error);
    if (failure.code) {
      lost = undefined;
    }
    throw failure;
  }
  if (data === null || data === undefined || data === "") {
    throw new AgentFailure(failures.empty);
  }
  const answer = await wholeAnswer(data, onWriting);
  lost = undefined;
  return toSuccess(answer ?? {});
}

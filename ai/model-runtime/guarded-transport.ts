import type { ServiceAnswer, Transport } from "./language-model.ts";

/** Bytes of an answer; ours have about 4 kB. */
const maxAnswerBytes = 1024 * 1024;

/** Bytes of a refusal that are read to explain it. */
const maxRefusalBytes = 64 * 1024;

/** An answer that is no success, with what it takes to explain it; the message says nothing of the content. */
export class HttpRefusal extends Error {
  override readonly name = "HttpRefusal";
  readonly status: number;
  /** Whatever it was: JSON of the service, HTML of a proxy, nothing. */
  readonly body: string;
  readonly headers: Headers;

  constructor({ status, headers }: Pick<ServiceAnswer, "status" | "headers">, body: string) {
    super(`HTTP ${status}`);
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/** Takes the pieces of an answer. @throws RangeError for the one that is too much. */
export function meter(maxBytes = maxAnswerBytes): (piece: Uint8Array) => void {
  let bytes = 0;
  return ({ byteLength }) => {
    bytes += byteLength;
    if (bytes > maxBytes) throw new RangeError("The answer is too large");
  };
}

/** The bytes of an answer as they come; leaving the loop tells the other side. */
export function piecesOf(answer: ServiceAnswer): AsyncIterable<Uint8Array> {
  // To look at a body may make a stream of it.
  return answer.pieces?.() ?? streamed(answer.body);
}

async function* streamed(
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** The same as a stream. Read by hand and not piped: half the cost for a stream of small events. */
function cappedStream(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const count = meter(maxAnswerBytes);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        try {
          count(value);
        } catch (error) {
          reader.cancel().catch(() => undefined);
          throw error;
        }
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

async function readRefusal(answer: ServiceAnswer): Promise<string> {
  const decoder = new TextDecoder();
  const count = meter(maxRefusalBytes);
  let text = "";
  try {
    for await (const chunk of piecesOf(answer)) {
      count(chunk);
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    // Cut off or endless: the status says enough.
    return "";
  }
}

/** @throws HttpRefusal for an answer that is no success. */
export async function refuseFault(answer: ServiceAnswer): Promise<void> {
  if (!answer.ok) throw new HttpRefusal(answer, await readRefusal(answer));
}

/**
 * A `fetch` for an SDK. Ends an answer that never stops before it fills the memory, and throws a refusal before the
 * SDK has read it: what it makes of one loses the status, the headers or the details.
 */
export function guardedTransport(transport: Transport): typeof fetch {
  return async (input, { method = "GET", headers, body, signal } = {}) => {
    if (typeof body !== "string") throw new TypeError("A call of a model sends text.");
    const answer = await transport(String(input), {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      body,
      signal: signal ?? new AbortController().signal,
    });
    await refuseFault(answer);
    const { status, headers: received } = answer;
    return new Response(answer.body && cappedStream(answer.body), { status, headers: received });
  };
}

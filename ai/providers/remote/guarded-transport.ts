import type { Transport } from "./language-model.ts";

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

  constructor({ status, headers }: Response, body: string) {
    super(`HTTP ${status}`);
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/** Read by hand and not piped: half the cost for a stream of small events. */
function cap(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        bytes += value.byteLength;
        if (bytes <= maxBytes) return controller.enqueue(value);
        controller.error(new RangeError("The answer is too large"));
        reader.cancel().catch(() => undefined);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

async function readRefusal(body: ReadableStream<Uint8Array> | null): Promise<string> {
  try {
    return await new Response(body && cap(body, maxRefusalBytes)).text();
  } catch {
    // Cut off or endless: the status says enough.
    return "";
  }
}

/**
 * Ends an answer that never stops before it fills the memory, and throws a refusal before the SDK
 * has read it: what the SDKs make of one loses the status, the headers or the details.
 */
export function guardedTransport(transport: Transport): Transport {
  return async (input, init) => {
    const response = await transport(input, init);
    if (!response.ok) throw new HttpRefusal(response, await readRefusal(response.body));
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(cap(response.body, maxAnswerBytes), { status, statusText, headers });
  };
}

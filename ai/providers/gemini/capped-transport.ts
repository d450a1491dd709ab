import type { Transport } from "./settings.ts";

/** Bytes of an answer; ours have about 4 kB. */
const maxAnswerBytes = 1024 * 1024;

function cap(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxAnswerBytes) controller.error(new RangeError("The answer is too large"));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/** Ends an answer that never stops before it fills the memory. */
export function cappedTransport(transport: Transport): Transport {
  return async (input, init) => {
    const response = await transport(input, init);
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(cap(response.body), { status, statusText, headers });
  };
}

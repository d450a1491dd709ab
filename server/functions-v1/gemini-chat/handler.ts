import { type Channel, type ConverseDeps, converse } from "./converse.ts";
import { streamHeaders } from "./events.ts";
import { readRequest, responseModeOf } from "./read-request.ts";
import { type Reply, refusalOf } from "./reply.ts";

export type { ChatAllowances, Outcome, Refused } from "./allowances.ts";
export type { ChatLogLine } from "./call-engine.ts";
export type { ConverseDeps as ChatDeps } from "./converse.ts";

/** As nginx writes it; nobody is there to read it. */
const clientLeft = 499;

/**
 * `POST /functions/v1/gemini-chat` with web standards only, so that it also runs at the edge; the path does not
 * matter. Failures of a model are 200 with `success: false`, faults of the caller 4xx with the same body, and what
 * the server cannot do just now 429 or 503 with `Retry-After`.
 */
export async function handleChat(request: Request, deps: ConverseDeps): Promise<Response> {
  const reading = await readRequest(request);
  if ("fault" in reading)
    return toResponse(refusalOf({ refused: reading.fault, field: reading.field }));
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  // Not AbortSignal.any, which holds several times the memory for as long as the stream lasts.
  request.signal.addEventListener("abort", leave, { once: true });
  if (request.signal.aborted) leave();
  const { channel, response } = createChannel(leave);
  const mode = responseModeOf(request.headers.get("accept"));
  const whole = converse(reading.request, leaving.signal, mode, channel, deps);
  try {
    return await Promise.race([response, whole.then(() => response)]);
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: clientLeft });
    throw error;
  }
}

function toResponse({ status, headers, body }: Reply): Response {
  return Response.json(body, { status, headers });
}

/** `onCancel`: the reader has gone. */
function createChannel(onCancel: () => void): { channel: Channel; response: Promise<Response> } {
  const encoder = new TextEncoder();
  const { promise: response, resolve } = Promise.withResolvers<Response>();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  function begin(): void {
    const body = new ReadableStream<Uint8Array>({
      start(given) {
        controller = given;
      },
      cancel() {
        controller = undefined;
        onCancel();
      },
    });
    resolve(new Response(body, { headers: streamHeaders }));
  }

  let hasBegun = false;
  const channel: Channel = {
    reply: (reply) => resolve(toResponse(reply)),
    write(text) {
      if (!hasBegun) begin();
      hasBegun = true;
      controller?.enqueue(encoder.encode(text));
    },
    end() {
      controller?.close();
      controller = undefined;
    },
  };
  return { channel, response };
}

import type { IncomingMessage } from "node:http";

/** What a reader is to hear of a connection that broke. */
type Explain = (cause: unknown) => unknown;

/** Successes that have no body. */
const bare = new Set([204, 205]);

/** As much of a `Response` as the engines read: a whole one holds several times the memory. */
export class ModelAnswer {
  readonly status: number;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  readonly #incoming: IncomingMessage;

  constructor(incoming: IncomingMessage, explain: Explain) {
    this.status = incoming.statusCode ?? 0;
    this.body = bare.has(this.status) ? null : bodyOf(incoming, explain);
    if (!this.body) incoming.resume();
    this.#incoming = incoming;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  get headers(): Headers {
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(this.#incoming.headersDistinct))
      for (const value of values) headers.append(name, value);
    return headers;
  }
}

/** Read when somebody asks and never ahead: a stream that waits holds no more than itself. */
function bodyOf(
  incoming: IncomingMessage,
  explain: Explain,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let wake: (() => void) | undefined;
  let broken: { error: unknown } | undefined;
  const onChange = () => {
    wake?.();
    wake = undefined;
  };
  incoming
    .on("readable", onChange)
    .on("end", onChange)
    .on("error", (cause) => {
      broken = { error: explain(cause) };
      onChange();
    });
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        for (;;) {
          if (broken) throw broken.error;
          const chunk: Buffer<ArrayBuffer> | null = incoming.read();
          if (chunk) return controller.enqueue(chunk);
          if (incoming.readableEnded) return controller.close();
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      },
      cancel: () => void incoming.destroy(),
    },
    { highWaterMark: 0 },
  );
}

import type { IncomingMessage } from "node:http";

/** What a reader is to hear of a connection that broke. */
type Explain = (cause: unknown) => unknown;

type Bytes = Uint8Array<ArrayBuffer>;

/** Successes that have no body. */
const bare = new Set([204, 205]);

/** As much of a `Response` as the engines read: a whole one holds several times the memory. */
export class ModelAnswer {
  readonly status: number;
  readonly #incoming: IncomingMessage;
  /** From the beginning on, since the connection may break before somebody reads. */
  readonly #pieces: AsyncIterableIterator<Bytes>;
  #body: ReadableStream<Bytes> | undefined;

  constructor(incoming: IncomingMessage, explain: Explain) {
    this.status = incoming.statusCode ?? 0;
    this.#incoming = incoming;
    this.#pieces = piecesOf(incoming, explain);
    if (bare.has(this.status)) incoming.resume();
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

  /** For an SDK. To be read instead of `pieces`, not beside it. */
  get body(): ReadableStream<Bytes> | null {
    if (bare.has(this.status)) return null;
    this.#body ??= streamOf(this.#pieces);
    return this.#body;
  }

  /** Read when somebody asks and never ahead: an answer that waits holds no more than itself. */
  pieces = (): AsyncIterableIterator<Bytes> => this.#pieces;
}

const over = { done: true, value: undefined } as const;

/** Once. Node's own iterator of a stream does the same for several times the memory. */
function piecesOf(incoming: IncomingMessage, explain: Explain): AsyncIterableIterator<Bytes> {
  let waiting: { resolve: (read: IteratorResult<Bytes>) => void; reject: (error: unknown) => void };
  let isWaiting = false;
  let broken: { error: unknown } | undefined;

  function answer(): void {
    if (!isWaiting) return;
    const chunk: Buffer<ArrayBuffer> | null = broken ? null : incoming.read();
    if (!(broken || chunk || incoming.readableEnded)) return;
    isWaiting = false;
    if (broken) waiting.reject(broken.error);
    else waiting.resolve(chunk ? { done: false, value: chunk } : over);
  }

  incoming
    .on("readable", answer)
    .on("end", answer)
    .on("error", (cause) => {
      broken = { error: explain(cause) };
      answer();
    });
  const pieces: AsyncIterableIterator<Bytes> = {
    [Symbol.asyncIterator]: () => pieces,
    next: () =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        isWaiting = true;
        answer();
      }),
    return: async () => {
      incoming.destroy();
      return over;
    },
  };
  return pieces;
}

function streamOf(pieces: AsyncIterableIterator<Bytes>): ReadableStream<Bytes> {
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void pieces.return?.(),
    },
    { highWaterMark: 0 },
  );
}

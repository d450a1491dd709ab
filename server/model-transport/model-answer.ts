type Bytes = Uint8Array<ArrayBuffer>;

/** As much of a connection as an answer needs. */
type Flow = { pause: () => void; resume: () => void; abort: (reason: Error) => void };

type Waiting = { resolve: (read: IteratorResult<Bytes>) => void; reject: (error: unknown) => void };

/** Successes that have no body. */
const bare = new Set([204, 205]);

const over = { done: true, value: undefined } as const;

/**
 * As much of a `Response` as the engines read: a whole one holds several times the memory. What comes is taken from the
 * sender when somebody asks, and never far ahead.
 */
export class ModelAnswer implements AsyncIterableIterator<Bytes> {
  readonly status: number;
  readonly #headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly #flow: Flow;
  #pieces: Bytes[] = [];
  #waiting: Waiting | undefined;
  #ending: "none" | "end" | "fault" = "none";
  #fault: unknown;
  #body: ReadableStream<Bytes> | undefined;

  constructor(
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    flow: Flow,
  ) {
    this.status = status;
    this.#headers = headers;
    this.#flow = flow;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  get headers(): Headers {
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(this.#headers))
      for (const value of [values].flat()) headers.append(name, value);
    return headers;
  }

  /** For an SDK. To be read instead of `pieces`, not beside it. */
  get body(): ReadableStream<Bytes> | null {
    if (bare.has(this.status)) return null;
    this.#body ??= streamOf(this);
    return this.#body;
  }

  pieces(): AsyncIterable<Bytes> {
    return this;
  }

  [Symbol.asyncIterator](): AsyncIterableIterator<Bytes> {
    return this;
  }

  next(): Promise<IteratorResult<Bytes>> {
    const value = this.#pieces.shift();
    if (value) {
      if (this.#pieces.length === 0) this.#flow.resume();
      return Promise.resolve({ done: false, value });
    }
    if (this.#ending === "end") return Promise.resolve(over);
    if (this.#ending === "fault") return Promise.reject(this.#fault);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  return(): Promise<IteratorResult<Bytes>> {
    if (this.#ending === "none") this.#flow.abort(new Error("Nobody reads on."));
    return Promise.resolve(over);
  }

  /** A piece has come; without a byte where the sender was only let go on. */
  take(value: Bytes): void {
    if (value.byteLength === 0) return;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) {
      waiting.resolve({ done: false, value });
      return;
    }
    this.#pieces.push(value);
    this.#flow.pause();
  }

  /** No more will come. */
  end(): void {
    this.#ending = "end";
    this.#waiting?.resolve(over);
  }

  fail(error: unknown): void {
    this.#ending = "fault";
    this.#fault = error;
    this.#waiting?.reject(error);
  }
}

function streamOf(answer: ModelAnswer): ReadableStream<Bytes> {
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const { done, value } = await answer.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await answer.return()),
    },
    { highWaterMark: 0 },
  );
}

import type { ChatFailure, ChatSuccess } from "../../../contract/gemini-chat.ts";

type EventName = "delta" | "done" | "error";

/** An answer as an event stream: deltas while it comes, then one last event with the whole. */
export type EventStream = {
  body: ReadableStream<Uint8Array>;
  delta: (text: string) => void;
  /** Writes what is the last event of this outcome, and ends. */
  end: (outcome: ChatSuccess | ChatFailure) => void;
};

/** `onCancel`: the reader has gone. */
export function createEventStream(onCancel: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    cancel() {
      controller = undefined;
      onCancel();
    },
  });

  function write(name: EventName, data: object): void {
    const event = `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    controller?.enqueue(encoder.encode(event));
  }

  function close(): void {
    controller?.close();
    controller = undefined;
  }

  return {
    body,
    delta: (text) => write("delta", { text }),
    end(outcome) {
      write(outcome.success ? "done" : "error", outcome);
      close();
    },
  };
}

import { type ChatAnswer, type ProgressStep, progressSteps } from "../../contract/gemini-chat.ts";

/** What an answer is like before it is whole. */
export type Writing = {
  /** What may be shown so far. */
  text: string;
  /** What is being worked on, where there is no text yet and the server tells. */
  step?: ProgressStep;
};

/** A newer server may tell of steps that this page has no words for. */
function knownStep(data: string): ProgressStep | undefined {
  const { step } = JSON.parse(data);
  return progressSteps.find((known) => known === step);
}

type Event = { name: string; data: string };

function readEvent(block: string): Event {
  const event: Event = { name: "", data: "" };
  for (const line of block.split("\n")) {
    if (line.startsWith("event: ")) {
      event.name = line.slice("event: ".length);
    } else if (line.startsWith("data: ")) {
      event.data += line.slice("data: ".length);
    }
  }
  return event;
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    rest += done ? "" : decoder.decode(value, { stream: true });
    const blocks = rest.split("\n\n");
    rest = blocks.pop() ?? "";
    yield* blocks.map(readEvent);
    if (done) {
      return;
    }
  }
}

/**
 * The last event of a streamed answer; what may be shown before it goes to `onWriting`, whole each time. Null when
 * the stream ends without one: then nothing that has come is an answer. Comments and events of other names are passed
 * over.
 * @throws TypeError when the connection is lost.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onWriting: (writing: Writing) => void,
): Promise<ChatAnswer | null> {
  let text = "";
  for await (const { name, data } of eventsOf(body)) {
    if (name === "done" || name === "error") {
      return JSON.parse(data);
    }
    if (name === "delta") {
      text += JSON.parse(data).text;
      onWriting({ text });
    }
    const step = name === "progress" && text === "" ? knownStep(data) : undefined;
    if (step) {
      onWriting({ text, step });
    }
  }
  return null;
}

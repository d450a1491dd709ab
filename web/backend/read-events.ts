import type { ChatAnswer } from "../../contract/gemini-chat.ts";

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
 * The last event of a streamed answer; what may be shown before it goes to `onText`, whole each time. Null when
 * the stream ends without one: then nothing that has come is an answer.
 * @throws TypeError when the connection is lost.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
): Promise<ChatAnswer | null> {
  let text = "";
  for await (const { name, data } of eventsOf(body)) {
    if (name === "done" || name === "error") {
      return JSON.parse(data);
    }
    if (name === "delta") {
      text += JSON.parse(data).text;
      onText(text);
    }
  }
  return null;
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readEvents, type Writing } from "./read-events.ts";

function bodyOf(...pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(piece);
      }
      controller.close();
    },
  });
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe("a streamed answer", () => {
  const done = { success: true, text: "Olá! Até já, João.", provider: "gemini", model: "m" };
  const stream = bytes(
    event("delta", { text: "Olá!" }) +
      event("delta", { text: " Até já, João." }) +
      event("done", done),
  );

  it("is read the same however the network tears it, letters included", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(stream.length), { maxLength: 12 }), async (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), stream.length];
        const pieces = places.slice(1).map((end, i) => stream.slice(places[i], end));
        const shown: string[] = [];
        expect(await readEvents(bodyOf(...pieces), ({ text }) => shown.push(text))).toEqual(done);
        expect(shown).toEqual(["Olá!", "Olá! Até já, João."]);
      }),
    );
  });

  it("may end with an error after some text", async () => {
    const error = { success: false, error: "Parou.", code: "unavailable" };
    const body = bodyOf(bytes(event("delta", { text: "Olá!" }) + event("error", error)));
    expect(await readEvents(body, () => undefined)).toEqual(error);
  });

  it("tells what it is at until there is text; comments and what it has no words for are passed over", async () => {
    const body = bodyOf(
      bytes(
        `: ainda escrevendo\n\n${event("progress", { step: "titles" })}: ainda escrevendo\n\n${event("progress", { step: "a step of later" })}${event("heartbeat", { at: 1 })}${event("progress", { step: "social" })}${event("delta", { text: "Título" })}${event("progress", { step: "mending" })}${event("done", done)}`,
      ),
    );
    const shown: Writing[] = [];
    expect(await readEvents(body, (writing) => shown.push(writing))).toEqual(done);
    expect(shown).toEqual([
      { text: "", step: "titles" },
      { text: "", step: "social" },
      { text: "Título" },
    ]);
  });

  it("without a last event is none", async () => {
    expect(
      await readEvents(bodyOf(bytes(event("delta", { text: "Olá!" }))), () => undefined),
    ).toBeNull();
    expect(await readEvents(bodyOf(), () => undefined)).toBeNull();
  });
});

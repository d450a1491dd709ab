import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HttpRefusal } from "../../model-runtime/guarded-transport.ts";
import { explainFault } from "./explain-fault.ts";
import { readChunk } from "./read-chunk.ts";
import { createThoughtFilter } from "./thought-filter.ts";

function refused(status: number, body: unknown): HttpRefusal {
  return new HttpRefusal(new Response(null, { status }), JSON.stringify(body));
}

describe("a refusal", () => {
  test.each<[number, unknown, string, string, string]>([
    [401, null, "key", "none", "401"],
    [400, { error: { code: "invalid_api_key" } }, "key", "none", "400 invalid_api_key"],
    [400, { error: { code: "model_not_found" } }, "model", "none", "400 model_not_found"],
    [400, { error: { code: "segredo do cliente" } }, "config", "without", "400"],
    [413, "too large", "config", "none", "413"],
    [429, { error: { type: "insufficient_quota" } }, "quota", "none", "429 insufficient_quota"],
    [429, { error: "slow down" }, "quota", "wait", "429"],
    [402, {}, "quota", "none", "402"],
    [529, {}, "unavailable", "none", "529"],
  ])("%i %j is %s, with the remedy %s", (status, body, code, kind, detail) => {
    // As the SDK hands it on.
    const error = new Error("Connection error.", { cause: refused(status, body) });
    expect(explainFault(error)).toMatchObject({ code, detail, remedy: { kind } });
  });

  test.each([
    [{ code: 502, message: "x" }, "unavailable", "502"],
    [{ code: "rate_limit_exceeded" }, "quota", "429 rate_limit_exceeded"],
    [{ type: "invalid_request_error" }, "config", "400 invalid_request_error"],
    [{ type: "overloaded_error" }, "unavailable", "overloaded_error"],
    [{ message: "x" }, "unavailable", "error in the stream"],
  ])("inside a stream %j is %s", (inStream, code, detail) => {
    const error = Object.assign(new Error("x"), { error: inStream });
    expect(explainFault(error)).toMatchObject({ code, detail });
  });
});

describe("a chunk", () => {
  test.each([
    [{ choices: [{ delta: { content: [{ type: "text", text: "Oi" }] } }] }, { text: "Oi" }],
    [{ choices: [{ delta: { content: null }, finish_reason: null }] }, { text: "" }],
    [
      { choices: [], usage: null },
      { text: "", isBare: true },
    ],
    [
      { choices: null, usage: { total_tokens: "many" } },
      { text: "", isBare: true },
    ],
    [
      { choices: [{ message: { content: "Oi" }, finish_reason: "stop" }] },
      { text: "Oi", end: { kind: "complete", name: "stop" } },
    ],
    [
      { choices: [{ finish_reason: "o que foi escrito" }] },
      { text: "", end: { kind: "complete", name: "without a reason" } },
    ],
    [{ error: { message: "x" } }, null],
  ])("%j is read as %j", (chunk, read) => {
    expect(readChunk(chunk)).toEqual(read);
  });
});

describe("what a model thinks aloud", () => {
  const through = (pieces: readonly string[]) => pieces.map(createThoughtFilter()).join("");

  test.each([
    ["<think>a < b</think>Oi", "Oi"],
    ["\n <think>\n</think>\n\nOi", "\n\nOi"],
    ["<think>nunca acaba", ""],
    ["<thinker> Oi", "<thinker> Oi"],
    ["Oi <think>não</think>", "Oi <think>não</think>"],
    [" Oi", " Oi"],
  ])("%j leaves %j, wherever it is cut", (text, shown) => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(text.length), (a, b) => {
        const [first, second] = [Math.min(a, b), Math.max(a, b)];
        const pieces = [text.slice(0, first), text.slice(first, second), text.slice(second)];
        expect(through(pieces)).toBe(shown);
        expect(through([...text])).toBe(shown);
      }),
    );
  });
});

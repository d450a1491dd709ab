import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eventReader, wholeReader } from "./read-data.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** The text in pieces of so many bytes. */
function readIn(size: number, text: string, reader = eventReader()): string[] {
  const whole = bytes(text);
  const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, i) =>
    whole.subarray(i * size, (i + 1) * size),
  );
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}

describe("events", () => {
  test.each(["\n", "\r\n", "\r"])("end with an empty line, wherever they are cut (%j)", (line) => {
    const word = fc.constantFrom("ç", "ã", "{", "}", ":", '"', " ", "👩‍🍳", "x");
    const texts = fc.array(
      fc.string({ unit: word }).map((text) => `${text}x`),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 40 }), (list, size) => {
        const stream = list.map((text) => `data: ${text}${line}${line}`).join("");
        expect(readIn(size, stream)).toEqual(list.map((text) => ` ${text}`));
      }),
    );
  });

  test("may have more lines than one of data, other fields, and comments", () => {
    const stream = 'id: 7\ndata: {"a":\ndata: 1}\nretry: 3\n\n: still here\n\nevent: x\n\n';
    expect(readIn(5, stream).map((data) => JSON.parse(data))).toEqual([{ a: 1 }]);
  });

  test("come at once when they are whole, and not before", () => {
    const reader = eventReader();
    expect(reader.push(bytes("data: 1\n\ndata: 2\n\ndata: 3"))).toEqual([" 1", " 2"]);
    expect(reader.push(bytes("\r\n\r"))).toEqual([]);
    expect(reader.push(bytes("\n"))).toEqual([" 3"]);
    expect(reader.end()).toEqual([]);
  });

  test.each(['data: {"a": 1', '{"error": {"code": 503}}', 'data: {"a": 1}\n'])(
    "that do not end are given as they are (%j)",
    (stream) => {
      expect(readIn(4, stream)).toHaveLength(1);
    },
  );
});

test("an answer in one piece is given at its end, its characters whole", () => {
  expect(readIn(3, '{"pão": "👩‍🍳"}', wholeReader())).toEqual(['{"pão": "👩‍🍳"}']);
});

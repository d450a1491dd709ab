import { describe, expect, it } from "vitest";
import { boundValues } from "./bound-values.ts";

describe("values for a statement", () => {
  it("are plain ones, as both stores take them", () => {
    const bytes = new Uint8Array([0, 255]);
    const given = ["", "ação", 1, -0.5, true, false, null, bytes, 2n ** 63n - 1n];
    expect(boundValues(given)).toEqual(["", "ação", 1n, -0.5, 1n, 0n, null, bytes, 2n ** 63n - 1n]);
  });

  it.each([
    ["a Date", new Date()],
    ["an object", { a: 1 }],
    ["an object without a class", Object.create(null)],
    ["a list", [1]],
    ["nothing", undefined],
    ["a symbol", Symbol("a")],
    ["a function", () => 1],
    ["not a number", Number.NaN],
    ["infinity", Number.POSITIVE_INFINITY],
    ["a whole number that is not exact", 2 ** 53],
    ["a big whole number", 2n ** 63n],
    ["a text with a zero character", "a\0b"],
  ])("refuse %s, by its place and without its value", (_name, value) => {
    expect(() => boundValues(["secret", value])).toThrow(TypeError);
    expect(() => boundValues(["secret", value])).toThrow(/^Parameter 2 is /);
    expect(() => boundValues(["secret", value])).not.toThrow(/secret/);
  });
});

import { expect, test } from "vitest";
import { parseDuration } from "../durations.ts";
import { mergeMetadata } from "./metadata.ts";

test("metadata merges on the first level, and null takes a key away", () => {
  const before = { a: 1, b: { c: 2 }, d: 3 };
  expect(mergeMetadata(before, { b: { e: 4 }, d: null, f: [] })).toEqual({
    a: 1,
    b: { e: 4 },
    f: [],
  });
  expect(before).toEqual({ a: 1, b: { c: 2 }, d: 3 });
});

test("metadata leaves every object's prototype alone", () => {
  const merged = mergeMetadata({}, JSON.parse('{"__proto__":{"admin":true},"x":1}'));
  expect(merged).toEqual({ x: 1 });
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  expect("admin" in {}).toBe(false);
});

test("metadata grows to four kilobytes and no further, and may always shrink", () => {
  const text = (bytes: number) => "x".repeat(bytes - '{"a":""}'.length);
  expect(mergeMetadata({}, { a: text(4096) })).toEqual({ a: text(4096) });
  for (const changes of [{ a: text(4097) }, { a: "ã".repeat(2050) }, { b: text(4096) }])
    expect(() => mergeMetadata({ c: 1 }, changes)).toThrow("larger than 4096 bytes");
  const large = { a: text(9000), b: 1 };
  expect(mergeMetadata(large, {})).toEqual(large);
  expect(mergeMetadata(large, { b: null })).toEqual({ a: text(9000) });
  expect(() => mergeMetadata(large, { c: 1 })).toThrow("larger than 4096 bytes");
});

test("a duration is read as Go writes it", () => {
  expect(parseDuration("24h")).toBe(86_400_000);
  expect(parseDuration("1h30m10.5s")).toBe(5_410_500);
  expect(parseDuration("100ms")).toBe(100);
  for (const wrong of ["", "24", "h", "-1h", "1d", "1h ", `${"9".repeat(30)}h`])
    expect(parseDuration(wrong)).toBeUndefined();
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRowChecksum, type Row } from "./row-checksum.ts";

function checksum(...rows: Row[]): string {
  const sum = createRowChecksum();
  for (const row of rows) sum.add(row);
  return sum.digest();
}

const value = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.double({ noDefaultInfinity: true, noNaN: true }).map((number) => (number === 0 ? 0 : number)),
  fc.uint8Array(),
  fc.constant(null),
);
const rows = fc.array(fc.array(value, { minLength: 1, maxLength: 4 }), { maxLength: 5 });

describe("the checksum of rows", () => {
  it("is the same for the same rows only", () => {
    fc.assert(
      fc.property(rows, rows, (one, other) => {
        expect(checksum(...one) === checksum(...other)).toBe(same(one, other));
      }),
    );
  });

  it("tells apart what looks alike", () => {
    const alike: Row[][] = [
      [["1"]],
      [[1n]],
      [[1]],
      [[new Uint8Array([49])]],
      [[null]],
      [["null"]],
      [[""]],
      [["1", "2"]],
      [["12", ""]],
      [["1"], ["2"]],
      [["2"], ["1"]],
      [],
    ];
    expect(new Set(alike.map((one) => checksum(...one))).size).toBe(alike.length);
  });

  it("does not know the sign of zero, which SQLite does not keep", () => {
    expect(checksum([-0])).toBe(checksum([0]));
  });
});

function same(one: Row[], other: Row[]): boolean {
  const text = (some: Row[]) =>
    JSON.stringify(some, (_key, cell) => {
      if (typeof cell === "bigint") return `integer ${cell}`;
      return typeof cell === "number" ? `real ${cell}` : cell;
    });
  return text(one) === text(other);
}

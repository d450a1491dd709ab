import { createHash } from "node:crypto";

/** What a column of either store holds, in its exact form: whole numbers are always bigints. */
export type Value = string | bigint | number | Uint8Array | null;
export type Row = readonly Value[];

export type RowChecksum = {
  add: (row: Row) => void;
  /** SHA-256 of all rows, in hexadecimal. */
  digest: () => string;
};

/**
 * The same for the same rows in the same order, whatever store holds them. Each value is its kind,
 * its length and its bytes, so that no two rows run into each other.
 */
export function createRowChecksum(): RowChecksum {
  const hash = createHash("sha256");

  function add(row: Row): void {
    hash.update(`row ${row.length}\n`);
    for (const value of row) {
      if (value instanceof Uint8Array) hash.update(`bytes ${value.byteLength}\n`).update(value);
      else hash.update(encode(value));
    }
  }

  return { add, digest: () => hash.digest("hex") };
}

function encode(value: Exclude<Value, Uint8Array>): string {
  if (value === null) return "null\n";
  if (typeof value === "bigint") return `integer ${value}\n`;
  // The shortest text that reads back as the same number; SQLite does not keep the sign of zero.
  if (typeof value === "number") return `real ${value === 0 ? 0 : value}\n`;
  return `text ${Buffer.byteLength(value)}\n${value}`;
}

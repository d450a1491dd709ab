export type BoundValue = string | number | bigint | Uint8Array | null;

const int64 = { least: -(2n ** 63n), greatest: 2n ** 63n - 1n };

/**
 * The same values for both stores. `node:sqlite` takes an object for named parameters and shifts the
 * others silently; `pg` makes text of whatever it gets. So only plain values pass.
 */
export function boundValues(parameters: readonly unknown[]): BoundValue[] {
  return parameters.map((value, index) => {
    const bound = boundValue(value);
    if (bound === undefined) {
      throw new TypeError(`Parameter ${index + 1} is ${nameOf(value)}, which no column can hold.`);
    }
    return bound;
  });
}

function boundValue(value: unknown): BoundValue | undefined {
  switch (typeof value) {
    case "string":
      // Postgres has no text with this character; SQLite would cut it there in some functions.
      return value.includes("\0") ? undefined : value;
    case "number":
      return boundNumber(value);
    case "bigint":
      return value >= int64.least && value <= int64.greatest ? value : undefined;
    case "boolean":
      return value ? 1n : 0n;
    default:
      return value === null || value instanceof Uint8Array ? value : undefined;
  }
}

/** `node:sqlite` binds every number as a floating one; whole numbers go as what they are. */
function boundNumber(value: number): BoundValue | undefined {
  if (Number.isSafeInteger(value)) return BigInt(value);
  return Number.isFinite(value) && !Number.isInteger(value) ? value : undefined;
}

/** What it is, never what it says. */
function nameOf(value: unknown): string {
  if (typeof value === "string") return "a text with a zero character";
  if (typeof value === "number" || typeof value === "bigint") return "a number out of range";
  if (typeof value !== "object" || value === null) return `of type ${typeof value}`;
  return `an object (${value.constructor?.name ?? "without a class"})`;
}

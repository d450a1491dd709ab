import pg from "pg";

type TypeParser = (text: string) => unknown;

const { BOOL, INT8, NUMERIC } = pg.types.builtins;

const parsers: Readonly<Record<number, TypeParser>> = {
  // As the columns hold them, and as SQLite says it.
  [BOOL]: (text) => (text === "t" ? 1 : 0),
  [INT8]: toNumber,
  // `sum` of a bigint is one.
  [NUMERIC]: toNumber,
};

/** A number that cannot be told from its neighbour is no number to count with. */
function toNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError("The store holds a number too large to be read exactly.");
  }
  return value;
}

/** Both stores give the same JavaScript values. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    const ours = format === "binary" ? undefined : parsers[Number(oid)];
    return ours ?? pg.types.getTypeParser(Number(oid), format);
  },
};

import { StoreUnavailable, type UnavailableReason } from "../faults.ts";

/** Primary result codes, https://www.sqlite.org/rescode.html; the lowest byte of the extended ones. */
const reasons: Readonly<Record<number, UnavailableReason>> = {
  5: "busy",
  6: "busy",
  8: "read-only",
  10: "io",
  11: "damaged",
  13: "full",
  14: "io",
  26: "damaged",
};

/** Why SQLite could not do it; nothing where the statement itself is at fault. */
export function unavailableReason(error: unknown): UnavailableReason | undefined {
  const code = resultCode(error);
  return code === undefined ? undefined : reasons[code];
}

/** Constraints and faulty SQL stay what they are. */
export function translateSqlite(error: unknown): unknown {
  const reason = unavailableReason(error);
  return reason ? new StoreUnavailable(reason, error) : error;
}

function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error && "errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}

import type { Session } from "./session-store.ts";

/** Counters that were replaced, with the instant. */
type Replaced = [counter: number, at: number];

/** More than any tab opens at once: what is older is taken for used up. */
const maxRemembered = 50;

export type Rotation = {
  refresh_counter: number;
  recent_rotations: string;
};

/** What a token of this session is worth now. */
export type TokenStatus = "active" | "tolerated" | "used";

/**
 * Tolerated is the parent of the active token, however old, since its answer may have been lost; and
 * any other for a short while after it was replaced, since tabs refresh at once. Both get the active
 * token again, so that all who hold the session go on with one.
 */
export function tokenStatusOf(
  counter: number,
  session: Session,
  { now, reuseIntervalMs }: { now: number; reuseIntervalMs: number },
): TokenStatus {
  const { refresh_counter: active } = session;
  if (session.revoked_at !== null || counter > active) return "used";
  if (counter === active) return "active";
  if (counter === active - 1) return "tolerated";
  const replaced = readRotations(session).find(([number]) => number === counter);
  return replaced && now <= replaced[1] + reuseIntervalMs ? "tolerated" : "used";
}

/** The next token takes the place of the active one. */
export function rotate(
  session: Session,
  { now, reuseIntervalMs }: { now: number; reuseIntervalMs: number },
): Rotation {
  const recent = readRotations(session).filter(([, at]) => now <= at + reuseIntervalMs);
  const kept: Replaced[] = [...recent, [session.refresh_counter, now]];
  return {
    refresh_counter: session.refresh_counter + 1,
    recent_rotations: JSON.stringify(kept.slice(-maxRemembered)),
  };
}

/** The active token is no parent of what follows, and nothing before it is tolerated any more. */
export function invalidateTokens(session: Session): Rotation {
  return { refresh_counter: session.refresh_counter + 2, recent_rotations: "[]" };
}

function readRotations({ recent_rotations }: Session): Replaced[] {
  return JSON.parse(recent_rotations);
}

import type { Session } from "./session-store.ts";

/** Counters that were replaced, with the instant; the last one is the parent of the active token. */
type Replaced = [counter: number, at: number];

/** More than any tab opens at once: what is older is taken for used up. */
const maxRemembered = 50;

/**
 * Milliseconds for which the answer to a refresh may be lost. Who is there asks again within a minute, and
 * a machine that sleeps longer signs in anew: by then the access token of before has run out, too.
 */
const lostAnswerMs = 3_600_000;

export type Rotation = {
  refresh_counter: number;
  recent_rotations: string;
};

/** What a token of this session is worth now. */
export type TokenStatus = "active" | "recent" | "unanswered" | "used";

type Times = { now: number; reuseIntervalMs: number };

/**
 * Recent is what was replaced, or its child given, a short while ago: tabs refresh at once, and all get the
 * active token. Unanswered is the parent of an active token that nobody has used: its answer may have been
 * lost. It may be a thief who says so, hence whoever comes has a child of their own and the active token is
 * worth nothing any more: two never hold one line, and the one who comes with the other child ends it.
 */
export function tokenStatusOf(
  counter: number,
  session: Session,
  { now, reuseIntervalMs }: Times,
): TokenStatus {
  const { refresh_counter: active, refreshed_at } = session;
  if (session.revoked_at !== null) return "used";
  if (counter === active) return "active";
  const replaced = readRotations(session);
  const index = replaced.findIndex(([number]) => number === counter);
  const [, at] = replaced[index] ?? [];
  if (at === undefined) return "used";
  const isParent = index === replaced.length - 1;
  const given = isParent ? (refreshed_at ?? at) : at;
  if (now <= given + reuseIntervalMs) return "recent";
  return isParent && now <= at + lostAnswerMs ? "unanswered" : "used";
}

/** The next token takes the place of the active one. */
export function rotate(session: Session, { now, reuseIntervalMs }: Times): Rotation {
  const recent = readRotations(session).filter(([, at]) => now <= at + reuseIntervalMs);
  const kept: Replaced[] = [...recent, [session.refresh_counter, now]];
  return {
    refresh_counter: session.refresh_counter + 1,
    recent_rotations: JSON.stringify(kept.slice(-maxRemembered)),
  };
}

/** Another child of the same parent takes the place of the active token, which is nobody's parent. */
export function replaceChild({ refresh_counter, recent_rotations }: Session): Rotation {
  return { refresh_counter: refresh_counter + 1, recent_rotations };
}

/** The active token is no parent of what follows, and nothing before it is tolerated any more. */
export function invalidateTokens(session: Session): Rotation {
  return { refresh_counter: session.refresh_counter + 1, recent_rotations: "[]" };
}

function readRotations({ recent_rotations }: Session): Replaced[] {
  return JSON.parse(recent_rotations);
}

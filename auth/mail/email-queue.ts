import type { EmailsTable } from "#database";
import type { Query } from "../deps.ts";

/** Milliseconds of an instance's lease of an email, unless it renews it: a killed instance loses it. */
const leaseMs = 15_000;

/** Emails that are due and now ours, at most so many. Those that were never tried come first: somebody waits for them. */
export async function claimDue(query: Query, now: number, limit: number): Promise<EmailsTable[]> {
  const due = await query
    .selectFrom("letters")
    .selectAll()
    .where("next_try_at", "<=", now)
    .orderBy("tries")
    .orderBy("next_try_at")
    .limit(limit)
    .execute();
  const claimed = [];
  for (const row of due) if (await claim(query, now, row)) claimed.push(row);
  return claimed;
}

export async function countWaiting(
  query: Query,
  now: number,
): Promise<{ count: number; oldestMs: number }> {
  const { count, oldest } = await query
    .selectFrom("letters")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.min<number | null>("created_at").as("oldest"),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldestMs: oldest === null ? 0 : now - Number(oldest) };
}

/** Of several instances that saw it due, one changes the row; the others then look for an instant that is gone. */
async function claim(query: Query, now: number, row: EmailsTable): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("letters")
    .set({ tries: row.tries + 1, next_try_at: now + leaseMs })
    .where("id", "=", row.id)
    .where("next_try_at", "=", row.next_try_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Renews the lease of an email while the work on it goes on. */
export async function withLease<Result>(
  { query, now, id, renewMs }: { query: Query; now: () => number; id: string; renewMs: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const renewal = setInterval(() => {
    // A store that is away says so elsewhere; the email is on its way meanwhile.
    postpone(query, id, now() + leaseMs).catch(() => undefined);
  }, renewMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
  }
}

export async function postpone(query: Query, id: string, nextTryAt: number): Promise<void> {
  await query.updateTable("letters").set({ next_try_at: nextTryAt }).where("id", "=", id).execute();
}

export async function removeEmail(query: Query, id: string): Promise<void> {
  await query.deleteFrom("letters").where("id", "=", id).execute();
}

import type { EmailsTable } from "#database";
import type { AuthParts, Query } from "../parts.ts";
import { type EmailRequest, emailPurpose } from "./queue-email.ts";

/** Milliseconds for which an email is one instance's own, unless it says so again: who was killed holds it no longer. */
const claimMs = 15_000;
/** Milliseconds; two may be lost, and clocks may differ by some seconds. */
const renewMs = 4000;

/** Emails that are due and now ours, at most so many. Those that were never tried come first: somebody waits for them. */
export async function claimDue(query: Query, now: number, most: number): Promise<EmailsTable[]> {
  const due = await query
    .selectFrom("letters")
    .selectAll()
    .where("next_try_at", "<=", now)
    .orderBy("tries")
    .orderBy("next_try_at")
    .limit(most)
    .execute();
  const claimed = [];
  for (const message of due) if (await claim(query, now, message)) claimed.push(message);
  return claimed;
}

/** Of several instances that saw it due, one changes the row; the others then look for an instant that is gone. */
async function claim(query: Query, now: number, message: EmailsTable): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("letters")
    .set({ tries: message.tries + 1, next_try_at: now + claimMs })
    .where("id", "=", message.id)
    .where("next_try_at", "=", message.next_try_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps an email ours while the work on it goes on. */
export async function holding<Result>(
  { query, now, id }: { query: Query; now: () => number; id: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const renewal = setInterval(() => {
    // A store that is away says so elsewhere; the email is on its way meanwhile.
    putOff(query, id, now() + claimMs).catch(() => undefined);
  }, renewMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
  }
}

export async function putOff(query: Query, id: string, nextTryAt: number): Promise<void> {
  await query.updateTable("letters").set({ next_try_at: nextTryAt }).where("id", "=", id).execute();
}

export async function forget(query: Query, id: string): Promise<void> {
  await query.deleteFrom("letters").where("id", "=", id).execute();
}

/** Undefined where it was sealed with another secret: nobody can read it any more. */
export function unsealEmail(
  { secrets }: Pick<AuthParts, "secrets">,
  { id, sealed }: EmailsTable,
): EmailRequest | undefined {
  try {
    return JSON.parse(secrets.open(emailPurpose, sealed, id));
  } catch {
    return undefined;
  }
}

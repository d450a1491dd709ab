import type { AuthDeps, Trx } from "../deps.ts";
import type { Account } from "../users/user-store.ts";
import type { Session } from "./session-store.ts";

const message = (reason?: string) =>
  `Invalid Refresh Token: Session Expired${reason ? ` (${reason})` : ""}`;

/** Why a session may not go on, in the protocol's words; undefined while it may. */
export async function expiryOf(
  trx: Trx,
  { settings, now }: AuthDeps,
  session: Session,
  account: Account,
): Promise<string | undefined> {
  const { timeboxMs, inactivityMs, singlePerUser, lowAalMs } = settings.sessions;
  const age = now() - session.created_at;
  const idle = now() - (session.refreshed_at ?? session.created_at);
  if (timeboxMs !== undefined && age > timeboxMs) return message();
  if (inactivityMs !== undefined && idle > inactivityMs) return message("Inactivity");
  if (singlePerUser && (await hasNewer(trx, session))) return message("Revoked by Newer Login");
  const lowAal = session.aal === "aal1" && hasVerifiedFactor(account);
  if (lowAalMs !== undefined && lowAal && age > lowAalMs)
    return message("Low AAL: User Needs MFA Verification");
  return undefined;
}

async function hasNewer(trx: Trx, { id, user_id, created_at }: Session): Promise<boolean> {
  const newer = await trx
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", user_id)
    .where("id", "!=", id)
    .where((where) =>
      where.or([
        where("created_at", ">", created_at),
        where.and([where("created_at", "=", created_at), where("id", ">", id)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

export function hasVerifiedFactor({ factors }: Account): boolean {
  return factors.some(({ status }) => status === "verified");
}

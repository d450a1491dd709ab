import type { Context } from "hono";
import type { Account, Auth } from "#auth";
import { type Visitor, visitorAt } from "#limits";
import type { KeyRing } from "../keys/key-ring.ts";
import { bearer } from "../middleware/bearer.ts";
import { addressOf } from "../middleware/visitor.ts";
import type { ServerEnv } from "../server-env.ts";

type Known = { auth: Pick<Auth, "account">; ring: KeyRing; trustedProxies: number };

const day = 24 * 60 * 60 * 1000;

/** Milliseconds: what is confirmed so soon after it was made was confirmed by nobody (autoconfirm). */
const unasked = 1000;

/**
 * Who is counted: the account where the request carries a session that holds and the account has an allowance of its
 * own, else the address. A token that cannot be looked up counts as none, so that it opens nothing.
 */
export async function visitorBehind(
  c: Context<ServerEnv>,
  { auth, ring, trustedProxies }: Known,
): Promise<Visitor> {
  const address = addressOf(c, trustedProxies);
  const token = bearer(c.req.header("authorization"));
  if (!token || (await ring.roleOf(token))) return visitorAt(address);
  try {
    const { user } = await auth.account(token);
    return visitorAt(address, hasOwnAllowance(user, Date.now()) ? user.id : undefined);
  } catch {
    return visitorAt(address);
  }
}

/** Accounts are made in a second, so a new one brings nothing along, and neither does one that reached no mailbox. */
export function hasOwnAllowance(
  {
    created_at: made,
    email_confirmed_at: byEmail,
    phone_confirmed_at: byPhone,
  }: Pick<Account["user"], "created_at" | "email_confirmed_at" | "phone_confirmed_at">,
  now: number,
): boolean {
  const isProven = [byEmail, byPhone].some((at) => at !== null && at - made > unasked);
  return isProven && now - made >= day;
}

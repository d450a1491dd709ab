import type { Context } from "hono";
import type { Auth } from "#auth";
import { type Visitor, visitorOf } from "#limits";
import type { KeyRing } from "../keys/key-ring.ts";
import { bearer } from "../middleware/bearer.ts";
import { addressOf } from "../middleware/visitor.ts";
import type { ServerEnv } from "../server-env.ts";

type Known = { auth: Pick<Auth, "account">; ring: KeyRing; trustedProxies: number };

/**
 * Who is counted: the user where the request carries a session that holds, else the address. A token that cannot be
 * looked up counts as none, so that it opens nothing.
 */
export async function visitorBehind(
  c: Context<ServerEnv>,
  { auth, ring, trustedProxies }: Known,
): Promise<Visitor> {
  const byAddress = visitorOf(addressOf(c, trustedProxies));
  const token = bearer(c.req.header("authorization"));
  if (!token || (await ring.roleOf(token))) return byAddress;
  try {
    const { user } = await auth.account(token);
    return `user:${user.id}`;
  } catch {
    return byAddress;
  }
}

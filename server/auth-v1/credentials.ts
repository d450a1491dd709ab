import type { Context } from "hono";
import { AuthError } from "#auth";
import { bearer } from "../middleware/bearer.ts";
import { addressOf } from "../middleware/visitor.ts";
import type { ServerEnv } from "../server-env.ts";
import type { AuthModules } from "./modules.ts";

/** The access token of a person, to be checked by the accounts. */
export function requireToken(c: Context<ServerEnv>, { ring }: AuthModules): string {
  const token = bearer(c.req.header("authorization"));
  if (token === undefined)
    throw new AuthError("no_authorization", "This endpoint requires a valid Bearer token");
  // The project's own key in the place of a session: a token, and nobody's.
  if (ring.opaqueRoleOf(token)) throw new AuthError("bad_jwt", "invalid claim: missing sub claim");
  return token;
}

/** Newer clients send the secret key as `apikey` alone, older ones as Bearer too. */
export async function requireAdmin(c: Context<ServerEnv>, { auth, ring }: AuthModules) {
  const token = bearer(c.req.header("authorization")) ?? c.req.header("apikey");
  if (!token)
    throw new AuthError("no_authorization", "This endpoint requires a valid Bearer token");
  const role = ring.opaqueRoleOf(token);
  return auth.admin.authorize(role ? { role } : { token });
}

type Contact = { email?: string | null | undefined; phone?: string | null | undefined };

/** What limits count an account by, whether or not anybody has it. */
export function accountOf({ email, phone }: Contact): string {
  return email || (phone ?? "").replaceAll(/\D/g, "");
}

export function clientOf(c: Context<ServerEnv>, { trustedProxies }: AuthModules) {
  return { ip: addressOf(c, trustedProxies), userAgent: c.req.header("user-agent") ?? "" };
}

import { AuthError } from "../auth-error.ts";
import type { AuthDeps } from "../deps.ts";
import { verifyToken } from "../keys/access-token.ts";
import { loadSignedIn } from "../sessions/authenticate.ts";
import { authenticated } from "../settings.ts";

/** Roles of tokens that may administer. */
const adminRoles = ["service_role", "supabase_admin"];

/** Who acts, for the log of what happened: null for a program. */
export type Admin = { actor: string | null };

/** The operator's secret key, in the opaque form or as a token that one of our keys signed. */
export async function authorizeAdmin(
  deps: AuthDeps,
  credential: { role: "anon" | "service_role" } | { token: string },
): Promise<Admin> {
  if ("role" in credential) {
    if (credential.role === "service_role") return { actor: null };
    throw notAdmin();
  }
  const rules = {
    keys: deps.keys,
    issuer: deps.settings.issuer,
    audience: authenticated,
    now: deps.now,
  };
  const { role, sub, sessionId } = await verifyToken(credential.token, rules);
  if (!adminRoles.includes(role)) throw notAdmin();
  // A token of a person ends with their session, whatever role they were given.
  if (sessionId !== undefined) await loadSignedIn(deps, sub ?? "", sessionId);
  return { actor: sessionId === undefined ? null : (sub ?? null) };
}

function notAdmin(): AuthError {
  return new AuthError("not_admin", "User not allowed");
}

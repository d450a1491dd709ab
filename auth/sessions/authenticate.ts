import { AuthError } from "../auth-error.ts";
import type { AuthDeps } from "../deps.ts";
import { type AssuranceLevel, verifyToken } from "../keys/access-token.ts";
import { authenticated } from "../settings.ts";
import { isBanned } from "../users/confirm.ts";
import { type Account, findUser, loadAccount, type User } from "../users/user-store.ts";
import { isUuid } from "../uuid.ts";
import { findSession, type Session } from "./session-store.ts";

/** Whom the store knows behind an access token. */
type Known = {
  user: User;
  /** Absent only where an operator signed the token. */
  session: Session | undefined;
};

/** Somebody whose access token was checked against the store. */
export type SignedInUser = Known & {
  /** The lower of the token's and the session's: one of before the second factor stays what it was. */
  level: AssuranceLevel;
};

/** Throws 403-like refusals: an access token dies with its session, its user, or a ban. */
export async function authenticate(deps: AuthDeps, token: string): Promise<SignedInUser> {
  const rules = {
    keys: deps.keys,
    issuer: deps.settings.issuer,
    audience: authenticated,
    now: deps.now,
  };
  const { sub, sessionId, level } = await verifyToken(token, rules);
  if (sub === undefined || sub === "")
    throw new AuthError("bad_jwt", "invalid claim: missing sub claim");
  if (!isUuid(sub))
    throw new AuthError("bad_jwt", "invalid claim: sub claim must be a UUID", { kind: "invalid" });
  const known = await loadSignedIn(deps, sub, sessionId);
  return { ...known, level: known.session?.aal === "aal2" ? level : "aal1" };
}

export async function loadSignedIn(
  { database, now }: AuthDeps,
  sub: string,
  sessionId: string | undefined,
): Promise<Known> {
  const user = await findUser(database.query, { id: sub });
  if (!user || user.deleted_at !== null)
    throw new AuthError("user_not_found", "User from sub claim in JWT does not exist", {
      kind: "forbidden",
    });
  const session =
    sessionId === undefined ? undefined : await findSession(database.query, sessionId);
  const counts = session && session.user_id === user.id && session.revoked_at === null;
  if (sessionId !== undefined && !counts)
    throw new AuthError("session_not_found", "Session from session_id claim in JWT does not exist");
  if (isBanned(user, now())) throw new AuthError("user_banned", "User is banned");
  return { user, session };
}

export async function accountBehind(deps: AuthDeps, token: string): Promise<Account> {
  const { user } = await authenticate(deps, token);
  return loadAccount(deps.database.query, user);
}

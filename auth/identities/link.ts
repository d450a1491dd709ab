import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import { authenticate } from "../sessions/authenticate.ts";
import { hasVerifiedFactor } from "../sessions/expiry.ts";
import { findSession, type Session } from "../sessions/session-store.ts";
import { isBanned } from "../users/confirm.ts";
import { findUser, loadAccount, lockUser, type User, updateUser } from "../users/user-store.ts";
import { addIdentity, identityOf, type Visitor } from "./person.ts";

/** Somebody who may change by which ways their account is entered. */
export async function mayLink(
  deps: AuthDeps,
  token: string,
): Promise<{ user: User; session: Session }> {
  const { user, session, level } = await authenticate(deps, token);
  if (!deps.settings.manualLinking)
    throw new AuthError("manual_linking_disabled", "Manual linking is disabled");
  if (!session) throw sessionGone();
  // Whoever leaves the organisation would keep a way in.
  if (user.is_sso_user === 1)
    throw new AuthError("user_sso_managed", "Identities of a SSO account are managed by its SSO");
  if (level !== "aal2" && hasVerifiedFactor(await loadAccount(deps.database.query, user)))
    throw new AuthError(
      "insufficient_aal",
      "AAL2 session is required to link or unlink identities when MFA is enabled.",
      { kind: "unauthenticated" },
    );
  return { user, session };
}

/** What a provider says of somebody, as a further way into the account of this session, as long as that lasts. */
export async function linkTo(
  trx: Trx,
  deps: AuthDeps,
  sessionId: string,
  visitor: Visitor,
): Promise<User> {
  const session = await findSession(trx, sessionId);
  const user = session && (await lockUser(trx, deps.database, { id: session.user_id }));
  if (!user || session.revoked_at !== null || user.deleted_at !== null) throw sessionGone();
  if (isBanned(user, deps.now())) throw new AuthError("user_banned", "User is banned");
  const known = await identityOf(trx, visitor);
  if (known) throw alreadyLinked(known.user_id === user.id);
  return addIdentity(trx, deps, await named(trx, deps, user, visitor), visitor);
}

/** Who had neither address nor number has a way in now, and the address that the provider has proven, if it is free. */
async function named(trx: Trx, deps: AuthDeps, user: User, { profile }: Visitor): Promise<User> {
  const email = profile.email?.isVerified ? profile.email.address : undefined;
  const isWanted = user.email === null && email !== undefined;
  const takes = isWanted && (await findUser(trx, { email })) === undefined;
  if (!(takes || user.is_anonymous === 1)) return user;
  const address = takes ? { email, email_confirmed_at: deps.now() } : {};
  return updateUser(trx, user, { ...address, is_anonymous: 0 }, deps.now());
}

function alreadyLinked(isOwn: boolean): AuthError {
  const whose = isOwn ? "" : " to another user";
  return new AuthError("identity_already_exists", `Identity is already linked${whose}`);
}

function sessionGone(): AuthError {
  const message = "Session from session_id claim in JWT does not exist";
  return new AuthError("session_not_found", message);
}

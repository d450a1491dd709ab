import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Client, Trx } from "../deps.ts";
import { isBanned } from "../users/confirm.ts";
import { findUser, loadAccount } from "../users/user-store.ts";
import { expiryOf } from "./expiry.ts";
import { type IssuedSession, issue, type SignedIn } from "./issue.ts";
import { readRefreshToken, type TokenPosition } from "./refresh-token.ts";
import { replaceChild, rotate, type TokenStatus, tokenStatusOf } from "./rotation.ts";
import { clientColumns, lockSession, methodsOf, type Session } from "./session-store.ts";

type Outcome =
  | ({ kind: "refreshed" } & SignedIn)
  /** What was written is kept although the answer is an error. */
  | { kind: "refused"; error: AuthError };

/** A new access token, and the refresh token that follows the one given. */
export async function refresh(
  deps: AuthDeps,
  { refreshToken, client }: { refreshToken: string; client: Client },
): Promise<IssuedSession> {
  const token = readRefreshToken(refreshToken, deps.secrets);
  if (token.kind === "malformed")
    throw new AuthError("validation_failed", "Refresh token is not valid");
  if (token.kind === "unknown") throw unknownToken();
  const outcome = await deps.database.transaction((trx) => settle(trx, deps, token, client));
  if (outcome.kind === "refused") throw outcome.error;
  return issue(deps, outcome);
}

async function settle(
  trx: Trx,
  deps: AuthDeps,
  { sessionId, counter }: TokenPosition,
  client: Client,
): Promise<Outcome> {
  const session = await lockSession(trx, deps.database, sessionId);
  const user = session && (await findUser(trx, { id: session.user_id }));
  if (!(session && user)) return refused(unknownToken());
  if (isBanned(user, deps.now())) return refused(banned());
  const account = await loadAccount(trx, user);
  const expired = await expiryOf(trx, deps, session, account);
  if (expired) return refused(new AuthError("session_expired", expired));
  const times = timesOf(deps);
  const status = tokenStatusOf(counter, session, times);
  if (status === "used") return refuseUsed(trx, deps, session);
  const next = await tokenAfter(trx, session, { status, client, times });
  const amr = await methodsOf(trx, session.id);
  return { kind: "refreshed", account, session: next, amr };
}

type Accepted = {
  status: Exclude<TokenStatus, "used">;
  client: Client;
  times: ReturnType<typeof timesOf>;
};

/** The session with the token that is to be given. */
async function tokenAfter(
  trx: Trx,
  session: Session,
  { status, client, times }: Accepted,
): Promise<Session> {
  if (status === "recent") return session;
  const rotation = status === "active" ? rotate(session, times) : replaceChild(session);
  const changes = {
    ...rotation,
    ...clientColumns(client),
    refreshed_at: times.now,
    updated_at: times.now,
  };
  await trx.updateTable("sessions").set(changes).where("id", "=", session.id).execute();
  return { ...session, ...changes };
}

/** Somebody holds a token that was used up: nobody can tell who is the thief, so neither goes on. */
async function refuseUsed(trx: Trx, deps: AuthDeps, session: Session): Promise<Outcome> {
  if (deps.settings.sessions.rotation && session.revoked_at === null) {
    const now = deps.now();
    await trx
      .updateTable("sessions")
      .set({ revoked_at: now, updated_at: now })
      .where("id", "=", session.id)
      .execute();
    await record(trx, deps, "token_revoked", { actor: session.user_id });
  }
  const message = "Invalid Refresh Token: Already Used";
  return refused(new AuthError("refresh_token_already_used", message));
}

function timesOf({ now, settings }: AuthDeps): { now: number; reuseIntervalMs: number } {
  return { now: now(), reuseIntervalMs: settings.sessions.reuseIntervalMs };
}

function refused(error: AuthError): Outcome {
  return { kind: "refused", error };
}

function unknownToken(): AuthError {
  const message = "Invalid Refresh Token: Refresh Token Not Found";
  return new AuthError("refresh_token_not_found", message);
}

function banned(): AuthError {
  const message = "Invalid Refresh Token: User Banned";
  return new AuthError("user_banned", message, { kind: "invalid" });
}

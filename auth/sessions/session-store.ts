import type { SessionsTable } from "#database";
import type { AuthDeps, Client, Query, Trx } from "../deps.ts";
import type { AuthMethod } from "../keys/access-token.ts";
import { type User, updateUser } from "../users/user-store.ts";

export type Session = SessionsTable;

/** Of second factors. */
export type FactorMethod = "totp" | "mfa/phone" | "mfa/webauthn";

/** How it was authenticated; the names of the protocol's `amr`. */
export type Method =
  | FactorMethod
  | "password"
  | "anonymous"
  | "oauth"
  | "sso/saml"
  | "otp"
  | "magiclink"
  | "passkey"
  | "recovery"
  | "invite"
  | "email/signup"
  | "email_change";

/** Longer names of programs tell nothing more. */
const maxUserAgentLength = 500;

export function clientColumns({ ip, userAgent }: Client): Pick<Session, "ip" | "user_agent"> {
  return { ip, user_agent: userAgent.slice(0, maxUserAgentLength) };
}

export type SignInProof = {
  /** Of the session; absent: any. */
  id?: string | undefined;
  method: Method;
  /** Where they signed in, if it was elsewhere. */
  provider?: string | undefined;
  client: Client;
};

/** Signs somebody in: a session, how it came about, and when, in the user and the identity. */
export async function openSession(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  { id, method, provider, client }: SignInProof,
): Promise<{ user: User; session: Session; amr: AuthMethod[] }> {
  const now = deps.now();
  const session: Session = {
    id: id ?? deps.newId(),
    user_id: user.id,
    aal: "aal1",
    factor_id: null,
    ...clientColumns(client),
    refresh_counter: 0,
    recent_rotations: "[]",
    refreshed_at: null,
    revoked_at: null,
    created_at: now,
    updated_at: now,
  };
  await trx.insertInto("sessions").values(session).execute();
  await recordMethod(trx, session.id, { method, provider }, now);
  const signedIn = await updateUser(trx, user, { last_sign_in_at: now }, now);
  await trx
    .updateTable("identities")
    .set({ last_sign_in_at: now })
    .where("user_id", "=", user.id)
    .where("provider", "in", provider === undefined ? ["email", "phone"] : [provider])
    .execute();
  const amr = [{ method, timestamp: toSeconds(now), ...whereSigned(provider) }];
  return { user: signedIn, session, amr };
}

/** One line for each method, with the last time. */
export async function recordMethod(
  trx: Trx,
  sessionId: string,
  { method, provider = null }: { method: Method; provider?: string | null | undefined },
  now: number,
): Promise<void> {
  await trx
    .insertInto("session_methods")
    .values({ session_id: sessionId, method, provider, used_at: now })
    .onConflict((conflict) =>
      conflict.columns(["session_id", "method"]).doUpdateSet({ used_at: now }),
    )
    .execute();
}

/** Newest first. */
export async function methodsOf(query: Query, sessionId: string): Promise<AuthMethod[]> {
  const rows = await query
    .selectFrom("session_methods")
    .selectAll()
    .where("session_id", "=", sessionId)
    .orderBy("used_at", "desc")
    .orderBy("method")
    .execute();
  return rows.map(({ method, provider, used_at }) => ({
    method,
    timestamp: toSeconds(used_at),
    ...whereSigned(provider),
  }));
}

/** Of an organisation's provider the protocol tells the id alone. */
function whereSigned(provider: string | null | undefined): { provider?: string } {
  return provider ? { provider: provider.replace(/^sso:/, "") } : {};
}

export function findSession(query: Query, id: string): Promise<Session | undefined> {
  return query.selectFrom("sessions").selectAll().where("id", "=", id).executeTakeFirst();
}

export function lockSession(
  trx: Trx,
  { forUpdate }: Pick<AuthDeps["database"], "forUpdate">,
  id: string,
): Promise<Session | undefined> {
  return forUpdate(trx.selectFrom("sessions").selectAll().where("id", "=", id)).executeTakeFirst();
}

export async function endSession(trx: Trx, id: string | undefined): Promise<void> {
  if (id !== undefined) await trx.deleteFrom("sessions").where("id", "=", id).execute();
}

/** All of a user's sessions, or all but one. */
export async function endSessions(trx: Trx, userId: string, except?: string): Promise<void> {
  const all = trx.deleteFrom("sessions").where("user_id", "=", userId);
  await (except === undefined ? all : all.where("id", "!=", except)).execute();
}

export function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

import type { FactorChallengesTable, FactorsTable } from "#database";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Query, Trx } from "../deps.ts";
import { authenticate, type SignedInUser } from "../sessions/authenticate.ts";
import type { FactorMethod, Session } from "../sessions/session-store.ts";
import { isUuid } from "../uuid.ts";

export type Factor = FactorsTable;
export type Challenge = FactorChallengesTable;

/** Milliseconds for which a challenge may be answered, and an unverified factor finished. */
export const challengeLifeMs = 300_000;

/** Factors belong to people who have signed in, with an address or a number of their own. */
export async function authenticateForFactors(
  deps: AuthDeps,
  token: string,
): Promise<SignedInUser & { session: Session }> {
  const { user, session, level } = await authenticate(deps, token);
  if (user.is_anonymous === 1)
    throw new AuthError("no_authorization", "Anonymous user not allowed to perform these actions", {
      kind: "forbidden",
    });
  if (!session) throw noSession();
  return { user, session, level };
}

export function noSession(): AuthError {
  const message = "Session from session_id claim in JWT does not exist";
  return new AuthError("session_not_found", message);
}

/** Characters of the name that a person gives a factor: it is told with each look at the account. */
const maxNameLength = 255;

export function requireName(name: string): string {
  if (name.length <= maxNameLength) return name;
  const message = `The friendly name cannot be longer than ${maxNameLength} characters`;
  throw new AuthError("validation_failed", message);
}

type FactorKey = { factorId: string; userId: string };

/** Of this user. */
export async function findFactor(query: Query, key: FactorKey): Promise<Factor> {
  return found(await selectFactor(query, key).executeTakeFirst());
}

/** The same, and nobody else changes it until the transaction ends. */
/** Where one does, a password alone does not open everything. */
export async function hasFactorThatCounts(query: Query, userId: string): Promise<boolean> {
  const verified = await query
    .selectFrom("factors")
    .select("id")
    .where("user_id", "=", userId)
    .where("status", "=", "verified")
    .executeTakeFirst();
  return verified !== undefined;
}

export async function lockFactor(
  trx: Trx,
  { database }: AuthDeps,
  key: FactorKey,
): Promise<Factor> {
  return found(await database.forUpdate(selectFactor(trx, key)).executeTakeFirst());
}

function selectFactor(query: Query, { factorId, userId }: FactorKey) {
  return query
    .selectFrom("factors")
    .selectAll()
    .where("id", "=", factorId.toLowerCase())
    .where("user_id", "=", userId);
}

function found(factor: Factor | undefined): Factor {
  if (factor) return factor;
  throw new AuthError("mfa_factor_not_found", "Factor not found");
}

export function requireFactorId(id: string): void {
  if (!isUuid(id))
    throw new AuthError("validation_failed", "factor_id must be an UUID", { kind: "missing" });
}

/** What a session that a factor has raised says of it. */
export function methodOf({ factor_type }: Pick<Factor, "factor_type">): FactorMethod {
  return factor_type === "totp" ? "totp" : `mfa/${factor_type}`;
}

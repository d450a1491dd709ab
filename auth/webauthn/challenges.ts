import { randomBytes } from "node:crypto";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps } from "../deps.ts";
import { isUuid } from "../uuid.ts";
import { challengeLifeMs } from "./ceremonies.ts";

const challengeBytes = 32;

export function newChallenge(): string {
  return randomBytes(challengeBytes).toString("base64url");
}

export type AskedChallenge = { id: string; challenge: string; expiresAt: number };

/** `userId`: of who adds a passkey; null: whoever signs in. */
export async function askChallenge(
  { database, newId, now }: AuthDeps,
  userId: string | null,
): Promise<AskedChallenge> {
  const [id, challenge] = [newId(), newChallenge()];
  const row = { id, user_id: userId, challenge, created_at: now() };
  await database.query.insertInto("webauthn_challenges").values(row).execute();
  return { id, challenge, expiresAt: now() + challengeLifeMs };
}

export type PasskeyAnswer = {
  challengeId?: string | null | undefined;
  /** As it came. */
  credential?: unknown;
};

/** Good once, whatever comes of it: it is gone before anything is looked at, also where that is refused. */
export async function takeChallenge(
  { database, now }: AuthDeps,
  { challengeId, credential }: PasskeyAnswer,
  userId: string | null,
): Promise<string> {
  if (!challengeId) throw new AuthError("validation_failed", "challenge_id is required");
  if (credential === undefined || credential === null)
    throw new AuthError("validation_failed", "credential is required");
  if (!isUuid(challengeId))
    throw new AuthError("validation_failed", "challenge_id must be a valid UUID");
  const taken = await database.query
    .deleteFrom("webauthn_challenges")
    .where("id", "=", challengeId.toLowerCase())
    .where("user_id", userId === null ? "is" : "=", userId)
    .returning(["challenge", "created_at"])
    .executeTakeFirst();
  if (!taken)
    throw new AuthError("webauthn_challenge_not_found", "Challenge not found or already used");
  if (now() >= taken.created_at + challengeLifeMs)
    throw new AuthError("webauthn_challenge_expired", "Challenge has expired");
  return taken.challenge;
}

export function notVerified(): AuthError {
  return new AuthError("webauthn_verification_failed", "Credential verification failed");
}

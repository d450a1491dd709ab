import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Client, Query } from "../deps.ts";
import { type Challenge, challengeLifeMs, type Factor } from "./factor-store.ts";

export type FactorAnswer = {
  factorId: string;
  challengeId?: string | null | undefined;
  code?: string | null | undefined;
  /** What a device answered, as it came. */
  credential?: unknown;
  client: Client;
};

/** So often a code may be wrong before the challenge is invalidated. */
const maxWrongAttempts = 5;

export async function findChallenge(
  query: Query,
  deps: AuthDeps,
  { id: factor_id }: Factor,
  answer: FactorAnswer,
): Promise<Challenge> {
  const challenge = await query
    .selectFrom("factor_challenges")
    .selectAll()
    .where("id", "=", answer.challengeId ?? "")
    .where("factor_id", "=", factor_id)
    .executeTakeFirst();
  return answerable(deps, challenge, answer);
}

/** For a device: it is gone before anything is looked at, also where that is refused. */
export async function takeFactorChallenge(
  deps: AuthDeps,
  { id: factor_id }: Factor,
  answer: FactorAnswer,
): Promise<string> {
  if (answer.credential === undefined || answer.credential === null)
    throw new AuthError("validation_failed", "credential_response is required");
  const taken = await deps.database.query
    .deleteFrom("factor_challenges")
    .where("id", "=", answer.challengeId ?? "")
    .where("factor_id", "=", factor_id)
    .returningAll()
    .executeTakeFirst();
  return answerable(deps, taken, answer).challenge ?? "";
}

function answerable(
  { now }: AuthDeps,
  challenge: Challenge | undefined,
  { client }: FactorAnswer,
): Challenge {
  if (!challenge)
    throw new AuthError(
      "mfa_factor_not_found",
      "MFA factor with the provided challenge ID not found",
      { kind: "unprocessable" },
    );
  if (challenge.ip !== client.ip)
    throw new AuthError("mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.");
  if (challenge.wrong_tries >= maxWrongAttempts || now() >= challenge.created_at + challengeLifeMs)
    throw expired(challenge);
  return challenge;
}

function expired({ id }: Challenge): AuthError {
  const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
  return new AuthError("mfa_challenge_expired", message);
}

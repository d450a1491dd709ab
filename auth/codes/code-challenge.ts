import { AuthError } from "../auth-error.ts";

/** Of PKCE: how the one who began will prove it. */
export type CodeChallenge = { challenge: string; method: "s256" | "plain" };

type Written = { challenge?: string | null | undefined; method?: string | null | undefined };

/** Undefined where neither was sent; throws where only one was, or where one makes no sense. */
export function readCodeChallenge({ challenge, method }: Written): CodeChallenge | undefined {
  if (!(challenge || method)) return undefined;
  if (!(challenge && method))
    throw invalid("PKCE flow requires code_challenge_method and code_challenge");
  const known = (["s256", "plain"] as const).find((name) => name === method.toLowerCase());
  if (!known) throw invalid("Invalid code_challenge_method, must be s256 or plain");
  if (!/^[\w.~-]{43,128}$/.test(challenge))
    throw invalid("code challenge has to be between 43 and 128 characters of A-Z a-z 0-9 - . _ ~");
  return { challenge, method: known };
}

type Kept = { challenge: string | null; challenge_method: CodeChallenge["method"] | null };

/** As it stands in a row. */
export function keptChallenge({ challenge, challenge_method: method }: Kept) {
  return challenge === null || method === null ? undefined : { challenge, method };
}

function invalid(message: string): AuthError {
  return new AuthError("validation_failed", message);
}

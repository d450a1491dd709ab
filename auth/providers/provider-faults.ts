import { ResponseBodyError } from "openid-client";
import { AuthError } from "../auth-error.ts";

/** Milliseconds for all that one request asks of a provider. */
export const providerDeadlineMs = 5000;

/** The provider's answers are judged elsewhere: here only that it gives one, and in time. */
export async function withinDeadline<T>(work: () => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(unavailable()), providerDeadlineMs);
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Whatever the libraries throw, as one of three: it is away, it refused, or what it said does not hold. */
function refusalOf(error: unknown): unknown {
  if (error instanceof AuthError || error instanceof IdTokenFault) return error;
  if (isAway(error)) return unavailable(error);
  return new AuthError("bad_oauth_callback", "Unable to exchange external code", { cause: error });
}

/** Of what was asked, and not of what it meant. */
export function isAway(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500;
  if (!(error instanceof Error)) return false;
  const isTimeout = "code" in error && timeouts.includes(String(error.code));
  return isTimeout || error.message === "fetch failed" || isAway(error.cause);
}

const timeouts = ["OAUTH_TIMEOUT", "OAUTH_ABORT", "ERR_JWKS_TIMEOUT"];

export function unavailable(cause?: unknown): AuthError {
  const message = "The provider does not answer at the moment, try again";
  return new AuthError("request_timeout", message, { cause });
}

/** Of an id token that somebody brought along, in the words of its grant. */
export class IdTokenFault extends Error {
  override readonly name = "IdTokenFault";
  readonly error: "invalid request" | "invalid nonce";

  constructor(message: string, options: { error?: "invalid nonce"; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.error = options.error ?? "invalid request";
  }
}

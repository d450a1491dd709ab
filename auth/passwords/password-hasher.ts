import { AuthError } from "../auth-error.ts";
import {
  type Argon2Cost,
  hashArgon2id,
  isOutdated,
  parseArgon2id,
  verifyArgon2id,
} from "./argon2id.ts";
import { isBcrypt, verifyBcrypt } from "./bcrypt.ts";

/** Bounded concurrency and a bounded queue, as the allowances have it. */
export type HashLimiter = {
  acquire(): Promise<
    { acquired: true; release(): void } | { acquired: false; retryAfterMs: number }
  >;
};

export type Verdict = {
  matches: boolean;
  /** The hash is of an older kind or cost: to be replaced now that the password is known. */
  outdated: boolean;
};

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Costs one hash whether or not there is one to compare with. */
  verify(password: string, stored: string | null | undefined): Promise<Verdict>;
};

/** Longer ones are wrong without being read whole: more than the longest may have, however it is written. */
const maxBytes = 4096;

export function isReadable(password: string): boolean {
  return Buffer.byteLength(password) <= maxBytes;
}

/** One form for what keyboards write in two: an ã, or an a and a tilde. */
export function normalizePassword(password: string): string {
  return password.normalize("NFC");
}

/** Throws `over_request_rate_limit` when the queue is full. */
export function createPasswordHasher(cost: Argon2Cost, hashLimiter: HashLimiter): PasswordHasher {
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const permit = await hashLimiter.acquire();
    if (!permit.acquired) {
      const { retryAfterMs } = permit;
      throw new AuthError("over_request_rate_limit", "Request rate limit reached", {
        retryAfterMs,
      });
    }
    try {
      return await work();
    } finally {
      permit.release();
    }
  }

  /** In the form of today; then, where it was typed in another, as it was typed: older hashes are of that. */
  async function check(typed: string, stored: string): Promise<Verdict> {
    const password = normalizePassword(typed);
    const verdict = await checkExactly(password, stored);
    if (verdict.matches || password === typed) return verdict;
    return { ...(await checkExactly(typed, stored)), outdated: true };
  }

  async function checkExactly(password: string, stored: string): Promise<Verdict> {
    if (isBcrypt(stored)) return { matches: await verifyBcrypt(password, stored), outdated: true };
    const parsed = parseArgon2id(stored);
    if (!parsed) return { matches: await compareWithNothing(password), outdated: false };
    const matches = await verifyArgon2id(password, parsed);
    return { matches, outdated: isOutdated(parsed, cost) };
  }

  /** The same work, so that the time tells nobody which accounts exist. */
  async function compareWithNothing(password: string): Promise<false> {
    await hashArgon2id(password, cost);
    return false;
  }

  return {
    hash: (password) => inTurn(() => hashArgon2id(normalizePassword(password), cost)),
    verify(password, stored) {
      const readable = isReadable(password);
      const compared = readable && stored ? stored : "";
      return inTurn(() => check(readable ? password : "", compared));
    },
  };
}

/** A hash that was made elsewhere and that `verify` can check. */
export function isKnownHash(stored: string): boolean {
  return isBcrypt(stored) || parseArgon2id(stored) !== undefined;
}

import { hashSync } from "bcryptjs";
import { describe, expect, test } from "vitest";
import { AuthError } from "../auth-error.ts";
import { hashArgon2id, parseArgon2id } from "./argon2id.ts";
import { createPasswordHasher, type HashLimiter, isKnownHash } from "./password-hasher.ts";
import { checkNewPassword, weaknessOf } from "./strength.ts";

const cost = { memory: 64, passes: 1 };

/** Counts who went through. */
function countingLimiter(): HashLimiter & { count: number } {
  const hashLimiter = {
    count: 0,
    async acquire() {
      hashLimiter.count += 1;
      return { acquired: true as const, release: () => undefined };
    },
  };
  return hashLimiter;
}

describe("the hash of a password", () => {
  test("matches its password alone, and says what it cost", async () => {
    const hasher = createPasswordHasher(cost, countingLimiter());
    const stored = await hasher.hash("pão de queijo");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await hasher.hash("pão de queijo")).not.toBe(stored);
    expect(await hasher.verify("pão de queijo", stored)).toEqual({
      matches: true,
      outdated: false,
    });
    expect((await hasher.verify("pao de queijo", stored)).matches).toBe(false);
  });

  test("is one of argon2id as others make it", async () => {
    // Of the reference implementation: `echo -n password | argon2 somesalt -id -t 2 -k 256 -p 1 -l 24`.
    const known =
      "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
    const hasher = createPasswordHasher(cost, countingLimiter());
    expect((await hasher.verify("password", known)).matches).toBe(true);
  });

  test("is outdated when it cost less than one does today", async () => {
    const stored = await hashArgon2id("segredo", { memory: 16, passes: 1 });
    const hasher = createPasswordHasher(cost, countingLimiter());
    expect(await hasher.verify("segredo", stored)).toEqual({ matches: true, outdated: true });
  });

  test.each([
    ["nobody", undefined],
    ["no password", null],
    ["something else", "plain"],
    ["a password too long to read", "x"],
  ])("costs exactly one, for %s too", async (what, stored) => {
    const hashLimiter = countingLimiter();
    const hasher = createPasswordHasher(cost, hashLimiter);
    const password = what.startsWith("a password") ? "x".repeat(1025) : "segredo";
    expect(await hasher.verify(password, stored)).toEqual({ matches: false, outdated: false });
    expect(hashLimiter.count).toBe(1);
  });

  test("of bcrypt is checked as far as bcrypt reads, and no further", async () => {
    const hasher = createPasswordHasher(cost, countingLimiter());
    const stored = hashSync("segredo", 4);
    expect(await hasher.verify("segredo", stored)).toEqual({ matches: true, outdated: true });
    const long = "a".repeat(72);
    expect((await hasher.verify(`${long}b`, hashSync(long, 4))).matches).toBe(false);
    expect((await hasher.verify("segredo\0x", stored)).matches).toBe(false);
  });

  test("is not computed at any price", () => {
    const tail = "c29tZXNhbHRzb21l$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
    for (const numbers of ["m=1048576,t=2,p=1", "m=64,t=99,p=1", "m=64,t=1,p=16", "m=8,t=1,p=4"])
      expect(parseArgon2id(`$argon2id$v=19$${numbers}$${tail}`)).toBeUndefined();
    expect(isKnownHash(`$2b$31$${"a".repeat(53)}`)).toBe(false);
    expect(isKnownHash(`$2b$10$${"a".repeat(53)}`)).toBe(true);
  });

  test("waits for its turn, and is refused when the queue is full", async () => {
    const full: HashLimiter = { acquire: async () => ({ acquired: false, retryAfterMs: 1500 }) };
    const refused = createPasswordHasher(cost, full).verify("segredo", null);
    await expect(refused).rejects.toThrow(AuthError);
    await expect(refused).rejects.toMatchObject({
      code: "over_request_rate_limit",
      retryAfterMs: 1500,
    });
  });
});

describe("a new password", () => {
  test("is told all that is wrong with it", async () => {
    const isBreached = async (password: string) => password === "abc";
    const rules = { minLength: 8, required: "letters_digits", isBreached } as const;
    expect(await weaknessOf("abc", rules)).toEqual({
      reasons: ["length", "characters", "pwned"],
      message:
        "Password should be at least 8 characters. " +
        "Password should contain at least one character of each: " +
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789. " +
        "Password is known to be weak and easy to guess, please choose a different one.",
    });
    expect(await weaknessOf("abcdefg1", rules)).toBeUndefined();
  });

  test("counts letters, not bytes, but for the bound of the protocol", async () => {
    const rules = { minLength: 6, required: undefined };
    expect((await weaknessOf("pãozi", rules))?.reasons).toEqual(["length"]);
    await expect(checkNewPassword("ã".repeat(36), rules)).resolves.toBeUndefined();
    await expect(checkNewPassword("ã".repeat(37), rules)).rejects.toMatchObject({
      code: "validation_failed",
    });
  });
});

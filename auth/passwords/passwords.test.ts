import { hashSync } from "bcryptjs";
import { describe, expect, test } from "vitest";
import { AuthError } from "../auth-error.ts";
import { hashArgon2id, parseArgon2id } from "./argon2id.ts";
import { wordsOfAccount } from "./near-words.ts";
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
    const password = what.startsWith("a password") ? "x".repeat(4097) : "segredo";
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

  test("is one however the accents are written, and one of before in another form goes on working", async () => {
    const hasher = createPasswordHasher(cost, countingLimiter());
    const [composed, decomposed] = ["NFC", "NFD"].map((form) => "pão de açúcar".normalize(form));
    const of = (typed = "", stored = "") => hasher.verify(typed, stored);
    for (const stored of [await hasher.hash(composed ?? ""), await hasher.hash(decomposed ?? "")]) {
      expect(await of(composed, stored)).toEqual({ matches: true, outdated: false });
      expect(await of(decomposed, stored)).toEqual({ matches: true, outdated: false });
      expect((await of("pao de acucar", stored)).matches).toBe(false);
    }
    const before = [await hashArgon2id(decomposed ?? "", cost), hashSync(decomposed ?? "", 4)];
    for (const stored of before) {
      expect(await of(decomposed, stored)).toEqual({ matches: true, outdated: true });
      expect((await of("pão de mel".normalize("NFD"), stored)).matches).toBe(false);
    }
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
  const usual = { minLength: 8, required: undefined, refuseKnown: true, siteNames: [] };

  test("is told all that is wrong with it", async () => {
    const isBreached = async (password: string) => password === "abc";
    const rules = { ...usual, required: "letters_digits", isBreached } as const;
    expect(await weaknessOf("abc", rules, [])).toEqual({
      reasons: ["length", "characters", "pwned"],
      message:
        "Password should be at least 8 characters. " +
        "Password should contain at least one character of each: " +
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789. " +
        "Password is known to be weak and easy to guess, please choose a different one.",
    });
    expect(await weaknessOf("abc defgh 1", rules, [])).toBeUndefined();
  });

  test("is as long as its characters, however they are written, and may have 128", async () => {
    for (const short of ["pão doç", "pão doç".normalize("NFD"), "🍞🍰☕🥐🧁🍩🥖"])
      expect((await weaknessOf(short, usual, []))?.reasons).toEqual(["length"]);
    for (const enough of ["pão doce", "🍞🍰☕🥐🧁🍩🥖🫖"])
      expect(await weaknessOf(enough, usual, [])).toBeUndefined();
    for (const form of ["NFC", "NFD"]) {
      const [longest, longer] = [128, 129].map((count) => "ặ한".repeat(65).slice(0, count));
      const check = (text = "") => checkNewPassword(text.normalize(form), usual, []);
      await expect(check(longest)).resolves.toBeUndefined();
      await expect(check(longer)).rejects.toMatchObject({ code: "validation_failed" });
    }
  });

  test("is none of those that are tried first, of which there are more than 3,000 that are long enough", async () => {
    const { dictionary } = await import("@zxcvbn-ts/language-common");
    const long = dictionary["passwords-common"].filter((password) => password.length >= 8);
    expect(long.length).toBeGreaterThan(3000);
    for (const password of long)
      expect((await weaknessOf(password, usual, []))?.reasons).toEqual(["pwned"]);
    expect((await weaknessOf("PassWord1", usual, []))?.reasons).toEqual(["pwned"]);
    const lenient = { ...usual, refuseKnown: false };
    expect(await weaknessOf("password1", lenient, [])).toBeUndefined();
  });

  test("is neither the address of its account, nor its number, nor the name of the site", async () => {
    const rules = { ...usual, refuseKnown: false, siteNames: ["Imersão Empreendedora"] };
    const words = wordsOfAccount({
      email: "ana.souza+loja@padaria.example",
      phone: "5511988887777",
    });
    const near = [
      ...[
        "Ana.Souza+Loja@padaria.example",
        "anasouza",
        "AnaSouza2024!",
        "12ana-souza34",
        "ANASOUZALOJA",
      ],
      ...["5511988887777", "+55 11 98888-7777", "imersao empreendedora", "ImersãoEmpreendedora1"],
    ];
    for (const password of near)
      expect([password, (await weaknessOf(password, rules, words))?.reasons]).toEqual([
        password,
        ["pwned"],
      ]);
    for (const password of ["ana souza e o pão", "551198888777x", "20242024", "minha imersão"])
      expect(await weaknessOf(password, rules, words)).toBeUndefined();
  });

  test("is compared with long words in no more than a look at each character", async () => {
    const words = [`a${"1".repeat(1_000_000)}b`, "1".repeat(1_000_000), "ab".repeat(500_000)];
    expect(await weaknessOf("pão quente às 6h", usual, words)).toBeUndefined();
  });
});

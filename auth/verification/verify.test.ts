import { randomInt } from "node:crypto";
import { describe, expect, test } from "vitest";
import { unlimited } from "../fixture.ts";
import { accounts, expired, newEmail, settings } from "../fixture-codes.ts";
import { codeIn, emailsTo, linkTokenIn } from "../fixture-emails.ts";

const minute = 60_000;

function otherThan(code: string): string {
  for (;;) {
    const guess = String(randomInt(1_000_000)).padStart(6, "0");
    if (guess !== code) return guess;
  }
}

describe("a code", () => {
  test("confirms the address and lets in, once", async () => {
    const { auth, database, signUp, type } = await accounts();
    const email = newEmail();
    const signed = await signUp(email);
    expect(signed.kind).toBe("user");
    const code = await codeIn(database, email, "confirmation");
    expect(code).toMatch(/^\d{6}$/);
    const verified = await type(email, code);
    if (verified.kind !== "session") throw new Error("No session");
    const account = await auth.account(verified.session.accessToken);
    expect(account.user.email_confirmed_at).not.toBeNull();
    expect(account.user.user_metadata.email_verified).toBe(true);
    await expect(type(email, code)).rejects.toMatchObject(expired);
  });

  test("gives one session to two who come with it at once", async () => {
    const { database, signUp, type } = await accounts();
    const email = newEmail();
    await signUp(email);
    const code = await codeIn(database, email, "confirmation");
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => type(email, code)));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("is invalidated by five wrong ones, which do not keep out who has its link", async () => {
    const { database, signUp, type, open } = await accounts();
    const email = newEmail();
    await signUp(email);
    const code = await codeIn(database, email, "confirmation");
    for (let guess = 0; guess < 5; guess += 1)
      await expect(type(email, otherThan(code))).rejects.toMatchObject(expired);
    await expect(type(email, code)).rejects.toMatchObject(expired);
    const linkToken = await linkTokenIn(database, email, "confirmation");
    expect((await open(linkToken, "signup")).kind).toBe("session");
  });

  test("still counts after four wrong ones", async () => {
    const { database, signUp, type } = await accounts();
    const email = newEmail();
    await signUp(email);
    const code = await codeIn(database, email, "confirmation");
    for (let guess = 0; guess < 4; guess += 1)
      await expect(type(email, otherThan(code))).rejects.toMatchObject(expired);
    expect((await type(email, code)).kind).toBe("session");
  });

  test("is good for ten minutes", async () => {
    const { clock, database, signUp, type } = await accounts();
    const [early, late] = [newEmail(), newEmail()];
    await signUp(early);
    await signUp(late);
    clock.now += 10 * minute - 1;
    const inTime = await type(early, await codeIn(database, early, "confirmation"));
    expect(inTime.kind).toBe("session");
    clock.now += 1;
    const tooLate = type(late, await codeIn(database, late, "confirmation"));
    await expect(tooLate).rejects.toMatchObject(expired);
  });

  test("is ended by the next one", async () => {
    const { auth, database, signUp, type } = await accounts();
    const email = newEmail();
    await signUp(email);
    const first = await codeIn(database, email, "confirmation");
    await auth.resendEmail({ type: "signup", email, ...unlimited });
    const second = await codeIn(database, email, "confirmation");
    if (first !== second) await expect(type(email, first)).rejects.toMatchObject(expired);
    expect((await type(email, second)).kind).toBe("session");
  });

  test("is nobody else's, and of no other type", async () => {
    const { database, signUp, type } = await accounts();
    const [email, other] = [newEmail(), newEmail()];
    await signUp(email);
    await signUp(other);
    const code = await codeIn(database, email, "confirmation");
    if (code !== (await codeIn(database, other, "confirmation")))
      await expect(type(other, code)).rejects.toMatchObject(expired);
    for (const kind of [
      "recovery",
      "magiclink",
      "email_change",
      "sms",
      "phone_change",
      "__proto__",
    ])
      await expect(type(email, code, kind)).rejects.toMatchObject(expired);
    expect((await type(email, code, "signup")).kind).toBe("session");
  });

  test("of an address that nobody has cannot be told from a wrong one", async () => {
    const { type, signUp } = await accounts();
    const email = newEmail();
    await signUp(email);
    const known = await type(email, "000000").catch((error) => error);
    const unknown = await type(newEmail(), "000000").catch((error) => error);
    expect({ ...unknown, message: unknown.message }).toEqual({ ...known, message: known.message });
  });

  test("says of a ban only to who has it", async () => {
    const { auth, database, signUp, type } = await accounts();
    const email = newEmail();
    const signed = await signUp(email);
    if (signed.kind !== "user") throw new Error("A session");
    const by = await auth.admin.authorize({ role: "service_role" });
    const fields = { banDuration: "24h" };
    await auth.admin.updateUser(by, { id: signed.account.user.id, fields });
    await auth.resendEmail({ type: "signup", email, ...unlimited });
    const code = await codeIn(database, email, "confirmation");
    await expect(type(email, otherThan(code))).rejects.toMatchObject(expired);
    await expect(type(email, code)).rejects.toMatchObject({ code: "user_banned" });
  });
});

describe("a link", () => {
  test("lets in once, by its own type", async () => {
    const { database, signUp, open } = await accounts();
    const email = newEmail();
    await signUp(email);
    const linkToken = await linkTokenIn(database, email, "confirmation");
    await expect(open(linkToken, "recovery")).rejects.toMatchObject(expired);
    await expect(open(linkToken, "sms")).rejects.toMatchObject({ code: "validation_failed" });
    expect((await open(linkToken, "signup")).kind).toBe("session");
    await expect(open(linkToken, "signup")).rejects.toMatchObject(expired);
  });

  test("leads to the service itself, and says where to go on", async () => {
    const { database, signUp } = await accounts();
    const email = newEmail();
    await signUp(email);
    const [message] = await emailsTo(database, email);
    if (!message || !("link" in message)) throw new Error("No link");
    const { origin, pathname, searchParams } = new URL(message.link);
    expect(origin + pathname).toBe("https://loja.example/auth/v1/verify");
    expect(searchParams.get("type")).toBe("signup");
    expect(searchParams.get("redirect_to")).toBe(settings.siteUrl);
  });
});

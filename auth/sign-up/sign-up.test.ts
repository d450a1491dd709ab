import { describe, expect, test } from "vitest";
import { unlimited } from "../fixture.ts";
import { accounts, newEmail, password } from "../fixture-codes.ts";
import { codeIn, emailsTo } from "../fixture-emails.ts";

const minute = 60_000;

describe("whoever signed up with somebody else's address", () => {
  test("has no password there once the owner came by an email of their own", async () => {
    const { auth, database, signUp, askForLink, type, signIn } = await accounts();
    for (const ask of [
      askForLink,
      (email: string) => auth.recoverAccount({ email, ...unlimited }),
    ]) {
      const email = newEmail();
      await signUp(email, "a senha de outra pessoa");
      await ask(email);
      const kind = ask === askForLink ? "magiclink" : "recovery";
      const verified = await type(email, await codeIn(database, email, kind));
      expect(verified.kind).toBe("session");
      await expect(signIn(email, "a senha de outra pessoa")).rejects.toMatchObject({
        code: "invalid_credentials",
      });
    }
  });

  test("has none either once the owner signed up too, and neither has the owner before they set one", async () => {
    const { auth, database, signUp, type, signIn } = await accounts();
    const email = newEmail();
    await signUp(email, "a senha de outra pessoa");
    await signUp(email);
    await signUp(email, "a senha de outra pessoa");
    const verified = await type(email, await codeIn(database, email, "confirmation"));
    if (verified.kind !== "session") throw new Error("No session");
    for (const secret of ["a senha de outra pessoa", password])
      await expect(signIn(email, secret)).rejects.toMatchObject({ code: "invalid_credentials" });
    await auth.updateOwnUser(verified.session.accessToken, { password, ...unlimited });
    expect((await signIn(email)).account.user.email).toBe(email);
  });

  test("is forgotten when nobody waits for their email any more", async () => {
    const { clock, database, signUp, type, signIn } = await accounts();
    const email = newEmail();
    await signUp(email, "a senha de outra pessoa");
    clock.now += 10 * minute;
    await signUp(email);
    await type(email, await codeIn(database, email, "confirmation"));
    expect((await signIn(email)).account.user.email).toBe(email);
    await expect(signIn(email, "a senha de outra pessoa")).rejects.toMatchObject({
      code: "invalid_credentials",
    });
  });

  test("loses nothing by signing up twice with one password", async () => {
    const { database, signUp, type, signIn } = await accounts();
    const email = newEmail();
    await Promise.all([signUp(email), signUp(email), signUp(email)]);
    await signUp(email);
    await type(email, await codeIn(database, email, "confirmation"));
    expect((await signIn(email)).account.user.email).toBe(email);
  });
});

describe("signing up with an address that has an account", () => {
  test("looks as if it had none, and only its owner is told", async () => {
    const { database, signUp, type } = await accounts();
    const [email, fresh] = [newEmail(), newEmail()];
    await signUp(email);
    await type(email, await codeIn(database, email, "confirmation"));
    const again = await signUp(email, "outra senha");
    const first = await signUp(fresh, "outra senha");
    if (again.kind !== "user" || first.kind !== "user") throw new Error("A session");
    expect(Object.keys(again.account.user).sort()).toEqual(Object.keys(first.account.user).sort());
    expect(again.account).toMatchObject({ identities: [], user: { role: "", email } });
    const kinds = (await emailsTo(database, email)).map(({ kind }) => kind);
    expect(kinds).toEqual(["confirmation", "already_registered"]);
  });
});

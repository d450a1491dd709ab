import { describe, expect, test } from "vitest";
import { client, unlimited } from "../fixture.ts";
import { accounts, expired, newEmail, type settings } from "../fixture-codes.ts";
import { codeIn, emailsTo, linkTokenIn } from "../fixture-emails.ts";

describe("a new address", () => {
  async function changing(choices: Partial<typeof settings> = {}) {
    const world = await accounts(choices);
    const [email, wanted] = [newEmail(), newEmail()];
    await world.signUp(email);
    const verified = await world.type(email, await codeIn(world.database, email, "confirmation"));
    if (verified.kind !== "session") throw new Error("No session");
    const token = verified.session.accessToken;
    await world.auth.updateOwnUser(token, { email: wanted, ...unlimited });
    return { ...world, email, wanted, token };
  }

  test("counts when both have agreed, in any order", async () => {
    for (const order of [
      ["email_change_current", "email_change_new"],
      ["email_change_new", "email_change_current"],
    ] as const) {
      const { auth, database, type, email, wanted, token } = await changing();
      const addresses = { email_change_current: email, email_change_new: wanted };
      const answers = [];
      for (const kind of order) {
        const code = await codeIn(database, addresses[kind], kind);
        answers.push((await type(addresses[kind], code, "email_change")).kind);
      }
      expect(answers).toEqual(["half", "session"]);
      expect((await auth.account(token)).user).toMatchObject({ email: wanted, new_email: null });
      const told = await emailsTo(database, email);
      expect(told.at(-1)).toMatchObject({ kind: "email_changed", newEmail: wanted });
    }
  });

  test("does not count because one of them agreed twice", async () => {
    const { auth, database, type, email, wanted, token } = await changing();
    for (let time = 0; time < 2; time += 1) {
      const code = await codeIn(database, wanted, "email_change_new");
      expect((await type(wanted, code, "email_change")).kind).toBe("half");
      await auth.resendEmail({ type: "email_change", email, ...unlimited });
    }
    expect((await auth.account(token)).user.email).toBe(email);
  });

  test("counts when it has agreed itself, where the operator asks for no more", async () => {
    const { auth, database, type, wanted, token } = await changing({ secureEmailChange: false });
    const code = await codeIn(database, wanted, "email_change_new");
    expect((await type(wanted, code, "email_change")).kind).toBe("session");
    expect((await auth.account(token)).user.email).toBe(wanted);
  });

  test("is refused if somebody else has it meanwhile", async () => {
    const { auth, database, type, email, wanted, signUp, token } = await changing();
    await type(email, await codeIn(database, email, "email_change_current"), "email_change");
    const code = await codeIn(database, wanted, "email_change_new");
    await signUp(wanted);
    await expect(type(wanted, code, "email_change")).rejects.toMatchObject({
      code: "email_exists",
    });
    expect((await auth.account(token)).user.email).toBe(email);
  });

  test("ends what was sent to the old one", async () => {
    const { auth, database, type, email, wanted } = await changing();
    await auth.recoverAccount({ email, ...unlimited });
    const recovery = await codeIn(database, email, "recovery");
    const link = await linkTokenIn(database, email, "recovery");
    await type(email, await codeIn(database, email, "email_change_current"), "email_change");
    await type(wanted, await codeIn(database, wanted, "email_change_new"), "email_change");
    await expect(type(email, recovery, "recovery")).rejects.toMatchObject(expired);
    await expect(
      auth.verifyLinkToken({ type: "recovery", linkToken: link, client }),
    ).rejects.toMatchObject(expired);
  });

  test("makes somebody without an account a permanent one", async () => {
    const { auth, database, type } = await accounts();
    const { accessToken } = await auth.signUpAnonymously({ client });
    const email = newEmail();
    await auth.updateOwnUser(accessToken, { email, ...unlimited });
    await auth.resendEmail({ type: "email_change", email, ...unlimited });
    const code = await codeIn(database, email, "email_change_new");
    const verified = await type(email, code, "email_change");
    if (verified.kind !== "session") throw new Error("No session");
    const { user, identities } = await auth.account(accessToken);
    expect(user).toMatchObject({ email, is_anonymous: 0 });
    expect(identities).toMatchObject([{ provider: "email", email }]);
  });
});

import { describe, expect, test } from "vitest";
import { unlimited } from "../fixture.ts";
import { accounts, newEmail, settings } from "../fixture-codes.ts";
import { codeIn } from "../fixture-emails.ts";

describe("signing in without a password", () => {
  test("makes an account for an address that nobody has", async () => {
    const { auth, database, askForLink, type } = await accounts();
    const email = newEmail();
    await askForLink(email);
    const verified = await type(email, await codeIn(database, email, "confirmation"));
    if (verified.kind !== "session") throw new Error("No session");
    const { user, identities } = await auth.account(verified.session.accessToken);
    expect(user).toMatchObject({ email, password_hash: null });
    expect(identities).toMatchObject([{ provider: "email", email }]);
  });

  test("makes none where nobody new is let in", async () => {
    const { auth } = await accounts({ signUp: { ...settings.signUp, enabled: false } });
    const email = newEmail();
    const unknown = (createUser: boolean) => auth.sendEmailOtp({ email, createUser, ...unlimited });
    await expect(unknown(false)).rejects.toMatchObject({ code: "otp_disabled" });
    await expect(unknown(true)).rejects.toMatchObject({ code: "signup_disabled" });
  });

  test("sends who has an account an email to sign in with", async () => {
    const { database, signUp, askForLink, type } = await accounts();
    const email = newEmail();
    await signUp(email);
    await type(email, await codeIn(database, email, "confirmation"));
    await askForLink(email);
    const code = await codeIn(database, email, "magiclink");
    expect((await type(email, code, "magiclink")).kind).toBe("session");
  });
});

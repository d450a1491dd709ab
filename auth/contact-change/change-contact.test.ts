import { describe, expect, test } from "vitest";
import type { Auth } from "../create-auth.ts";
import { client, fixtureAuth, fixtureSettings, unlimited } from "../fixture.ts";
import { codeIn, emailsTo } from "../fixture-emails.ts";

let made = 0;
/** Nobody else's in this file. */
function newEmail(): string {
  made += 1;
  return `ana.${made}@padaria.example`;
}

const password = "pão quente às 6h";
const operator = { actor: null };

async function signedUp(auth: Auth) {
  const email = newEmail();
  const { id } = (await auth.admin.createUser(operator, { email, password, emailConfirm: true }))
    .user;
  const { accessToken } = await auth.signInWithPassword({ email, password, client });
  return { id, email, accessToken };
}

const kindsTo = async (database: Parameters<typeof emailsTo>[0], to: string) =>
  (await emailsTo(database, to)).map(({ kind }) => kind);

describe("a new address", () => {
  test("is asked for on both sides, and a change of mind asks again", async () => {
    const { auth, database } = await fixtureAuth();
    const { email, accessToken } = await signedUp(auth);
    const [first, second] = [newEmail(), newEmail()];
    const { user } = await auth.updateOwnUser(accessToken, { ...unlimited, email: first });
    expect(user).toMatchObject({ email, new_email: first });
    const before = await codeIn(database, email, "email_change_current");
    const forFirst = await codeIn(database, first, "email_change_new");
    await auth.updateOwnUser(accessToken, { ...unlimited, email: second });
    expect(await kindsTo(database, email)).toEqual(["email_change_current"]);
    expect(await kindsTo(database, first)).toEqual([]);
    const verify = (code: string, to: string) =>
      auth.verifyCode({ type: "email_change", to: { kind: "email", value: to }, code, client });
    await expect(verify(forFirst, first)).rejects.toMatchObject({ code: "otp_expired" });
    await expect(verify(before, email)).rejects.toMatchObject({ code: "otp_expired" });
    const half = await verify(await codeIn(database, email, "email_change_current"), email);
    expect(half.kind).toBe("half");
    const whole = await verify(await codeIn(database, second, "email_change_new"), second);
    if (whole.kind !== "session") throw new Error(whole.kind);
    expect(whole.session.account.user).toMatchObject({ email: second, new_email: null });
  });

  test("once taken, is told to the address of before and clears all that was sent", async () => {
    const { auth, database } = await fixtureAuth({
      settings: { ...fixtureSettings, secureEmailChange: false },
    });
    const { id, email, accessToken } = await signedUp(auth);
    const wanted = newEmail();
    await auth.updateOwnUser(accessToken, { ...unlimited, email: wanted });
    await auth.reauthenticate(accessToken, unlimited);
    const code = await codeIn(database, wanted, "email_change_new");
    const to = { kind: "email", value: wanted } as const;
    await auth.verifyCode({ type: "email_change", to, code, client });
    expect(await kindsTo(database, email)).toEqual(["reauthentication", "email_changed"]);
    const left = await database.query
      .selectFrom("one_time_codes")
      .select("purpose")
      .where("user_id", "=", id)
      .execute();
    expect(left).toEqual([]);
  });

  test("that nobody has confirmed is neither asked nor told", async () => {
    const { auth, database } = await fixtureAuth();
    const [typo, wanted, phone] = [newEmail(), newEmail(), "5511988880001"];
    await auth.admin.createUser(operator, { email: typo, phone, password, phoneConfirm: true });
    const { accessToken } = await auth.signInWithPassword({ phone, password, client });
    await auth.updateOwnUser(accessToken, { ...unlimited, email: wanted });
    const code = await codeIn(database, wanted, "email_change_new");
    const to = { kind: "email", value: wanted } as const;
    const { kind } = await auth.verifyCode({ type: "email_change", to, code, client });
    expect(kind).toBe("session");
    expect(await kindsTo(database, typo)).toEqual([]);
  });

  test("that somebody else took meanwhile is nobody else's", async () => {
    const { auth, database } = await fixtureAuth({
      settings: { ...fixtureSettings, secureEmailChange: false },
    });
    const { accessToken, email } = await signedUp(auth);
    const wanted = newEmail();
    await auth.updateOwnUser(accessToken, { ...unlimited, email: wanted });
    await auth.admin.createUser(operator, { email: wanted });
    const code = await codeIn(database, wanted, "email_change_new");
    const to = { kind: "email", value: wanted } as const;
    const verifying = auth.verifyCode({ type: "email_change", to, code, client });
    await expect(verifying).rejects.toMatchObject({ code: "email_exists" });
    expect((await auth.account(accessToken)).user.email).toBe(email);
  });

  test("counts each address that is asked, before anything is written", async () => {
    const { auth } = await fixtureAuth();
    const { email, accessToken } = await signedUp(auth);
    const counted: unknown[] = [];
    const wanted = newEmail();
    const countSending = async (...call: unknown[]) => {
      counted.push(call);
      return async () => undefined;
    };
    await auth.updateOwnUser(accessToken, { ...unlimited, email: wanted, countSending });
    expect(counted).toEqual([
      ["email_change", { email }],
      ["email_change", { email: wanted }],
    ]);
    const refusing = async () => Promise.reject(new Error("too soon"));
    const again = { ...unlimited, email: newEmail(), countSending: refusing };
    await expect(auth.updateOwnUser(accessToken, again)).rejects.toThrow("too soon");
    expect((await auth.account(accessToken)).user.new_email).toBe(wanted);
  });

  test("of another request leaves nothing of the one before, also where only one side is asked anew", async () => {
    const { auth, database } = await fixtureAuth();
    const { email, accessToken } = await signedUp(auth);
    await auth.updateOwnUser(accessToken, { ...unlimited, email: newEmail() });
    const code = await codeIn(database, email, "email_change_current");
    const { redirectTo } = unlimited;
    const request = { type: "email_change_new", email, newEmail: newEmail(), redirectTo };
    await auth.admin.generateLink(operator, request);
    const to = { kind: "email", value: email } as const;
    const verifying = auth.verifyCode({ type: "email_change", to, code, client });
    await expect(verifying).rejects.toMatchObject({ code: "otp_expired" });
  });

  test("of the operator's hand counts at once, and what was sent before does not", async () => {
    const { auth, database } = await fixtureAuth();
    const { id, email, accessToken } = await signedUp(auth);
    const wanted = newEmail();
    await auth.updateOwnUser(accessToken, { ...unlimited, email: wanted });
    const code = await codeIn(database, email, "email_change_current");
    const given = newEmail();
    const { user } = await auth.admin.updateUser(operator, { id, fields: { email: given } });
    expect(user).toMatchObject({ email: given, new_email: null });
    const to = { kind: "email", value: email } as const;
    const verifying = auth.verifyCode({ type: "email_change", to, code, client });
    await expect(verifying).rejects.toMatchObject({ code: "otp_expired" });
  });
});

describe("somebody anonymous", () => {
  const anonymously = (auth: Auth) => auth.signUpAnonymously({ client });

  test("gets an address and a password at once where none is confirmed", async () => {
    const { auth } = await fixtureAuth();
    const { accessToken, account } = await anonymously(auth);
    const email = newEmail();
    const { user, identities } = await auth.updateOwnUser(accessToken, {
      ...unlimited,
      email,
      password,
    });
    expect(user).toMatchObject({ id: account.user.id, email, is_anonymous: 0, new_email: null });
    expect(user.app_metadata).toEqual({ provider: "email", providers: ["email"] });
    expect(identities.map(({ provider }) => provider)).toEqual(["email"]);
    const again = await auth.signInWithPassword({ email, password, client });
    expect(again.account.user.id).toBe(account.user.id);
  });

  test("may give an address that counts at once together with a number that does not", async () => {
    const sent: { phone: string; code: string }[] = [];
    const smsProvider = {
      channels: ["sms"] as const,
      async send(message: { phone: string; code: string }) {
        sent.push(message);
        return "SM";
      },
    };
    const settings = { ...fixtureSettings, autoconfirm: { email: true, phone: false } };
    const { auth } = await fixtureAuth({ settings, smsProvider });
    const { accessToken } = await anonymously(auth);
    const [email, phone] = [newEmail(), "5511944440001"];
    const { user } = await auth.updateOwnUser(accessToken, { ...unlimited, email, phone });
    expect(user).toMatchObject({ email, new_email: null, phone: null, new_phone: phone });
    const to = { kind: "phone", value: phone } as const;
    const code = sent[0]?.code ?? "";
    await auth.verifyCode({ type: "phone_change", to, code, client });
    expect((await auth.account(accessToken)).user).toMatchObject({ email, phone });
  });

  test("stays anonymous until the address is confirmed where it has to be", async () => {
    const { auth, database } = await fixtureAuth({
      settings: { ...fixtureSettings, autoconfirm: { email: false, phone: false } },
    });
    const { accessToken } = await anonymously(auth);
    const email = newEmail();
    const asked = await auth.updateOwnUser(accessToken, { ...unlimited, email });
    expect(asked.user).toMatchObject({ email: null, new_email: email, is_anonymous: 1 });
    const code = await codeIn(database, email, "email_change_new");
    const to = { kind: "email", value: email } as const;
    await auth.verifyCode({ type: "email_change", to, code, client });
    const { user, identities } = await auth.account(accessToken);
    expect(user).toMatchObject({ email, is_anonymous: 0, new_email: null });
    expect(user.email_confirmed_at).not.toBeNull();
    expect(identities[0]?.identity_data).toMatchObject({ email, email_verified: true });
  });

  test("sets no password without an address", async () => {
    const { auth } = await fixtureAuth();
    const { accessToken } = await anonymously(auth);
    const setting = auth.updateOwnUser(accessToken, { ...unlimited, password });
    await expect(setting).rejects.toMatchObject({
      code: "validation_failed",
      kind: "unprocessable",
    });
  });
});

test("an address that has to be confirmed and a number that does not may come together", async () => {
  const { auth, database } = await fixtureAuth();
  const { accessToken } = await signedUp(auth);
  const [email, phone] = [newEmail(), "5511944440002"];
  const { user } = await auth.updateOwnUser(accessToken, { ...unlimited, email, phone });
  expect(user).toMatchObject({ new_email: email, phone });
  const to = { kind: "email", value: email } as const;
  const code = await codeIn(database, email, "email_change_new");
  const half = await auth.verifyCode({ type: "email_change", to, code, client });
  expect(half.kind).toBe("half");
});

test("of ten who type the same right code at once, one is let in", async () => {
  const { auth, database } = await fixtureAuth({
    settings: { ...fixtureSettings, secureEmailChange: false },
  });
  const { accessToken } = await signedUp(auth);
  const wanted = newEmail();
  await auth.updateOwnUser(accessToken, { ...unlimited, email: wanted });
  const code = await codeIn(database, wanted, "email_change_new");
  const to = { kind: "email", value: wanted } as const;
  const all = await Promise.allSettled(
    Array.from({ length: 10 }, () => auth.verifyCode({ type: "email_change", to, code, client })),
  );
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a code that is typed while the address changes again proves one or the other, never a mixture", async () => {
  const { auth, database } = await fixtureAuth({
    settings: { ...fixtureSettings, secureEmailChange: false },
  });
  for (const _ of Array(10).keys()) {
    const { accessToken, email } = await signedUp(auth);
    const [first, second] = [newEmail(), newEmail()];
    await auth.updateOwnUser(accessToken, { ...unlimited, email: first });
    const code = await codeIn(database, first, "email_change_new");
    const to = { kind: "email", value: first } as const;
    const [verified] = await Promise.allSettled([
      auth.verifyCode({ type: "email_change", to, code, client }),
      auth.updateOwnUser(accessToken, { ...unlimited, email: second }),
    ]);
    const { user } = await auth.account(accessToken);
    expect(user.email).toBe(verified.status === "fulfilled" ? first : email);
    expect(user.new_email).toBe(second);
  }
});

test("a new password ends what was sent and begun before, and its owner is told", async () => {
  const { auth, database } = await fixtureAuth();
  const { id, email, accessToken } = await signedUp(auth);
  await auth.recoverAccount({
    ...unlimited,
    email,
    codeChallenge: "a".repeat(43),
    codeChallengeMethod: "s256",
  });
  await auth.updateOwnUser(accessToken, { ...unlimited, password: "bolo de fubá" });
  const code = await codeIn(database, email, "recovery");
  const to = { kind: "email", value: email } as const;
  const verifying = auth.verifyCode({ type: "recovery", to, code, client });
  await expect(verifying).rejects.toMatchObject({ code: "otp_expired" });
  const flows = await database.query
    .selectFrom("flow_states")
    .select("id")
    .where("user_id", "=", id)
    .execute();
  expect(flows).toEqual([]);
  expect(await kindsTo(database, email)).toEqual(["recovery", "password_changed"]);
});

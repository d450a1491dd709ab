import { expect, test } from "vitest";
import type { Auth } from "../create-auth.ts";
import { client, fixtureAuth, fixtureSettings, unlimited } from "../fixture.ts";
import { codeIn, emailsTo } from "../fixture-emails.ts";

const operator = { actor: null };
const password = "pão quente às 6h";
const day = 24 * 3_600_000;
const asking = {
  ...fixtureSettings,
  passwordChange: { currentPassword: false, reauthentication: true },
};

let made = 0;
/** Nobody else's in this file. */
function newEmail(): string {
  made += 1;
  return `bia.${made}@salao.example`;
}

async function signedUp(auth: Auth, fields: { email: string | null; phone: string | null }) {
  const confirmed = { emailConfirm: true, phoneConfirm: true };
  const { user } = await auth.admin.createUser(operator, { ...fields, ...confirmed, password });
  const { email, phone } = fields;
  const contact = email ? { email } : { phone };
  const { accessToken } = await auth.signInWithPassword({ ...contact, password, client });
  return { id: user.id, accessToken };
}

const byEmail = async (auth: Auth) => {
  const email = newEmail();
  return { email, ...(await signedUp(auth, { email, phone: null })) };
};

/** A day and a moment after signing in, with a token that still counts. */
async function anOldSession(settings = asking) {
  const world = await fixtureAuth({ settings: { ...settings, accessTokenSeconds: 604_800 } });
  const person = await byEmail(world.auth);
  world.clock.now += day + 1;
  return { ...world, ...person };
}

function change(auth: Auth, accessToken: string, fields: { password?: string; nonce?: string }) {
  return auth.updateOwnUser(accessToken, { ...unlimited, ...fields });
}

test("who has just signed in sets a password without being asked again", async () => {
  const { auth, clock } = await fixtureAuth({ settings: asking });
  clock.now += 1;
  const { accessToken, email } = await byEmail(auth);
  await change(auth, accessToken, { password: "bolo de fubá" });
  const again = await auth.signInWithPassword({ email, password: "bolo de fubá", client });
  expect(again.account.user.email).toBe(email);
});

test("after a day a new password asks for the code of an email", async () => {
  const { auth, database, email, accessToken } = await anOldSession();
  const wanted = { password: "bolo de fubá" };
  await expect(change(auth, accessToken, wanted)).rejects.toMatchObject({
    code: "reauthentication_needed",
    message: "Password update requires reauthentication",
  });
  expect(await auth.reauthenticate(accessToken, unlimited)).toBeUndefined();
  const nonce = await codeIn(database, email, "reauthentication");
  const wrong = nonce === "000000" ? "111111" : "000000";
  const refused = change(auth, accessToken, { ...wanted, nonce: wrong });
  await expect(refused).rejects.toMatchObject({
    code: "reauthentication_not_valid",
    message: "Nonce has expired or is invalid",
  });
  await change(auth, accessToken, { ...wanted, nonce });
  const { account } = await auth.signInWithPassword({ email, ...wanted, client });
  expect(account.user.email).toBe(email);
  const kinds = (await emailsTo(database, email)).map(({ kind }) => kind);
  expect(kinds).toEqual(["reauthentication", "password_changed"]);
});

test("a code is good once, for ten minutes, and for five wrong tries", async () => {
  const { auth, database, clock, email, accessToken } = await anOldSession();
  const fresh = async () => {
    await auth.reauthenticate(accessToken, unlimited);
    return codeIn(database, email, "reauthentication");
  };
  const refusal = { code: "reauthentication_not_valid" };
  const late = await fresh();
  clock.now += fixtureSettings.codes.lifeMs;
  const expired = change(auth, accessToken, { password: "bolo de fubá", nonce: late });
  await expect(expired).rejects.toMatchObject(refusal);
  const invalidated = await fresh();
  const wrong = invalidated === "000000" ? "111111" : "000000";
  for (const nonce of [wrong, wrong, wrong, wrong, wrong, invalidated])
    await expect(
      change(auth, accessToken, { password: "bolo de fubá", nonce }),
    ).rejects.toMatchObject(refusal);
  const nonce = await fresh();
  const both = await Promise.allSettled(
    ["bolo de fubá", "bolo de milho"].map((next) =>
      change(auth, accessToken, { password: next, nonce }),
    ),
  );
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("the same rule holds for a number, which no email asks about", async () => {
  const [phone, other] = ["5511988882000", "5511988882001"];
  const { auth, database, email, accessToken } = await anOldSession({
    ...asking,
    autoconfirm: { email: true, phone: false },
    testCodes: new Map([phone, other].map((number) => [number, "654321"])),
  });
  const update = { ...unlimited, phone };
  await expect(auth.updateOwnUser(accessToken, update)).rejects.toMatchObject({
    code: "reauthentication_needed",
  });
  await auth.reauthenticate(accessToken, unlimited);
  const nonce = await codeIn(database, email, "reauthentication");
  const { user } = await auth.updateOwnUser(accessToken, { ...update, nonce });
  expect(user.new_phone).toBe(phone);
  const again = auth.updateOwnUser(accessToken, { ...unlimited, phone: other, nonce });
  await expect(again).rejects.toMatchObject({ code: "reauthentication_not_valid" });
});

test("an address asks the one of before anyway; where it does not, it asks for the code", async () => {
  const both = await anOldSession();
  const wanted = { ...unlimited, email: newEmail() };
  const { user } = await both.auth.updateOwnUser(both.accessToken, wanted);
  expect(user.new_email).toBe(wanted.email);
  const one = await anOldSession({ ...asking, secureEmailChange: false });
  const asked = one.auth.updateOwnUser(one.accessToken, { ...unlimited, email: newEmail() });
  await expect(asked).rejects.toMatchObject({ code: "reauthentication_needed" });
});

test("a number without an address is asked by message", async () => {
  const phone = "5511988882002";
  const testCodes = new Map([[phone, "654321"]]);
  const { auth, clock } = await fixtureAuth({
    settings: { ...asking, testCodes, accessTokenSeconds: 604_800 },
  });
  const { accessToken, id } = await signedUp(auth, { email: null, phone });
  clock.now += day + 1;
  expect(await auth.reauthenticate(accessToken, unlimited)).toBe("test-otp");
  const wrong = change(auth, accessToken, { password: "bolo de fubá", nonce: "123456" });
  await expect(wrong).rejects.toMatchObject({ code: "reauthentication_not_valid" });
  await change(auth, accessToken, { password: "bolo de fubá", nonce: "654321" });
  const { account } = await auth.signInWithPassword({ phone, password: "bolo de fubá", client });
  expect(account.user.id).toBe(id);
});

test("who has neither an address nor a number, or none that is confirmed, is not asked", async () => {
  const { auth } = await fixtureAuth({ settings: asking });
  const { accessToken } = await auth.signUpAnonymously({ client });
  await expect(auth.reauthenticate(accessToken, unlimited)).rejects.toMatchObject({
    code: "validation_failed",
    message: "Reauthentication requires the user to have an email or a phone number",
  });
  const phone = "5511988882003";
  const { user } = await auth.admin.createUser(operator, { phone, phoneConfirm: true, password });
  const session = await auth.signInWithPassword({ phone, password, client });
  await auth.admin.updateUser(operator, { id: user.id, fields: { email: newEmail() } });
  await expect(auth.reauthenticate(session.accessToken, unlimited)).rejects.toMatchObject({
    code: "email_not_confirmed",
    kind: "unprocessable",
    message: "Please verify your email first.",
  });
});

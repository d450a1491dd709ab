import { describe, expect, test } from "vitest";
import type { Auth } from "../create-auth.ts";
import { client, fixtureAuth, fixtureSettings, unlimited } from "../fixture.ts";
import { codeIn, emailsTo, linkTokenIn } from "../fixture-emails.ts";

const operator = { actor: null };
const password = "pão quente às 6h";
const { redirectTo } = unlimited;
const strict = { ...fixtureSettings, autoconfirm: { email: false, phone: false } };

let made = 0;
/** Nobody else's in this file. */
function newEmail(): string {
  made += 1;
  return `davi.${made}@oficina.example`;
}

async function confirmed(auth: Auth) {
  const email = newEmail();
  const { user } = await auth.admin.createUser(operator, { email, password, emailConfirm: true });
  return { email, id: user.id };
}

async function codesOf({ query }: Awaited<ReturnType<typeof fixtureAuth>>["database"], id: string) {
  const rows = await query
    .selectFrom("one_time_codes")
    .select("purpose")
    .where("user_id", "=", id)
    .orderBy("purpose")
    .execute();
  return rows.map(({ purpose }) => purpose);
}

describe("an invitation", () => {
  test("makes an account that only its email opens", async () => {
    const { auth, database } = await fixtureAuth({ settings: strict });
    const email = newEmail();
    const data = { nome: "Davi" };
    const { user } = await auth.admin.inviteUser(operator, { email, data, redirectTo });
    expect(user).toMatchObject({ email, password_hash: null, user_metadata: data });
    expect([user.invited_at, user.email_confirmed_at]).toEqual([expect.any(Number), null]);
    const login = auth.signInWithPassword({ email, password, client });
    await expect(login).rejects.toMatchObject({ code: "invalid_credentials" });
    const linkToken = await linkTokenIn(database, email, "invite");
    const verified = await auth.verifyLinkToken({ type: "invite", linkToken, client });
    if (verified.kind !== "session") throw new Error(verified.kind);
    expect(verified.session.account.user).toMatchObject({ id: user.id });
    expect(verified.session.account.user.user_metadata).toMatchObject({
      ...data,
      email_verified: true,
    });
  });

  test("may come again until it is accepted, and only the last one counts", async () => {
    const { auth, database } = await fixtureAuth({ settings: strict });
    const email = newEmail();
    const first = await auth.admin.inviteUser(operator, { email, redirectTo });
    const old = await linkTokenIn(database, email, "invite");
    const again = await auth.admin.inviteUser(operator, { email, redirectTo });
    expect(again.user.id).toBe(first.user.id);
    await expect(
      auth.verifyLinkToken({ type: "invite", linkToken: old, client }),
    ).rejects.toMatchObject({ code: "otp_expired" });
    const code = await codeIn(database, email, "invite");
    await auth.verifyCode({ type: "invite", to: { kind: "email", value: email }, code, client });
    await expect(auth.admin.inviteUser(operator, { email, redirectTo })).rejects.toMatchObject({
      code: "email_exists",
    });
  });
});

describe("a link of the operator's", () => {
  test.each([
    ["signup", "signup"],
    ["invite", "invite"],
    ["magiclink", "signup"],
  ])(
    "of the type %s opens an account to a new address, without an email",
    async (type, verifies) => {
      const { auth, database } = await fixtureAuth({ settings: strict });
      const email = newEmail();
      const request = { type, email, password, data: { nome: "Davi" }, redirectTo };
      const link = await auth.admin.generateLink(operator, request);
      expect(link.type).toBe(verifies);
      expect(link.account.user.user_metadata).toEqual({ nome: "Davi" });
      expect(await emailsTo(database, email)).toEqual([]);
      const query = new URL(link.actionLink).searchParams;
      expect(Object.fromEntries(query)).toEqual({
        token: link.linkToken,
        type: verifies,
        redirect_to: redirectTo,
      });
      const opened = await auth.verifyLinkToken({
        type: verifies,
        linkToken: link.linkToken,
        client,
      });
      expect(opened.kind).toBe("session");
      const login = auth.signInWithPassword({ email, password, client });
      if (type === "signup") expect((await login).account.user.email).toBe(email);
      else await expect(login).rejects.toMatchObject({ code: "invalid_credentials" });
    },
  );

  test.each(["magiclink", "recovery"])(
    "of the type %s lets in who has an account",
    async (type) => {
      const { auth } = await fixtureAuth();
      const { email, id } = await confirmed(auth);
      const { code } = await auth.admin.generateLink(operator, { type, email, redirectTo });
      const to = { kind: "email", value: email } as const;
      const verified = await auth.verifyCode({ type, to, code, client });
      if (verified.kind !== "session") throw new Error(verified.kind);
      expect(verified.session.account.user.id).toBe(id);
    },
  );

  test("moves an address, from both sides", async () => {
    const { auth } = await fixtureAuth();
    const { email, id } = await confirmed(auth);
    const newEmailOf = newEmail();
    const linkOf = (type: string) =>
      auth.admin.generateLink(operator, { type, email, newEmail: newEmailOf, redirectTo });
    const current = await linkOf("email_change_current");
    const next = await linkOf("email_change_new");
    expect(next.account.user).toMatchObject({ email, new_email: newEmailOf });
    expect(new URL(next.actionLink).searchParams.get("type")).toBe("email_change");
    const open = (linkToken: string) =>
      auth.verifyLinkToken({ type: "email_change", linkToken, client });
    expect((await open(current.linkToken)).kind).toBe("half");
    expect((await open(next.linkToken)).kind).toBe("session");
    expect((await auth.admin.user(id)).user.email).toBe(newEmailOf);
  });

  test.each([
    [{ type: "recovery" }, "user_not_found"],
    [{ type: "email_change_new", newEmail: "x@y.example" }, "user_not_found"],
    [{ type: "signup" }, "validation_failed"],
    [{ type: "signup", password: "curta" }, "weak_password"],
    [{ type: "carta" }, "validation_failed"],
    [{ type: null }, "validation_failed"],
  ])("for nobody refuses %j", async (fields, code) => {
    const { auth } = await fixtureAuth();
    const request = { email: newEmail(), ...fields, redirectTo };
    await expect(auth.admin.generateLink(operator, request)).rejects.toMatchObject({ code });
  });

  test.each([
    [{ type: "signup", password }, "email_exists"],
    [{ type: "invite" }, "email_exists"],
    [{ type: "email_change_new" }, "validation_failed"],
    [{ type: "magiclink", email: "sem arroba" }, "validation_failed"],
  ])("for somebody who is here refuses %j", async (fields, code) => {
    const { auth } = await fixtureAuth();
    const { email } = await confirmed(auth);
    const request = { email, ...fields, redirectTo };
    await expect(auth.admin.generateLink(operator, request)).rejects.toMatchObject({ code });
  });

  test("asks the old address only where both have to agree, and takes no address of others", async () => {
    const { auth } = await fixtureAuth({
      settings: { ...fixtureSettings, secureEmailChange: false },
    });
    const [ana, bia] = [await confirmed(auth), await confirmed(auth)];
    const { email } = ana;
    const type = "email_change_current";
    const request = { type, email, newEmail: newEmail(), redirectTo };
    await expect(auth.admin.generateLink(operator, request)).rejects.toMatchObject({
      message: "Enable secure email change to generate link for current email",
    });
    const taken = { type: "email_change_new", email, newEmail: bia.email, redirectTo };
    await expect(auth.admin.generateLink(operator, taken)).rejects.toMatchObject({
      code: "email_exists",
    });
  });

  test("of two that are made at once for a new address, both are of one account", async () => {
    const { auth } = await fixtureAuth({ settings: strict });
    const email = newEmail();
    const request = { type: "invite", email, redirectTo };
    const links = await Promise.all([
      auth.admin.generateLink(operator, request),
      auth.admin.generateLink(operator, request),
    ]);
    expect(new Set(links.map(({ account }) => account.user.id)).size).toBe(1);
  });
});

describe("a password that somebody set for an address before it was confirmed", () => {
  async function squatted() {
    const { auth } = await fixtureAuth({ settings: strict });
    const email = newEmail();
    await auth.signUp({ ...unlimited, email, password: "de quem chegou antes", client });
    const login = (by: string) => auth.signInWithPassword({ email, password: by, client });
    return { auth, email, login };
  }
  const refused = { code: "invalid_credentials" };

  test.each(["invite", "signup", "magiclink", "recovery"])(
    "is gone after a link of the type %s",
    async (type) => {
      const { auth, email, login } = await squatted();
      const link = await auth.admin.generateLink(operator, { type, email, redirectTo });
      await auth.verifyLinkToken({ type, linkToken: link.linkToken, client });
      await expect(login("de quem chegou antes")).rejects.toMatchObject(refused);
    },
  );

  test("gives way to the one that the operator chose", async () => {
    const { auth, email, login } = await squatted();
    const request = { type: "signup", email, password, redirectTo };
    const { linkToken } = await auth.admin.generateLink(operator, request);
    await auth.verifyLinkToken({ type: "signup", linkToken, client });
    await expect(login("de quem chegou antes")).rejects.toMatchObject(refused);
    expect((await login(password)).account.user.email).toBe(email);
  });
});

describe("what was sent before", () => {
  async function waiting() {
    const world = await fixtureAuth({ settings: strict });
    const { auth } = world;
    const { email, id } = await confirmed(auth);
    const { linkToken } = await auth.admin.generateLink(operator, {
      type: "recovery",
      email,
      redirectTo,
    });
    const { accessToken } = await auth.signInWithPassword({ email, password, client });
    await auth.updateOwnUser(accessToken, { ...unlimited, email: newEmail() });
    expect(await codesOf(world.database, id)).toEqual([
      "email_change_current",
      "email_change_new",
      "recovery",
    ]);
    return { ...world, email, id, linkToken };
  }

  test.each([
    ["a new password", { password: "bolo de fubá" }],
    ["a new address", { email: "davi@nova.example" }],
  ])("counts no more after %s by the operator", async (_, fields) => {
    const { auth, database, id, linkToken } = await waiting();
    await auth.admin.updateUser(operator, { id, fields });
    expect(await codesOf(database, id)).toEqual([]);
    const opening = auth.verifyLinkToken({ type: "recovery", linkToken, client });
    await expect(opening).rejects.toMatchObject({ code: "otp_expired" });
  });

  test("opens nothing while they are banned, which only its holder learns, and counts again afterwards", async () => {
    const { auth, database, id, linkToken } = await waiting();
    await auth.admin.updateUser(operator, { id, fields: { userMetadata: { nome: "Davi" } } });
    await auth.admin.updateUser(operator, { id, fields: { banDuration: "24h" } });
    const open = () => auth.verifyLinkToken({ type: "recovery", linkToken, client });
    await expect(open()).rejects.toMatchObject({ code: "user_banned" });
    expect(await codesOf(database, id)).toHaveLength(3);
    await auth.admin.updateUser(operator, { id, fields: { banDuration: "none" } });
    expect(await open()).toMatchObject({ kind: "session" });
  });

  test.each([[false], [true]])("goes with the account, softly: %s", async (soft) => {
    const { auth, database, id, email } = await waiting();
    expect(await emailsTo(database, email)).not.toEqual([]);
    await auth.admin.deleteUser(operator, { id, soft });
    expect(await codesOf(database, id)).toEqual([]);
    expect(await emailsTo(database, email)).toEqual([]);
  });
});

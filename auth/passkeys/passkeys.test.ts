import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestStore, stores, type TestStore } from "../../database/fixture.ts";
import { client, fixtureAuth } from "../fixture.ts";
import { emailsTo } from "../fixture-emails.ts";
import { allRows } from "../fixture-tables.ts";
import { createAuthenticator, type Lie } from "../webauthn/fixture-authenticator.ts";

const password = "pão quente às 6h";
const minute = 60_000;
const operator = { actor: null };
const failed = { code: "webauthn_verification_failed", kind: "invalid" };
const used = { code: "webauthn_challenge_not_found", kind: "invalid" };

type World = Awaited<ReturnType<typeof fixtureAuth>>;

let made = 0;
async function somebody({ auth }: World) {
  made += 1;
  const email = `rita.${made}@padaria.example`;
  const { user } = await auth.admin.createUser(operator, { email, password, emailConfirm: true });
  const { accessToken } = await auth.signInWithPassword({ email, password, client });
  return { id: user.id, email, token: accessToken, device: createAuthenticator() };
}
type Person = Awaited<ReturnType<typeof somebody>>;

async function register({ auth }: World, { token, device }: Person, lie: Lie = {}) {
  const { challengeId, options } = await auth.passkeys.beginRegistration(token);
  const credential = device.create(options, lie);
  return auth.passkeys.finishRegistration(token, { challengeId, credential });
}

async function signIn({ auth }: World, { device }: Pick<Person, "device">, lie: Lie = {}) {
  const { challengeId, options } = await auth.passkeys.beginSignIn();
  return auth.passkeys.signIn({ challengeId, credential: device.get(options, lie), client });
}

function claimsOf(token: string) {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

/** As a device would that does not see the page it is on, or was tampered with. */
const lies: [string, Lie][] = [
  ["another challenge", { challenge: Buffer.alloc(32).toString("base64url") }],
  ["another page", { origin: "https://loja.example.evil.example" }],
  ["the same page without TLS", { origin: "http://loja.example" }],
  ["another domain", { rpId: "evil.example" }],
  ["nobody who was made sure of", { unverified: true }],
  ["another ceremony", { type: "payment.get" }],
];

describe.each(stores)("a passkey on %s", (kind) => {
  let store: TestStore;
  let world: World;
  beforeAll(async () => {
    store = await openTestStore(kind);
    world = await fixtureAuth({ database: store.database });
  });
  afterAll(() => store.dispose());

  test("is not made for who signs in by an organisation: its word alone lets them in", async () => {
    const person = await somebody(world);
    const { query } = store.database;
    await query.updateTable("users").set({ is_sso_user: 1 }).where("id", "=", person.id).execute();
    await expect(register(world, person)).rejects.toMatchObject({
      code: "validation_failed",
      kind: "unprocessable",
      message: "SSO users cannot register passkeys",
    });
    expect(person.device.keys).toEqual([]);
  });

  test("is made for one's own account, lets in without a name, and its owner is told", async () => {
    const person = await somebody(world);
    const { challengeId, options, expiresAt } = await world.auth.passkeys.beginRegistration(
      person.token,
    );
    expect(expiresAt).toBe(world.clock.now + 5 * minute);
    expect(options).toMatchObject({
      rp: { id: "loja.example", name: "Loja" },
      user: { id: Buffer.from(person.id).toString("base64url"), name: person.email },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
    const credential = person.device.create(options);
    const passkey = await world.auth.passkeys.finishRegistration(person.token, {
      challengeId,
      credential,
    });
    expect(passkey).toMatchObject({ user_id: person.id, factor_id: null, friendly_name: "" });
    expect((await emailsTo(store.database, person.email)).map((email) => email.kind)).toEqual([
      "passkey_added",
    ]);
    const asked = await world.auth.passkeys.beginSignIn();
    expect(asked.options).toMatchObject({ rpId: "loja.example", userVerification: "required" });
    expect(asked.options.allowCredentials).toBeUndefined();
    const { account, accessToken } = await signIn(world, person);
    expect(account.user.id).toBe(person.id);
    expect(claimsOf(accessToken)).toMatchObject({
      sub: person.id,
      aud: "authenticated",
      aal: "aal1",
      amr: [{ method: "passkey" }],
    });
    const [listed] = await world.auth.passkeys.list(accessToken);
    expect(listed).toMatchObject({ id: passkey.id, counter: 2, last_used_at: world.clock.now });
    expect(listed?.transports).toBe('["internal"]');
    // The device that has it makes no second one.
    const again = await world.auth.passkeys.beginRegistration(accessToken);
    expect(again.options.excludeCredentials).toMatchObject([{ id: credential.id }]);
  });

  test.each(lies)("is neither made nor used with %s, and the challenge is gone", async (_, lie) => {
    const { auth } = world;
    const person = await somebody(world);
    const begun = await auth.passkeys.beginRegistration(person.token);
    const finish = (credential: unknown) =>
      auth.passkeys.finishRegistration(person.token, {
        challengeId: begun.challengeId,
        credential,
      });
    await expect(finish(person.device.create(begun.options, lie))).rejects.toMatchObject(failed);
    await expect(finish(person.device.create(begun.options))).rejects.toMatchObject(used);
    expect(await auth.passkeys.list(person.token)).toEqual([]);
    await register(world, person);
    const asked = await auth.passkeys.beginSignIn();
    const enter = (credential: unknown) =>
      auth.passkeys.signIn({ challengeId: asked.challengeId, credential, client });
    await expect(enter(person.device.get(asked.options, lie))).rejects.toMatchObject(failed);
    await expect(enter(person.device.get(asked.options))).rejects.toMatchObject(used);
    expect((await signIn(world, person)).account.user.id).toBe(person.id);
  });

  test("lets in no more by an answer that was used, an altered one, or another's", async () => {
    const [person, other] = [await somebody(world), await somebody(world)];
    const passkey = await register(world, person);
    await register(world, other);
    const asked = await world.auth.passkeys.beginSignIn();
    const credential = person.device.get(asked.options);
    const enter = () =>
      world.auth.passkeys.signIn({ challengeId: asked.challengeId, credential, client });
    expect((await enter()).account.user.id).toBe(person.id);
    await expect(enter()).rejects.toMatchObject(used);
    const refused: Lie[] = [
      { forged: true },
      { id: "AAAAAAAAAAAAAAAAAAAAAA" },
      { userHandle: Buffer.from(other.id).toString("base64url") },
      { userHandle: "" },
    ];
    for (const lie of refused)
      await expect(signIn(world, person, lie)).rejects.toMatchObject(failed);
    // Another's key under this one's name.
    const stranger = signIn(world, other, { id: passkey.credential_id });
    await expect(stranger).rejects.toMatchObject(failed);
    const { entries } = await world.auth.admin.listAudit({ page: 1, perPage: 500 });
    const lines = entries.filter(({ subject_id }) => subject_id === person.id);
    expect(lines.filter(({ action }) => action === "login_failed")).toHaveLength(4);
  });

  test("whose count goes back, or stands still, is refused as a copy", async () => {
    const person = await somebody(world);
    await register(world, person, { counter: 5 });
    await expect(signIn(world, person, { counter: 5 })).rejects.toMatchObject(failed);
    await expect(signIn(world, person, { counter: 4 })).rejects.toMatchObject(failed);
    await expect(signIn(world, person, { counter: 0 })).rejects.toMatchObject(failed);
    await signIn(world, person, { counter: 9 });
    await expect(signIn(world, person, { counter: 8 })).rejects.toMatchObject(failed);
    const still = await somebody(world);
    await register(world, still, { counter: 0 });
    for (const _ of [1, 2]) await signIn(world, still, { counter: 0 });
  });

  test("with one count lets in once, however many come with it at once", async () => {
    const person = await somebody(world);
    await register(world, person);
    const answers = await Promise.allSettled(
      [1, 2, 3, 4].map(() => signIn(world, person, { counter: 7 })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("is asked for within five minutes, and for whoever began alone", async () => {
    const { auth, clock } = world;
    const [person, other] = [await somebody(world), await somebody(world)];
    const begun = await auth.passkeys.beginRegistration(person.token);
    const credential = person.device.create(begun.options);
    const answer = { challengeId: begun.challengeId, credential };
    await expect(auth.passkeys.finishRegistration(other.token, answer)).rejects.toMatchObject(used);
    const asSignIn = auth.passkeys.signIn({ ...answer, client });
    await expect(asSignIn).rejects.toMatchObject(used);
    clock.now += 5 * minute - 1;
    await auth.passkeys.finishRegistration(person.token, answer);
    const asked = await auth.passkeys.beginSignIn();
    const late = {
      challengeId: asked.challengeId,
      credential: person.device.get(asked.options),
      client,
    };
    clock.now += 5 * minute;
    await expect(auth.passkeys.signIn(late)).rejects.toMatchObject({
      code: "webauthn_challenge_expired",
    });
    await expect(auth.passkeys.signIn(late)).rejects.toMatchObject(used);
  });

  test("is anybody's once: the name that a device has for it, and ten for a person", async () => {
    const [person, other] = [await somebody(world), await somebody(world)];
    const first = await register(world, person);
    const copy = register(world, other, { id: first.credential_id });
    await expect(copy).rejects.toMatchObject({
      code: "webauthn_credential_exists",
      kind: "unprocessable",
    });
    const begun = await Promise.all(
      Array.from({ length: 11 }, () => world.auth.passkeys.beginRegistration(person.token)),
    );
    const answers = await Promise.allSettled(
      begun.map(({ challengeId, options }) =>
        world.auth.passkeys.finishRegistration(person.token, {
          challengeId,
          credential: person.device.create(options),
        }),
      ),
    );
    const refused = answers.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(refused).toEqual(["too_many_passkeys", "too_many_passkeys"]);
    expect(await world.auth.passkeys.list(person.token)).toHaveLength(10);
    const another = world.auth.passkeys.beginRegistration(person.token);
    await expect(another).rejects.toMatchObject({
      code: "too_many_passkeys",
      kind: "unprocessable",
    });
  });

  test("is renamed and deleted by its owner, or deleted by the operator, and lets in no more", async () => {
    const { auth } = world;
    const [person, other] = [await somebody(world), await somebody(world)];
    const { id } = await register(world, person);
    const rename = (token: string, friendlyName: string) =>
      auth.passkeys.rename(token, { id, friendlyName });
    expect(await rename(person.token, "celular")).toMatchObject({ id, friendly_name: "celular" });
    expect(await rename(person.token, "á".repeat(120))).toMatchObject({ id });
    for (const name of ["", "a".repeat(121)])
      await expect(rename(person.token, name)).rejects.toMatchObject({ kind: "invalid" });
    const missing = { code: "validation_failed", kind: "missing", message: "Passkey not found" };
    await expect(rename(other.token, "minha")).rejects.toMatchObject(missing);
    await expect(auth.passkeys.delete(other.token, id)).rejects.toMatchObject(missing);
    await expect(auth.passkeys.delete(person.token, "x")).rejects.toMatchObject(missing);
    await auth.passkeys.delete(person.token, id);
    await expect(signIn(world, person)).rejects.toMatchObject(failed);
    const second = await register(world, person);
    expect(await auth.admin.listPasskeys(person.id)).toMatchObject([{ id: second.id }]);
    const byOperator = (userId: string) =>
      auth.admin.deletePasskey(operator, { userId, passkeyId: second.id });
    await expect(byOperator(other.id)).rejects.toMatchObject(missing);
    await byOperator(person.id);
    await expect(signIn(world, person)).rejects.toMatchObject(failed);
    const { entries } = await auth.admin.listAudit({ page: 1, perPage: 500 });
    const actions = entries
      .filter(({ subject_id }) => subject_id === id)
      .map(({ action }) => action);
    expect(new Set(actions)).toEqual(
      new Set(["passkey_created", "passkey_updated", "passkey_deleted"]),
    );
  });

  test("lets in nobody who is banned, unconfirmed or gone, and goes with the account", async () => {
    const { auth } = world;
    const person = await somebody(world);
    await register(world, person);
    const setUser = (changes: object) =>
      store.database.query.updateTable("users").set(changes).where("id", "=", person.id).execute();
    await setUser({ email_confirmed_at: null });
    await expect(signIn(world, person)).rejects.toMatchObject({
      code: "email_not_confirmed",
      kind: "forbidden",
    });
    await setUser({ email_confirmed_at: 1, phone: `5511977${made}` });
    await expect(signIn(world, person)).rejects.toMatchObject({ code: "phone_not_confirmed" });
    await setUser({ phone: null });
    await auth.admin.updateUser(operator, { id: person.id, fields: { banDuration: "24h" } });
    await expect(signIn(world, person)).rejects.toMatchObject({ code: "user_banned" });
    await auth.admin.updateUser(operator, { id: person.id, fields: { banDuration: "none" } });
    await signIn(world, person);
    await auth.admin.deleteUser(operator, { id: person.id, soft: true });
    await expect(signIn(world, person)).rejects.toMatchObject(failed);
    const rest = await allRows(store.database.query);
    expect(JSON.stringify(rest.get("webauthn_credentials"))).not.toContain(person.id);
    const hard = await somebody(world);
    await register(world, hard);
    await auth.admin.deleteUser(operator, { id: hard.id, soft: false });
    await expect(signIn(world, hard)).rejects.toMatchObject(failed);
  });

  test("is for people with an address of their own who have passed their second factor", async () => {
    const { auth } = world;
    const anonymous = await auth.signUpAnonymously({ client });
    const none = auth.passkeys.beginRegistration(anonymous.accessToken);
    await expect(none).rejects.toMatchObject({ code: "no_authorization", kind: "forbidden" });
    const person = await somebody(world);
    const { id } = await register(world, person);
    const begun = await auth.passkeys.beginRegistration(person.token);
    await store.database.query
      .insertInto("factors")
      .values({
        ...{ id: person.id, user_id: person.id, friendly_name: "", factor_type: "totp" },
        ...{ status: "verified", secret: "", phone: null, last_step: null },
        ...{ last_challenged_at: null, created_at: 1, updated_at: 1 },
      })
      .execute();
    const low = { code: "insufficient_aal", kind: "forbidden" };
    const credential = person.device.create(begun.options);
    const late = auth.passkeys.finishRegistration(person.token, {
      challengeId: begun.challengeId,
      credential,
    });
    await expect(late).rejects.toMatchObject(low);
    await expect(auth.passkeys.beginRegistration(person.token)).rejects.toMatchObject(low);
    await expect(auth.passkeys.delete(person.token, id)).rejects.toMatchObject(low);
    expect(await auth.passkeys.list(person.token)).toHaveLength(1);
  });
});

test("a statement of who made the device is refused unread, but for the device's own signature", async () => {
  const world = await fixtureAuth();
  const person = await somebody(world);
  for (const statement of ["certified", "unknown"] as const)
    await expect(register(world, person, { statement })).rejects.toMatchObject(failed);
  await register(world, person, { statement: "self-signed" });
  await register(world, person, { origin: "https://conta.loja.example" });
  expect((await signIn(world, person)).account.user.id).toBe(person.id);
});

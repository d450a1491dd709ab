import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestStore, stores, type TestStore } from "../../database/fixture.ts";
import { client, fixtureAuth, fixtureSettings, unlimited } from "../fixture.ts";
import { emailsTo } from "../fixture-emails.ts";
import { createAuthenticator, type Lie } from "../webauthn/fixture-authenticator.ts";

const password = "pão quente às 6h";
const minute = 60_000;
const failed = { code: "mfa_verification_failed", kind: "unprocessable" };
const gone = { code: "mfa_factor_not_found", kind: "unprocessable" };

type World = Awaited<ReturnType<typeof fixtureAuth>>;

let made = 0;
async function somebody({ auth }: World) {
  made += 1;
  const email = `noel.${made}@oficina.example`;
  await auth.admin.createUser({ actor: null }, { email, password, emailConfirm: true });
  const { accessToken } = await auth.signInWithPassword({ email, password, client });
  return { email, token: accessToken, device: createAuthenticator() };
}
type Person = Awaited<ReturnType<typeof somebody>>;

function enroll({ auth }: World, token: string, friendlyName = "chave") {
  return auth.factors.enroll(token, { factorType: "webauthn", friendlyName });
}

/** What a browser is asked, and what it sends back from the device. */
async function answerOf(
  { auth }: World,
  { token, device }: Person,
  factorId: string,
  lie: Lie = {},
) {
  const { id, webauthn } = await auth.factors.challenge(token, { ...unlimited, factorId, client });
  if (!webauthn) throw new Error("No request for a device");
  const credential =
    webauthn.type === "create"
      ? device.create(webauthn.options, lie)
      : device.get(webauthn.options, lie);
  return { factorId, challengeId: id, credential, client };
}

async function verify(world: World, person: Person, factorId: string, lie: Lie = {}) {
  return world.auth.factors.verify(person.token, await answerOf(world, person, factorId, lie));
}

function claimsOf(token: string) {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

describe.each(stores)("a second factor by WebAuthn on %s", (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.dispose());
  const newWorld = () => fixtureAuth({ database: store.database });

  test("a device raises the session, at once and at each sign-in, and its owner is told", async () => {
    const world = await newWorld();
    const person = await somebody(world);
    const factor = await enroll(world, person.token);
    expect(factor).toEqual({ id: factor.id, type: "webauthn", friendlyName: "chave" });
    const asked = { ...unlimited, factorId: factor.id, client };
    const { webauthn, expiresAt } = await world.auth.factors.challenge(person.token, asked);
    expect(expiresAt).toBe(world.clock.now + 5 * minute);
    expect(webauthn).toMatchObject({
      type: "create",
      options: {
        rp: { id: "loja.example" },
        user: { id: Buffer.from(factor.id).toString("base64url"), name: person.email },
        attestation: "none",
        authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
      },
    });
    const raised = await verify(world, person, factor.id, { unverified: true });
    expect(raised.account.factors).toMatchObject([{ status: "verified", factor_type: "webauthn" }]);
    expect(claimsOf(raised.accessToken)).toMatchObject({ aal: "aal2" });
    const emails = await emailsTo(store.database, person.email);
    expect(emails.map(({ kind }) => kind)).toEqual(["factor_added"]);
    const { accessToken } = await world.auth.signInWithPassword({
      ...{ email: person.email, password, client },
    });
    const again = await verify(world, { ...person, token: accessToken }, factor.id);
    const claims = claimsOf(again.accessToken);
    expect(claims.aal).toBe("aal2");
    expect(claims.amr.map(({ method }: { method: string }) => method)).toEqual(
      expect.arrayContaining(["mfa/webauthn", "password"]),
    );
    // It is no passkey, and the device that has it makes no second factor.
    expect(await world.auth.passkeys.list(again.accessToken)).toEqual([]);
    const { challengeId, options } = await world.auth.passkeys.beginSignIn();
    const alone = { challengeId, credential: person.device.get(options), client };
    await expect(world.auth.passkeys.signIn(alone)).rejects.toMatchObject({
      code: "webauthn_verification_failed",
    });
    const second = await enroll(world, again.accessToken, "outra");
    const next = { ...unlimited, factorId: second.id, client };
    const { webauthn: other } = await world.auth.factors.challenge(again.accessToken, next);
    expect(other).toMatchObject({
      options: { excludeCredentials: [{ id: person.device.keys[0]?.id }] },
    });
    await world.auth.factors.unenroll(again.accessToken, factor.id);
    const rest = await store.database.query
      .selectFrom("webauthn_credentials")
      .selectAll()
      .execute();
    expect(rest.filter(({ factor_id }) => factor_id === factor.id)).toEqual([]);
  });

  test.each<[string, Lie]>([
    ["another challenge", { challenge: "AAAA" }],
    ["another page", { origin: "https://evil.example" }],
    ["another domain", { rpId: "evil.example" }],
    ["another ceremony", { type: "payment.get" }],
  ])("a device that signs for %s raises nobody, and the challenge is gone", async (_, lie) => {
    const world = await newWorld();
    const person = await somebody(world);
    const { id } = await enroll(world, person.token);
    const wrong = await answerOf(world, person, id, lie);
    await expect(world.auth.factors.verify(person.token, wrong)).rejects.toMatchObject(failed);
    await expect(world.auth.factors.verify(person.token, wrong)).rejects.toMatchObject(gone);
    const raised = await verify(world, person, id);
    const answer = await answerOf(world, { ...person, token: raised.accessToken }, id, lie);
    await expect(world.auth.factors.verify(raised.accessToken, answer)).rejects.toMatchObject(
      failed,
    );
    await expect(world.auth.factors.verify(raised.accessToken, answer)).rejects.toMatchObject(gone);
  });

  test("a count that goes back, another's key, an altered signature and a late answer raise nobody", async () => {
    const world = await newWorld();
    const [first, other] = [await somebody(world), await somebody(world)];
    const { id } = await enroll(world, first.token);
    const person = {
      ...first,
      token: (await verify(world, first, id, { counter: 5 })).accessToken,
    };
    const foreign = await enroll(world, other.token);
    await verify(world, other, foreign.id);
    const { device } = other;
    await expect(verify(world, { ...person, device }, id)).rejects.toMatchObject(failed);
    const own = person.device.keys[0]?.id ?? "";
    await expect(verify(world, { ...person, device }, id, { id: own })).rejects.toMatchObject(
      failed,
    );
    for (const lie of [{ counter: 5 }, { counter: 4 }, { forged: true }, { id: "AAAA" }])
      await expect(verify(world, person, id, lie)).rejects.toMatchObject(failed);
    const answer = await answerOf(world, person, id, { counter: 9 });
    const elsewhere = { ...answer, client: { ...client, ip: "198.51.100.9" } };
    await expect(world.auth.factors.verify(person.token, elsewhere)).rejects.toMatchObject({
      code: "mfa_ip_address_mismatch",
    });
    const late = await answerOf(world, person, id, { counter: 9 });
    world.clock.now += 5 * minute;
    await expect(world.auth.factors.verify(person.token, late)).rejects.toMatchObject({
      code: "mfa_challenge_expired",
    });
    const bare = { ...late, credential: undefined, code: "123456" };
    await expect(world.auth.factors.verify(person.token, bare)).rejects.toMatchObject({
      code: "validation_failed",
    });
    expect((await verify(world, person, id, { counter: 10 })).account.factors).toHaveLength(1);
  });

  test("answers that come at once raise once, and nobody finishes a device without a factor that counts", async () => {
    const world = await newWorld();
    const person = await somebody(world);
    const { id } = await enroll(world, person.token);
    const late = await answerOf(world, person, id);
    const app = await world.auth.factors.enroll(person.token, { factorType: "totp" });
    const asked = { ...unlimited, factorId: app.id, client };
    const { id: challengeId } = await world.auth.factors.challenge(person.token, asked);
    const secret = app.type === "totp" ? app.totp.secret : "";
    const code = new TOTP({ secret }).generate({ timestamp: world.clock.now });
    const typed = { factorId: app.id, challengeId, code, client };
    const raised = await world.auth.factors.verify(person.token, typed);
    await expect(world.auth.factors.verify(person.token, late)).rejects.toMatchObject({
      ...{ code: "insufficient_aal", kind: "forbidden" },
    });
    await verify(world, { ...person, token: raised.accessToken }, id);
    const { accessToken } = await world.auth.signInWithPassword({
      ...{ email: person.email, password, client },
    });
    const back = { ...person, token: accessToken };
    const both = [await answerOf(world, back, id), await answerOf(world, back, id, { counter: 2 })];
    const results = await Promise.allSettled(
      both.map((answer) => world.auth.factors.verify(accessToken, answer)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("where it is switched off, it is neither begun nor asked for", async () => {
    const on = await newWorld();
    const person = await somebody(on);
    const { id } = await enroll(on, person.token);
    const factors = { ...fixtureSettings.factors, webauthn: { enroll: false, verify: false } };
    const off = await fixtureAuth({
      database: store.database,
      settings: { ...fixtureSettings, factors },
    });
    await expect(enroll(off, person.token, "outra")).rejects.toMatchObject({
      code: "mfa_webauthn_enroll_not_enabled",
    });
    await expect(answerOf(off, person, id)).rejects.toMatchObject({
      code: "mfa_webauthn_verify_not_enabled",
    });
  });
});

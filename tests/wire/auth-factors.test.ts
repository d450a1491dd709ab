import { setTimeout as sleep } from "node:timers/promises";
import { TOTP } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { bearer, call, claimsOf, newUser, operatorOf, password, visitorOf } from "./auth-client.ts";
import { sharedServer } from "./shared-server.ts";
import type { SharedServer } from "./shared-servers.ts";
import { startOn } from "./stored-server.ts";

type Person = Awaited<ReturnType<typeof newUser>>;

/** What an authenticator app shows; `stepsAhead` of 30 s. */
function codeOf(uriOrSecret: string, stepsAhead = 0): string {
  const totp = new TOTP({ secret: uriOrSecret });
  return totp.generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}

async function enroll({ client }: Pick<Person, "client">, friendlyName = "celular") {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName });
  if (!data) throw error;
  return data;
}

/** Enrolled and verified: the person is at aal2. */
async function withFactor(server: Pick<SharedServer, "url">) {
  const person = await newUser(server);
  const factor = await enroll(person);
  const { error } = await person.client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeOf(factor.totp.secret),
  });
  if (error) throw error;
  return { ...person, factor };
}

async function levelsOf({ client }: Pick<Person, "client">) {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
}

describe.each(stores)("a second factor on %s", (kind) => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer(kind);
  });

  test("is told once, as a picture, a secret and an address", async () => {
    const { client, email } = await newUser(server);
    const { data } = await client.auth.mfa.enroll({
      factorType: "totp",
      friendlyName: "celular",
      issuer: "Imersão",
    });
    expect(data).toMatchObject({ type: "totp", friendly_name: "celular" });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(data?.totp.uri ?? "");
    expect(uri.protocol).toBe("otpauth:");
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      issuer: "Imersão",
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
    const listed = await client.auth.mfa.listFactors();
    expect(listed.data?.all).toHaveLength(1);
    expect(listed.data?.all[0]).toMatchObject({ status: "unverified", factor_type: "totp" });
    expect(listed.data?.totp).toEqual([]);
    expect(await levelsOf({ client })).toEqual(["aal1", "aal1"]);
  });

  test("goes by the site's host, without its port, where nobody names it", async () => {
    const { totp } = await enroll(await newUser(server));
    const uri = new URL(totp.uri);
    expect(uri.searchParams.get("issuer")).toBe(new URL(server.url).hostname);
  });

  test("raises the session, which gets new tokens and keeps its id", async () => {
    const person = await newUser(server);
    const { client, session } = person;
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => events.push(event));
    const factor = await enroll(person);
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor.id });
    expect(challenge?.expires_at).toBeGreaterThan(Date.now() / 1000 + 290);
    const { data } = await client.auth.mfa.verify({
      factorId: factor.id,
      challengeId: challenge?.id ?? "",
      code: codeOf(factor.totp.secret),
    });
    expect(events).toContain("MFA_CHALLENGE_VERIFIED");
    const claims = claimsOf(data?.access_token ?? "");
    expect(claims).toMatchObject({
      aal: "aal2",
      session_id: claimsOf(session.access_token).session_id,
    });
    expect(claims.amr.map(({ method }: { method: string }) => method).toSorted()).toEqual([
      "password",
      "totp",
    ]);
    expect(await levelsOf(person)).toEqual(["aal2", "aal2"]);
    const old = await call(server, "/token?grant_type=refresh_token", {
      body: { refresh_token: session.refresh_token },
    });
    expect(old.json.error_code).toBe("refresh_token_already_used");
  });

  test("ends the sessions that stand on a password alone, and is asked for at the next sign-in", async () => {
    const person = await newUser(server);
    const other = visitorOf(server);
    await other.auth.signInWithPassword({ email: person.email, password });
    const factor = await enroll(person);
    const code = codeOf(factor.totp.secret);
    await person.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    await other.auth.signInWithPassword({ email: person.email, password });
    expect(await levelsOf({ client: other })).toEqual(["aal1", "aal2"]);
    const change = await other.auth.updateUser({ password: "bolo de fubá" });
    expect(change.error).toMatchObject({ status: 401, code: "insufficient_aal" });
    const another = await other.auth.mfa.enroll({ factorType: "totp", friendlyName: "b" });
    expect(another.error).toMatchObject({ status: 403, code: "insufficient_aal" });
    const away = await other.auth.mfa.unenroll({ factorId: factor.id });
    expect(away.error).toMatchObject({ status: 422, code: "insufficient_aal" });
  });

  test("takes no code twice, and no wrong one", async () => {
    const { client, factor } = await withFactor(server);
    const again = await client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.totp.secret),
    });
    expect(again.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
    expect(again.error?.message).toBe("Invalid TOTP code entered");
    const next = await client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.totp.secret, 1),
    });
    expect(next.error).toBeNull();
  });

  test("invalidates a challenge after five wrong codes, and after the right one", async () => {
    const person = await newUser(server);
    const { client } = person;
    const { id: factorId, totp } = await enroll(person);
    const { data } = await client.auth.mfa.challenge({ factorId });
    const challengeId = data?.id ?? "";
    const right = codeOf(totp.secret);
    const wrong = right === "000000" ? "111111" : "000000";
    for (const _ of Array(5).keys()) {
      const { error } = await client.auth.mfa.verify({ factorId, challengeId, code: wrong });
      expect(error?.code).toBe("mfa_verification_failed");
    }
    const invalidated = await client.auth.mfa.verify({ factorId, challengeId, code: right });
    expect(invalidated.error).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
    const fresh = await client.auth.mfa.challenge({ factorId });
    const answer = { factorId, challengeId: fresh.data?.id ?? "", code: codeOf(totp.secret) };
    expect((await client.auth.mfa.verify(answer)).error).toBeNull();
    const reused = await client.auth.mfa.verify({ ...answer, code: codeOf(totp.secret, 1) });
    expect(reused.error).toMatchObject({ status: 422, code: "mfa_factor_not_found" });
  });

  test("goes away for who has it, and the session steps down", async () => {
    const person = await withFactor(server);
    const { data } = await person.client.auth.mfa.unenroll({ factorId: person.factor.id });
    expect(data).toEqual({ id: person.factor.id });
    const { data: refreshed } = await person.client.auth.refreshSession();
    const claims = claimsOf(refreshed.session?.access_token ?? "");
    expect(claims.aal).toBe("aal1");
    expect(claims.amr.map(({ method }: { method: string }) => method)).toEqual(["password"]);
    expect(refreshed.user?.factors).toBeUndefined();
  });

  test("has a name of its own, and there are ten at most", async () => {
    const person = await newUser(server);
    await enroll(person, "");
    const unnamed = await person.client.auth.mfa.enroll({ factorType: "totp" });
    expect(unnamed.error).toMatchObject({ status: 422, code: "mfa_factor_name_conflict" });
    for (const number of Array(9).keys()) await enroll(person, `celular ${number}`);
    const more = await person.client.auth.mfa.enroll({ factorType: "totp", friendlyName: "x" });
    expect(more.error).toMatchObject({ status: 422, code: "too_many_enrolled_mfa_factors" });
  });

  test("is nobody else's", async () => {
    const [ana, bia] = [await newUser(server), await newUser(server)];
    const factor = await enroll(ana);
    const challenge = await bia.client.auth.mfa.challenge({ factorId: factor.id });
    expect(challenge.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
    const removal = await bia.client.auth.mfa.unenroll({ factorId: factor.id });
    expect(removal.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
    const headers = bearer(bia.session.access_token);
    const none = await call(server, "/factors/x/challenge", { headers });
    expect(none.json).toMatchObject({ code: 404, error_code: "validation_failed" });
    const nobody = await call(server, "/factors/x/challenge");
    expect(nobody.json).toMatchObject({ code: 401, error_code: "no_authorization" });
  });

  test.each([
    [{ factor_type: "phone", phone: "5511999990000" }, 422, "mfa_phone_enroll_not_enabled"],
    [{ factor_type: "sms" }, 400, "validation_failed"],
    [{ factor_type: "totp", friendly_name: "a\0b" }, 400, "bad_json"],
  ])("refuses to enrol %j", async (body, status, code) => {
    const { session } = await newUser(server);
    const headers = bearer(session.access_token);
    const { json } = await call(server, "/factors", { headers, body });
    expect(json).toMatchObject({ code: status, error_code: code });
  });

  test("can be listed, renamed and taken away by the operator", async () => {
    const { user, factor, client } = await withFactor(server);
    const { mfa } = operatorOf(server).auth.admin;
    const { data } = await mfa.listFactors({ userId: user.id });
    expect(data?.factors).toHaveLength(1);
    expect(data?.factors[0]).toMatchObject({ id: factor.id, status: "verified" });
    expect(JSON.stringify(data)).not.toContain(factor.totp.secret);
    const removed = await mfa.deleteFactor({ userId: user.id, id: factor.id });
    expect(removed.error).toBeNull();
    const { data: refreshed } = await client.auth.refreshSession();
    expect(claimsOf(refreshed.session?.access_token ?? "").aal).toBe("aal1");
  });
});

test("switched off, no factor is enrolled", async () => {
  const server = await startOn("sqlite", { AUTH_MFA_TOTP_ENROLL_ENABLED: "false" });
  const { client } = await newUser(server);
  const { error } = await client.auth.mfa.enroll({ factorType: "totp" });
  expect(error).toMatchObject({ status: 422, code: "mfa_totp_enroll_not_enabled" });
  await server.kill();
});

test("anonymous people have none", async () => {
  const client = visitorOf(await sharedServer("sqlite"));
  await client.auth.signInAnonymously();
  const { error } = await client.auth.mfa.enroll({ factorType: "totp" });
  expect(error).toMatchObject({ status: 403, code: "no_authorization" });
});

test("a session with a factor may be asked for it in time", async () => {
  const server = await startOn("sqlite", { AUTH_SESSIONS_ALLOW_LOW_AAL: "300ms" });
  const { email } = await withFactor(server);
  const client = visitorOf(server);
  await client.auth.signInWithPassword({ email, password });
  await sleep(350);
  const { error } = await client.auth.refreshSession();
  expect(error?.message).toContain("Low AAL: User Needs MFA Verification");
  await server.kill();
});

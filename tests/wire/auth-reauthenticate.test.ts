import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { bearer, call, claimsOf, newUser, operatorOf, password, visitorOf } from "./auth-client.ts";
import { emailsTo, lastEmailTo } from "./auth-emails.ts";
import { sharedServer } from "./shared-server.ts";
import { type StoredServer, startOn } from "./stored-server.ts";

const secret = "a shared secret of the tests, long enough for HS256";
const asking = {
  AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: "on",
  AUTH_JWT_SECRET: secret,
};
const next = "bolo de fubá";

/** The same person by a token without a session, as an operator may sign one: it is never a recent sign-in. */
async function oldTokenOf(token: string): Promise<string> {
  const { session_id: _session, iss: _issuer, ...claims } = claimsOf(token);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode(secret));
}

describe.each(stores)("asking again who it is, on %s", (kind) => {
  let server: StoredServer;
  beforeAll(async () => {
    server = await startOn(kind, asking);
  });
  afterAll(() => server.kill());

  async function anOldSignIn() {
    const person = await newUser(server);
    const token = await oldTokenOf(person.session.access_token);
    const setPassword = (body: object) =>
      call(server, "/user", { method: "PUT", headers: bearer(token), body });
    return { ...person, setPassword };
  }

  test("a recent sign-in sets a new password, and its owner is told", async () => {
    const { client, email } = await newUser(server);
    expect((await client.auth.updateUser({ password: next })).error).toBeNull();
    const messages = await emailsTo(server, email);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).not.toMatch(/\d{6}|\/verify/);
  });

  test("an old one needs the code of an email, which is good once", async () => {
    const { client, email, setPassword } = await anOldSignIn();
    const needed = await setPassword({ password: next });
    expect(needed.json).toMatchObject({ code: 400, error_code: "reauthentication_needed" });
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const { code, link } = await lastEmailTo(server, email);
    expect(link).not.toContain("/verify");
    const wrong = await setPassword({ password: next, nonce: code === "000000" ? "1" : "000000" });
    expect(wrong.json).toMatchObject({ code: 422, error_code: "reauthentication_not_valid" });
    const done = await setPassword({ password: next, nonce: code });
    expect(done.status).toBe(200);
    const again = await setPassword({ password: "bolo de milho", nonce: code });
    expect(again.json.error_code).toBe("reauthentication_not_valid");
    const login = await visitorOf(server).auth.signInWithPassword({ email, password: next });
    expect(login.error).toBeNull();
  });

  test("five wrong codes invalidate the right one", async () => {
    const { client, email, setPassword } = await anOldSignIn();
    await client.auth.reauthenticate();
    const { code } = await lastEmailTo(server, email);
    const wrong = code === "000000" ? "111111" : "000000";
    for (const nonce of [wrong, wrong, wrong, wrong, wrong, code]) {
      const { json } = await setPassword({ password: next, nonce });
      expect(json.error_code).toBe("reauthentication_not_valid");
    }
  });

  test("of eight who come with one code at once, one is heard", async () => {
    const { client, email, setPassword } = await anOldSignIn();
    await client.auth.reauthenticate();
    const { code: nonce } = await lastEmailTo(server, email);
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, count) => setPassword({ password: `${next} ${count}`, nonce })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  test("the code of an email lets nobody in", async () => {
    const { client, email } = await newUser(server);
    await client.auth.reauthenticate();
    const { code: token } = await lastEmailTo(server, email);
    for (const type of ["email", "magiclink", "recovery", "signup"] as const) {
      const { error } = await visitorOf(server).auth.verifyOtp({ email, token, type });
      expect(error?.code).toBe("otp_expired");
    }
    const body = { type: "reauthentication", email, token };
    const { status } = await call(server, "/verify", { body });
    expect(status).toBeGreaterThanOrEqual(400);
  });

  test("whose address is not confirmed is told to confirm it first", async () => {
    const { admin } = operatorOf(server).auth;
    const { user, session, email } = await newUser(server);
    await admin.deleteUser(user.id);
    const gone = await call(server, "/reauthenticate", {
      method: "GET",
      headers: bearer(session.access_token),
    });
    expect(gone.json).toMatchObject({ code: 403, error_code: "user_not_found" });
    const { data } = await admin.createUser({ email, password });
    const claims = { ...claimsOf(session.access_token), sub: data.user?.id ?? "" };
    const token = await oldTokenOf(
      `.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`,
    );
    const headers = bearer(token);
    const unconfirmed = await call(server, "/reauthenticate", { method: "GET", headers });
    expect(unconfirmed.json).toMatchObject({
      code: 422,
      error_code: "email_not_confirmed",
      msg: "Please verify your email first.",
    });
  });
});

test("who has neither an address nor a number is told so, and emails keep their distance", async () => {
  const server = await sharedServer("sqlite", "limited");
  const anonymous = visitorOf(server);
  await anonymous.auth.signInAnonymously();
  const none = await anonymous.auth.reauthenticate();
  expect(none.error).toMatchObject({ status: 400, code: "validation_failed" });
  expect(none.error?.message).toBe(
    "Reauthentication requires the user to have an email or a phone number",
  );
  const { client } = await newUser(server);
  expect((await client.auth.reauthenticate()).error).toBeNull();
  const { error } = await client.auth.reauthenticate();
  expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
});

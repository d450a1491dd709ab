import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer, call, newEmail, newUser, operatorOf, password, visitorOf } from "./auth-client.ts";
import { type RunningServer, secretKey, startServer } from "./running-server.ts";
import { sharedServer } from "./shared-server.ts";

const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

describe("what is switched off", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.kill());

  test.each([
    ["GET", "/authorize?provider=google", 400, "validation_failed"],
    ["GET", "/callback", 400, "bad_oauth_callback"],
    ["GET", "/callback?state=x&code=y", 400, "bad_oauth_state"],
    ["POST", "/callback?state=x", 400, "bad_oauth_state"],
    ["POST", "/sso", 404, "saml_provider_disabled"],
    ["GET", "/sso/saml/metadata", 404, "saml_provider_disabled"],
    ["POST", "/sso/saml/acs", 404, "saml_provider_disabled"],
    ["POST", "/token?grant_type=web3", 422, "web3_provider_disabled"],
    ["GET", "/oauth/authorize", 404, "feature_disabled"],
    ["POST", "/oauth/token", 404, "feature_disabled"],
    ["POST", "/oauth/clients/register", 404, "feature_disabled"],
    ["GET", `/oauth/authorizations/${id}`, 404, "feature_disabled"],
    ["GET", "/user/oauth/grants", 404, "feature_disabled"],
    ["GET", "/.well-known/openid-configuration", 404, "feature_disabled"],
    ["GET", "/.well-known/oauth-authorization-server", 404, "feature_disabled"],
    ["POST", "/passkeys/registration/options", 404, "passkey_disabled"],
    ["POST", "/passkeys/authentication/options", 404, "passkey_disabled"],
    ["POST", "/passkeys/authentication/verify", 404, "passkey_disabled"],
    ["PATCH", `/passkeys/${id}`, 404, "passkey_disabled"],
    ["GET", "/passkeys", 404, "passkey_disabled"],
    ["GET", "/nothing/here", 404, "not_found"],
    ["GET", "/signup", 404, "not_found"],
  ])("%s %s answers %i %s", async (method, path, status, code) => {
    const { json, headers } = await call(server, path, { method });
    expect(json).toMatchObject({ code: status, error_code: code });
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    [{}, { error: "invalid request", error_description: "id_token required" }],
    [
      { id_token: "x" },
      { error: "invalid request", error_description: "provider or client_id and issuer required" },
    ],
    [
      { id_token: "x", provider: "google" },
      { error_code: "provider_disabled", code: 400 },
    ],
    [
      { id_token: "x", provider: "custom:a" },
      { error_code: "validation_failed", code: 400 },
    ],
  ])("an id token with %j is refused in the shape of its grant", async (body, expected) => {
    const { status, json } = await call(server, "/token?grant_type=id_token", { body });
    expect(status).toBe(400);
    expect(json).toMatchObject(expected);
  });

  test("the client hears it in its own words", async () => {
    const { client } = await newUser(server);
    const linked = await client.auth.linkIdentity({ provider: "google" });
    expect(linked.error).toMatchObject({ status: 404, code: "manual_linking_disabled" });
    const sso = await client.auth.signInWithSSO({ domain: "x.example" });
    expect(sso.error).toMatchObject({ status: 404, code: "saml_provider_disabled" });
    const exchanged = await client.auth.exchangeCodeForSession("x").catch((error) => ({ error }));
    expect(exchanged.error).toBeTruthy();
  });

  test("for the operator too, who alone learns it", async () => {
    const { admin } = operatorOf(server).auth;
    const { error } = await admin.oauth.listClients();
    expect(error).toMatchObject({ status: 404, code: "feature_disabled" });
    for (const path of ["/admin/sso/providers", `/admin/users/${id}/passkeys`]) {
      const known = await call(server, path, { method: "GET", headers: { apikey: secretKey } });
      expect(known.status).toBe(404);
      const unknown = await call(server, path, { method: "GET" });
      expect(unknown.json.error_code).toBe("not_admin");
    }
  });

  test("stands in the settings", async () => {
    const { json } = await call(server, "/settings", { method: "GET" });
    expect(json).toMatchObject({
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: false,
      saml_enabled: false,
      passkeys_enabled: false,
    });
    expect(json.external).toMatchObject({ email: true, phone: false, google: false });
    expect(json.external.anonymous_users).toBe(false);
    const health = await call(server, "/health", { method: "GET" });
    expect(health.json.name).toBe("GoTrue");
  });

  test("a code for a session is checked as far as it can be", async () => {
    const empty = await call(server, "/token?grant_type=pkce", { body: { auth_code: null } });
    expect(empty.json).toMatchObject({ code: 400, error_code: "validation_failed" });
    const unknown = await call(server, "/token?grant_type=pkce", {
      body: { auth_code: id, code_verifier: "v".repeat(50) },
    });
    expect(unknown.json).toMatchObject({ code: 404, error_code: "flow_state_not_found" });
  });

  test("a body over 64 kB is not read, on any path", async () => {
    const field = (length: number) => ({ body: { data: { field: "x".repeat(length) } } });
    for (const path of ["/signup", "/token?grant_type=password", "/recover", "/admin/users"]) {
      const { status, json } = await call(server, path, field(64_000));
      expect(status).toBe(413);
      expect(json.error_code).toBe("request_entity_too_large");
    }
    expect((await call(server, "/signup", field(63_900))).status).toBe(422);
  });
});

describe("with limits", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({
      RATE_LIMIT: "on",
      AUTH_RATE_LIMIT_BURST: "4",
      AUTH_RATE_LIMIT_ACCOUNT: "2",
      AUTH_PASSKEY_ENABLED: "on",
      TRUSTED_PROXIES: "1",
    });
  });
  afterAll(() => server.kill());

  const from = (address: string) => ({ "x-forwarded-for": address });

  test("an address has so many sign-ups, and another one its own", async () => {
    const sign = (address: string) =>
      call(server, "/signup", { body: { email: newEmail(), password }, headers: from(address) });
    const statuses = [];
    for (const _ of Array(5).keys()) statuses.push((await sign("203.0.113.7")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const refused = await sign("203.0.113.7");
    expect(refused.json).toEqual({
      code: 429,
      error_code: "over_request_rate_limit",
      msg: "Request rate limit reached",
    });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await sign("203.0.113.8")).status).toBe(200);
  });

  test("an address begins to sign in by a passkey so often", async () => {
    const headers = from("203.0.113.9");
    const statuses = [];
    for (const step of ["options", "verify", "options", "options", "verify"]) {
      const path = `/passkeys/authentication/${step}`;
      statuses.push((await call(server, path, { body: {}, headers })).status);
    }
    expect(statuses).toEqual([200, 400, 200, 200, 429]);
  });

  test("an account has so many wrong passwords, from wherever they come, whether it exists or not", async () => {
    const email = newEmail();
    const headers = from("198.51.100.1");
    await call(server, "/signup", { body: { email, password }, headers });
    const attempt = (who: string, number: number, secret: string) =>
      call(server, "/token?grant_type=password", {
        body: { email: who, password: secret },
        headers: from(`198.51.100.${number}`),
      });
    for (const number of [10, 11, 12])
      expect((await attempt(email, number, password)).status).toBe(200);
    const statuses: number[][] = [];
    for (const who of [email, newEmail()]) {
      const seen = [];
      for (const number of [20, 21, 22]) seen.push((await attempt(who, number, "errada")).status);
      statuses.push(seen);
    }
    expect(statuses).toEqual([
      [400, 400, 429],
      [400, 400, 429],
    ]);
  });

  test("another way of writing an address is no other account", async () => {
    const ways = ["bia@b.example", " BIA@b.example", "ｂｉａ@b.example"];
    const statuses = [];
    for (const [number, email] of ways.entries()) {
      const headers = from(`192.0.2.${number + 1}`);
      const body = { email, password: "errada" };
      statuses.push((await call(server, "/token?grant_type=password", { body, headers })).status);
    }
    expect(statuses).toEqual([400, 400, 429]);
  });

  test("the client hears of it as of any other refusal", async () => {
    const client = visitorOf(server);
    for (const _ of Array(4).keys())
      await client.auth.signInWithPassword({ email: newEmail(), password });
    const { error } = await client.auth.signInWithPassword({ email: newEmail(), password });
    expect(error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
  });
});

test("a crowd of sign-ins at once leaves the server awake", async () => {
  const server = await startServer({ AUTH_ARGON2_MEMORY: "19456", AUTH_ARGON2_PASSES: "2" });
  const { email } = await newUser(server);
  const times: number[] = [];
  let done = false;
  const watching = (async () => {
    while (!done) {
      const start = performance.now();
      await fetch(`${server.url}/health/live`);
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const body = { email, password };
  const answers = await Promise.all(
    Array.from({ length: 80 }, () => call(server, "/token?grant_type=password", { body })),
  );
  done = true;
  await watching;
  // On a machine that has other things to do, the last in the queue are told to come back.
  for (const { status } of answers) expect([200, 429]).toContain(status);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  // On a machine that is free it is a tenth of that; hashing in the event loop would take seconds.
  expect(p99).toBeLessThan(1000);
  await server.kill();
}, 60_000);

test("a body that says who somebody is counts for nothing", async () => {
  const server = await sharedServer("sqlite");
  const { session } = await newUser(server);
  const { json } = await call(server, "/admin/users", {
    headers: bearer(session.access_token),
    body: { email: newEmail(), role: "service_role" },
  });
  expect(json).toMatchObject({ code: 403, error_code: "not_admin" });
});

import { AuthWeakPasswordError } from "@supabase/supabase-js";
import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import {
  call,
  claimsOf,
  newEmail,
  newUser,
  operatorOf,
  password,
  visitorOf,
} from "./auth-client.ts";
import { sharedServer } from "./shared-server.ts";
import type { SharedServer } from "./shared-servers.ts";
import { startOn } from "./stored-server.ts";

describe.each(stores)("signing up on %s", (kind) => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer(kind);
  });

  test("gives a session at once, whose user is as the protocol says", async () => {
    const client = visitorOf(server);
    const email = newEmail();
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => events.push(event));
    const { data, error } = await client.auth.signUp({
      email: email.toUpperCase(),
      password,
      options: { data: { nome: "Ana", sub: "x", email_verified: "sim" } },
    });
    expect(error).toBeNull();
    expect(events).toContain("SIGNED_IN");
    const { user, session } = data;
    expect(session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
    expect(user).toMatchObject({
      aud: "authenticated",
      role: "authenticated",
      email,
      phone: "",
      is_anonymous: false,
      app_metadata: { provider: "email", providers: ["email"] },
    });
    expect(user?.user_metadata).toEqual({
      nome: "Ana",
      sub: user?.id,
      email,
      email_verified: true,
      phone_verified: false,
    });
    expect(user?.email_confirmed_at).toMatch(/^\d{4}-.*Z$/);
    expect(user?.factors).toBeUndefined();
    expect(user?.identities).toHaveLength(1);
    expect(user?.identities?.[0]).toMatchObject({ id: user?.id, provider: "email", email });
    expect(user?.identities?.[0]?.identity_id).not.toBe(user?.id);
    expect(JSON.stringify(data)).not.toMatch(/argon2|password_hash/);
  });

  test("gives an access token with all the claims", async () => {
    const { session, user, email } = await newUser(server);
    const claims = claimsOf(session.access_token);
    expect(claims).toMatchObject({
      sub: user.id,
      aud: "authenticated",
      role: "authenticated",
      email,
      phone: "",
      aal: "aal1",
      is_anonymous: false,
      exp: session.expires_at,
      iss: expect.stringMatching(/\/auth\/v1$/),
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(claims.amr).toEqual([{ method: "password", timestamp: expect.any(Number) }]);
  });

  test("tells who has an account already", async () => {
    const { email } = await newUser(server);
    const again = await visitorOf(server).auth.signUp({ email, password: "outra senha" });
    expect(again.error).toMatchObject({ status: 422, code: "user_already_exists" });
    expect(again.error?.message).toBe("User already registered");
  });

  test("makes one account of ten that come at once", async () => {
    const email = newEmail();
    const all = await Promise.all(
      Array.from({ length: 10 }, () => visitorOf(server).auth.signUp({ email, password })),
    );
    expect(all.filter(({ data }) => data.session)).toHaveLength(1);
    const codes = all.flatMap(({ error }) => error?.code ?? []);
    expect(new Set(codes)).toEqual(new Set(["user_already_exists"]));
  });

  test("says why a password is weak", async () => {
    const { error } = await visitorOf(server).auth.signUp({ email: newEmail(), password: "curta" });
    expect(error).toBeInstanceOf(AuthWeakPasswordError);
    expect(error).toMatchObject({ status: 422, reasons: ["length"] });
    expect(error?.message).toBe("Password should be at least 8 characters.");
  });

  test.each([
    [{ email: "a@b.example" }, 400, "validation_failed", "Signup requires a valid password"],
    [
      { email: "a@b.example", phone: "5511", password },
      400,
      "validation_failed",
      "Only an email address or phone number should be provided on signup.",
    ],
    [
      { email: "sem arroba", password },
      400,
      "validation_failed",
      "Unable to validate email address: invalid format",
    ],
    [
      { email: "a@b.example", password, code_challenge: "x" },
      400,
      "validation_failed",
      "PKCE flow requires code_challenge_method and code_challenge",
    ],
    [
      { email: "a@b.example", password: "á".repeat(129) },
      400,
      "validation_failed",
      "Password cannot be longer than 128 characters",
    ],
    [
      { phone: "5511999999999", password },
      400,
      "phone_provider_disabled",
      "Phone signups are disabled",
    ],
    [{ email: {}, password }, 400, "bad_json", expect.stringContaining("email")],
    ["{", 400, "bad_json", expect.stringContaining("Could not parse request body as JSON")],
    ["", 400, "bad_json", expect.stringContaining("Could not parse request body as JSON")],
  ])("refuses %j", async (body, status, code, message) => {
    const answer = await call(server, "/signup", {
      body,
      headers: { "x-supabase-api-version": "2024-01-01" },
    });
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({ code, message });
    expect(answer.headers.get("x-sb-error-code")).toBe(code);
    expect(answer.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  });

  test("answers in the older shape who does not ask for the newer one", async () => {
    const answer = await call(server, "/signup", {
      body: { email: "x@y.example", password: "abc" },
    });
    expect(answer.json).toEqual({
      code: 422,
      error_code: "weak_password",
      msg: "Password should be at least 8 characters.",
      weak_password: { reasons: ["length"] },
    });
    expect(answer.headers.get("x-supabase-api-version")).toBeNull();
  });

  test("takes null for what was left out, and drops what it does not know", async () => {
    const email = newEmail();
    const { status, json } = await call(server, "/signup/", {
      body: {
        email,
        password,
        data: null,
        phone: null,
        code_challenge: null,
        code_challenge_method: null,
        gotrue_meta_security: {},
        role: "service_role",
        app_metadata: { admin: true },
        email_confirmed_at: "2020-01-01T00:00:00Z",
      },
    });
    expect(status).toBe(200);
    expect(json.user).toMatchObject({ role: "authenticated" });
    expect(json.user.app_metadata).toEqual({ provider: "email", providers: ["email"] });
  });

  test("lets somebody in without an address, and keeps them when they add one", async () => {
    const client = visitorOf(server);
    const { data } = await client.auth.signInAnonymously({ options: { data: { cor: "azul" } } });
    expect(data.user).toMatchObject({ is_anonymous: true, email: "", identities: [] });
    expect(data.user?.user_metadata).toEqual({ cor: "azul" });
    expect(data.user?.app_metadata).toEqual({});
    const refused = await client.auth.updateUser({ password });
    expect(refused.error).toMatchObject({ status: 422, code: "validation_failed" });
    const email = newEmail();
    const { data: kept } = await client.auth.updateUser({ email, password });
    expect(kept.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false });
    expect(kept.user?.app_metadata).toEqual({ provider: "email", providers: ["email"] });
    const back = await visitorOf(server).auth.signInWithPassword({ email, password });
    expect(back.data.user?.id).toBe(data.user?.id);
  });
});

describe.each(stores)("with confirmations, on %s", (kind) => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer(kind, "confirming");
  });

  test("a new account is a user without a session, who cannot sign in yet", async () => {
    const client = visitorOf(server);
    const email = newEmail();
    const { data, error } = await client.auth.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user?.confirmation_sent_at).toBeDefined();
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const wrong = await client.auth.signInWithPassword({ email, password: "errada" });
    expect(wrong.error).toMatchObject({ status: 400, code: "invalid_credentials" });
    const right = await client.auth.signInWithPassword({ email, password });
    expect(right.error).toMatchObject({ status: 400, code: "email_not_confirmed" });
  });

  test("who has a confirmed account looks like who has none", async () => {
    const email = newEmail();
    const { data: made } = await operatorOf(server).auth.admin.createUser({
      email,
      password,
      email_confirm: true,
    });
    const seen = await visitorOf(server).auth.signUp({
      email,
      password: "outra senha",
      options: { data: { nome: "Eva" } },
    });
    expect(seen.error).toBeNull();
    expect(seen.data.user?.identities).toEqual([]);
    expect(seen.data.user).toMatchObject({ email, role: "", user_metadata: { nome: "Eva" } });
    expect(seen.data.user?.id).not.toBe(made.user?.id);
    const kept = await visitorOf(server).auth.signInWithPassword({ email, password });
    expect(kept.data.user?.id).toBe(made.user?.id);
  });

  test("signing up again changes neither the password nor what is known of an account", async () => {
    const email = newEmail();
    const data = { nome: "Ana da Silva" };
    const first = await visitorOf(server).auth.signUp({ email, password, options: { data } });
    const second = await visitorOf(server).auth.signUp({
      email,
      password: "a de outra pessoa",
      options: { data: { nome: "Outra" } },
    });
    expect(second.data.user?.id).toBe(first.data.user?.id);
    // Neither is told to the other.
    expect(JSON.stringify(second.data)).not.toMatch(/Ana da Silva|Outra/);
    const again = await visitorOf(server).auth.signUp({ email, password });
    expect(again.data.user?.id).toBe(first.data.user?.id);
    const operator = operatorOf(server);
    await operator.auth.admin.updateUserById(first.data.user?.id ?? "", { email_confirm: true });
    const wrong = await visitorOf(server).auth.signInWithPassword({
      email,
      password: "a de outra pessoa",
    });
    expect(wrong.error?.code).toBe("invalid_credentials");
  });
});

test("sign-up as a whole, by e-mail and without an address are switched off one by one", async () => {
  const server = await startOn("sqlite", { AUTH_DISABLE_SIGNUP: "true" });
  const { error } = await visitorOf(server).auth.signUp({ email: newEmail(), password });
  expect(error).toMatchObject({ status: 422, code: "signup_disabled" });
  const anonymous = await visitorOf(server).auth.signInAnonymously();
  expect(anonymous.error).toMatchObject({ status: 422, code: "anonymous_provider_disabled" });
  await server.kill();
  const other = await startOn("sqlite", { AUTH_EXTERNAL_EMAIL_ENABLED: "false" });
  const byEmail = await visitorOf(other).auth.signUp({ email: newEmail(), password });
  expect(byEmail.error).toMatchObject({ status: 400, code: "email_provider_disabled" });
  const login = await visitorOf(other).auth.signInWithPassword({ email: newEmail(), password });
  expect(login.error).toMatchObject({ status: 422, code: "email_provider_disabled" });
  await other.kill();
});

test("a phone number is enough where numbers need not be confirmed", async () => {
  const server = await sharedServer("sqlite", "phones");
  const client = visitorOf(server);
  const { data } = await client.auth.signUp({
    phone: "+55 11 99999-0000".replace("-", ""),
    password,
  });
  expect(data.user).toMatchObject({ phone: "5511999990000", email: "" });
  const back = await client.auth.signInWithPassword({ phone: "+5511999990000", password });
  expect(back.data.user?.id).toBe(data.user?.id);
});

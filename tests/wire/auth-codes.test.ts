import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { call, claimsOf, newEmail, newUser, password, visitorOf } from "./auth-client.ts";
import { emailsTo, lastEmailTo } from "./auth-emails.ts";
import { sharedServer } from "./shared-server.ts";
import type { SharedServer } from "./shared-servers.ts";

const expired = {
  status: 403,
  code: "otp_expired",
  message: "Token has expired or is invalid",
};

describe.each(stores)("codes on %s, where addresses are confirmed", (kind) => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer(kind, "confirming");
  });

  /** Somebody who has confirmed their address. */
  async function confirmedUser() {
    const client = visitorOf(server);
    const email = newEmail();
    await client.auth.signUp({ email, password });
    const { code: token } = await lastEmailTo(server, email);
    const { data, error } = await client.auth.verifyOtp({ email, token, type: "signup" });
    if (!(data.user && data.session)) throw new Error(`No session: ${error?.message}`);
    return { client, email, user: data.user, session: data.session };
  }

  test("a new account waits for its address to be confirmed", async () => {
    const client = visitorOf(server);
    const email = newEmail();
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { nome: "Ana" } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.confirmation_sent_at).toMatch(/Z$/);
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(data.user?.identities).toHaveLength(1);
    const early = await client.auth.signInWithPassword({ email, password });
    expect(early.error).toMatchObject({ status: 400, code: "email_not_confirmed" });
    const { code: token, type } = await lastEmailTo(server, email);
    expect(type).toBe("signup");
    const verified = await client.auth.verifyOtp({ email, token, type: "email" });
    expect(verified.error).toBeNull();
    expect(verified.data.user?.email_confirmed_at).toMatch(/Z$/);
    expect(verified.data.user?.user_metadata).toMatchObject({ nome: "Ana", email_verified: true });
    const claims = claimsOf(verified.data.session?.access_token ?? "");
    expect(claims).toMatchObject({ aal: "aal1", amr: [{ method: "otp" }] });
    const again = await client.auth.verifyOtp({ email, token, type: "email" });
    expect(again.error).toMatchObject(expired);
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test("an address that has an account gets the answer of a new one, and its owner an email", async () => {
    const { email } = await confirmedUser();
    const known = await visitorOf(server).auth.signUp({ email, password: "outra senha" });
    const fresh = await visitorOf(server).auth.signUp({ email: newEmail(), password });
    expect(known.error).toBeNull();
    expect(known.data.user).toMatchObject({ email, role: "", identities: [] });
    expect(Object.keys(known.data.user ?? {}).sort()).toEqual(
      Object.keys(fresh.data.user ?? {}).sort(),
    );
    const [message] = await emailsTo(server, email);
    expect(message?.text).not.toMatch(/\d{6}|\/verify/);
    expect(message?.subject).toBe("Você já tem uma conta");
  });

  test("somebody comes in by a code, without a password", async () => {
    const client = visitorOf(server);
    const email = newEmail();
    const asked = await client.auth.signInWithOtp({ email, options: { data: { nome: "Bia" } } });
    expect(asked.error).toBeNull();
    const { code: token } = await lastEmailTo(server, email);
    const { data } = await client.auth.verifyOtp({ email, token, type: "email" });
    expect(data.user?.user_metadata).toMatchObject({ nome: "Bia" });
    const second = await client.auth.signInWithOtp({ email });
    expect(second.error).toBeNull();
    const next = await lastEmailTo(server, email);
    expect(next.type).toBe("magiclink");
    const wrong = await client.auth.verifyOtp({ email, token: next.code, type: "signup" });
    expect(wrong.error).toMatchObject(expired);
    const right = await client.auth.verifyOtp({ email, token: next.code, type: "magiclink" });
    expect(right.data.user?.id).toBe(data.user?.id);
  });

  test("where nobody new is wanted, the protocol tells who is known", async () => {
    const { email } = await confirmedUser();
    const ask = (address: string) =>
      visitorOf(server).auth.signInWithOtp({
        email: address,
        options: { shouldCreateUser: false },
      });
    expect((await ask(email)).error).toBeNull();
    expect((await ask(newEmail())).error).toMatchObject({
      status: 422,
      code: "otp_disabled",
      message: "Signups not allowed for otp",
    });
  });

  test("five wrong codes invalidate it", async () => {
    const client = visitorOf(server);
    const email = newEmail();
    await client.auth.signInWithOtp({ email });
    const { code: token } = await lastEmailTo(server, email);
    const wrong = token === "111111" ? "222222" : "111111";
    for (let guess = 0; guess < 5; guess += 1) {
      const { error } = await client.auth.verifyOtp({ email, token: wrong, type: "email" });
      expect(error).toMatchObject(expired);
    }
    const { error } = await client.auth.verifyOtp({ email, token, type: "email" });
    expect(error).toMatchObject(expired);
  });

  test("an email that is sent again ends the one before", async () => {
    const client = visitorOf(server);
    const email = newEmail();
    await client.auth.signUp({ email, password });
    const first = await lastEmailTo(server, email);
    const { error } = await client.auth.resend({ type: "signup", email });
    expect(error).toBeNull();
    const second = await lastEmailTo(server, email);
    const old = await client.auth.verifyOtp({ type: "email", token_hash: first.token });
    expect(old.error).toMatchObject({
      status: 403,
      code: "otp_expired",
      message: "Email link is invalid or has expired",
    });
    const now = await client.auth.verifyOtp({ type: "email", token_hash: second.token });
    expect(now.data.session).not.toBeNull();
  });

  test("two who come with one code at once get one session", async () => {
    const email = newEmail();
    await visitorOf(server).auth.signInWithOtp({ email });
    const { code: token } = await lastEmailTo(server, email);
    const all = await Promise.all(
      Array.from({ length: 8 }, () =>
        visitorOf(server).auth.verifyOtp({ email, token, type: "email" }),
      ),
    );
    expect(all.filter(({ data }) => data.session)).toHaveLength(1);
    for (const { error } of all) if (error) expect(error).toMatchObject(expired);
  });

  test("a new address counts when the old one has agreed too", async () => {
    const { client, email, user } = await confirmedUser();
    const wanted = newEmail();
    const asked = await client.auth.updateUser({ email: wanted });
    expect(asked.data.user).toMatchObject({ email, new_email: wanted });
    const current = await lastEmailTo(server, email);
    const next = await lastEmailTo(server, wanted);
    const body = { type: "email_change", token: current.code, email };
    const half = await call(server, "/verify", { body });
    expect(half).toMatchObject({
      status: 200,
      json: {
        msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
        code: "200",
      },
    });
    const { data } = await client.auth.verifyOtp({
      email: wanted,
      token: next.code,
      type: "email_change",
    });
    expect(data.user).toMatchObject({ id: user.id, email: wanted });
    expect(data.user?.new_email).toBeUndefined();
    expect(data.user?.identities?.[0]).toMatchObject({ email: wanted });
    expect((await lastEmailTo(server, email)).subject).toBe("O e-mail da sua conta mudou");
  });

  test("an anonymous account becomes a permanent one by an address", async () => {
    const client = visitorOf(server);
    const { data: anonymous } = await client.auth.signInAnonymously();
    const email = newEmail();
    await client.auth.updateUser({ email });
    const { code: token } = await lastEmailTo(server, email);
    const { data } = await client.auth.verifyOtp({ email, token, type: "email_change" });
    expect(data.user).toMatchObject({ id: anonymous.user?.id, email, is_anonymous: false });
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user?.app_metadata).toEqual({ provider: "email", providers: ["email"] });
  });

  test("whoever signed up with somebody else's address keeps no password there", async () => {
    const email = newEmail();
    await visitorOf(server).auth.signUp({ email, password: "de outra pessoa" });
    const owner = visitorOf(server);
    await owner.auth.signInWithOtp({ email });
    const { code: token } = await lastEmailTo(server, email);
    await owner.auth.verifyOtp({ email, token, type: "email" });
    const stranger = await visitorOf(server).auth.signInWithPassword({
      email,
      password: "de outra pessoa",
    });
    expect(stranger.error?.code).toBe("invalid_credentials");
    expect((await owner.auth.updateUser({ password })).error).toBeNull();
    expect((await visitorOf(server).auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test.each([
    ["/otp", {}, 400, "One of email or phone must be set"],
    [
      "/otp",
      { email: "a@b.example", phone: "5511999990000" },
      400,
      "Only an email address or phone number should be provided",
    ],
    [
      "/otp",
      { email: "a@b.example", channel: "sms" },
      400,
      "Channel should only be specified with Phone OTP",
    ],
    ["/otp", { phone: "5511999990000" }, 400, "Unsupported phone provider"],
    ["/otp", { email: "sem arroba" }, 400, "Unable to validate email address: invalid format"],
    [
      "/otp",
      { email: "a@b.example", code_challenge: "x" },
      400,
      "PKCE flow requires code_challenge_method and code_challenge",
    ],
    ["/magiclink", {}, 400, "Unable to validate email address: invalid format"],
    ["/recover", {}, 400, "Password recovery requires an email"],
    ["/recover", { email: "@" }, 400, "Unable to validate email address: invalid format"],
    [
      "/resend",
      { type: "magiclink", email: "a@b.example" },
      400,
      "Missing one of these types: signup, email_change, sms, phone_change",
    ],
    ["/resend", { type: "signup" }, 400, "Type provided requires an email address"],
    ["/resend", { type: "sms" }, 400, "Type provided requires a phone number"],
    ["/resend", { type: "email_change" }, 400, "Missing email address or phone number"],
    ["/resend", { type: "sms", phone: "5511999990000" }, 400, "Phone logins are disabled"],
    [
      "/verify",
      { token: "123456", email: "a@b.example" },
      400,
      "Verify requires a verification type",
    ],
    [
      "/verify",
      { type: "email", email: "a@b.example" },
      400,
      "Verify requires either a token or a token hash",
    ],
    [
      "/verify",
      { type: "email", token: "1", token_hash: "2", email: "a@b.example" },
      400,
      "Verify requires either a token or a token hash",
    ],
    [
      "/verify",
      { type: "email", token: "123456" },
      400,
      "Only an email address or phone number should be provided on verify",
    ],
    [
      "/verify",
      { type: "email", token_hash: "x", email: "a@b.example" },
      400,
      "Only the token_hash and type should be provided",
    ],
    [
      "/verify",
      { type: "sms", token: "123456", phone: "abc" },
      400,
      "Invalid phone number format (E.164 required)",
    ],
    ["/verify", { type: "email", token: "123456", email: "sem" }, 422, "Invalid email format"],
    ["/verify", { type: "sms", token_hash: "x" }, 400, "Invalid email verification type"],
    [
      "/verify",
      { type: "sms", token: "123456", phone: "5511999990000" },
      403,
      "Token has expired or is invalid",
    ],
    ["/verify", { type: {}, token: "1" }, 400, expect.stringContaining("type")],
  ])("%s refuses %j", async (path, body, status, msg) => {
    const answer = await call(server, path, { body });
    expect(answer.json).toMatchObject({ code: status, msg });
    expect(answer.status).toBe(status);
  });

  test("nobody learns from /recover, /resend and /otp whether an address has an account", async () => {
    const { email } = await confirmedUser();
    for (const [path, more] of [
      ["/recover", {}],
      ["/resend", { type: "signup" }],
      ["/resend", { type: "email_change" }],
      ["/otp", {}],
      ["/magiclink", {}],
    ] as const) {
      const [known, unknown] = await Promise.all(
        [email, newEmail()].map((address) =>
          call(server, path, { body: { ...more, email: address } }),
        ),
      );
      expect(known).toMatchObject({ status: 200, json: {} });
      expect(known?.text).toBe(unknown?.text);
      const names = ({ headers }: { headers: Headers }) => [...headers.keys()].sort();
      expect(names(known as never)).toEqual(names(unknown as never));
    }
  });
});

describe("where no address needs to be confirmed", () => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer("sqlite");
  });

  test("somebody comes in by a code, new or not", async () => {
    const client = visitorOf(server);
    const email = newEmail();
    for (const type of ["email", "magiclink"] as const) {
      await client.auth.signInWithOtp({ email });
      const { code: token } = await lastEmailTo(server, email);
      const { data } = await client.auth.verifyOtp({ email, token, type });
      expect(data.user?.email_confirmed_at).toMatch(/Z$/);
    }
  });

  test("a new address waits for both all the same", async () => {
    const { client, email } = await newUser(server);
    const wanted = newEmail();
    await client.auth.updateUser({ email: wanted });
    const next = await lastEmailTo(server, wanted);
    const half = await client.auth.verifyOtp({
      email: wanted,
      token: next.code,
      type: "email_change",
    });
    expect(half.data.session).toBeNull();
    const current = await lastEmailTo(server, email);
    const { data } = await client.auth.verifyOtp({
      email,
      token: current.code,
      type: "email_change",
    });
    expect(data.user?.email).toBe(wanted);
  });
});

test("emails of one sort to one address come a minute apart, whether or not it has an account", async () => {
  const server = await sharedServer("sqlite", "limited");
  const { email } = await newUser(server);
  for (const address of [email, newEmail()]) {
    const ask = () => call(server, "/recover", { body: { email: address } });
    expect((await ask()).status).toBe(200);
    const { status, json } = await ask();
    expect(status).toBe(429);
    expect(json.error_code).toBe("over_email_send_rate_limit");
    expect(json.msg).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    );
  }
});

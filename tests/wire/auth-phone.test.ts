import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { bearer, call, claimsOf, newUser, password, visitorOf } from "./auth-client.ts";
import { sharedServer } from "./shared-server.ts";
import { type StoredServer, startOn } from "./stored-server.ts";

/** Numbers of the operator's list; each test takes its own. */
const phones = Array.from(
  { length: 12 },
  (_, count) => `55119555${String(count).padStart(5, "0")}`,
);
const code = "246810";
const choices = {
  AUTH_EXTERNAL_PHONE_ENABLED: "on",
  AUTH_SMS_TEST_OTP: phones.map((phone) => `${phone}=${code}`).join(","),
  AUTH_MFA_PHONE_ENROLL_ENABLED: "on",
  AUTH_MFA_PHONE_VERIFY_ENABLED: "on",
};

describe.each(stores)("phones on %s", (kind) => {
  let server: StoredServer;
  let left: string[];
  beforeAll(async () => {
    server = await startOn(kind, choices);
    left = [...phones];
  });
  afterAll(() => server.kill());
  const newPhone = () => left.pop() ?? "";

  test("somebody signs up by number, proves it, and signs in by it", async () => {
    const phone = newPhone();
    const client = visitorOf(server);
    const signUp = await client.auth.signUp({ phone: `+${phone}`, password });
    expect(signUp.error).toBeNull();
    expect(signUp.data.session).toBeNull();
    expect(signUp.data.user).toMatchObject({ phone, email: "" });
    const early = await client.auth.signInWithPassword({ phone, password });
    expect(early.error).toMatchObject({ status: 400, code: "phone_not_confirmed" });
    const wrong = await client.auth.verifyOtp({ phone, token: "135790", type: "sms" });
    expect(wrong.error).toMatchObject({ status: 403, code: "otp_expired" });
    const { data, error } = await client.auth.verifyOtp({ phone, token: code, type: "sms" });
    expect(error).toBeNull();
    expect(data.user?.phone_confirmed_at).toBeDefined();
    const claims = claimsOf(data.session?.access_token ?? "");
    expect(claims).toMatchObject({ phone, aal: "aal1", amr: [{ method: "otp" }] });
    const login = await visitorOf(server).auth.signInWithPassword({ phone, password });
    expect(login.data.user?.id).toBe(data.user?.id);
  });

  test("somebody new comes in by a code alone, and comes again", async () => {
    const phone = newPhone();
    const client = visitorOf(server);
    const none = await client.auth.signInWithOtp({ phone, options: { shouldCreateUser: false } });
    expect(none.error).toMatchObject({ status: 422, code: "otp_disabled" });
    const asked = await client.auth.signInWithOtp({ phone, options: { data: { nome: "Eva" } } });
    expect(asked).toMatchObject({ error: null, data: { messageId: "test-otp" } });
    const { data } = await client.auth.verifyOtp({ phone, token: code, type: "sms" });
    expect(data.user?.user_metadata).toMatchObject({ nome: "Eva", phone_verified: true });
    expect(data.user?.app_metadata).toEqual({ provider: "phone", providers: ["phone"] });
    const again = visitorOf(server);
    await again.auth.signInWithOtp({ phone, options: { shouldCreateUser: false } });
    const back = await again.auth.verifyOtp({ phone, token: code, type: "sms" });
    expect(back.data.user?.id).toBe(data.user?.id);
  });

  test("a number that nothing can be brought to is told so, and makes no account", async () => {
    const phone = "5511900000001";
    const client = visitorOf(server);
    for (const { error } of [
      await client.auth.signUp({ phone, password }),
      await client.auth.signInWithOtp({ phone }),
    ]) {
      expect(error).toMatchObject({ status: 422, code: "sms_send_failed" });
      expect(error?.message).toContain("Error sending confirmation OTP to provider");
    }
    const login = await client.auth.signInWithPassword({ phone, password });
    expect(login.error?.code).toBe("invalid_credentials");
  });

  test("another code is sent to whoever waits for one, and nobody is told who does", async () => {
    const [waiting, nobody] = [newPhone(), newPhone()];
    const client = visitorOf(server);
    await client.auth.signUp({ phone: waiting, password });
    for (const type of ["sms", "phone_change"] as const)
      for (const phone of [waiting, nobody]) {
        const { status, json } = await call(server, "/resend", { body: { type, phone } });
        expect([status, json]).toEqual([200, {}]);
      }
    const wrong = await call(server, "/resend", { body: { type: "sms", email: "a@b.example" } });
    expect(wrong.json).toMatchObject({ code: 400, error_code: "validation_failed" });
  });

  test("a number is changed when its code comes back", async () => {
    const { client, user } = await newUser(server);
    const phone = newPhone();
    const asked = await client.auth.updateUser({ phone });
    expect(asked.error).toBeNull();
    expect(asked.data.user).toMatchObject({ phone: "", new_phone: phone });
    const verify = { phone, token: code, type: "phone_change" } as const;
    const { data } = await visitorOf(server).auth.verifyOtp(verify);
    expect(data.user).toMatchObject({ id: user.id, phone });
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(["email", "phone"]);
    expect(data.user?.app_metadata).toEqual({ provider: "email", providers: ["email", "phone"] });
    const again = await visitorOf(server).auth.verifyOtp(verify);
    expect(again.error?.code).toBe("otp_expired");
    const other = await newUser(server);
    const taken = await other.client.auth.updateUser({ phone });
    expect(taken.error).toMatchObject({ status: 422, code: "phone_exists" });
    const unreachable = await other.client.auth.updateUser({ phone: "5511900000002" });
    expect(unreachable.error).toMatchObject({ status: 422, code: "sms_send_failed" });
  });

  test("of two who prove the same number at once, one has it", async () => {
    const phone = newPhone();
    const people = [await newUser(server), await newUser(server)];
    for (const { client } of people) await client.auth.updateUser({ phone });
    const verify = { phone, token: code, type: "phone_change" } as const;
    await Promise.all(people.map(() => visitorOf(server).auth.verifyOtp(verify)));
    const users = await Promise.all(people.map(({ client }) => client.auth.getUser()));
    expect(users.filter(({ data }) => data.user?.phone === phone)).toHaveLength(1);
  });

  test("a phone is a second factor", async () => {
    const { client } = await newUser(server);
    const phone = newPhone();
    const friendlyName = "celular";
    const enrolled = await client.auth.mfa.enroll({ factorType: "phone", phone, friendlyName });
    expect(enrolled.data).toEqual({
      id: expect.any(String),
      type: "phone",
      friendly_name: friendlyName,
      phone,
    });
    const factorId = enrolled.data?.id ?? "";
    const challenge = await client.auth.mfa.challenge({ factorId, channel: "sms" });
    expect(challenge.data).toMatchObject({ type: "phone" });
    const challengeId = challenge.data?.id ?? "";
    const wrong = await client.auth.mfa.verify({ factorId, challengeId, code: "135790" });
    expect(wrong.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
    expect(wrong.error?.message).toBe("Invalid MFA Phone code entered");
    const { data, error } = await client.auth.mfa.verify({ factorId, challengeId, code });
    expect(error).toBeNull();
    const claims = claimsOf(data?.access_token ?? "");
    expect(claims.aal).toBe("aal2");
    expect(claims.amr.map(({ method }: { method: string }) => method).toSorted()).toEqual([
      "mfa/phone",
      "password",
    ]);
    const listed = await client.auth.mfa.listFactors();
    expect(listed.data?.phone).toMatchObject([{ id: factorId, status: "verified", phone }]);
    const twice = await client.auth.mfa.enroll({ factorType: "phone", phone, friendlyName: "b" });
    expect(twice.error).toMatchObject({ status: 422, code: "mfa_verified_factor_exists" });
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    const { data: refreshed } = await client.auth.refreshSession();
    expect(claimsOf(refreshed.session?.access_token ?? "")).toMatchObject({
      aal: "aal1",
      amr: [{ method: "password" }],
    });
  });

  test("refuses to enrol what is no number, and to challenge one that cannot be reached", async () => {
    const { client, session } = await newUser(server);
    const headers = bearer(session.access_token);
    const enroll = (phone?: string) =>
      call(server, "/factors", { headers, body: { factor_type: "phone", phone } });
    expect((await enroll()).json.msg).toBe("Phone number required to enroll Phone factor");
    expect((await enroll("padaria")).json).toMatchObject({ error_code: "validation_failed" });
    const { json } = await enroll("5511900000003");
    expect(json.warning).toContain("Unable to get SMS provider");
    const { error } = await client.auth.mfa.challenge({ factorId: json.id });
    expect(error).toMatchObject({ status: 422, code: "sms_send_failed" });
    const channel = "whatsapp";
    const odd = await call(server, `/factors/${json.id}/challenge`, { headers, body: { channel } });
    expect(odd.json).toMatchObject({ code: 400, error_code: "validation_failed" });
  });
});

test("messages to one number keep their distance, also those for a second factor", async () => {
  const server = await startOn("sqlite", { ...choices, RATE_LIMIT: "on" });
  const [phone = "", other = ""] = phones;
  const visitor = visitorOf(server);
  expect((await visitor.auth.signInWithOtp({ phone })).error).toBeNull();
  const soon = await visitor.auth.signInWithOtp({ phone });
  expect(soon.error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
  const resent = await visitor.auth.resend({ type: "sms", phone });
  expect(resent.error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
  const { client } = await newUser(server);
  const { data } = await client.auth.mfa.enroll({ factorType: "phone", phone: other });
  const factorId = data?.id ?? "";
  expect((await client.auth.mfa.challenge({ factorId })).error).toBeNull();
  const again = await client.auth.mfa.challenge({ factorId });
  expect(again.error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
  await server.kill();
});

test("where numbers count without a proof, a change is made at once", async () => {
  const server = await startOn("sqlite", { ...choices, AUTH_SMS_AUTOCONFIRM: "on" });
  const { client } = await newUser(server);
  const phone = "5511900000004";
  const { data } = await client.auth.updateUser({ phone });
  expect(data.user).toMatchObject({ phone });
  expect(data.user?.phone_confirmed_at).toBeDefined();
  const [known = ""] = phones;
  const visitor = visitorOf(server);
  expect((await visitor.auth.signInWithOtp({ phone: known })).error).toBeNull();
  const { error } = await visitor.auth.verifyOtp({ phone: known, token: code, type: "sms" });
  expect(error).toBeNull();
  await server.kill();
});

test("switched off, numbers are no way in and no second factor", async () => {
  const server = await sharedServer("sqlite");
  const phone = "5511955500000";
  const visitor = visitorOf(server);
  const signUp = await visitor.auth.signUp({ phone, password });
  expect(signUp.error).toMatchObject({ status: 400, code: "phone_provider_disabled" });
  const otp = await visitor.auth.signInWithOtp({ phone });
  expect(otp.error).toMatchObject({ status: 400, code: "phone_provider_disabled" });
  expect(otp.error?.message).toBe("Unsupported phone provider");
  const { client } = await newUser(server);
  const enrolled = await client.auth.mfa.enroll({ factorType: "phone", phone });
  expect(enrolled.error).toMatchObject({ status: 422, code: "mfa_phone_enroll_not_enabled" });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer, call, claimsOf, newUser, operatorOf, password, visitorOf } from "./auth-client.ts";
import { emailsTo } from "./auth-emails.ts";
import { type Sender, senders } from "./sms-senders.ts";
import { type StoredServer, startOn } from "./stored-server.ts";

const choices = {
  AUTH_EXTERNAL_PHONE_ENABLED: "on",
  AUTH_MFA_PHONE_ENROLL_ENABLED: "on",
  AUTH_MFA_PHONE_VERIFY_ENABLED: "on",
};

let made = 0;
/** Nobody else's in this file. */
function newPhone(): string {
  made += 1;
  return `55119888${String(made).padStart(5, "0")}`;
}

/** One that it is not. */
const another = (code: string) => (code === "000000" ? "111111" : "000000");

// Messages of Twilio hold our codes, as those of the hook do: what is kept of them is the same on both stores.
describe.each([
  ["hook", "sqlite"],
  ["hook", "postgres"],
  ["twilio", "sqlite"],
  ["twilio_verify", "sqlite"],
  ["twilio_verify", "postgres"],
] as const)("by %s on %s", (name, kind) => {
  let server: StoredServer;
  let sender: Sender;
  beforeAll(async () => {
    sender = await senders[name]();
    server = await startOn(kind, { ...choices, ...sender.settings });
  });
  afterAll(async () => {
    await server.kill();
    await sender.stop();
  });

  const subjectsTo = async (email: string) =>
    (await emailsTo(server, email)).map(({ subject }) => subject);

  test("somebody signs up with a number, and comes in by the code that was sent to it, once", async () => {
    const phone = newPhone();
    const client = visitorOf(server);
    const signUp = await client.auth.signUp({ phone: `+${phone}`, password });
    expect(signUp.error).toBeNull();
    expect(signUp.data).toMatchObject({ session: null, user: { phone } });
    const code = sender.codeTo(phone);
    expect(sender.sentTo(phone)).toBe(1);
    const verify = (token: string) => client.auth.verifyOtp({ phone, token, type: "sms" });
    const wrong = await verify(another(code));
    expect(wrong.error).toMatchObject({ status: 403, code: "otp_expired" });
    const { data, error } = await verify(code);
    expect(error).toBeNull();
    expect(data.user?.phone_confirmed_at).toBeDefined();
    expect((await verify(code)).error?.code).toBe("otp_expired");
    const login = await visitorOf(server).auth.signInWithPassword({ phone, password });
    expect(login.data.user?.id).toBe(data.user?.id);
  });

  test("somebody new comes in by a code alone, by WhatsApp too", async () => {
    const phone = newPhone();
    const client = visitorOf(server);
    for (const channel of ["whatsapp", "sms"] as const) {
      const asked = await client.auth.signInWithOtp({ phone, options: { channel } });
      expect(asked.error).toBeNull();
      expect(asked.data.messageId ?? "none").toMatch(name === "hook" ? /^none$/ : /^(?:SM|VE)/);
      expect(sender.lastChannel()).toBe(channel);
    }
    const token = sender.codeTo(phone);
    const { data, error } = await client.auth.verifyOtp({ phone, token, type: "sms" });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone, app_metadata: { provider: "phone" } });
    const odd = { phone, channel: "pigeon" };
    expect((await call(server, "/otp", { body: odd })).json.error_code).toBe("validation_failed");
  });

  test("a number is changed when the code that went to the new one comes back", async () => {
    const { client, user, email } = await newUser(server);
    const phone = newPhone();
    const asked = await client.auth.updateUser({ phone });
    expect(asked.data.user).toMatchObject({ phone: "", new_phone: phone });
    expect((await client.auth.resend({ type: "phone_change", phone })).error).toBeNull();
    expect(sender.sentTo(phone)).toBe(2);
    const proof = { phone, token: sender.codeTo(phone), type: "phone_change" } as const;
    expect((await client.auth.verifyOtp({ ...proof, type: "sms" })).error?.code).toBe(
      "otp_expired",
    );
    const { data } = await client.auth.verifyOtp(proof);
    expect(data.user).toMatchObject({ id: user.id, phone });
    await expect.poll(() => subjectsTo(email)).toEqual(["O telefone da sua conta mudou"]);
  });

  test("a phone is a second factor; its enrolment sends nothing", async () => {
    const { client, email } = await newUser(server);
    const phone = newPhone();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: "phone", phone });
    expect(factor).not.toHaveProperty("warning");
    expect(sender.sentTo(phone)).toBe(0);
    const factorId = factor?.id ?? "";
    const { data: challenge } = await client.auth.mfa.challenge({ factorId, channel: "whatsapp" });
    const challengeId = challenge?.id ?? "";
    const code = sender.codeTo(phone);
    const wrong = await client.auth.mfa.verify({ factorId, challengeId, code: another(code) });
    expect(wrong.error?.code).toBe("mfa_verification_failed");
    const { data } = await client.auth.mfa.verify({ factorId, challengeId, code });
    expect(claimsOf(data?.access_token ?? "").aal).toBe("aal2");
    const subject = "Sua conta pede mais um passo para entrar";
    await expect.poll(() => subjectsTo(email)).toEqual([subject]);
  });

  test("five wrong codes make the right one worthless", async () => {
    const phone = newPhone();
    const client = visitorOf(server);
    await client.auth.signInWithOtp({ phone });
    const code = sender.codeTo(phone);
    for (const token of [...Array(5).fill(another(code)), code]) {
      const { error } = await client.auth.verifyOtp({ phone, token, type: "sms" });
      expect(error?.code).toBe("otp_expired");
    }
  });

  test("what it refuses, or does not answer, is told, and leaves nothing behind", async () => {
    const away = newPhone();
    sender.setAway(away, true);
    const visitor = visitorOf(server);
    const { client, session } = await newUser(server);
    for (const [phone, reason] of [
      [sender.refused.phone, "it refused the message"],
      [away, "it does not answer at the moment, try again"],
    ] as const) {
      const factor = await client.auth.mfa.enroll({
        factorType: "phone",
        phone,
        friendlyName: reason,
      });
      for (const { error } of [
        await visitor.auth.signUp({ phone, password }),
        await visitor.auth.signInWithOtp({ phone }),
        await client.auth.updateUser({ phone }),
        await client.auth.mfa.challenge({ factorId: factor.data?.id ?? "" }),
      ]) {
        expect(error).toMatchObject({ status: 422, code: "sms_send_failed" });
        expect(error?.message).toMatch(new RegExp(`OTP to provider: ${reason}$`));
      }
      const { data } = await operatorOf(server).auth.admin.listUsers({ perPage: 1000 });
      expect(data.users.filter((user) => user.phone === phone)).toEqual([]);
    }
    const { data } = await client.auth.getUser();
    expect(data.user).not.toHaveProperty("new_phone");
    sender.setAway(away, false);
    expect((await visitor.auth.signInWithOtp({ phone: away })).error).toBeNull();
    const headers = bearer(session.access_token);
    expect((await call(server, "/settings", { method: "GET", headers })).json.sms_provider).toBe(
      name === "hook" ? "" : name,
    );
  });

  test("neither the log nor an answer of it holds a secret, a code or a number", async () => {
    const phone = newPhone();
    const sent = await call(server, "/otp", { body: { phone } });
    const refused = await call(server, "/otp", { body: { phone: sender.refused.phone } });
    const said = `${server.output()}${sent.text}${refused.text}`;
    expect(said).toContain(sender.refused.logged);
    expect(sender.codeTo(phone)).toMatch(/^\d{6}$/);
    for (const word of [sender.secret, sender.codeTo(phone), phone, sender.refused.phone])
      expect(said).not.toContain(word);
  });
});

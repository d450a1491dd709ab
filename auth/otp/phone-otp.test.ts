import { describe, expect, test } from "vitest";
import type { AuthOptions } from "../create-auth.ts";
import { client, fixtureAuth, fixtureSettings, unlimited } from "../fixture.ts";
import type { SmsMessage } from "../phone/sms-provider.ts";

const operator = { actor: null };
const password = "pão quente às 6h";
const asking = { ...fixtureSettings, autoconfirm: { email: false, phone: false } };

let made = 0;
/** Nobody else's in this file. */
function newPhone(): string {
  made += 1;
  return `55119777${String(made).padStart(5, "0")}`;
}

/** Somebody else's server: what it was given, and a number it does not serve. */
function provider(refused = "") {
  const sent: SmsMessage[] = [];
  const smsProvider = {
    channels: ["sms"] as const,
    async send(message: SmsMessage) {
      if (message.phone === refused) throw new Error(`no route to +${refused}`);
      sent.push(message);
      return `SM${sent.length}`;
    },
  };
  return { sent, smsProvider };
}

function world(choices: Partial<AuthOptions> = {}) {
  return fixtureAuth({ settings: asking, ...choices });
}

function verifying(phone: string, code: string, type = "sms") {
  return { type, to: { kind: "phone", value: phone } as const, code, client };
}

describe("a number of the operator's list", () => {
  test("is sent nothing, and its code lets in whoever signs up with it", async () => {
    const phone = newPhone();
    const testCodes = new Map([[phone, "123456"]]);
    const { auth } = await world({ settings: { ...asking, testCodes } });
    const result = await auth.signUp({ ...unlimited, phone, password, client });
    if (result.kind !== "user") throw new Error("It is to be confirmed first.");
    expect(result.account.user.confirmation_sent_at).not.toBeNull();
    await expect(auth.signInWithPassword({ phone, password, client })).rejects.toMatchObject({
      code: "phone_not_confirmed",
    });
    await expect(auth.verifyCode(verifying(phone, "123457"))).rejects.toMatchObject({
      code: "otp_expired",
    });
    const { kind } = await auth.verifyCode(verifying(phone, "123456"));
    expect(kind).toBe("session");
    const { account } = await auth.signInWithPassword({ phone, password, client });
    expect(account.user.user_metadata).toMatchObject({ phone_verified: true });
  });
});

describe("a number", () => {
  test("that nothing can be brought to makes no account and counts nothing", async () => {
    const { auth, database } = await world();
    const phone = newPhone();
    const counted: string[] = [];
    const countSending = async (sort: string) => {
      counted.push(sort);
      return async () => undefined;
    };
    const request = { ...unlimited, phone, countSending };
    for (const asked of [
      auth.signUp({ ...request, password, client }),
      auth.sendPhoneOtp({ ...request, createUser: true }),
    ])
      await expect(asked).rejects.toMatchObject({
        code: "sms_send_failed",
        kind: "unprocessable",
        message: "Error sending confirmation OTP to provider: Unable to get SMS provider",
      });
    expect(counted).toEqual([]);
    const rows = await database.query
      .selectFrom("users")
      .select("id")
      .where("phone", "=", phone)
      .execute();
    expect(rows).toEqual([]);
  });

  test("gets a code by which somebody new comes in, and the next one takes its place", async () => {
    const { sent, smsProvider } = provider();
    const { auth } = await world({ smsProvider });
    const phone = newPhone();
    const request = { ...unlimited, phone: `+${phone}`, createUser: true, data: { nome: "Ana" } };
    expect(await auth.sendPhoneOtp(request)).toBe("SM1");
    await auth.resendPhoneCode({ ...unlimited, type: "sms", phone });
    const [first, second] = sent.map(({ code }) => code);
    if (first !== second)
      await expect(auth.verifyCode(verifying(phone, first ?? ""))).rejects.toMatchObject({
        code: "otp_expired",
      });
    const verified = await auth.verifyCode(verifying(phone, second ?? ""));
    if (verified.kind !== "session") throw new Error(verified.kind);
    const { user, identities } = verified.session.account;
    expect(user).toMatchObject({ phone, email: null });
    expect(user.user_metadata).toMatchObject({ nome: "Ana", phone, phone_verified: true });
    expect(identities.map(({ provider: name }) => name)).toEqual(["phone"]);
    await auth.resendPhoneCode({ ...unlimited, type: "sms", phone });
    expect(sent).toHaveLength(2);
    expect(await auth.sendPhoneOtp({ ...unlimited, phone, createUser: false })).toBe("SM3");
  });

  test("takes nothing of what the site may send where nothing is sent", async () => {
    const [known, waiting] = [newPhone(), newPhone()];
    const testCodes = new Map([[known, "123456"]]);
    const { smsProvider, sent } = provider();
    const { auth } = await world({ settings: { ...asking, testCodes }, smsProvider });
    const refunds: string[] = [];
    const countSending = async () => async (what: string) => void refunds.push(what);
    await auth.sendPhoneOtp({ phone: known, createUser: true, countSending });
    await auth.resendPhoneCode({ type: "sms", phone: newPhone(), countSending });
    expect(refunds).toEqual(["share", "share"]);
    await auth.sendPhoneOtp({ phone: waiting, createUser: true, countSending });
    expect([refunds.length, sent.length]).toEqual([2, 1]);
    await auth.verifyCode(verifying(waiting, sent[0]?.code ?? ""));
    const again = { ...unlimited, phone: waiting, password, client, countSending };
    await auth.signUp(again);
    expect(refunds).toEqual(["share", "share", "share"]);
  });

  test("has a code of its own length, which is good for its own time", async () => {
    const { smsProvider, sent } = provider();
    const settings = { ...asking, phoneCodes: { digits: 8, lifeMs: 60_000 } };
    const { auth, clock } = await world({ settings, smsProvider });
    const phone = newPhone();
    await auth.sendPhoneOtp({ ...unlimited, phone, createUser: true });
    const code = sent[0]?.code ?? "";
    expect(code).toMatch(/^\d{8}$/);
    clock.now += 60_000;
    await expect(auth.verifyCode(verifying(phone, code))).rejects.toMatchObject({
      code: "otp_expired",
    });
  });

  test("of nobody gets no account where none is to be made", async () => {
    const { smsProvider, sent } = provider();
    const { auth } = await world({ smsProvider });
    const none = auth.sendPhoneOtp({ ...unlimited, phone: newPhone(), createUser: false });
    await expect(none).rejects.toMatchObject({ code: "otp_disabled" });
    await auth.resendPhoneCode({ ...unlimited, type: "sms", phone: newPhone() });
    await auth.resendPhoneCode({ ...unlimited, type: "phone_change", phone: newPhone() });
    expect(sent).toEqual([]);
  });

  test("that the provider refuses is told, and not what the provider said", async () => {
    const phone = newPhone();
    const { auth } = await world(provider(phone));
    const asked = auth.sendPhoneOtp({ ...unlimited, phone, createUser: true });
    await expect(asked).rejects.toMatchObject({
      code: "sms_send_failed",
      message: "Error sending confirmation OTP to provider: it refused the message",
    });
  });

  test("keeps no password that somebody set before the number was confirmed", async () => {
    const { smsProvider, sent } = provider();
    const { auth } = await world({ smsProvider });
    const phone = newPhone();
    await auth.signUp({ ...unlimited, phone, password, client });
    await auth.sendPhoneOtp({ ...unlimited, phone, createUser: true });
    await auth.verifyCode(verifying(phone, sent.at(-1)?.code ?? ""));
    await expect(auth.signInWithPassword({ phone, password, client })).rejects.toMatchObject({
      code: "invalid_credentials",
    });
  });

  test("is taken over when the code that was sent to it comes back", async () => {
    const { smsProvider, sent } = provider();
    const { auth } = await world({ smsProvider });
    const [before, after] = [newPhone(), newPhone()];
    await auth.admin.createUser(operator, { phone: before, phoneConfirm: true, password });
    const { accessToken } = await auth.signInWithPassword({ phone: before, password, client });
    const { user } = await auth.updateOwnUser(accessToken, { ...unlimited, phone: after });
    expect(user).toMatchObject({ phone: before, new_phone: after });
    for (const phone of [before, after])
      await auth.resendPhoneCode({ ...unlimited, type: "phone_change", phone });
    expect(sent.map(({ phone }) => phone)).toEqual([after, after, after]);
    const code = sent.at(-1)?.code ?? "";
    const verified = await auth.verifyCode(verifying(after, code, "phone_change"));
    if (verified.kind !== "session") throw new Error(verified.kind);
    expect(verified.session.account.user).toMatchObject({ phone: after, new_phone: null });
    expect(verified.session.account.identities[0]?.identity_data).toMatchObject({ phone: after });
  });

  test.each([
    ["a way that there is not", { channel: "whatsapp" }, "validation_failed"],
    ["no number", { phone: "padaria" }, "validation_failed"],
  ])("refuses %s", async (_, fields, code) => {
    const { auth } = await world(provider());
    const asked = auth.sendPhoneOtp({
      ...unlimited,
      phone: newPhone(),
      createUser: true,
      ...fields,
    });
    await expect(asked).rejects.toMatchObject({ code });
  });

  test("is no way in where the operator has switched it off", async () => {
    const signUp = { ...asking.signUp, phone: false };
    const { auth } = await world({ ...provider(), settings: { ...asking, signUp } });
    const phone = newPhone();
    for (const asked of [
      auth.sendPhoneOtp({ ...unlimited, phone, createUser: true }),
      auth.resendPhoneCode({ ...unlimited, type: "sms", phone }),
    ])
      await expect(asked).rejects.toMatchObject({ code: "phone_provider_disabled" });
  });
});

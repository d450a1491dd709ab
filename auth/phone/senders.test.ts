import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { client, fixtureAuth, fixtureSettings, unlimited } from "../fixture.ts";
import type { Account } from "../users/account.ts";
import { createSmsProvider, type SmsOptions } from "./create-sms-provider.ts";
import { createSmsHook } from "./sms-hook.ts";
import type { SmsMessage } from "./sms-provider.ts";
import type { TwilioOptions } from "./twilio.ts";

/** Somebody else's server: what it was asked, and what it answers; `undefined`: nothing at all, and it stays connected. */
let answer: { status: number; body: string } | undefined;
const asked: { request: IncomingMessage; body: string }[] = [];
const server = createServer(async (request, response) => {
  asked.push({ request, body: await text(request) });
  if (answer) response.writeHead(answer.status).end(answer.body);
});
let url = "";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.closeAllConnections());

const login = { accountSid: "AC1", authToken: "the token" };
const account = { user: { id: "ana" } } as Account;
const message: SmsMessage = { phone: "5511999990000", code: "042917", channel: "sms", account };
const hook = () => ({ kind: "hook", url, secrets: ["v1,whsec_c2VjcmV0"] }) as const;
const twilio = (choices: Partial<TwilioOptions> = {}) => ({
  kind: "twilio" as const,
  url,
  ...login,
  sender: "+15550001111",
  contentSid: undefined,
  template: "Código: {{ .Code }} ou {{.Code}}",
  ...choices,
});
const verify = () => ({ kind: "twilio_verify", url, ...login, serviceSid: "VA1" }) as const;
const providerOf = (options: SmsOptions) => createSmsProvider(options, ({ user }) => user);
const answering = (body: object, status = 201) => {
  answer = { status, body: JSON.stringify(body) };
};

test("a hook is told who and what, with a signature by each of the secrets and the time", async () => {
  answer = { status: 200, body: "" };
  const secrets = ["v1,whsec_c2VjcmV0", "v1,whsec_b3V0cm8="];
  const [describe, now] = [({ user }: Account) => user, () => 1_764_000_000_123];
  await createSmsHook({ url, secrets }, { describe, now }).send(message);
  const { request, body } = asked.at(-1) ?? expect.fail();
  expect(JSON.parse(body)).toEqual({
    metadata: { uuid: expect.any(String), time: "2025-11-24T16:00:00.123Z", name: "send-sms" },
    user: { id: "ana" },
    sms: { otp: "042917", phone: "5511999990000", channel: "sms" },
  });
  const { "webhook-id": id, "webhook-timestamp": seconds } = request.headers;
  expect(seconds).toBe("1764000000");
  const signatures = ["secret", "outro"].map(
    (key) => `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`,
  );
  expect(request.headers["webhook-signature"]).toBe(signatures.join(" "));
});

const sent = { sid: "SM1", status: "accepted", error_code: null };
const service = `MG${"0".repeat(32)}`;

test.each([
  [{}, "sms", { To: "+5511999990000", From: "+15550001111", Body: "Código: 042917 ou 042917" }],
  [
    { contentSid: "HX1" },
    "whatsapp",
    {
      ...{ To: "whatsapp:+5511999990000", From: "whatsapp:+15550001111" },
      ...{ ContentSid: "HX1", ContentVariables: '{"1":"042917"}' },
    },
  ],
  [
    { sender: service, template: "{{.Code}}" },
    "whatsapp",
    { To: "whatsapp:+5511999990000", MessagingServiceSid: service, Body: "042917" },
  ],
] as const)("Twilio is asked, with %j, by %s", async (choices, channel, form) => {
  answering(sent);
  expect(await providerOf(twilio(choices)).send({ ...message, channel })).toBe("SM1");
  const { request, body } = asked.at(-1) ?? expect.fail();
  expect(request.url).toBe("/2010-04-01/Accounts/AC1/Messages.json");
  expect(request.headers.authorization).toBe(`Basic ${btoa("AC1:the token")}`);
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual(form);
});

test.each([
  ["hook", hook, 200, { error: { http_code: 400, message: "no" } }, "error in the answer", false],
  ["hook", hook, 401, {}, "HTTP 401", false],
  ["hook", hook, 503, {}, "HTTP 503", true],
  ["hook", hook, 307, {}, "TypeError", true],
  ["twilio", twilio, 401, { code: 20003, message: "Authenticate" }, "Twilio 20003", false],
  ["twilio", twilio, 201, { ...sent, status: "failed", error_code: 30034 }, "Twilio 30034", false],
  ["twilio", twilio, 429, { code: 20429 }, "HTTP 429", true],
  ["twilio_verify", verify, 400, { code: 60200 }, "Twilio 60200", false],
  ["twilio_verify", verify, 429, { code: 60203 }, "HTTP 429", true],
] as const)("by %s a fault is told: %#", async (_, options, status, body, error, isAway) => {
  answering(body, status);
  if (status === 307 && answer) answer.body = "";
  await expect(providerOf(options()).send(message)).rejects.toMatchObject({ error, isAway });
});

test.each([
  [200, { status: "approved", valid: true }, true],
  [200, { status: "pending", valid: false }, false],
  [404, { code: 20404 }, false],
  [429, { code: 60202 }, false],
])("of Verify, %i and %j say of a code: %s", async (status, body, expected) => {
  answering(body, status);
  expect(await providerOf(verify()).isRight?.("5511999990000", "042917")).toBe(expected);
});

test.each([401, 429, 500])("of Verify, %i says nothing of a code", async (status) => {
  answering({ code: 20003 }, status);
  const judged = providerOf(verify()).isRight?.("5511999990000", "042917");
  await expect(judged).rejects.toBeInstanceOf(Error);
});

const asking = { ...fixtureSettings, autoconfirm: { email: true, phone: false } };

test("one that takes longer than five seconds is told so by all, and nothing is written or counted", async () => {
  answer = undefined;
  const refunds: string[] = [];
  const countSending = async () => async (what: string) => void refunds.push(what);
  const worlds = [hook(), twilio(), verify()].map(async (options, index) => {
    const smsProvider = providerOf(options);
    const { auth, database } = await fixtureAuth({ settings: asking, smsProvider });
    const phone = `551193333000${index}`;
    const begun = performance.now();
    const otp = auth.sendPhoneOtp({ phone, createUser: true, countSending });
    const password = "pão quente às 6h";
    const signUp = auth.signUp({ ...unlimited, phone, password, client, countSending });
    for (const call of [otp, signUp])
      await expect(call).rejects.toMatchObject({
        code: "sms_send_failed",
        message: expect.stringContaining("it does not answer at the moment, try again"),
      });
    expect(performance.now() - begun).toBeGreaterThan(4900);
    const users = database.query.selectFrom("users").select("id").where("phone", "=", phone);
    expect(await users.execute()).toEqual([]);
  });
  await Promise.all(worlds);
  expect(refunds).toEqual(Array(6).fill("all"));
}, 15_000);

test("a code that Verify does not judge is neither right nor wrong", async () => {
  answering({ sid: "VE1", status: "pending" });
  const { auth } = await fixtureAuth({ settings: asking, smsProvider: providerOf(verify()) });
  const phone = "5511933330010";
  await auth.sendPhoneOtp({ ...unlimited, phone, createUser: true });
  const type = (code: string) =>
    auth.verifyCode({ type: "sms", to: { kind: "phone", value: phone }, code, client });
  answering({}, 503);
  for (const _ of Array(6).keys())
    await expect(type("042917")).rejects.toMatchObject({
      code: "request_timeout",
      kind: "unavailable",
    });
  const before = asked.length;
  await expect(type("no code")).rejects.toMatchObject({ code: "otp_expired" });
  expect(asked).toHaveLength(before);
  answering({ status: "approved", valid: true }, 200);
  expect((await type("042917")).kind).toBe("session");
});

test("of two who wait for one number, nobody has it by a code that Verify made", async () => {
  answering({ sid: "VE1", status: "pending" });
  const { auth } = await fixtureAuth({ settings: asking, smsProvider: providerOf(verify()) });
  const phone = "5511933330020";
  for (const name of ["ana", "bia"]) {
    const email = `${name}.${phone}@padaria.example`;
    const password = "pão quente às 6h";
    await auth.admin.createUser({ actor: null }, { email, password, emailConfirm: true });
    const { accessToken } = await auth.signInWithPassword({ email, password, client });
    await auth.updateOwnUser(accessToken, { ...unlimited, phone });
  }
  answering({ status: "approved", valid: true }, 200);
  const to = { kind: "phone", value: phone } as const;
  const typed = auth.verifyCode({ type: "phone_change", to, code: "042917", client });
  await expect(typed).rejects.toMatchObject({ code: "otp_expired" });
});

test("a code of Verify, asked for again, allows one change", async () => {
  answering({ sid: "VE1", status: "pending" });
  const passwordChange = { currentPassword: false, reauthentication: true };
  const settings = { ...asking, passwordChange, accessTokenSeconds: 604_800 };
  const smsProvider = providerOf(verify());
  const { auth, clock } = await fixtureAuth({ settings, smsProvider });
  const [phone, password] = ["5511933330030", "pão quente às 6h"];
  await auth.admin.createUser({ actor: null }, { phone, password, phoneConfirm: true });
  const { accessToken } = await auth.signInWithPassword({ phone, password, client });
  clock.now += 25 * 3_600_000;
  expect(await auth.reauthenticate(accessToken, unlimited)).toBe("VE1");
  const change = (next: string) =>
    auth.updateOwnUser(accessToken, { ...unlimited, password: next, nonce: "042917" });
  answering({ status: "pending", valid: false }, 200);
  await expect(change("bolo de fubá")).rejects.toMatchObject({
    code: "reauthentication_not_valid",
  });
  answering({ status: "approved", valid: true }, 200);
  await change("bolo de fubá");
  await expect(change("bolo de milho")).rejects.toMatchObject({
    code: "reauthentication_not_valid",
  });
});

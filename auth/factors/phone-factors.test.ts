import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import type { Auth, AuthOptions } from "../create-auth.ts";
import { client, fixtureAuth, fixtureSettings, unlimited } from "../fixture.ts";
import type { SmsMessage } from "../phone/sms-provider.ts";

const password = "pão quente às 6h";
const factors = { ...fixtureSettings.factors, phone: { enroll: true, verify: true } };
const minute = 60_000;

/** Somebody else's server: what it was given. */
function provider() {
  const sent: SmsMessage[] = [];
  const smsProvider = {
    channels: ["sms"] as const,
    async send(message: SmsMessage) {
      sent.push(message);
      return "SM";
    },
  };
  return { sent, smsProvider };
}

let made = 0;
async function signedIn(choices: Partial<AuthOptions> = {}) {
  const { sent, smsProvider } = provider();
  const settings = { ...fixtureSettings, factors };
  const world = await fixtureAuth({ settings, smsProvider, ...choices });
  made += 1;
  const email = `caio.${made}@oficina.example`;
  const id = (
    await world.auth.admin.createUser({ actor: null }, { email, password, emailConfirm: true })
  ).user.id;
  const { accessToken } = await world.auth.signInWithPassword({ email, password, client });
  return { ...world, sent, id, email, accessToken };
}

function enroll({ factors: rules }: Auth, token: string, phone: string, friendlyName = phone) {
  return rules.enroll(token, { factorType: "phone", phone, friendlyName });
}

function challenge({ factors: rules }: Auth, token: string, factorId: string) {
  return rules.challenge(token, { ...unlimited, factorId, client });
}

test("a phone raises the session by the code that it was sent", async () => {
  const { auth, sent, accessToken } = await signedIn();
  const enrolled = await enroll(auth, accessToken, "+55 11 96666 0001", "celular");
  expect(enrolled).toMatchObject({ type: "phone", phone: "+55 11 96666 0001" });
  const { id: challengeId, factorType } = await challenge(auth, accessToken, enrolled.id);
  expect(factorType).toBe("phone");
  expect(sent).toMatchObject([
    { phone: "5511966660001", code: expect.stringMatching(/^\d{6}$/), channel: "sms" },
  ]);
  const answer = { factorId: enrolled.id, challengeId, code: sent[0]?.code ?? "", client };
  const { account, accessToken: raised } = await auth.factors.verify(accessToken, answer);
  expect(account.factors).toMatchObject([{ status: "verified", phone: "5511966660001" }]);
  const claims = JSON.parse(Buffer.from(raised.split(".")[1] ?? "", "base64url").toString());
  expect(claims.aal).toBe("aal2");
  expect(claims.amr.map(({ method }: { method: string }) => method)).toContain("mfa/phone");
  const again = auth.factors.verify(raised, answer);
  await expect(again).rejects.toMatchObject({ code: "mfa_factor_not_found" });
  await auth.factors.unenroll(raised, enrolled.id);
  expect((await auth.account(raised)).factors).toEqual([]);
});

test("a wrong code is told, five invalidate the challenge, and a new one makes the old one worthless", async () => {
  const { auth, sent, accessToken } = await signedIn();
  const { id: factorId } = await enroll(auth, accessToken, "5511966660002");
  const first = await challenge(auth, accessToken, factorId);
  const code = sent.at(-1)?.code ?? "";
  const wrong = code === "000000" ? "111111" : "000000";
  const verify = (challengeId: string, typed: string) =>
    auth.factors.verify(accessToken, { factorId, challengeId, code: typed, client });
  for (const _ of Array(5).keys())
    await expect(verify(first.id, wrong)).rejects.toMatchObject({
      code: "mfa_verification_failed",
      message: "Invalid MFA Phone code entered",
    });
  await expect(verify(first.id, code)).rejects.toMatchObject({ code: "mfa_challenge_expired" });
  const second = await challenge(auth, accessToken, factorId);
  await expect(verify(first.id, code)).rejects.toMatchObject({ code: "mfa_factor_not_found" });
  const right = sent.at(-1)?.code ?? "";
  expect((await verify(second.id, right)).account.factors).toHaveLength(1);
});

test("a code is for its challenge alone, and for five minutes", async () => {
  const { auth, clock, sent, accessToken } = await signedIn();
  const [one, two] = [
    await enroll(auth, accessToken, "5511966660003"),
    await enroll(auth, accessToken, "5511966660004"),
  ];
  const first = await challenge(auth, accessToken, one.id);
  const second = await challenge(auth, accessToken, two.id);
  const [ofOne, ofTwo] = sent.map(({ code }) => code);
  const verify = (factorId: string, challengeId: string, code: string) =>
    auth.factors.verify(accessToken, { factorId, challengeId, code, client });
  if (ofOne !== ofTwo)
    await expect(verify(two.id, second.id, ofOne ?? "")).rejects.toMatchObject({
      code: "mfa_verification_failed",
    });
  await expect(verify(two.id, first.id, ofOne ?? "")).rejects.toMatchObject({
    code: "mfa_factor_not_found",
  });
  clock.now += 5 * minute;
  await expect(verify(two.id, second.id, ofTwo ?? "")).rejects.toMatchObject({
    code: "mfa_challenge_expired",
  });
});

test("what the store holds of a challenge proves nothing beside another one", async () => {
  const { auth, database, sent, accessToken } = await signedIn();
  const { id: factorId } = await enroll(auth, accessToken, "5511966660012");
  const first = await challenge(auth, accessToken, factorId);
  const { code_hash } = await database.query
    .selectFrom("factor_challenges")
    .select("code_hash")
    .where("id", "=", first.id)
    .executeTakeFirstOrThrow();
  const second = await challenge(auth, accessToken, factorId);
  await database.query
    .updateTable("factor_challenges")
    .set({ code_hash })
    .where("id", "=", second.id)
    .execute();
  const answer = { factorId, challengeId: second.id, code: sent[0]?.code ?? "", client };
  const verifying = auth.factors.verify(accessToken, answer);
  await expect(verifying).rejects.toMatchObject({ code: "mfa_verification_failed" });
});

test("a number is enrolled once, and anew while it is not confirmed", async () => {
  const { auth, clock, sent, accessToken } = await signedIn();
  const phone = "5511966660005";
  const begun = await enroll(auth, accessToken, phone, "a");
  const anew = await enroll(auth, accessToken, phone, "b");
  const ids = async () => (await auth.account(accessToken)).factors.map(({ id }) => id);
  expect(await ids()).toEqual([anew.id]);
  await expect(challenge(auth, accessToken, begun.id)).rejects.toMatchObject({
    code: "mfa_factor_not_found",
  });
  const { id: challengeId } = await challenge(auth, accessToken, anew.id);
  const answer = { factorId: anew.id, challengeId, code: sent.at(-1)?.code ?? "", client };
  const { accessToken: raised } = await auth.factors.verify(accessToken, answer);
  await expect(enroll(auth, raised, phone, "c")).rejects.toMatchObject({
    code: "mfa_verified_factor_exists",
    kind: "unprocessable",
  });
  const left = await enroll(auth, raised, "5511966660006");
  clock.now += 5 * minute + 1;
  await enroll(auth, raised, "5511966660007");
  expect(await ids()).not.toContain(left.id);
});

test("each challenge counts against the number, and none is sent where that refuses", async () => {
  const { auth, sent, accessToken } = await signedIn();
  const { id: factorId } = await enroll(auth, accessToken, "5511966660008");
  const counted: unknown[] = [];
  const countSending = async (...call: unknown[]) => {
    counted.push(call);
    if (counted.length > 1) throw new Error("too soon");
    return async () => undefined;
  };
  const ask = () => auth.factors.challenge(accessToken, { factorId, client, countSending });
  await ask();
  await expect(ask()).rejects.toThrow("too soon");
  expect(counted[0]).toEqual(["factor", { phone: "5511966660008" }]);
  expect(sent).toHaveLength(1);
});

test("without a provider only the numbers of the list are challenged, with their own code", async () => {
  const testCodes = new Map([["5511966660009", "246810"]]);
  const settings = { ...fixtureSettings, factors, testCodes };
  const { auth, accessToken } = await signedIn({ settings, smsProvider: undefined });
  const other = await enroll(auth, accessToken, "5511966660010");
  expect(other).toMatchObject({
    warning: "No code can be sent to this number: Unable to get SMS provider",
  });
  await expect(challenge(auth, accessToken, other.id)).rejects.toMatchObject({
    code: "sms_send_failed",
  });
  const { id: factorId } = await enroll(auth, accessToken, "5511966660009");
  const { id: challengeId } = await challenge(auth, accessToken, factorId);
  const answer = { factorId, challengeId, code: "246810", client };
  const { account } = await auth.factors.verify(accessToken, answer);
  expect(account.factors).toHaveLength(1);
});

test.each([
  [{ enroll: false, verify: true }, "mfa_phone_enroll_not_enabled"],
  [{ enroll: true, verify: false }, "mfa_phone_verify_not_enabled"],
])("where the operator says %j, it answers %s", async (phone, code) => {
  const settings = { ...fixtureSettings, factors: { ...factors, phone } };
  const { auth, accessToken } = await signedIn({ settings });
  const asked = enroll(auth, accessToken, "5511966660011").then(({ id }) =>
    challenge(auth, accessToken, id),
  );
  await expect(asked).rejects.toMatchObject({ code, kind: "unprocessable" });
});

test.each([
  [undefined, "Phone number required to enroll Phone factor"],
  ["padaria", "Invalid phone number format (E.164 required)"],
])("the number %j is refused", async (phone, message) => {
  const { auth, accessToken } = await signedIn();
  const enrolling = auth.factors.enroll(accessToken, { factorType: "phone", phone });
  await expect(enrolling).rejects.toMatchObject({ code: "validation_failed", message });
});

test("a factor that was begun before another one counts is finished by who has that one", async () => {
  const { auth, clock, sent, accessToken } = await signedIn();
  const phone = await enroll(auth, accessToken, "5511966660009");
  const app = await auth.factors.enroll(accessToken, { factorType: "totp", friendlyName: "app" });
  if (app.type !== "totp") throw new Error("An app was asked for.");
  const { id } = await challenge(auth, accessToken, app.id);
  const code = new TOTP({ secret: app.totp.secret }).generate({ timestamp: clock.now });
  const proof = { factorId: app.id, challengeId: id, code, client };
  const { accessToken: raised } = await auth.factors.verify(accessToken, proof);
  const asked = await challenge(auth, accessToken, phone.id);
  const answer = { factorId: phone.id, challengeId: asked.id, code: sent.at(-1)?.code, client };
  const before = auth.factors.verify(accessToken, answer);
  await expect(before).rejects.toMatchObject({ code: "insufficient_aal", kind: "forbidden" });
  const { account } = await auth.factors.verify(raised, answer);
  expect(account.factors.map(({ status }) => status)).toEqual(["verified", "verified"]);
});

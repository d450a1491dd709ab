import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { client, fixtureAuth, fixtureSettings, unlimited } from "../fixture.ts";
import { linkTokenIn } from "../fixture-emails.ts";

const settings = { ...fixtureSettings, autoconfirm: { email: false, phone: false } };

let made = 0;

/** Somebody who has asked for an email in one browser and opened it. */
async function opened({ method = "s256" } = {}) {
  const fixture = await fixtureAuth({ settings });
  const { auth, database } = fixture;
  made += 1;
  const email = `caio.${made}@padaria.example`;
  const verifier = randomBytes(40).toString("hex");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  await auth.sendEmailOtp({
    email,
    createUser: true,
    codeChallenge: method === "plain" ? verifier : challenge,
    codeChallengeMethod: method,
    ...unlimited,
  });
  const linkToken = await linkTokenIn(database, email, "confirmation");
  expect(linkToken).toMatch(/^pkce_/);
  const followed = await auth.followLink({ type: "signup", linkToken, client });
  if (followed.kind !== "flow") throw new Error("No code");
  const { code } = followed;
  return { ...fixture, email, code, verifier };
}

test.each(["s256", "S256", "plain"])(
  "a code and its verifier give a session (%s)",
  async (method) => {
    const { auth, code, verifier, email } = await opened({ method });
    const session = await auth.exchangeFlowCode({ code, verifier, client });
    const { user } = await auth.account(session.accessToken);
    expect(user.email).toBe(email);
    expect(user.email_confirmed_at).not.toBeNull();
  },
);

test("the code alone, or with another verifier, gives nothing, and the right one still does", async () => {
  const { auth, code, verifier } = await opened();
  const wrong = auth.exchangeFlowCode({ code, verifier: `${verifier}0`, client });
  await expect(wrong).rejects.toMatchObject({ code: "bad_code_verifier", kind: "invalid" });
  const unknown = auth.exchangeFlowCode({ code: "none", verifier, client });
  await expect(unknown).rejects.toMatchObject({ code: "flow_state_not_found", kind: "missing" });
  expect(await auth.exchangeFlowCode({ code, verifier, client })).toBeDefined();
});

test.each(["a".repeat(42), "a".repeat(129), `${"a".repeat(42)}/`])(
  "a verifier that the standard knows none like opens nothing (%j)",
  async (verifier) => {
    const { auth, code, database, email } = await opened();
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const { id } = await database.query
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    await database.query
      .updateTable("flow_states")
      .set({ challenge, challenge_method: "s256" })
      .where("user_id", "=", id)
      .execute();
    const exchange = auth.exchangeFlowCode({ code, verifier, client });
    await expect(exchange).rejects.toMatchObject({ code: "bad_code_verifier" });
  },
);

test("a code that comes again ends the session that it gave", async () => {
  const { auth, code, verifier } = await opened();
  const { accessToken } = await auth.exchangeFlowCode({ code, verifier, client });
  const again = () => auth.exchangeFlowCode({ code, verifier, client });
  await expect(again()).rejects.toMatchObject({ code: "flow_state_not_found" });
  await expect(auth.account(accessToken)).rejects.toMatchObject({ code: "session_not_found" });
  await expect(again()).rejects.toMatchObject({ code: "flow_state_not_found" });
});

test("of two that come at once at most one session is left", async () => {
  const { auth, code, verifier } = await opened();
  const all = await Promise.allSettled(
    Array.from({ length: 4 }, () => auth.exchangeFlowCode({ code, verifier, client })),
  );
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a code is good for five minutes, from when the link was opened", async () => {
  const early = await opened();
  early.clock.now += 300_000 - 1;
  const { auth, code, verifier } = early;
  expect(await auth.exchangeFlowCode({ code, verifier, client })).toBeDefined();
  const late = await opened();
  late.clock.now += 300_000;
  const exchange = late.auth.exchangeFlowCode({ code: late.code, verifier: late.verifier, client });
  await expect(exchange).rejects.toMatchObject({ code: "flow_state_expired" });
});

test("who was banned meanwhile gets no session", async () => {
  const { auth, database, code, verifier, email, clock } = await opened();
  const ban = { banned_until: clock.now + 1 };
  await database.query.updateTable("users").set(ban).where("email", "=", email).execute();
  const exchange = () => auth.exchangeFlowCode({ code, verifier, client });
  await expect(exchange()).rejects.toMatchObject({ code: "user_banned", kind: "invalid" });
  clock.now += 1;
  expect(await exchange()).toBeDefined();
});

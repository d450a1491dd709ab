import { expect, test } from "vitest";
import { openTestStore, stores } from "../database/fixture.ts";
import { client, fixtureAuth, fixtureSettings, unlimited } from "./fixture.ts";

const day = 24 * 3_600_000;
const password = "pão quente às 6h";

let made = 0;
function newEmail(): string {
  made += 1;
  return `davi.${made}@padaria.example`;
}

const flow = { codeChallenge: "a".repeat(43), codeChallengeMethod: "plain" };

test("codes and flows go a day after they have run out, and not before", async () => {
  const { auth, clock, database } = await fixtureAuth();
  const count = async () => {
    const codes = await database.query.selectFrom("one_time_codes").select("id").execute();
    const flows = await database.query.selectFrom("flow_states").select("id").execute();
    return [codes.length, flows.length];
  };
  await auth.sendEmailOtp({ email: newEmail(), createUser: true, ...flow, ...unlimited });
  clock.now += day + fixtureSettings.codes.lifeMs;
  await auth.sendEmailOtp({ email: newEmail(), createUser: true, ...flow, ...unlimited });
  await auth.sweep();
  expect(await count()).toEqual([2, 2]);
  clock.now += 1;
  await Promise.all([auth.sweep(), auth.sweep()]);
  expect(await count()).toEqual([1, 1]);
});

test("what devices were asked goes after a day, and not before", async () => {
  const { auth, clock, database } = await fixtureAuth();
  const ids = () => database.query.selectFrom("webauthn_challenges").select("id").execute();
  await auth.passkeys.beginSignIn();
  clock.now += day;
  const { challengeId } = await auth.passkeys.beginSignIn();
  await auth.sweep();
  expect(await ids()).toHaveLength(2);
  clock.now += 1;
  await auth.sweep();
  expect(await ids()).toEqual([{ id: challengeId }]);
});

test("sessions go a month after they have ended; others stay for ever", async () => {
  const sessions = { ...fixtureSettings.sessions, timeboxMs: day, inactivityMs: undefined };
  const boxed = await fixtureAuth({ settings: { ...fixtureSettings, sessions } });
  const { auth, clock, database } = await fixtureAuth();
  const signed = await auth.signUp({ email: newEmail(), password, client, ...unlimited });
  if (signed.kind !== "session") throw new Error("No session");
  const ids = () => database.query.selectFrom("sessions").select("id").execute();
  expect(await ids()).toHaveLength(1);
  clock.now += 365 * day;
  await auth.sweep();
  expect(await ids()).toHaveLength(1);
  boxed.clock.now += 31 * day;
  await boxed.auth.sweep();
  expect(await ids()).toHaveLength(1);
  boxed.clock.now += 1;
  await boxed.auth.sweep();
  expect(await ids()).toHaveLength(0);
});

test("accounts without an address stay, unless the operator says when they go", async () => {
  const { auth, clock, database } = await fixtureAuth();
  const left = await auth.signUpAnonymously({ client });
  const seen = await auth.signUpAnonymously({ client });
  const kept = await auth.signUp({ email: newEmail(), password, client, ...unlimited });
  if (kept.kind !== "session") throw new Error("No session");
  clock.now += 30 * day;
  await auth.refresh({ refreshToken: seen.refreshToken, client });
  clock.now += 30 * day;
  await auth.sweep();
  const settings = { ...fixtureSettings, anonymousMaxAgeMs: 45 * day };
  const decided = await fixtureAuth({ settings, now: () => clock.now });
  const ids = async () => {
    const rows = await database.query.selectFrom("users").select("id").execute();
    return rows.map(({ id }) => id);
  };
  const [gone, back, other] = [left, seen, kept.session].map(({ account }) => account.user.id);
  expect(await ids()).toContain(gone);
  await decided.auth.sweep();
  expect(await ids()).not.toContain(gone);
  expect(await ids()).toEqual(expect.arrayContaining([back, other]));
  const { entries } = await auth.admin.listAudit({ page: 1, perPage: 50 });
  expect(entries).toContainEqual(
    expect.objectContaining({ action: "user_deleted", subject_id: gone }),
  );
});

test.each(stores)("every store can be swept, %s too", async (kind) => {
  const { database, dispose } = await openTestStore(kind);
  const sessions = { ...fixtureSettings.sessions, timeboxMs: day, inactivityMs: day };
  const settings = { ...fixtureSettings, sessions, anonymousMaxAgeMs: day };
  const { auth, clock } = await fixtureAuth({ database, settings });
  await auth.signUpAnonymously({ client });
  await auth.sendEmailOtp({ email: newEmail(), createUser: true, ...flow, ...unlimited });
  clock.now += 60 * day;
  await Promise.all([auth.sweep(), auth.sweep()]);
  for (const table of ["sessions", "one_time_codes", "flow_states"] as const)
    expect(await database.query.selectFrom(table).select("id").execute()).toEqual([]);
  expect((await auth.admin.listUsers({ page: 1, perPage: 50 })).total).toBe(1);
  await dispose();
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestStore, stores, type TestStore } from "../../database/fixture.ts";
import { client, fixtureAuth, fixtureSettings, unlimited } from "../fixture.ts";

const password = "pão quente às 6h";
const email = "ana@padaria.example";
const hashClient = (ip: string) => `hash of ${ip.length}`;

describe.each(stores)("a failed sign-in, on %s", (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.dispose());

  test("stands in the log with the hash of the address, and nothing that was typed", async () => {
    const { auth } = await fixtureAuth({ database: store.database, hashClient });
    const signed = await auth.signUp({ ...unlimited, email, password, client });
    if (signed.kind !== "session") throw new Error(signed.kind);
    const typed = "segredo-errado";
    const tries = [
      () => auth.signInWithPassword({ email: " ANA@padaria.example ", password: typed, client }),
      () => auth.signInWithPassword({ email: "bia@padaria.example", password: typed, client }),
      () =>
        auth.verifyCode({
          type: "email",
          to: { kind: "email", value: email },
          code: "000000",
          client,
        }),
    ];
    for (const one of tries) await expect(one()).rejects.toThrow();
    await auth.signInWithPassword({ email, password, client });
    await auth.failuresNoted();
    const { entries } = await auth.admin.listAudit({ page: 1, perPage: 50 });
    const failed = entries.filter(({ action }) => action === "login_failed");
    const { id } = signed.session.account.user;
    expect(failed.map(({ subject_id }) => subject_id).toSorted()).toEqual(
      [id, id, null].toSorted(),
    );
    for (const entry of failed)
      expect(entry).toMatchObject({ actor_id: null, client: hashClient(client.ip) });
    expect(JSON.stringify(entries)).not.toMatch(/segredo|padaria|203\.0\.113/);
    const others = entries.filter(({ action }) => action !== "login_failed");
    expect(others.every((entry) => entry.client === null)).toBe(true);
  });

  test("by a wrong second factor stands there too, of a code generator and of a phone", async () => {
    const factors = { ...fixtureSettings.factors, phone: { enroll: true, verify: true } };
    const smsProvider = { channels: ["sms"] as const, send: async () => "SM" };
    const settings = { ...fixtureSettings, factors };
    const { database } = store;
    const { auth } = await fixtureAuth({ database, hashClient, settings, smsProvider });
    const address = { email: "caio@padaria.example", emailConfirm: true };
    const { user } = await auth.admin.createUser({ actor: null }, { ...address, password });
    const { accessToken } = await auth.signInWithPassword({ ...address, password, client });
    const failOnce = async (factorType: "totp" | "phone") => {
      const phone = factorType === "phone" ? "5511966660009" : undefined;
      const { id: factorId } = await auth.factors.enroll(accessToken, {
        factorType,
        phone,
        friendlyName: factorType,
      });
      const asked = { ...unlimited, factorId, client };
      const { id: challengeId } = await auth.factors.challenge(accessToken, asked);
      // Never a code: those have digits alone.
      const answer = { factorId, challengeId, code: "segredo", client };
      await expect(auth.factors.verify(accessToken, answer)).rejects.toThrow(/^Invalid /);
      return factorId;
    };
    const failedFactors = [await failOnce("totp"), await failOnce("phone")];
    const { entries } = await auth.admin.listAudit({ page: 1, perPage: 50 });
    const failed = entries.filter(({ action }) => action === "verification_failed");
    expect(failed.map(({ subject_id }) => subject_id).toSorted()).toEqual(failedFactors.toSorted());
    for (const entry of failed)
      expect(entry).toMatchObject({ actor_id: user.id, client: hashClient(client.ip) });
    expect(JSON.stringify(entries)).not.toMatch(/segredo|96666|203\.0\.113/);
  });

  test("goes after a month, and the rest of the log stays", async () => {
    const { auth, clock } = await fixtureAuth({ database: store.database, hashClient });
    const actions = async () => {
      const { entries } = await auth.admin.listAudit({ page: 1, perPage: 50 });
      return entries.map(({ action }) => action);
    };
    await expect(auth.signInWithPassword({ email, password: "x", client })).rejects.toThrow();
    await auth.failuresNoted();
    expect(await actions()).toEqual(
      expect.arrayContaining(["login_failed", "verification_failed"]),
    );
    clock.now += 30 * 24 * 3_600_000 + 1;
    await auth.sweep();
    expect((await actions()).filter((action) => action.endsWith("_failed"))).toEqual([]);
    expect(await actions()).toContain("login");
  });
});

test("whoever fails waits for no store: what is away keeps nothing, and says so to nobody", async () => {
  const store = await openTestStore("sqlite");
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const { auth } = await fixtureAuth({ database: store.database, hashClient, report });
  const wrong = auth.signInWithPassword({ email, password: "x", client });
  await expect(wrong).rejects.toThrow("Invalid login credentials");
  await store.dispose();
  await auth.failuresNoted();
  expect(reported).toEqual([]);
});

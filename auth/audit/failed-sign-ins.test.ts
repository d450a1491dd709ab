import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestStore, stores, type TestStore } from "../../database/fixture.ts";
import { client, fixtureAuth, unlimited } from "../fixture.ts";

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

  test("goes after a month, and the rest of the log stays", async () => {
    const { auth, clock } = await fixtureAuth({ database: store.database, hashClient });
    const actions = async () => {
      const { entries } = await auth.admin.listAudit({ page: 1, perPage: 50 });
      return entries.map(({ action }) => action);
    };
    await expect(auth.signInWithPassword({ email, password: "x", client })).rejects.toThrow();
    await auth.failuresNoted();
    expect(await actions()).toContain("login_failed");
    clock.now += 30 * 24 * 3_600_000 + 1;
    await auth.sweep();
    expect(await actions()).not.toContain("login_failed");
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

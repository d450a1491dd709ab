import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestStore, stores, type TestStore } from "../../database/fixture.ts";
import { client, fixtureAuth, fixtureSettings, unlimited } from "../fixture.ts";
import { allRows, tablesWith } from "../fixture-tables.ts";

const password = "pão quente às 6h";
const operator = { actor: null };
const challenge = { codeChallenge: "c".repeat(43), codeChallengeMethod: "s256" };

describe.each(stores)("somebody who is deleted on %s", (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.dispose());

  /** With a row in every table that can tell of a person. */
  async function knownEverywhere(name: string) {
    const settings = {
      ...fixtureSettings,
      autoconfirm: { email: true, phone: false },
      testCodes: new Map([["5511999990000", "123456"]]),
    };
    const { auth } = await fixtureAuth({ database: store.database, settings });
    const email = `${name}@padaria.example`;
    const place = { ip: `the address of ${name}`, userAgent: `the phone of ${name}` };
    const result = await auth.signUp({ ...unlimited, email, password, client: place });
    if (result.kind !== "session") throw new Error(result.kind);
    const { accessToken, account } = result.session;
    const factor = await auth.factors.enroll(accessToken, { factorType: "totp" });
    const { countSending } = unlimited;
    await auth.factors.challenge(accessToken, { factorId: factor.id, client, countSending });
    await auth.updateOwnUser(accessToken, { ...unlimited, data: { nome: `Dona ${name}` } });
    await auth.updateOwnUser(accessToken, {
      ...unlimited,
      ...challenge,
      email: `new.${name}@padaria.example`,
    });
    return { auth, id: account.user.id, name };
  }

  test("for good leaves ids in the log, and nothing else anywhere", async () => {
    const { auth, id, name } = await knownEverywhere("zuleide");
    const tables = [...(await allRows(store.database.query)).keys()];
    const before = await tablesWith(store.database.query, id);
    const personal = ["factors", "flow_states", "identities", "letters", "one_time_codes"];
    expect(before).toEqual([...personal, "audit_log", "sessions", "users"].toSorted());
    expect(tables).toContain("factor_challenges");
    await auth.admin.deleteUser(operator, { id, soft: false });
    expect(await tablesWith(store.database.query, id)).toEqual(["audit_log"]);
    expect(await tablesWith(store.database.query, name)).toEqual([]);
    const rows = await allRows(store.database.query);
    expect(rows.get("factor_challenges")).toEqual([]);
    expect(rows.get("session_methods")).toEqual([]);
  });

  test("softly leaves the id, and nothing that tells who it was", async () => {
    const { auth, id, name } = await knownEverywhere("yuri");
    await auth.admin.deleteUser(operator, { id, soft: true });
    expect(await tablesWith(store.database.query, id)).toEqual(["audit_log", "users"]);
    expect(await tablesWith(store.database.query, name)).toEqual([]);
  });
});

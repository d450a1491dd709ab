import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestStore, stores, type TestStore } from "../../database/fixture.ts";
import { client, fixtureAuth, unlimited } from "../fixture.ts";
import { allRows } from "../fixture-tables.ts";

const password = "pão quente às 6h";

describe.each(stores)("the log of what happened, on %s", (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.dispose());

  async function signedUp(email: string) {
    const { auth } = await fixtureAuth({ database: store.database });
    const result = await auth.signUp({ ...unlimited, email, password, client });
    if (result.kind !== "session") throw new Error(result.kind);
    return { auth, email, ...result.session };
  }

  test("has a line for each act, in ids alone", async () => {
    const { auth, email, accessToken, account } = await signedUp("ana@padaria.example");
    await auth.signInWithPassword({ email, password, client });
    await auth.updateOwnUser(accessToken, { ...unlimited, password: "bolo de fubá" });
    await auth.signOut({ token: accessToken });
    const { entries } = await auth.admin.listAudit({ page: 1, perPage: 50 });
    expect(entries.map(({ action }) => action).toSorted()).toEqual(
      ["user_signedup", "login", "user_updated_password", "user_modified", "logout"].toSorted(),
    );
    for (const entry of entries) {
      expect(entry).toMatchObject({ actor_id: account.user.id, subject_id: account.user.id });
      expect(Object.keys(entry).toSorted()).toEqual(
        ["action", "actor_id", "client", "created_at", "id", "subject_id"].toSorted(),
      );
    }
  });

  test("and what it tells of are kept together, or neither is", async () => {
    const { auth, email, accessToken } = await signedUp("bia@padaria.example");
    const { query } = store.database;
    const before = await allRows(query);
    await query.schema.alterTable("audit_log").renameTo("audit_log_away").execute();
    const acts = [
      () => auth.signUp({ ...unlimited, email: "caio@padaria.example", password, client }),
      () => auth.signInWithPassword({ email, password, client }),
      () => auth.updateOwnUser(accessToken, { ...unlimited, password: "bolo de fubá" }),
      () => auth.recoverAccount({ ...unlimited, email }),
      () => auth.factors.enroll(accessToken, { factorType: "totp" }),
      () => auth.signOut({ token: accessToken }),
    ];
    for (const act of acts) await expect(act()).rejects.toThrow(/audit_log/);
    await query.schema.alterTable("audit_log_away").renameTo("audit_log").execute();
    expect(await allRows(query)).toEqual(before);
  });
});

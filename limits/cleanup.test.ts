import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestStore, type TestStore } from "../database/fixture.ts";
import { startCleanup } from "./cleanup.ts";
import { silentLog } from "./fixture.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore("postgres");
});
afterAll(() => store.dispose());

test("what counts no longer is deleted in batches, and nothing else", async () => {
  const { query } = store.database;
  const [past, future] = [Date.now() - 1000, Date.now() + 600_000];
  const rates = Array.from({ length: 1300 }, (_, index) => ({
    key: `key-${index}`,
    tat: (index < 1200 ? past : future) * 1000,
  }));
  const claim = { fingerprint: "f", instance: "i" };
  await query.insertInto("rate_limits").values(rates).execute();
  await query
    .insertInto("idempotent_calls")
    .values([
      { ...claim, key: "old", expires_at: past },
      { ...claim, key: "new", expires_at: future },
    ])
    .execute();
  const stop = startCleanup(query, 10, silentLog);
  const rows = () => query.selectFrom("rate_limits").select("key").execute();
  await expect.poll(async () => (await rows()).length).toBe(100);
  const claims = await query.selectFrom("idempotent_calls").select("key").execute();
  expect(claims).toEqual([{ key: "new" }]);
  await stop();
});

import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreUnavailable } from "./faults.ts";
import { openTestStore, stores, type TestStore } from "./fixture.ts";
import type { IdempotentCallsTable, Tables } from "./tables.ts";

function call(key: string): IdempotentCallsTable {
  return { key, fingerprint: "f", instance: "i", expires_at: 1_763_000_000_000 };
}

async function keys(query: Kysely<Tables>): Promise<string[]> {
  const rows = await query.selectFrom("idempotent_calls").select("key").orderBy("key").execute();
  return rows.map(({ key }) => key);
}

describe.each(stores)("a store on %s", (kind) => {
  let store: TestStore;
  beforeEach(async () => {
    store = await openTestStore(kind);
  });
  afterEach(() => store.dispose());

  function add(key: string, query: Kysely<Tables> = store.database.query) {
    return query.insertInto("idempotent_calls").values(call(key)).execute();
  }

  it("keeps what was written over a new start, and is reachable", async () => {
    await add("a");
    const again = await store.reopen();
    const rows = await again.query.selectFrom("idempotent_calls").selectAll().execute();
    expect(rows).toEqual([call("a")]);
    expect(await again.isReachable()).toBe(true);
  });

  it("reads counts, sums, truths and fractions as plain numbers", async () => {
    const { query } = store.database;
    await query
      .insertInto("ai_budget")
      .values([
        { day: "2026-11-20", unit: "tokens", leased: 2 ** 52 },
        { day: "2026-11-20", unit: "requests", leased: 3 },
      ])
      .execute();
    const { rows } = await sql`select count(*) as rows, sum(leased) as leased,
      (sum(leased) > 5) as much, 7 / 2 as whole, 0.5 * 3 as fraction from ai_budget`.execute(query);
    expect(rows[0]).toEqual({
      rows: 2,
      leased: 2 ** 52 + 3,
      much: 1,
      whole: 3,
      fraction: 1.5,
    });
  });

  it("gives back texts as they came, and never a number that is not exact", async () => {
    const { query } = store.database;
    const text = "'; drop table ai_budget; -- é 🙂 \n $1 ? \\";
    await add(text);
    expect(await keys(query)).toEqual([text]);
    const large = sql`select cast(${2n ** 60n} as bigint) as large`.execute(query);
    await expect(large).rejects.toThrow(RangeError);
  });

  it("refuses a value that no column holds, and goes on", async () => {
    const date = new Date() as unknown as number;
    const wrong = store.database.query
      .insertInto("idempotent_calls")
      .values({ ...call("a"), expires_at: date })
      .execute();
    await expect(wrong).rejects.toThrow(/^Parameter 4 is an object \(Date\)/);
    await add("b");
    expect(await keys(store.database.query)).toEqual(["b"]);
  });

  it("holds the tables to their rules, and says so as a fault of the statement", async () => {
    const { query } = store.database;
    await add("a");
    await expect(add("a")).rejects.not.toBeInstanceOf(StoreUnavailable);
    const values = { day: "2026-11-20", unit: "tokens" as const, leased: -1 };
    await expect(query.insertInto("ai_budget").values(values).execute()).rejects.toThrow();
    const euros = { day: "2026-11-20", unit: "euros" as "tokens", leased: 1 };
    await expect(query.insertInto("ai_budget").values(euros).execute()).rejects.toThrow();
    expect(await store.database.isReachable()).toBe(true);
  });

  it("undoes a transaction whose work fails, with the work's own error", async () => {
    const failure = new Error("no");
    const work = store.database.transaction(async (trx) => {
      await add("a", trx);
      throw failure;
    });
    await expect(work).rejects.toBe(failure);
    expect(await keys(store.database.query)).toEqual([]);
  });

  it("undoes a transaction whose statement fails", async () => {
    const work = store.database.transaction(async (trx) => {
      await add("a", trx);
      await add("a", trx);
    });
    await expect(work).rejects.toThrow();
    expect(await keys(store.database.query)).toEqual([]);
  });

  it("lets nothing of another request into a transaction", async () => {
    const { database } = store;
    const began = Promise.withResolvers<void>();
    const undone = database.transaction(async (trx) => {
      await add("inside", trx);
      began.resolve();
      await sleep(50);
      throw new Error("undo");
    });
    await began.promise;
    await Promise.all([add("outside"), expect(undone).rejects.toThrow("undo")]);
    expect(await keys(database.query)).toEqual(["outside"]);
  });

  it("counts right when many transactions read and write the same row", async () => {
    const { database } = store;
    const row = { day: "2026-11-20", unit: "requests" as const, leased: 0 };
    await database.query.insertInto("ai_budget").values(row).execute();
    const takeOne = () =>
      database.transaction(async (trx) => {
        const rows = trx.selectFrom("ai_budget").select("leased");
        const { leased } = await database.forUpdate(rows).executeTakeFirstOrThrow();
        await trx
          .updateTable("ai_budget")
          .set({ leased: leased + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 30 }, takeOne));
    const { leased } = await database.query
      .selectFrom("ai_budget")
      .select("leased")
      .executeTakeFirstOrThrow();
    expect(leased).toBe(30);
  });

  it("refuses a query beside the transaction it stands in, instead of waiting for itself", async () => {
    const { database } = store;
    const beside = database.transaction(() => keys(database.query));
    await expect(beside).rejects.toThrow("Inside a transaction");
    const within = database.transaction(() => database.transaction(async () => 1));
    await expect(within).rejects.toThrow("Inside a transaction");
    const other = await openTestStore("sqlite");
    await expect(database.transaction(() => keys(other.database.query))).resolves.toEqual([]);
    await other.dispose();
    let later: Promise<string[]> | undefined;
    await database.transaction(async () => {
      later = sleep(20).then(() => keys(database.query));
    });
    expect(await later).toEqual([]);
  });

  it("finishes what has begun when it is closed, and then refuses", async () => {
    const { database } = store;
    const began = Promise.withResolvers<void>();
    const last = database.transaction(async (trx) => {
      began.resolve();
      await sleep(50);
      await add("last", trx);
    });
    await began.promise;
    const closed = database.close();
    await expect(add("late")).rejects.toMatchObject({ reason: "closed" });
    await Promise.all([last, closed]);
    expect(await database.isReachable()).toBe(false);
    const again = await store.reopen();
    expect(await keys(again.query)).toEqual(["last"]);
  });
});

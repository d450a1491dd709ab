import { chmodSync, mkdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database.ts";
import { newStoreLocation, openTestStore, type StoreLocation, type TestStore } from "../fixture.ts";
import { openDatabase } from "../open-database.ts";

describe("opening a folder", () => {
  let location: StoreLocation;
  beforeEach(async () => {
    location = await newStoreLocation("sqlite");
  });
  afterEach(() => location.erase());

  function inFolder(name: string): string {
    return join(location.options.dataDirectory, name);
  }

  it("makes files that nobody else can read, also where they were open to all", async () => {
    const database = await openDatabase(location.options);
    const files = ["store.db", "store.db-wal", "store.db-shm", "store.lock", "store.pid"];
    const modes = () => files.map((name) => (statSync(inFolder(name)).mode & 0o777).toString(8));
    expect(modes()).toEqual(files.map(() => "600"));
    await database.close();
    chmodSync(inFolder("store.db"), 0o644);
    const again = await openDatabase(location.options);
    expect(modes()).toEqual(files.map(() => "600"));
    await again.close();
  });

  it("syncs every commit, keeps a write-ahead log and holds to foreign keys", async () => {
    const database = await openDatabase(location.options);
    const read = (pragma: string) => sql.raw(`pragma ${pragma}`).execute(database.query);
    expect((await read("journal_mode")).rows).toEqual([{ journal_mode: "wal" }]);
    expect((await read("synchronous")).rows).toEqual([{ synchronous: 2 }]);
    expect((await read("foreign_keys")).rows).toEqual([{ foreign_keys: 1 }]);
    await database.close();
  });

  it("makes the folder, and says so when it cannot", async () => {
    const dataDirectory = inFolder("a/b");
    const database = await openDatabase({ ...location.options, dataDirectory });
    await database.close();
    writeFileSync(inFolder("file"), "");
    const inFile = openDatabase({ ...location.options, dataDirectory: inFolder("file/below") });
    await expect(inFile).rejects.toMatchObject({ code: "unusable-folder" });
  });

  it.each([
    ["a text", Buffer.from("Não é um banco de dados. ".repeat(100))],
    [
      "a database with a broken first page",
      Buffer.concat([Buffer.from("SQLite format 3\0"), Buffer.alloc(5000, 0xff)]),
    ],
  ])("refuses %s under the name of the store, and leaves it as it is", async (_name, bytes) => {
    writeFileSync(inFolder("store.db"), bytes);
    const refused = openDatabase(location.options);
    await expect(refused).rejects.toMatchObject({ name: "StoreFault", code: "not-a-database" });
    expect(statSync(inFolder("store.db")).size).toBe(bytes.length);
    // The lock went with it: a good file in its place is opened.
    renameSync(inFolder("store.db"), inFolder("aside"));
    await (await openDatabase(location.options)).close();
  });

  it("says so when the file cannot be opened, and lets go of the folder", async () => {
    mkdirSync(inFolder("store.db"));
    await expect(openDatabase(location.options)).rejects.toMatchObject({ code: "unwritable" });
    renameSync(inFolder("store.db"), inFolder("aside"));
    await (await openDatabase(location.options)).close();
  });

  it("takes a file that an interrupted first start left empty", async () => {
    mkdirSync(location.options.dataDirectory, { recursive: true });
    writeFileSync(inFolder("store.db"), "");
    await (await openDatabase(location.options)).close();
  });
});

describe("a store whose transaction takes long", () => {
  it("tells the others so within two seconds, and goes on", async () => {
    const store = await openTestStore("sqlite");
    const { query, transaction } = store.database;
    const hold = Promise.withResolvers<void>();
    const long = transaction(() => hold.promise);
    const asked = performance.now();
    const waiting = query.selectFrom("ai_budget").selectAll().execute();
    await expect(waiting).rejects.toMatchObject({ name: "StoreUnavailable", reason: "busy" });
    expect(performance.now() - asked).toBeLessThan(2000);
    expect(await store.database.isReachable()).toBe(true);
    hold.resolve();
    await long;
    await expect(query.selectFrom("ai_budget").selectAll().execute()).resolves.toEqual([]);
    await store.dispose();
  });
});

describe("a store without space", () => {
  let store: TestStore;
  let database: Database;
  beforeEach(async () => {
    store = await openTestStore("sqlite");
    ({ database } = store);
  });
  afterEach(() => store.dispose());

  function fill(key: string, query = database.query) {
    const values = { key, fingerprint: "x".repeat(20_000), instance: "i", expires_at: 1 };
    return query.insertInto("idempotent_calls").values(values).execute();
  }

  /** SQLite's own limit answers exactly as a disk without space does. */
  async function allowPages(more: number): Promise<void> {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.query);
    const limit = (rows[0]?.page_count ?? 0) + more;
    await sql.raw(`pragma max_page_count = ${limit}`).execute(database.query);
  }

  it("refuses what does not fit, undoes its transaction, and heals with the space", async () => {
    await allowPages(8);
    await expect(fill("a")).resolves.toBeDefined();
    await expect(fill("b")).rejects.toMatchObject({ name: "StoreUnavailable", reason: "full" });
    const both = database.transaction(async (trx) => {
      await trx.insertInto("rate_limits").values({ key: "r", tat: 1 }).execute();
      // Whoever ignores the failure does not get half of it in.
      await fill("c", trx).catch(() => undefined);
      await trx.insertInto("rate_limits").values({ key: "s", tat: 1 }).execute();
    });
    await expect(both).rejects.toMatchObject({ name: "StoreUnavailable" });
    expect(await database.query.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
    await allowPages(1000);
    await expect(fill("b")).resolves.toBeDefined();
  });

  it("is not reachable until it can write again, and says each turn once", async () => {
    await allowPages(0);
    await Promise.allSettled([fill("a"), fill("b")]);
    expect(await database.isReachable()).toBe(false);
    await allowPages(1000);
    await sleep(1050);
    const asked = await Promise.all([database.isReachable(), database.isReachable()]);
    expect(asked).toEqual([true, true]);
    expect(store.events.slice(-2)).toEqual([
      { event: "unreachable", reason: "full" },
      { event: "recovered" },
    ]);
  });
});

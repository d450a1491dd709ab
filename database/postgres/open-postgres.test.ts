import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestStore, type TestStore } from "../fixture.ts";
import { openDatabase } from "../open-database.ts";

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore("postgres", {});
});
afterEach(() => store.dispose());

describe("opening a Postgres by its URL", () => {
  function changed(change: (url: URL) => void): Promise<unknown> {
    const url = new URL(store.options.url ?? "");
    change(url);
    return openDatabase({ ...store.options, url: url.href });
  }

  it.each([
    ["a wrong password", "credentials-refused", (url: URL) => (url.password = "wrong-secret")],
    ["no password", "credentials-refused", (url: URL) => (url.password = "")],
    ["a wrong user", "credentials-refused", (url: URL) => (url.username = "nobody-secret")],
    ["a missing database", "no-such-database", (url: URL) => (url.pathname = "/missing-secret")],
    ["TLS that is not there", "tls", (url: URL) => url.searchParams.set("sslmode", "verify-full")],
  ])("refuses %s with a sentence that gives nothing away", async (_name, code, change) => {
    const refused = changed(change);
    await expect(refused).rejects.toMatchObject({ name: "StoreFault", code });
    await expect(refused).rejects.not.toThrow(/secret|postgres:\/\//);
    expect(JSON.stringify(store.events)).not.toMatch(/secret|127\.0\.0\.1/);
  });

  it.each(["mysql://a:b@c/d", "not an address", ""])("refuses %j as an address", async (url) => {
    const refused = openDatabase({ ...store.options, url });
    await expect(refused).rejects.toMatchObject({ code: "bad-url" });
  });

  it("sets the time limits of the server, and the name it is seen by", async () => {
    const { rows } = await sql`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('application_name') as name`.execute(store.database.query);
    expect(rows).toEqual([{ statement: "1s", idle: "10s", name: "imersao-empreendedora" }]);
  });

  it("keeps rate limits out of the write-ahead log", async () => {
    const { rows } = await sql`select relpersistence as kind from pg_class
      where relname = 'rate_limits'`.execute(store.database.query);
    expect(rows).toEqual([{ kind: "u" }]);
  });
});

describe("a password that changes while the server runs", () => {
  it("is logged once as what it is, and the store comes back with the right one", async () => {
    const { query } = store.database;
    const run = (text: string) => sql.raw(text).execute(query);
    const role = `visitor_${process.pid}`;
    await run(`create role ${role} login password 'first'`);
    await run(`grant all on schema public to ${role}`);
    await run(`grant all on all tables in schema public to ${role}`);
    const url = new URL(store.options.url ?? "");
    [url.username, url.password] = [role, "first"];
    const database = await openDatabase({ ...store.options, url: url.href });
    await database.query.selectFrom("ai_budget").selectAll().execute();

    await run(`alter role ${role} password 'second'`);
    await run(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`);
    await expect.poll(() => database.isReachable()).toBe(false);
    await sleep(1200);
    const faults = store.events.filter(({ event }) => event === "fault");
    expect(faults).toMatchObject([{ code: "credentials-refused" }]);

    await run(`alter role ${role} password 'first'`);
    await expect.poll(() => database.isReachable(), { timeout: 5000 }).toBe(true);
    await database.close();
    await run(`drop owned by ${role}`);
    await run(`drop role ${role}`);
  });
});

describe("transactions that stand in each other's way", () => {
  it("run again after a deadlock, until both have had their effect", async () => {
    const { database } = store;
    const start = ["a", "b"].map((key) => ({ key, tat: 0 }));
    await database.query.insertInto("rate_limits").values(start).execute();
    let runs = 0;
    // Each holds its first row before either asks for its second.
    let holding = 0;
    const held = Promise.withResolvers<void>();
    const both = (first: string, second: string) =>
      database.transaction(async (trx) => {
        runs += 1;
        for (const key of [first, second]) {
          const row = trx.updateTable("rate_limits").where("key", "=", key);
          await row.set((now) => ({ tat: now("tat", "+", 1) })).execute();
          holding += 1;
          if (holding === 2) held.resolve();
          await held.promise;
        }
      });
    // Sooner than the statements' own limit.
    await sql`alter system set deadlock_timeout = '100ms'`.execute(database.query);
    await sql`select pg_reload_conf()`.execute(database.query);
    await Promise.all([both("a", "b"), both("b", "a")]);
    const rows = await database.query.selectFrom("rate_limits").select("tat").execute();
    expect(rows).toEqual([{ tat: 2 }, { tat: 2 }]);
    expect(runs).toBeGreaterThan(2);
  });
});

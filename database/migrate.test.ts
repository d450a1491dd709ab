import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database, StoreEvent } from "./database.ts";
import { newStoreLocation, type StoreLocation, stores } from "./fixture.ts";
import { openInProcess } from "./fixture-spawn.ts";
import type { Migration } from "./migration.ts";
import { migrations } from "./migrations/all.ts";
import { openMigrated } from "./open-database.ts";

const second: Migration = { name: "9001-second", statements: ["create table second (id bigint)"] };
const third: Migration = { name: "9002-third", statements: ["create table third (id bigint)"] };

describe("the product's migrations", () => {
  it("are numbered in order, one statement in each text", () => {
    const names = migrations.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, i) => i + 1));
    const texts = migrations.flatMap(({ statements }) =>
      statements.flatMap((one) => (typeof one === "string" ? one : Object.values(one))),
    );
    // SQLite would run the first and forget the rest.
    expect(texts.filter((text) => text.includes(";"))).toEqual([]);
  });
});

describe.each(stores)("migrations on %s", (kind) => {
  let location: StoreLocation;
  let open: Database[];
  beforeEach(async () => {
    location = await newStoreLocation(kind, { empty: true });
    open = [];
  });
  afterEach(async () => {
    await closeAll();
    await location.erase();
  });

  async function openWith(...known: Migration[]): Promise<Database> {
    const database = await openMigrated(location.options, known);
    open.push(database);
    return database;
  }

  async function closeAll(): Promise<void> {
    await Promise.all(open.splice(0).map((database) => database.close()));
  }

  async function applied(database: Database): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(
      database.query,
    );
    return rows.map(({ name }) => name).toSorted();
  }

  function happened(event: StoreEvent["event"]): StoreEvent[] {
    return location.events.filter((one) => one.event === event);
  }

  it("are applied once, in order, each with a line in the log", async () => {
    expect(await applied(await openWith(...migrations, second))).toEqual([
      ...migrations.map(({ name }) => name),
      second.name,
    ]);
    const logged = [...migrations, second].map(({ name }) => ({ event: "migrated", name }));
    expect(happened("migrated")).toEqual(logged);
    await closeAll();
    await openWith(...migrations, second);
    expect(happened("migrated")).toEqual(logged);
  });

  it("go on where an older release stopped", async () => {
    await openWith(...migrations);
    await closeAll();
    await openWith(...migrations, second, third);
    expect(happened("migrated").slice(-2)).toEqual([
      { event: "migrated", name: second.name },
      { event: "migrated", name: third.name },
    ]);
  });

  it("of a newer release are accepted at the end, with a line in the log", async () => {
    await openWith(...migrations, second);
    await closeAll();
    const older = await openWith(...migrations);
    expect(happened("newer-migration")).toEqual([{ event: "newer-migration", name: second.name }]);
    await expect(older.query.selectFrom("ai_budget").selectAll().execute()).resolves.toEqual([]);
  });

  it("that have changed since are refused, by name", async () => {
    await openWith(...migrations, second);
    await closeAll();
    const changed = { ...second, statements: ["create table second (id text)"] };
    const refused = openWith(...migrations, changed);
    await expect(refused).rejects.toMatchObject({ name: "StoreFault", code: "migration-changed" });
    await expect(refused).rejects.toThrow(second.name);
  });

  it("of another line of releases, and gaps, are refused", async () => {
    await openWith(...migrations, second, third);
    await closeAll();
    const gap = { name: "StoreFault", code: "migration-gap" };
    await expect(openWith(...migrations, third)).rejects.toMatchObject(gap);
    const other = { ...second, name: "9001-other" };
    await expect(openWith(...migrations, other, third)).rejects.toMatchObject(gap);
    await expect(openWith(...migrations, second, third)).resolves.toBeDefined();
  });

  it("that fail leave nothing, and the next start may succeed", async () => {
    const statements = [...second.statements, "insert into no_such_table values (1)"];
    const failing = openWith(...migrations, { ...second, statements });
    await expect(failing).rejects.toMatchObject({ code: "migration-failed" });
    expect(await applied(await openWith(...migrations, second))).toContain(second.name);
  });

  it("killed in the middle of a step leave nothing of it, and are done by the next start", async () => {
    const child = openInProcess({ ...location.options, slow: true });
    await expect.poll(() => child.lines.length).toBe(migrations.length);
    await sleep(300);
    expect(child.lines.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    await child.kill();
    const mended = { name: "9001-slow", statements: ["create table half_done (id bigint)"] };
    const database = await openWith(...migrations, mended);
    expect(await applied(database)).toEqual([...migrations, mended].map(({ name }) => name));
    const { rows } = await sql`select * from half_done`.execute(database.query);
    expect(rows).toEqual([]);
  });
});

describe("ten instances that start in the same moment on one Postgres", () => {
  it("find each step done, or do it, once", async () => {
    const location = await newStoreLocation("postgres", { empty: true });
    const known = [...migrations, second, third];
    const all = await Promise.all(
      Array.from({ length: 10 }, () => openMigrated(location.options, known)),
    );
    expect(await Promise.all(all.map((database) => database.isReachable()))).not.toContain(false);
    // Ten logs in one list: each step once, in whatever order they were written down.
    expect(location.events).toHaveLength(known.length);
    expect(location.events).toEqual(
      expect.arrayContaining(known.map(({ name }) => ({ event: "migrated", name }))),
    );
    await Promise.all(all.map((database) => database.close()));
    await location.erase();
  });
});

describe("ten processes that start together on one Postgres", () => {
  it("all open, and each step is done by one of them", async () => {
    const location = await newStoreLocation("postgres", { empty: true });
    const processes = Array.from({ length: 10 }, () => openInProcess(location.options));
    await Promise.all(processes.map(({ said }) => said("open")));
    const done = processes.flatMap(({ lines }) => lines.filter((one) => one.event === "migrated"));
    expect(done.map(({ name }) => name).toSorted()).toEqual(migrations.map(({ name }) => name));
    await Promise.all(processes.map(({ kill }) => kill()));
    await location.erase();
  });
});

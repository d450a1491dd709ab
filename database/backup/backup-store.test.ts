import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, it } from "vitest";
import type { StoreKind } from "../database.ts";
import { type StoreLocation, stores } from "../fixture.ts";
import { migrations } from "../migrations/all.ts";
import { storeFiles } from "../sqlite/store-files.ts";
import { backupStore, backupStoreOf } from "./backup-store.ts";
import {
  contentsIn,
  eraseAll,
  fillCalls,
  newBackupLocation,
  withForms,
  withStore,
} from "./fixture.ts";
import { type WorkProcess, workInProcess } from "./fixture-spawn.ts";
import { isDurable, tablesAfter } from "./store-schema.ts";

const locations: Awaited<ReturnType<typeof newBackupLocation>>[] = [];
const writers: WorkProcess[] = [];
afterEach(async () => {
  await Promise.all(writers.splice(0).map((writer) => writer.kill()));
  await eraseAll(locations);
});

/** Writes to the store until the test is over. */
async function startWriter({ options }: StoreLocation): Promise<WorkProcess> {
  const writer = workInProcess({ verb: "write", location: options });
  writers.push(writer);
  await writer.said("written");
  return writer;
}

async function makePlace(kind: StoreKind, options?: { empty: boolean }) {
  const location = await newBackupLocation(kind, options);
  locations.push(location);
  return location;
}

function askFile(path: string, sql: string): unknown {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    return Object.values(file.prepare(sql).get() ?? {})[0];
  } finally {
    file.close();
  }
}

describe.each(stores)("a backup of %s", (kind) => {
  it("is one moment of a store that is being written to, and stops nobody", async () => {
    const location = await makePlace(kind, { empty: false });
    await withStore(location, async () => undefined);
    const writer = await startWriter(location);
    const counts: number[] = [];
    for (const name of ["1.db", "2.db", "3.db", "4.db"]) {
      const before = Number(writer.last().split(" ")[1]);
      await backupStore(location.options, location.path(name));
      const calls = Number(askFile(location.path(name), "select count(*) from idempotent_calls"));
      expect(askFile(location.path(name), "select leased from ai_budget")).toBe(calls);
      expect(calls).toBeGreaterThanOrEqual(before);
      counts.push(calls);
    }
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts).size).toBe(counts.length);
  });

  it("names every durable table with what it holds, and leaves the passing ones out", async () => {
    const location = await makePlace(kind);
    await fillCalls(location, 1201);
    await withStore(location, ({ query }) =>
      query.insertInto("rate_limits").values({ key: "visitor", tat: 1 }).execute(),
    );
    const progress: string[] = [];
    const report = await backupStore(location.options, location.path("b.db"), {
      progress: (table, rows) => progress.push(`${table} ${rows}`),
    });
    const durable = tablesAfter(migrations).filter(isDurable);
    expect(report.contents.map(({ table }) => table).toSorted()).toEqual(
      durable.map(({ name }) => name).toSorted(),
    );
    const counts = new Map(report.contents.map(({ table, rows }) => [table, rows]));
    expect(counts.get("ai_budget")).toBe(1);
    expect(counts.get("idempotent_calls")).toBe(1201);
    expect(report.contents).toEqual(await contentsIn(location.options));
    expect(report.bytes).toBe(statSync(location.path("b.db")).size);
    expect(progress).toContain("idempotent_calls 1000");
    expect(readFileSync(location.path("b.db")).includes("visitor")).toBe(false);
  });

  it("is a file for its owner only, and the only one that stays", async () => {
    const location = await makePlace(kind);
    await withStore(location, async () => undefined);
    mkdirSync(location.path("folder"));
    await backupStore(location.options, location.path("folder/b.db"));
    expect(readdirSync(location.path("folder"))).toEqual(["b.db"]);
    expect(statSync(location.path("folder/b.db")).mode & 0o777).toBe(0o600);
  });

  it("does not replace a file unless it is told to", async () => {
    const location = await makePlace(kind);
    await fillCalls(location, 3);
    const file = location.path("b.db");
    writeFileSync(file, "mine");
    await expect(backupStore(location.options, file)).rejects.toMatchObject({
      code: "file-exists",
    });
    expect(readFileSync(file, "utf8")).toBe("mine");
    await backupStore(location.options, file, { force: true });
    expect(askFile(file, "select count(*) from idempotent_calls")).toBe(3);
  });

  it("stopped half-way leaves nothing, and what was there before", async () => {
    const location = await makePlace(kind);
    await fillCalls(location, 3000);
    mkdirSync(location.path("folder"));
    const file = location.path("folder/b.db");
    writeFileSync(file, "mine");
    const stop = new AbortController();
    const work = backupStore(location.options, file, {
      force: true,
      signal: stop.signal,
      progress: (_table, rows) => rows > 1000 && stop.abort(),
    });
    await expect(work).rejects.toMatchObject({ name: "AbortError" });
    expect(readdirSync(location.path("folder"))).toEqual(["b.db"]);
    expect(readFileSync(file, "utf8")).toBe("mine");
  });

  it("says that there is no store yet, and makes none", async () => {
    const location = await makePlace(kind);
    const work = backupStore(location.options, location.path("b.db"));
    await expect(work).rejects.toMatchObject({ code: "no-store" });
    expect(readdirSync(location.options.dataDirectory)).toEqual([]);
  });

  it("is refused where a newer release has made tables that this one does not know", async () => {
    const location = await makePlace(kind);
    await withStore(location, async () => undefined, withForms);
    const work = backupStore(location.options, location.path("b.db"));
    await expect(work).rejects.toThrow(/comes from a newer release \(migration 9001-forms\)/);
  });

  it("can be made before a new release has brought the store up to date", async () => {
    const location = await makePlace(kind);
    await fillCalls(location, 2);
    const { contents } = await backupStoreOf(
      withForms,
      location.options,
      location.path("b.db"),
      {},
    );
    expect(contents.map(({ table }) => table)).not.toContain("forms");
  });
});

describe("a backup of a file", () => {
  it("never takes the place of the store itself", async () => {
    const location = await makePlace("sqlite");
    await fillCalls(location, 1);
    const { data } = storeFiles(location.options.dataDirectory);
    const work = backupStore(location.options, data, { force: true });
    await expect(work).rejects.toThrow("is the store itself");
    expect(askFile(data, "select count(*) from idempotent_calls")).toBe(1);
  });

  it("says where it cannot be written", async () => {
    const location = await makePlace("sqlite");
    await fillCalls(location, 1);
    const work = backupStore(location.options, location.path("nowhere/b.db"));
    await expect(work).rejects.toMatchObject({ code: "file-unwritable" });
    expect(existsSync(location.path("nowhere"))).toBe(false);
  });

  it("works after the server was killed, when its log still holds what it wrote", async () => {
    const location = await makePlace("sqlite");
    const writer = await startWriter(location);
    await writer.kill();
    const [, written] = writer.last().split(" ");
    await backupStore(location.options, location.path("b.db"));
    const calls = Number(askFile(location.path("b.db"), "select count(*) from idempotent_calls"));
    // The last answer may not have come through any more.
    expect(calls - Number(written)).toBeLessThanOrEqual(1);
    expect(calls).toBeGreaterThanOrEqual(Number(written));
  });
});

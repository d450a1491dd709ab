import { copyFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { StoreKind } from "../database.ts";
import { stores } from "../fixture.ts";
import type { Migration } from "../migration.ts";
import { openMigrated } from "../open-database.ts";
import { storeFiles } from "../sqlite/store-files.ts";
import type { BackupFault } from "./backup-fault.ts";
import { backupStore, backupStoreOf } from "./backup-store.ts";
import {
  contentsIn,
  eraseAll,
  fillCalls,
  newBackupLocation,
  rowsIn,
  withForms,
  withStore,
} from "./fixture.ts";
import { workInProcess } from "./fixture-spawn.ts";
import { restoreStore, restoreStoreOf } from "./restore-store.ts";
import type { TableContents } from "./snapshot.ts";

type BackupLocation = Awaited<ReturnType<typeof newBackupLocation>>;
const locations: BackupLocation[] = [];
afterEach(() => eraseAll(locations));

async function makePlace(kind: StoreKind): Promise<BackupLocation> {
  const location = await newBackupLocation(kind);
  locations.push(location);
  return location;
}

function changeFile(path: string, sql: string): void {
  const file = new DatabaseSync(path);
  file.exec(sql);
  file.close();
}

describe.each(stores)("the restore drill on %s", (kind) => {
  it("brings back every row after all were lost, and says the same counts and checksums", async () => {
    const location = await makePlace(kind);
    await fillCalls(location, 2345);
    const { contents } = await backupStore(location.options, location.path("b.db"));
    await withStore(location, async ({ query }) => {
      await query.deleteFrom("idempotent_calls").execute();
      await query.updateTable("ai_budget").set({ leased: 1 }).execute();
    });
    const report = await restoreStore(location.options, location.path("b.db"), { force: true });
    expect(report.contents).toEqual(contents);
    expect(await contentsIn(location.options)).toEqual(contents);
    expect(Math.abs(Date.now() - report.createdAt.getTime())).toBeLessThan(60_000);
    // And a server starts on it and writes.
    await withStore(location, async ({ query }) => {
      await query.insertInto("rate_limits").values({ key: "one", tat: 1 }).execute();
      const call = { key: "new", fingerprint: "f", instance: "i", expires_at: 1 };
      await query.insertInto("idempotent_calls").values(call).execute();
    });
    expect(await rowsIn(location.options, "idempotent_calls")).toHaveLength(2346);
  });

  it("fills a location where no store has ever been", async () => {
    const source = await makePlace("sqlite");
    await fillCalls(source, 10);
    await backupStore(source.options, source.path("b.db"));
    const location = await makePlace(kind);
    const report = await restoreStore(location.options, source.path("b.db"));
    expect(report.kept).toBeUndefined();
    expect(await contentsIn(location.options)).toEqual(await contentsIn(source.options));
  });

  it("takes a backup of an older release, which the next start brings up to date", async () => {
    const location = await makePlace(kind);
    await fillCalls(location, 7);
    await backupStore(location.options, location.path("b.db"));
    await withStore(location, async () => undefined, withForms);
    await restoreStoreOf(withForms, location.options, location.path("b.db"), { force: true });
    const before = location.events.length;
    const database = await openMigrated(location.options, withForms);
    expect(location.events.slice(before)).toEqual([{ event: "migrated", name: "9001-forms" }]);
    await database.close();
    expect(await rowsIn(location.options, "idempotent_calls", withForms)).toHaveLength(7);
    expect(await rowsIn(location.options, "forms", withForms)).toEqual([]);
  });
});

describe.each(stores)("a file that is refused on %s", (kind) => {
  let location: BackupLocation;
  let good: string;
  let before: unknown;
  beforeEach(async () => {
    location = await makePlace(kind);
    good = location.path("good.db");
    await fillCalls(location, 800, "in the backup ");
    await backupStoreOf(withForms, location.options, good, {});
    await withStore(location, ({ query }) => query.deleteFrom("ai_budget").execute());
    before = await live();
  });

  /** Every byte of a file; every row of a Postgres. */
  async function live(): Promise<unknown> {
    const { data } = storeFiles(location.options.dataDirectory);
    const rows = JSON.stringify(await contentsIn(location.options));
    return kind === "sqlite" ? [rows, readFileSync(data).toString("base64")] : rows;
  }

  async function refusal(path: string): Promise<BackupFault> {
    const work = restoreStore(location.options, path, { force: true });
    const fault: BackupFault = await work.then(
      () => expect.unreachable("It was restored."),
      (error) => error,
    );
    expect(fault.name).toBe("BackupFault");
    expect(await live()).toEqual(before);
    return fault;
  }

  function spoilt(name: string, spoil: (path: string) => void): string {
    const path = location.path(name);
    copyFileSync(good, path);
    spoil(path);
    return path;
  }

  it("is no file, a folder, empty, a text, or somebody else's database", async () => {
    expect((await refusal(location.path("nowhere.db"))).code).toBe("file-missing");
    expect((await refusal(location.options.dataDirectory)).code).toBe("not-a-backup");
    writeFileSync(location.path("empty.db"), "");
    expect((await refusal(location.path("empty.db"))).code).toBe("not-a-backup");
    writeFileSync(location.path("text.db"), "not a database at all, but long enough".repeat(50));
    expect((await refusal(location.path("text.db"))).code).toBe("not-a-backup");
    changeFile(location.path("other.db"), "create table idempotent_calls (key text)");
    expect((await refusal(location.path("other.db"))).code).toBe("not-a-backup");
  });

  it("is cut off, wherever", async () => {
    const { length } = readFileSync(good);
    for (let turn = 1; turn <= 20; turn++) {
      const size = Math.floor((length * turn) / 21);
      const path = spoilt("cut.db", (cut) => truncateSync(cut, size));
      expect(["damaged", "not-a-backup"]).toContain((await refusal(path)).code);
    }
    const path = spoilt("cut.db", (cut) => truncateSync(cut, length - 1));
    expect((await refusal(path)).code).toBe("damaged");
  });

  it("has a changed byte in a row, in a count, in the line about it all", async () => {
    const changes = [
      "update idempotent_calls set instance = 'two' where rowid = 400",
      "update idempotent_calls set expires_at = cast(expires_at as text) where rowid = 400",
      "delete from idempotent_calls where rowid = 800",
      "update ai_budget set leased = leased + 1",
      "update migrations set applied_at = 0",
      "update backup_contents set row_count = row_count + 1",
      "delete from backup_contents where name = 'ai_budget'",
      "update backup_about set created_at = 0",
      "update backup_about set store = 'none'",
      "delete from backup_about",
      "drop table ai_budget",
      "pragma user_version = 0",
    ];
    for (const change of changes) {
      const path = spoilt("changed.db", (changed) => changeFile(changed, change));
      expect([change, (await refusal(path)).code]).toEqual([change, "damaged"]);
    }
  });

  it("is of a newer format", async () => {
    const path = spoilt("newer.db", (newer) => changeFile(newer, "pragma user_version = 2"));
    expect((await refusal(path)).code).toBe("newer-format");
  });

  it("is of a newer release, or of another line of releases", async () => {
    const later = await makePlace("sqlite");
    await withStore(later, async () => undefined, withForms);
    await backupStoreOf(withForms, later.options, later.path("b.db"), {});
    expect((await refusal(later.path("b.db"))).message).toContain("newer release");
    const changed: Migration[] = [
      {
        name: "0001-allowances",
        statements: ["create table ai_budget (day text primary key not null)"],
      },
    ];
    const other = await makePlace("sqlite");
    await withStore(other, async () => undefined, changed);
    await backupStoreOf(changed, other.options, other.path("b.db"), {});
    expect((await refusal(other.path("b.db"))).code).toBe("foreign-history");
  });
});

describe("a flipped bit anywhere in a backup", () => {
  it("is found, or is in no byte that means anything", async () => {
    const source = await makePlace("sqlite");
    await fillCalls(source, 150);
    const { contents } = await backupStore(source.options, source.path("good.db"));
    const bytes = readFileSync(source.path("good.db"));
    const target = await makePlace("sqlite");
    let found = 0;
    for (let turn = 0; turn < 150; turn++) {
      const flipped = Buffer.from(bytes);
      // Every part of the file; the step has no factor in common with a page.
      const at = turn < 75 ? turn : (turn * 7919) % bytes.length;
      flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << (turn % 8)), at);
      writeFileSync(target.path("flipped.db"), flipped);
      found += await outcome(target, contents);
    }
    expect(found).toBeGreaterThan(50);
  }, 60_000);

  /** 1 when it was refused; what is let through is as it was written. */
  async function outcome(
    target: BackupLocation,
    contents: readonly TableContents[],
  ): Promise<number> {
    try {
      const report = await restoreStore(target.options, target.path("flipped.db"));
      expect(report.contents).toEqual(contents);
      return 0;
    } catch (error) {
      expect(error).toMatchObject({ name: "BackupFault" });
      return 1;
    }
  }
});

describe("restoring a file", () => {
  it("is refused while a server has the store, and changes nothing", async () => {
    const location = await makePlace("sqlite");
    await fillCalls(location, 5);
    await backupStore(location.options, location.path("b.db"));
    await withStore(location, async () => {
      const work = restoreStore(location.options, location.path("b.db"), { force: true });
      await expect(work).rejects.toMatchObject({ code: "locked" });
    });
    expect(
      readdirSync(location.options.dataDirectory).filter((name) => name.includes("restor")),
    ).toEqual([]);
  });

  it("is refused while another program reads the store", async () => {
    const location = await makePlace("sqlite");
    await fillCalls(location, 5);
    await backupStore(location.options, location.path("b.db"));
    const { data } = storeFiles(location.options.dataDirectory);
    const reader = new DatabaseSync(data, { readOnly: true });
    reader.exec("begin; select * from ai_budget");
    const work = restoreStore(location.options, location.path("b.db"));
    await expect(work).rejects.toMatchObject({ code: "in-use" });
    reader.close();
    await restoreStore(location.options, location.path("b.db"));
    expect(await rowsIn(location.options, "idempotent_calls")).toHaveLength(5);
  });

  it("keeps the store before it, with what its log still held", async () => {
    const location = await makePlace("sqlite");
    const source = await makePlace("sqlite");
    await fillCalls(source, 5);
    await backupStore(source.options, source.path("b.db"));
    const writer = workInProcess({ verb: "write", location: location.options });
    await writer.said("written");
    await writer.kill();
    const before = await contentsIn(location.options);
    const { kept = "" } = await restoreStore(location.options, source.path("b.db"));
    expect(await contentsIn(location.options)).toEqual(await contentsIn(source.options));
    const again = await makePlace("sqlite");
    copyFileSync(kept, storeFiles(again.options.dataDirectory).data);
    expect(await contentsIn(again.options)).toEqual(before);
  });

  it("helps where the store is damaged, and keeps it as it is", async () => {
    const location = await makePlace("sqlite");
    await fillCalls(location, 5);
    await backupStore(location.options, location.path("b.db"));
    const { data } = storeFiles(location.options.dataDirectory);
    writeFileSync(data, "no database".repeat(1000));
    const { kept = "" } = await restoreStore(location.options, location.path("b.db"));
    expect(readFileSync(kept, "utf8")).toContain("no database");
    expect(await rowsIn(location.options, "idempotent_calls")).toHaveLength(5);
  });

  it("stopped half-way leaves the store as it was", async () => {
    const location = await makePlace("sqlite");
    await fillCalls(location, 3000);
    await backupStore(location.options, location.path("b.db"));
    const stop = new AbortController();
    const names = readdirSync(location.options.dataDirectory);
    const work = restoreStore(location.options, location.path("b.db"), {
      signal: stop.signal,
      progress: (_table, rows) => rows > 1000 && stop.abort(),
    });
    await expect(work).rejects.toMatchObject({ name: "AbortError" });
    expect(readdirSync(location.options.dataDirectory)).toEqual(names);
  });
});

describe("restoring to Postgres", () => {
  it("is refused where there are rows, unless it is told to replace them", async () => {
    const location = await makePlace("postgres");
    await fillCalls(location, 5);
    await backupStore(location.options, location.path("b.db"));
    await withStore(location, ({ query }) => query.deleteFrom("ai_budget").execute());
    const refused = restoreStore(location.options, location.path("b.db"));
    await expect(refused).rejects.toMatchObject({ code: "not-empty" });
    expect(await rowsIn(location.options, "ai_budget")).toEqual([]);
    await restoreStore(location.options, location.path("b.db"), { force: true });
    expect(await rowsIn(location.options, "ai_budget")).toHaveLength(1);
  });

  it("is refused while an instance is connected, unless it is forced: the instance goes on", async () => {
    const source = await makePlace("sqlite");
    await fillCalls(source, 5);
    await backupStore(source.options, source.path("b.db"));
    const location = await makePlace("postgres");
    await withStore(location, async ({ query }) => {
      await query.selectFrom("ai_budget").selectAll().execute();
      const refused = restoreStore(location.options, source.path("b.db"));
      await expect(refused).rejects.toMatchObject({ code: "in-use" });
      await restoreStore(location.options, source.path("b.db"), { force: true });
      expect(await query.selectFrom("idempotent_calls").selectAll().execute()).toHaveLength(5);
    });
  });
});

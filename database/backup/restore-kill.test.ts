import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../open-database.ts";
import { backupStore } from "./backup-store.ts";
import { contentsIn, fillCalls, newBackupLocation } from "./fixture.ts";
import { workInProcess } from "./fixture-spawn.ts";
import { restoreStore } from "./restore-store.ts";
import type { TableContents } from "./snapshot.ts";

describe("a restore that is killed", () => {
  let source: Awaited<ReturnType<typeof newBackupLocation>>;
  let folder: string;
  let template: string;
  let file: string;
  let old: TableContents[];
  let restored: TableContents[];
  beforeAll(async () => {
    source = await newBackupLocation("sqlite");
    folder = mkdtempSync(join(tmpdir(), "imersao-kill-"));
    template = join(folder, "template");
    file = join(folder, "backup.db");
    await fillCalls(source, 3000);
    await backupStore(source.options, file);
    restored = await contentsIn(source.options);
    // A store that a server was killed on: part of it is in the log only.
    const writer = workInProcess({ verb: "write", location: { dataDirectory: template } });
    await writer.said("written");
    await writer.kill();
    old = await contentsIn({ dataDirectory: template });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await source.erase();
  });

  function freshStore(): string {
    const location = mkdtempSync(join(folder, "store-"));
    cpSync(template, location, { recursive: true });
    return location;
  }

  /** The next start opens it, and it is the old store or the new one; the next restore works. */
  async function requireOpenable(dataDirectory: string): Promise<"old" | "new"> {
    const database = await openDatabase({ dataDirectory, log: () => undefined });
    await database.close();
    const found = await contentsIn({ dataDirectory });
    const isOld = JSON.stringify(found) === JSON.stringify(old);
    if (!isOld) expect(found).toEqual(restored);
    await restoreStore({ dataDirectory }, file);
    expect(await contentsIn({ dataDirectory })).toEqual(restored);
    expect(readdirSync(dataDirectory)).not.toContain("store.db.restoring");
    rmSync(dataDirectory, { recursive: true });
    return isOld ? "old" : "new";
  }

  it("before any of its steps on the disk leaves the old store or the new one", async () => {
    const found: string[] = [];
    for (let turn = 1; turn < 60; turn++) {
      const dataDirectory = freshStore();
      const location = { dataDirectory };
      const work = workInProcess({ verb: "restore", location, file, killBefore: turn });
      const finished = await work.ended;
      found.push(await requireOpenable(dataDirectory));
      if (finished) break;
    }
    // The last one came to its end; the ones before went from the old to the new, and never back.
    expect(found.length).toBeGreaterThan(8);
    expect(found.at(-1)).toBe("new");
    expect(found.at(-2)).toBe("new");
    expect(found.lastIndexOf("old")).toBe(found.indexOf("new") - 1);
  }, 120_000);

  it("at any time leaves the old store or the new one", async () => {
    for (const delay of [0, 20, 60]) {
      const dataDirectory = freshStore();
      const work = workInProcess({ verb: "restore", location: { dataDirectory }, file });
      await work.said("begun");
      await sleep(delay);
      await work.kill();
      await requireOpenable(dataDirectory);
    }
  }, 60_000);
});

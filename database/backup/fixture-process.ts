import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import type { Transaction } from "kysely";
import type { Tables } from "../tables.ts";
import type { StorePlace } from "./readable-store.ts";

/**
 * A process of its own for the tests of this folder: `node fixture-process.ts WORK`. It restores or
 * copies, and can be told to kill itself before the n-th call that changes a file; or it writes
 * until it is killed, one transaction after the other over two tables.
 */
export type ProcessWork =
  | { verb: "restore"; location: StorePlace; file: string; killBefore?: number | undefined }
  | { verb: "copy"; location: StorePlace; to: string }
  | { verb: "write"; location: StorePlace };

/** Through which a restore changes anything on the disk, but for SQLite's own writing. */
const changing = ["openSync", "fsyncSync", "linkSync", "renameSync", "rmSync"] as const;

/** So many at first: to read them takes longer than to write one more. */
const first = 5000;

const work: ProcessWork = JSON.parse(process.argv[2] ?? "{}");
await run();

function killBefore(turn: number): void {
  let calls = 0;
  for (const name of changing) {
    const real = fs[name] as (...args: unknown[]) => unknown;
    Reflect.set(fs, name, (...args: unknown[]) => {
      calls += 1;
      if (calls === turn) process.kill(process.pid, "SIGKILL");
      return real(...args);
    });
  }
  // What has been imported already gets them as well.
  syncBuiltinESMExports();
}

async function run(): Promise<void> {
  if (work.verb === "restore") {
    const { restoreStore } = await import("./restore-store.ts");
    // Only now: loading modules is no step of a restore.
    if (work.killBefore !== undefined) killBefore(work.killBefore);
    say("begun");
    await restoreStore(work.location, work.file, { force: true });
  } else if (work.verb === "copy") {
    const { copyStore } = await import("./copy-store.ts");
    say("begun");
    await copyStore(work.location.dataDirectory, work.to);
  } else {
    await write(work.location);
  }
  say("done");
}

/** The budget counts the calls, in every moment that anybody may see. */
async function write(location: StorePlace): Promise<void> {
  const { openDatabase } = await import("../open-database.ts");
  const database = await openDatabase({ ...location, log: () => undefined });
  const row = { day: "2026-11-20", unit: "requests", leased: first } as const;
  await database.transaction(async (trx) => {
    await trx.insertInto("ai_budget").values(row).execute();
    for (let number = 1; number <= first; number++) await insertCall(trx, number);
  });
  // A closed input is how a test that has died looks from here.
  process.stdin.resume().on("end", () => process.exit(0));
  for (let written = first + 1; ; written++) {
    await database.transaction(async (trx) => {
      await insertCall(trx, written);
      await trx.updateTable("ai_budget").set({ leased: written }).execute();
    });
    say(`written ${written}`);
  }
}

async function insertCall(trx: Transaction<Tables>, number: number): Promise<void> {
  const call = { key: `call ${number}`, fingerprint: "f", instance: "i", expires_at: number };
  await trx.insertInto("idempotent_calls").values(call).execute();
}

function say(line: string): void {
  fs.writeSync(1, `${line}\n`);
}

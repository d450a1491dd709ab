import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setImmediate } from "node:timers/promises";
import { type Database, openDatabase } from "../database/index.ts";
import { root } from "./servers.ts";

export type Stores = {
  sqlite: Database;
  /** A durable one on this machine: it syncs before it says that something is kept. */
  postgres: Database;
  postgresUrl: string;
  /** On the disk of the SQLite store. */
  folder: string;
  close: () => Promise<void>;
};

/** Both stores, fresh, on the same disk. */
export async function openStores(): Promise<Stores> {
  const folder = await mkdtemp(join(tmpdir(), "imersao-benchmark-"));
  const postgresProcess = spawn(
    process.execPath,
    [join(root, "tests/reliability/serve-postgres.ts")],
    {
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  const [postgresUrl] = await once(createInterface(postgresProcess.stdout), "line");
  const log = () => undefined;
  const sqlite = await openDatabase({ dataDirectory: folder, log });
  const postgres = await openDatabase({ dataDirectory: "", url: postgresUrl, log });
  return {
    sqlite,
    postgres,
    postgresUrl,
    folder,
    close: async () => {
      await Promise.all([sqlite.close(), postgres.close()]);
      postgresProcess.stdin.end();
      await once(postgresProcess, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * So many callers, each with one piece of work after the other, for so long; how many were done a
 * second. Between two of them the loop turns, as it does between two requests.
 */
export async function perSecond(
  callers: number,
  seconds: number,
  work: (count: number) => Promise<unknown> | undefined,
): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1000;
  let done = 0;
  async function caller(): Promise<void> {
    while (performance.now() < end) {
      await work(done);
      done += 1;
      await setImmediate();
    }
  }
  await Promise.all(Array.from({ length: callers }, caller));
  return (done / (performance.now() - start)) * 1000;
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** `1234 (1100-1300)`: the median, and what the machine's noise made of it. */
export function withRange(values: readonly number[], digits = 0): string {
  const [low, middle, high] = [Math.min(...values), medianOf(values), Math.max(...values)];
  return `${middle.toFixed(digits)} (${low.toFixed(digits)}-${high.toFixed(digits)})`;
}

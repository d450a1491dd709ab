import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openDatabase } from "#database";
import { type StoreLocation, within } from "./test-run.ts";

/** Transactions that are under way at once. */
export const writersAtOnce = 4;

/** Another process that writes to the store without end. */
export type Writer = {
  pid: number;
  /** Milliseconds from its start until the store was open. */
  openMs: number;
  /** Pairs whose commit was acknowledged. */
  kept: string[];
  /** Why others were not, oldest first. */
  refused: string[];
  hasEnded: () => boolean;
  kill: () => Promise<void>;
};

type WriterChoice = { environment?: Record<string, string>; deadlineMs?: number };

/** Milliseconds, where it is not the start that is looked at. */
const timeoutMs = 30_000;

export async function startWriter(
  { dataDirectory, url }: StoreLocation,
  prefix: string,
  { environment = {}, deadlineMs = timeoutMs }: WriterChoice = {},
): Promise<Writer> {
  const start = performance.now();
  const file = join(import.meta.dirname, "writer-process.ts");
  const location = JSON.stringify({ dataDirectory, url });
  const child = spawn(process.execPath, [file, location, prefix, String(writersAtOnce)], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...environment },
  });
  const kept: string[] = [];
  const refused: string[] = [];
  let isOpen = false;
  createInterface(child.stdout).on("line", (line) => {
    const [word, rest = ""] = line.split(" ");
    if (word === "open") isOpen = true;
    if (word === "kept") kept.push(rest);
    if (word === "refused") refused.push(rest);
  });
  // Behind `exit`, when all it has said is here.
  const closed = once(child, "close");
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const kill = async () => {
    child.kill("SIGKILL");
    await closed;
  };
  try {
    await within(deadlineMs, "the writer has opened the store", async () => {
      assert.ok(!hasEnded(), "The writer could not open the store.");
      return isOpen;
    });
  } catch (error) {
    await kill();
    throw error;
  }
  const openMs = performance.now() - start;
  return { pid: child.pid ?? 0, openMs, kept, refused, hasEnded, kill };
}

/** Every pair that was acknowledged is there, and no half of any other; gives how many are there. */
export async function assertPairs(
  location: StoreLocation,
  kept: readonly string[],
): Promise<number> {
  const { dataDirectory, url } = location;
  const database = await openDatabase({ dataDirectory, url, log: () => undefined });
  try {
    const rows = await database.query.selectFrom("idempotent_calls").select("key").execute();
    const halves = new Map<string, number>();
    for (const { key } of rows) {
      const id = key.slice(0, key.indexOf("/"));
      halves.set(id, (halves.get(id) ?? 0) + 1);
    }
    const half = [...halves].filter(([, count]) => count !== 2).map(([id]) => id);
    assert.deepEqual(half, [], "Halves of transactions are there.");
    const lost = kept.filter((id) => !halves.has(id));
    assert.deepEqual(lost, [], "Acknowledged rows are lost.");
    return halves.size;
  } finally {
    await database.close();
  }
}

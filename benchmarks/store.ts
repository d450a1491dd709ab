import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import pg from "pg";
import type { Database } from "../database/index.ts";
import { openStores, perSecond, withRange } from "./stores.ts";

/**
 * Durable commits per second on both stores and what they do to the event loop, each beside a floor on
 * the same disk in the same run: for SQLite, appending a page and syncing it; for Postgres, the same
 * statements through a bare pool of `pg`.
 */
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 2);

const stores = await openStores();
const log = openSync(join(stores.folder, "floor"), "a");
const page = Buffer.alloc(4096, "p");
const bare = new pg.Pool({ connectionString: stores.postgresUrl, max: 10 });

type Side = { name: string; commit: (count: number) => Promise<unknown> | undefined };
type Figures = { perSecond: number[]; p50: number[]; p99: number[]; longest: number[] };

const sides: Side[] = [
  { name: "SQLite", commit: (count) => insert(stores.sqlite, count) },
  { name: "floor: append 4 kB, fdatasync", commit: appendPage },
  { name: "Postgres", commit: (count) => insert(stores.postgres, count) },
  { name: "floor: bare pool of pg", commit: insertBare },
];

/** A row in a transaction of its own, as a claim or a lease is written. */
function insert({ transaction }: Database, count: number): Promise<unknown> {
  const row = { key: newKey(count), fingerprint: "f", instance: "i", expires_at: 0 };
  return transaction((trx) => trx.insertInto("idempotent_calls").values(row).execute());
}

let keys = 0;
function newKey(count: number): string {
  keys += 1;
  return `${keys}-${count}`;
}

function appendPage(): undefined {
  writeSync(log, page);
  fdatasyncSync(log);
  return undefined;
}

async function insertBare(count: number): Promise<void> {
  const client = await bare.connect();
  try {
    await client.query("begin");
    const text = "insert into idempotent_calls values ($1, 'f', 'i', 0)";
    await client.query(text, [newKey(count)]);
    await client.query("commit");
  } finally {
    client.release();
  }
}

/** In milliseconds; it samples every millisecond, which is taken off. */
async function measure({ commit }: Side, callers: number) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const rate = await perSecond(callers, seconds, commit);
  delay.disable();
  const over = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - 1);
  const [p50, p99] = [over(delay.percentile(50)), over(delay.percentile(99))];
  return { rate, p50, p99, longest: over(delay.max) };
}

async function inTurns(callers: number): Promise<Map<Side, Figures>> {
  const all = new Map<Side, Figures>(
    sides.map((side) => [side, { perSecond: [], p50: [], p99: [], longest: [] }]),
  );
  for (let round = 0; round < rounds; round++) {
    for (const [side, figures] of all) {
      const { rate, p50, p99, longest } = await measure(side, callers);
      figures.perSecond.push(rate);
      figures.p50.push(p50);
      figures.p99.push(p99);
      figures.longest.push(longest);
    }
  }
  return all;
}

console.log(
  "| Callers at once | Store | commits/s | of its floor | loop delay ms p50 | p99 | longest |",
);
console.log("|---|---|---|---|---|---|---|");
for (const callers of [1, 8, 64]) {
  const figures = [...(await inTurns(callers))];
  for (const [index, [{ name }, own]] of figures.entries()) {
    const floor = figures[index + 1]?.[1];
    const ratios = own.perSecond.map((rate, round) => rate / (floor?.perSecond[round] ?? 0));
    // Every second one is the floor of the one before it.
    const ratio = index % 2 === 0 ? withRange(ratios, 2) : "1";
    console.log(
      `| ${callers} | ${name} | ${withRange(own.perSecond)} | ${ratio} | ${withRange(own.p50, 1)} | ${withRange(own.p99, 1)} | ${withRange(own.longest, 1)} |`,
    );
  }
}
closeSync(log);
await bare.end();
await stores.close();

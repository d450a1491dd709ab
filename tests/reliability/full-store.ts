import assert from "node:assert/strict";
import { sql } from "kysely";
import { type Database, openDatabase, StoreUnavailable } from "#database";
import type { Figure, TestRun } from "./test-run.ts";
import { assertPairs } from "./writer.ts";

/** Pages that the store may still grow by. */
const room = 20;
const rest = { fingerprint: "f".repeat(1000), instance: "reliability", expires_at: 0 };

/** SQLite that may not grow: the same answer as a full disk, wherever nothing can be mounted. */
export async function fillStore(run: TestRun, times: number): Promise<Figure[]> {
  const location = await run.newStore("sqlite");
  const { dataDirectory } = location;
  const database = await openDatabase({ dataDirectory, log: () => undefined });
  const kept: string[] = [];
  let refused = 0;
  try {
    for (let count = 0; count < times; count += 1) {
      await limitPages(database);
      for (let row = 0; refused <= count * 3 + 2; row += 1) {
        const id = `${count}-${row}`;
        if (await keepsPair(database, id)) kept.push(id);
        else refused += 1;
      }
      await sql`pragma max_page_count = 1073741823`.execute(database.query);
      assert.ok(await keepsPair(database, `${count}-healed`), "It did not heal.");
    }
    await database.close();
    assert.ok(kept.length > times);
    await assertPairs(location, kept);
  } finally {
    await database.close();
    await location.erase();
  }
  return [
    {
      what: "SQLite that may not grow (max_page_count): acknowledged transactions lost; healed",
      measured: `0 of ${kept.length}, ${refused} refused as "full"; ${times} of ${times}`,
      required: "0; at once",
    },
  ];
}

async function limitPages({ query }: Database): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(query);
  const most = (rows[0]?.page_count ?? 0) + room;
  await sql`pragma max_page_count = ${sql.raw(String(most))}`.execute(query);
}

/** False when the store is full; anything else that goes wrong is a fault. */
async function keepsPair(database: Database, id: string): Promise<boolean> {
  try {
    await database.transaction(async (trx) => {
      for (const half of ["first", "second"]) {
        const row = { key: `${id}/${half}`, ...rest };
        await trx.insertInto("idempotent_calls").values(row).execute();
      }
    });
    return true;
  } catch (error) {
    assert.ok(error instanceof StoreUnavailable);
    assert.equal(error.reason, "full");
    return false;
  }
}

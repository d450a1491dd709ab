import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { clientOptions, requirePostgresUrl } from "../postgres/pool.ts";
import { permanentFault, translatePostgres } from "../postgres/postgres-errors.ts";
import type { Value } from "./row-checksum.ts";

/** One connection of our own. Its failures are named as everywhere; other ones pass through. */
export type PostgresLine = {
  rows: (text: string, values?: readonly unknown[]) => Promise<Value[][]>;
};

/** Milliseconds. A statement may sort a whole table, or wait for a slow disk of ours. */
const patience = { connect: 5000, statement: 600_000, idle: 60_000 };

const { BOOL, BYTEA, FLOAT4, FLOAT8, INT2, INT4, INT8 } = pg.types.builtins;

type TypeParser = (text: string) => unknown;

/** Exact: whole numbers as bigints, and whatever has no form in both stores as its text. */
const parsers: Readonly<Record<number, TypeParser>> = {
  [BOOL]: (text) => (text === "t" ? 1n : 0n),
  [INT2]: BigInt,
  [INT4]: BigInt,
  [INT8]: BigInt,
  [FLOAT4]: Number,
  [FLOAT8]: Number,
  [BYTEA]: pg.types.getTypeParser(BYTEA, "text"),
};

const exactTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid) => parsers[Number(oid)] ?? ((text: string) => text),
};

/** Under the name that the connections of the server have, and with more patience. */
export async function withPostgres<T>(
  url: string,
  work: (line: PostgresLine) => Promise<T>,
): Promise<T> {
  const { connect, statement, idle } = patience;
  const waits = { connectTimeoutMs: connect, statementTimeoutMs: statement };
  const client = new pg.Client({
    ...clientOptions(requirePostgresUrl(url), waits),
    idle_in_transaction_session_timeout: idle,
    types: exactTypes,
  });
  // The statement that fails tells it.
  client.on("error", () => undefined);
  try {
    await client.connect().catch(rethrow);
    return await work({
      rows: async (text, values = []) => {
        const query = { text, values: [...values], rowMode: "array" as const };
        const { rows } = await client.query<Value[]>(query).catch(rethrow);
        return rows;
      },
    });
  } finally {
    // An open transaction ends with the connection, and nothing of it is kept.
    await client.end().catch(() => undefined);
  }
}

function rethrow(error: unknown): never {
  throw permanentFault(error) ?? translatePostgres(error);
}

/** Milliseconds; the server's side of a connection that was just closed goes a moment later. */
const farewell = 1500;

/** Connections of the server's instances, and of other commands like this one, that stay. */
export async function countOthers(line: PostgresLine): Promise<number> {
  const until = performance.now() + farewell;
  for (;;) {
    const [row] = await line.rows(`select count(*) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
      and application_name = current_setting('application_name')`);
    const others = Number(row?.[0]);
    if (others === 0 || performance.now() > until) return others;
    await sleep(100);
  }
}

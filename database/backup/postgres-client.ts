import pg from "pg";
import { clientOptions, requirePostgresUrl } from "../postgres/pool.ts";
import { permanentFault, translatePostgres } from "../postgres/postgres-errors.ts";

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

/** A connection of our own, under the name that those of the server have. */
export async function withPostgres<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { connect, statement, idle } = patience;
  const waits = { connectTimeoutMs: connect, statementTimeoutMs: statement };
  const client = new pg.Client({
    ...clientOptions(requirePostgresUrl(url), waits),
    idle_in_transaction_session_timeout: idle,
    types: exactTypes,
  });
  // Told by the statement that fails.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw permanentFault(error) ?? translatePostgres(error);
  } finally {
    // An open transaction ends with the connection, and nothing of it is kept.
    await client.end().catch(() => undefined);
  }
}

/** Connections of the server's instances, and of other commands like this one. */
export async function countOthers(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`select count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
    and application_name = current_setting('application_name')`);
  return Number(rows[0]?.count);
}

import { existsSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type AiOptions, createAi } from "#ai";
import { openDatabase } from "#database";
import { chat } from "./chat-server.ts";
import { promised, type StoreLocation, within } from "./test-run.ts";

/** What the store says is taken from the day's budget. */
export type SpentBudget = { requests: number; tokens: number };

type Row = { unit: string; leased: number | string };

/**
 * Of a store whose server was just killed. SQLite is read from a copy of its files as they lie there,
 * so that the next start finds what the kill has left and repairs it by itself.
 */
export function readSpentBudget(location: StoreLocation): Promise<SpentBudget> {
  return location.url === undefined
    ? readSqlite(location.dataDirectory)
    : readPostgres(location.url);
}

async function readSqlite(dataDirectory: string): Promise<SpentBudget> {
  const copy = await mkdtemp(join(tmpdir(), "imersao-budget-"));
  try {
    for (const name of ["store.db", "store.db-wal"]) {
      const file = join(dataDirectory, name);
      if (existsSync(file)) await copyFile(file, join(copy, name));
    }
    const database = await openDatabase({ dataDirectory: copy, log: () => undefined });
    const rows = await database.query.selectFrom("ai_budget").selectAll().execute();
    await database.close();
    return sumOf(rows);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Once nothing of the killed server runs there any more: its last statement may still be at work. */
async function readPostgres(url: string): Promise<SpentBudget> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const others = `select 1 from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await within(promised.recovery, "the killed server has left Postgres", async () => {
      return (await client.query(others)).rowCount === 0;
    });
    const { rows } = await client.query<Row>("select unit, leased from ai_budget");
    return sumOf(rows);
  } finally {
    await client.end();
  }
}

function sumOf(rows: readonly Row[]): SpentBudget {
  const of = (unit: string) =>
    rows.reduce((sum, row) => sum + (row.unit === unit ? Number(row.leased) : 0), 0);
  return { requests: of("requests"), tokens: of("tokens") };
}

/** What is reserved for the call of these tests before it is made. */
export function tokensReserved(): number {
  const gemini: AiOptions["gemini"] = {
    apiKey: "for-the-estimate-only",
    model: "gemini-flash-latest",
    apiVersion: "v1beta",
  };
  const transport = () => Promise.reject(new Error("Nothing is sent."));
  return createAi({ provider: "gemini", gemini, transport }).mostTokensOf(chat);
}

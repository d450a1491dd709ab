import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "../database.ts";
import { newStoreLocation, type StoreLocation } from "../fixture.ts";
import type { Migration } from "../migration.ts";
import { migrations } from "../migrations/all.ts";
import { openMigrated } from "../open-database.ts";
import { readStore, type StorePlace } from "./readable-store.ts";
import type { Row } from "./row-checksum.ts";
import { contentsOf, type TableContents } from "./snapshot.ts";

/** Tables with every form that a column may have, and one that refers to a later name. */
export const forms: Migration = {
  name: "9001-forms",
  statements: [
    {
      sqlite: formsTable("blob"),
      postgres: formsTable("bytea"),
    },
    "create table zz_owners (name text primary key not null)",
    `create table aa_owned (
      id bigint primary key not null,
      owner text not null references zz_owners (name)
    )`,
  ],
};

function formsTable(bytes: string): string {
  return `create table forms (
    id bigint not null,
    label text not null,
    amount double precision,
    bytes ${bytes},
    note text,
    primary key (label, id)
  )`;
}

export const withForms: readonly Migration[] = [...migrations, forms];

export type FormsTable = {
  id: bigint;
  label: string;
  amount: number | null;
  bytes: Uint8Array | null;
  note: string | null;
};

/** A store location of its own for a test, with a folder for backups in it. */
export async function newBackupLocation(
  kind: Database["kind"],
  { empty = true } = {},
): Promise<StoreLocation & { path: (name: string) => string }> {
  const location = await newStoreLocation(kind, { empty });
  const path = (name: string) => join(location.options.dataDirectory, name);
  return { ...location, path };
}

/** Opens the store, lets the work have it, and closes it. */
export async function withStore<T>(
  { options }: StoreLocation,
  work: (database: Database) => Promise<T>,
  known: readonly Migration[] = migrations,
): Promise<T> {
  const database = await openMigrated(options, known);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** So many rows, with a budget that counts them. */
export function fillCalls(location: StoreLocation, count: number, mark = "call"): Promise<void> {
  return withStore(location, async ({ query, kind }) => {
    const numbers =
      kind === "postgres"
        ? sql`generate_series(1, ${sql.lit(count)}) as n`
        : sql`(with recursive s (n) as (select 1 union all select n + 1 from s limit ${sql.lit(count)}) select n from s)`;
    await sql`insert into idempotent_calls (key, fingerprint, instance, expires_at)
      select ${sql.lit(mark)} || n, 'fingerprint of ' || n, 'one', n from ${numbers} where n > 0`.execute(
      query,
    );
    const budget = { day: "2026-11-20", unit: "requests", leased: count } as const;
    await query.insertInto("ai_budget").values(budget).execute();
  });
}

/** What the tables hold, as a report says it. */
export function contentsIn(
  location: StorePlace,
  known: readonly Migration[] = migrations,
): Promise<TableContents[]> {
  return readStore(location, known, (store) => contentsOf(store, store.tables));
}

export async function rowsIn(
  location: StorePlace,
  name: string,
  known: readonly Migration[] = migrations,
): Promise<Row[]> {
  const rows = await allRowsIn(location, known);
  return rows.get(name) ?? [];
}

/** Of each table. */
export function allRowsIn(
  location: StorePlace,
  known: readonly Migration[],
): Promise<ReadonlyMap<string, Row[]>> {
  return readStore(location, known, async (store) => {
    const all = new Map<string, Row[]>();
    for (const table of store.tables) {
      const rows: Row[] = [];
      for await (const batch of store.read(table)) rows.push(...batch);
      all.set(table.name, rows);
    }
    return all;
  });
}

export async function eraseAll(locations: StoreLocation[]): Promise<void> {
  await Promise.all(locations.splice(0).map((location) => location.erase()));
}

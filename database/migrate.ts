import { type Kysely, sql, type Transaction } from "kysely";
import type { Database, DatabaseOptions, StoreKind } from "./database.ts";
import { StoreFault, StoreUnavailable } from "./faults.ts";
import { checksumOf, type Migration, statementsFor } from "./migration.ts";
import { type AppliedMigration, pendingMigrations } from "./pending-migrations.ts";
import type { Tables } from "./tables.ts";

/** The bookkeeping of this file. */
type MigrationsTable = { name: string; checksum: string; applied_at: number };
type Bookkeeping = Kysely<Tables & { migrations: MigrationsTable }>;

type Migrating = Pick<Database, "kind" | "transaction"> & Pick<DatabaseOptions, "log">;

/** Any number will do that no other program on the same server uses for its own lock. */
export const advisoryLock = 7_239_004_118;

export const createMigrationsTable = `create table if not exists migrations (
  name text primary key not null,
  checksum text not null,
  applied_at bigint not null
)`;

/**
 * Brings the schema to what this program knows. Each step is one transaction with its line in
 * `migrations`, so that a kill leaves all of it or nothing; each looks at the list again under the
 * lock, so that of ten instances that start together one does the work.
 */
export async function migrate(store: Migrating, known: readonly Migration[]): Promise<void> {
  for (;;) {
    const { done, newer } = await store.transaction((trx) => applyNext(trx, store.kind, known));
    if (done) {
      store.log({ event: "migrated", name: done.name });
      continue;
    }
    for (const { name } of newer) store.log({ event: "newer-migration", name });
    return;
  }
}

type Step = { done: Migration | undefined; newer: readonly AppliedMigration[] };

async function applyNext(
  trx: Transaction<Tables>,
  kind: StoreKind,
  known: readonly Migration[],
): Promise<Step> {
  if (kind === "postgres") await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
  const books = trx.withTables<{ migrations: MigrationsTable }>();
  const applied = await readApplied(books);
  const { pending, newer } = pendingMigrations(applied, known, kind);
  const next = pending[0];
  if (next) await apply(books, next, kind);
  return { done: next, newer };
}

async function readApplied(books: Bookkeeping): Promise<AppliedMigration[]> {
  await sql.raw(createMigrationsTable).execute(books);
  return books.selectFrom("migrations").select(["name", "checksum"]).execute();
}

async function apply(books: Bookkeeping, migration: Migration, kind: StoreKind): Promise<void> {
  try {
    for (const statement of statementsFor(migration, kind)) await sql.raw(statement).execute(books);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    const sentence = `Migration ${migration.name} failed; the store is as it was before it.`;
    throw new StoreFault("migration-failed", sentence, error);
  }
  const checksum = checksumOf(migration, kind);
  const row = { name: migration.name, checksum, applied_at: Date.now() };
  await books.insertInto("migrations").values(row).execute();
}

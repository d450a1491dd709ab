import type { StoreKind } from "./database.ts";
import { StoreFault } from "./faults.ts";
import { checksumOf, type Migration } from "./migration.ts";

export type AppliedMigration = { name: string; checksum: string };

type Plan = {
  pending: readonly Migration[];
  /** Of a newer release, after all that this one knows: it was made so that this one still works. */
  newer: readonly AppliedMigration[];
};

/** What is still to do; throws where the store's history is not this program's. */
export function pendingMigrations(
  applied: readonly AppliedMigration[],
  known: readonly Migration[],
  kind: StoreKind,
): Plan {
  const history = applied.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const [index, migration] of known.entries()) {
    const line = history[index];
    if (line) compare(line, migration, kind);
  }
  return { pending: known.slice(history.length), newer: history.slice(known.length) };
}

function compare(line: AppliedMigration, migration: Migration, kind: StoreKind): void {
  if (line.name !== migration.name) {
    const sentence = `The store has migration ${line.name} where this program has ${migration.name}: it belongs to another line of releases. Start the release that last ran here, or restore a backup.`;
    throw new StoreFault("migration-gap", sentence);
  }
  if (line.checksum !== checksumOf(migration, kind)) {
    const sentence = `Migration ${migration.name} has changed since it was applied to this store. Start the release that last ran here, or restore the text of the migration.`;
    throw new StoreFault("migration-changed", sentence);
  }
}

import { realpathSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Migration } from "../migration.ts";
import { migrations } from "../migrations/all.ts";
import { storeFiles } from "../sqlite/store-files.ts";
import { BackupFault } from "./backup-fault.ts";
import { openBackup } from "./open-backup.ts";
import { readStore, type StorePlace } from "./readable-store.ts";
import type { TableContents, TaskOptions } from "./snapshot.ts";
import { migrationsTable } from "./store-schema.ts";
import { writeBackup } from "./write-backup.ts";
import { writeBeside } from "./write-beside.ts";

export type BackupOptions = TaskOptions & {
  /** Also when the file is there already. */
  force?: boolean | undefined;
};

/** What the tables hold, but for the list of migrations. */
export type BackupReport = { contents: readonly TableContents[]; bytes: number };

/**
 * Writes the store as it is at this moment to a file, while the server goes on working. The file is
 * read again and compared before it gets its name. Rejects with `BackupFault`, `StoreFault` or
 * `StoreUnavailable`.
 */
export function backupStore(
  location: StorePlace,
  path: string,
  options: BackupOptions = {},
): Promise<BackupReport> {
  return backupStoreOf(migrations, location, path, options);
}

/** With another history than the product's. */
export async function backupStoreOf(
  known: readonly Migration[],
  location: StorePlace,
  path: string,
  { force = false, ...options }: BackupOptions,
): Promise<BackupReport> {
  requireOtherFile(location, path);
  return writeBeside(path, force, async (partial) => {
    await readStore(location, known, (store) => writeBackup(partial, store, store.tables, options));
    const backup = await openBackup(partial, known, options);
    await backup.close();
    const contents = backup.contents.filter(({ table }) => table !== migrationsTable.name);
    return { contents, bytes: statSync(partial).size };
  });
}

/** `--force` must not put a backup in the place of the store itself. */
function requireOtherFile({ dataDirectory, url }: StorePlace, path: string): void {
  if (url !== undefined) return;
  const target = resolve(path);
  const store = basename(storeFiles(dataDirectory).data);
  const inside = realFolder(dirname(target)) === realFolder(dataDirectory);
  if (!(inside && basename(target).startsWith(store))) return;
  const sentence = `${join(dataDirectory, store)} is the store itself: name another file.`;
  throw new BackupFault("file-exists", sentence);
}

function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return resolve(folder);
  }
}

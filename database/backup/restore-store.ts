import { rmSync } from "node:fs";
import type { Migration } from "../migration.ts";
import { migrations } from "../migrations/all.ts";
import { lockStore } from "../sqlite/lock.ts";
import { translateSqlite } from "../sqlite/sqlite-errors.ts";
import { makeFile, storeFiles } from "../sqlite/store-files.ts";
import { BackupFault } from "./backup-fault.ts";
import { fillPostgres } from "./fill-postgres.ts";
import { fillSqlite } from "./fill-sqlite.ts";
import { type Backup, openBackup } from "./open-backup.ts";
import { countOthers, withPostgres } from "./postgres-line.ts";
import type { StorePlace } from "./readable-store.ts";
import type { TableContents, TaskOptions } from "./snapshot.ts";
import { swapStore, tidyAfterKill } from "./swap-store.ts";

export type RestoreOptions = TaskOptions & {
  /** Postgres only: also when it holds rows, or instances are connected. */
  force?: boolean | undefined;
};

export type RestoreReport = {
  contents: readonly TableContents[];
  /** When the backup was made. */
  createdAt: Date;
  /** SQLite only: the file that the store before this one has become. */
  kept?: string | undefined;
};

/**
 * Puts a backup in the place of the store. All of the backup is read and compared first. The store
 * is then at the step at which the backup was made; the next start brings it up to date. Rejects
 * with `BackupFault`, `StoreFault` or `StoreUnavailable`, and has then changed nothing.
 */
export function restoreStore(
  location: StorePlace,
  path: string,
  options: RestoreOptions = {},
): Promise<RestoreReport> {
  return restoreStoreOf(migrations, location, path, options);
}

/** With another history than the product's. */
export async function restoreStoreOf(
  known: readonly Migration[],
  { dataDirectory, url }: StorePlace,
  path: string,
  options: RestoreOptions,
): Promise<RestoreReport> {
  const backup = await openBackup(path, known, options);
  try {
    const createdAt = new Date(backup.createdAt);
    if (url === undefined) {
      return { createdAt, ...(await restoreSqlite(backup, dataDirectory, options)) };
    }
    return { createdAt, contents: await restorePostgres(backup, known, url, options) };
  } finally {
    await backup.close();
  }
}

async function restoreSqlite(
  backup: Backup,
  dataDirectory: string,
  options: TaskOptions,
): Promise<Pick<RestoreReport, "contents" | "kept">> {
  const lock = lockStore(dataDirectory);
  const { data } = storeFiles(dataDirectory);
  const fresh = `${data}.restoring`;
  try {
    tidyAfterKill(data, fresh);
    makeFile(fresh);
    const contents = await fillSqlite(fresh, backup, options);
    options.signal?.throwIfAborted();
    return { contents, kept: swapStore(data, fresh, new Date()) };
  } catch (error) {
    throw translateSqlite(error);
  } finally {
    rmSync(fresh, { force: true });
    lock.release();
  }
}

function restorePostgres(
  backup: Backup,
  known: readonly Migration[],
  url: string,
  { force = false, ...options }: RestoreOptions,
): Promise<TableContents[]> {
  return withPostgres(url, async (line) => {
    const others = force ? 0 : await countOthers(line);
    if (others > 0) {
      const sentence = `${others} other connections of this product are open to Postgres: stop the server everywhere, or take --force.`;
      throw new BackupFault("in-use", sentence);
    }
    return fillPostgres(line, backup, { ...options, known, replace: force });
  });
}

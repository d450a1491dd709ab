import { existsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { openFile } from "../sqlite/open-file.ts";
import { storeFiles } from "../sqlite/store-files.ts";
import { BackupFault } from "./backup-fault.ts";
import type { Snapshot } from "./snapshot.ts";
import { readRows } from "./sqlite-rows.ts";

/**
 * A read transaction on a connection of our own. It holds nobody up: the server goes on writing to
 * the log of the file, which only grows until this one is closed.
 */
export function openSqliteSnapshot(dataDirectory: string): Snapshot {
  const { data } = storeFiles(dataDirectory);
  if (!existsSync(data)) throw nothingThere(dataDirectory);
  const file = openFile(data, { readOnly: true });
  try {
    file.exec("begin");
    if (!hasMigrations(file)) throw nothingThere(dataDirectory);
    return {
      kind: "sqlite",
      read: (table) => readRows(file, table),
      close: async () => file.close(),
    };
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Also the first read of the transaction, which is the moment of the snapshot. */
function hasMigrations(file: DatabaseSync): boolean {
  const found = file.prepare("select 1 from sqlite_schema where name = 'migrations'").get();
  return found !== undefined;
}

function nothingThere(dataDirectory: string): BackupFault {
  const sentence = `There is no store in ${dataDirectory} yet: the server makes it at its first start.`;
  return new BackupFault("no-store", sentence);
}

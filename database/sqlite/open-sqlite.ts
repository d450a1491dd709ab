import { Kysely, sql, type Transaction } from "kysely";
import type { Database, DatabaseOptions } from "../database.ts";
import { StoreUnavailable } from "../faults.ts";
import { queryFigures } from "../query-figures.ts";
import type { Tables } from "../tables.ts";
import { createTransactionScope } from "../transaction-scope.ts";
import { connect, type SqliteConnection } from "./connection.ts";
import { sqliteDialect } from "./dialect.ts";
import { watchDisk } from "./disk-health.ts";
import { type Lock, lockStore } from "./lock.ts";
import { openFile } from "./open-file.ts";
import { prepareFile, refuseEmptied, storeFiles } from "./store-files.ts";
import { createTurns } from "./turns.ts";

/** Milliseconds: for a turn on the connection, and for the last one before it is closed. */
const patience = { turn: 1500, close: 5000 };

type SqliteOptions = Pick<DatabaseOptions, "dataDirectory" | "inUse" | "log" | "onQuery">;

/** The store of this folder, for this process alone; no migration has been looked at. */
export function openSqlite({ dataDirectory, inUse, log, onQuery }: SqliteOptions): Database {
  const lock = lockStore(dataDirectory);
  try {
    const { data } = storeFiles(dataDirectory);
    if (inUse) refuseEmptied(data);
    prepareFile(dataDirectory, data);
    return serve(() => openFile(data), lock, { log, onQuery });
  } catch (error) {
    lock.release();
    throw error;
  }
}

function serve(
  open: () => ReturnType<typeof openFile>,
  lock: Lock,
  { log, onQuery }: Pick<DatabaseOptions, "log" | "onQuery">,
): Database {
  const turns = createTurns();
  const scope = createTransactionScope();
  let closed = false;
  const health = watchDisk(() => tryWriting(transaction, connection), log);
  const connection = connect(open, health.failed);
  const query = new Kysely<Tables>({
    dialect: sqliteDialect(connection, admit),
    ...(onQuery && { log: queryFigures(onQuery) }),
  });

  async function admit(): Promise<() => void> {
    scope.refuseInside();
    if (closed) throw new StoreUnavailable("closed");
    return turns.take(patience.turn);
  }

  function transaction<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return query.transaction().execute((trx) => scope.run(() => work(trx)));
  }

  async function close(): Promise<void> {
    if (closed) return;
    closed = true;
    await turns.take(patience.close).catch(() => undefined);
    connection.close();
    lock.release();
  }

  return {
    kind: "sqlite",
    query,
    transaction,
    // A transaction has the whole store for itself.
    forUpdate: (rows) => rows,
    isReachable: async () => !closed && health.isReachable(),
    close,
  };
}

/** Writes the first page as it is, through the log to the disk. */
async function tryWriting(
  transaction: Database["transaction"],
  connection: SqliteConnection,
): Promise<void> {
  try {
    await transaction((trx) => sql`pragma user_version = 0`.execute(trx));
  } catch (error) {
    // While the disk is only full, the connection is sound.
    if (error instanceof StoreUnavailable && error.reason === "io") connection.close();
    throw error;
  }
}

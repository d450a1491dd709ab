import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { boundValues } from "../bound-values.ts";
import { StoreUnavailable, type UnavailableReason } from "../faults.ts";
import { translateSqlite } from "./sqlite-errors.ts";

/** The one connection to the file, in the form that Kysely's driver for SQLite asks for. */
export type SqliteConnection = SqliteDatabase & {
  begin: () => void;
  commit: () => void;
  /** Also where SQLite has ended the transaction by itself, as it does after some failures. */
  rollback: () => void;
  /** Before each use outside a transaction: opens the file again where the connection was lost. */
  ensureOpen: () => void;
};

/** `failed` hears of every statement that the disk, not the statement, was at fault for. */
export function connect(
  open: () => DatabaseSync,
  failed: (reason: UnavailableReason) => void,
): SqliteConnection {
  let file: DatabaseSync | undefined = open();
  let inTransaction = false;

  function attempt<T>(work: (file: DatabaseSync) => T): T {
    try {
      // What comes after a transaction that SQLite has ended would take effect on its own.
      if (!file || (inTransaction && !file.isTransaction)) throw new StoreUnavailable("io");
      return work(file);
    } catch (error) {
      const known = translateSqlite(error);
      if (known instanceof StoreUnavailable) failed(known.reason);
      throw known;
    }
  }

  function close(): void {
    const old = file;
    file = undefined;
    old?.close();
  }

  function rollback(): void {
    inTransaction = false;
    try {
      if (file?.isTransaction) file.exec("rollback");
    } catch {
      // What is left of the transaction goes with the connection.
      close();
    }
  }

  return {
    prepare: (sql) =>
      adapt({
        statement: attempt((current) => prepareOnce(current, sql)),
        anew: () => attempt((current) => current.prepare(sql)),
        attempt,
      }),
    begin: () => {
      attempt((current) => current.exec("begin immediate"));
      inTransaction = true;
    },
    commit: () => {
      attempt((current) => current.exec("commit"));
      inTransaction = false;
    },
    rollback,
    ensureOpen: () => {
      file ??= reopen(open, failed);
    },
    close,
  };
}

function reopen(
  open: () => DatabaseSync,
  failed: (reason: UnavailableReason) => void,
): DatabaseSync {
  try {
    return open();
  } catch (error) {
    failed("io");
    throw new StoreUnavailable("io", error);
  }
}

/** Statements are few, since values are bound; a list of varying length makes one of each length. */
const mostPrepared = 200;
const prepared = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** Compiling a statement takes longer than running most of them. */
function prepareOnce(file: DatabaseSync, sql: string): StatementSync {
  const known = prepared.get(file) ?? new Map<string, StatementSync>();
  prepared.set(file, known);
  const found = known.get(sql);
  if (found) return found;
  if (known.size >= mostPrepared) known.clear();
  const statement = file.prepare(sql);
  known.set(sql, statement);
  return statement;
}

type Adapted = {
  statement: StatementSync;
  /** For whoever reads row by row: somebody else may ask the same meanwhile. */
  anew: () => StatementSync;
  attempt: <T>(work: () => T) => T;
};

function adapt({ statement, anew, attempt }: Adapted): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => {
      const values = boundValues(parameters);
      return attempt(() => statement.all(...values));
    },
    run: (parameters) => {
      const values = boundValues(parameters);
      return attempt(() => statement.run(...values));
    },
    // The turn ends only with the last row, so nothing can come between.
    *iterate(parameters) {
      const rows = anew().iterate(...boundValues(parameters));
      for (;;) {
        const { done, value } = attempt(() => rows.next());
        if (done) return;
        yield value;
      }
    },
  };
}

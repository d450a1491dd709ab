import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import type { Database, DatabaseOptions } from "../database.ts";
import { StoreUnavailable } from "../faults.ts";
import { queryFigures } from "../query-figures.ts";
import type { Tables } from "../tables.ts";
import { createTransactionScope } from "../transaction-scope.ts";
import { type Guard, guardPool } from "./guarded-pool.ts";

/** How often the work of a transaction is begun, the first time included. */
const attempts = 3;

export type PostgresStore = Omit<Database, "isReachable" | "close">;

export function postgresStore(guard: Guard, onQuery?: DatabaseOptions["onQuery"]): PostgresStore {
  const scope = createTransactionScope();
  const pool = guardPool(guard, scope);
  const query = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery && { log: queryFigures(onQuery) }),
  });

  function once<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    const begun = query.transaction().setIsolationLevel("read committed");
    return begun.execute((trx) => scope.run(() => work(trx)));
  }

  async function transaction<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    for (let attempt = 1; attempt < attempts; attempt++) {
      try {
        return await once(work);
      } catch (error) {
        if (!isConflict(error)) throw error;
        // Apart from each other, so that the same two do not meet again.
        await sleep(Math.random() * 40 * attempt);
      }
    }
    return once(work);
  }

  return { kind: "postgres", query, transaction, forUpdate: (rows) => rows.forUpdate() };
}

function isConflict(error: unknown): boolean {
  return error instanceof StoreUnavailable && error.reason === "conflict";
}

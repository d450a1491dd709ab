import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { boundValues } from "../bound-values.ts";
import { StoreUnavailable } from "../faults.ts";
import type { TransactionScope } from "../transaction-scope.ts";
import { poolTimeoutMessage, translatePostgres } from "./postgres-errors.ts";

export type Guard = {
  /** The pool of now; throws while the store is known to be away. */
  pool: () => pg.Pool;
  worked: () => void;
  /** A connection broke, or could not be made; `silent` when nothing came back on it. */
  failed: (how: { silent: boolean }) => void;
};

/** The pool in the form that Kysely's driver asks for, with values checked and failures named. */
export function guardPool(guard: Guard, scope: TransactionScope): PostgresPool {
  return {
    options: {},
    connect: async () => {
      scope.refuseInside();
      return guardClient(await connectTo(guard), guard);
    },
    // Whoever has made the pool ends it.
    end: async () => undefined,
  };
}

async function connectTo(guard: Guard): Promise<pg.PoolClient> {
  try {
    return await guard.pool().connect();
  } catch (error) {
    const wholePoolInUse = error instanceof Error && error.message === poolTimeoutMessage;
    if (wholePoolInUse) throw new StoreUnavailable("busy", error);
    if (!(error instanceof StoreUnavailable)) guard.failed({ silent: false });
    throw translatePostgres(error);
  }
}

function guardClient(client: pg.PoolClient, guard: Guard): PostgresPoolClient {
  /** After this nothing is sent any more: a `rollback` on a dead line would wait once again. */
  let broken: unknown;

  async function run<R>(sql: string, parameters: readonly unknown[]) {
    if (broken) throw broken;
    const values = boundValues(parameters);
    try {
      const result = await client.query(sql, values);
      guard.worked();
      // `pg` knows more commands than Kysely distinguishes.
      return result as unknown as PostgresQueryResult<R>;
    } catch (error) {
      const known = translatePostgres(error);
      if (endsConnection(error, known)) {
        broken = known;
        guard.failed({ silent: isTimeout(known) });
      }
      throw known;
    }
  }

  return {
    query: run as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy || broken !== undefined),
  };
}

/** An answer of the server, even a refusal, means that the line is sound, unless it says goodbye. */
function endsConnection(error: unknown, known: unknown): boolean {
  if (!(known instanceof StoreUnavailable)) return false;
  const severity = error instanceof Error && "severity" in error ? error.severity : undefined;
  return severity === undefined || severity === "FATAL" || severity === "PANIC";
}

function isTimeout(known: unknown): boolean {
  return known instanceof StoreUnavailable && known.reason === "timeout";
}

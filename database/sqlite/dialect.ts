import {
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { SqliteConnection } from "./connection.ts";

/** Gives the connection to one at a time; the function it gives ends the turn. */
export type Admission = () => Promise<() => void>;

/** Kysely's dialect for SQLite, with turns of our own and transactions that lock when they begin. */
export function sqliteDialect(connection: SqliteConnection, admit: Admission): Dialect {
  return {
    createDriver: () => new StoreDriver(connection, admit),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new StoreAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Kysely would wait without end; the turns of the driver do not. */
class StoreAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class StoreDriver extends SqliteDriver {
  readonly #connection: SqliteConnection;
  readonly #admit: Admission;
  #endTurn: (() => void) | undefined;

  constructor(connection: SqliteConnection, admit: Admission) {
    super({ database: connection });
    this.#connection = connection;
    this.#admit = admit;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const endTurn = await this.#admit();
    try {
      this.#connection.ensureOpen();
    } catch (error) {
      endTurn();
      throw error;
    }
    this.#endTurn = endTurn;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    const endTurn = this.#endTurn;
    this.#endTurn = undefined;
    endTurn?.();
  }

  override async beginTransaction(): Promise<void> {
    this.#connection.begin();
  }

  override async commitTransaction(): Promise<void> {
    this.#connection.commit();
  }

  override async rollbackTransaction(): Promise<void> {
    this.#connection.rollback();
  }
}

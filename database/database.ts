import type { Kysely, SelectQueryBuilder, Transaction } from "kysely";
import type { StoreFaultCode, UnavailableReason } from "./faults.ts";
import type { Tables } from "./tables.ts";

/** What the log may know: fixed words and names of migrations, never values, addresses or passwords. */
export type StoreEvent =
  | { event: "unreachable"; reason: UnavailableReason }
  | { event: "recovered" }
  | { event: "migrated"; name: string }
  /** A newer release has run here: this one works on its schema, and does not know this step. */
  | { event: "newer-migration"; name: string }
  /** Found after the start; the store stays unreachable until somebody mends it. */
  | { event: "fault"; code: StoreFaultCode; sentence: string };

/** Times in milliseconds. Without a word a request waits less than two seconds for both. */
export type PostgresLimits = {
  /** Connections of this process; default 10. */
  poolSize: number;
  /** For a connection, new or from the pool; default 800. */
  connectTimeoutMs: number;
  /**
   * For one statement; default 1000. Sent with the connection's start, which a pooler in transaction
   * mode may have to be told to accept (PgBouncer: `ignore_startup_parameters`); 0 leaves it to the
   * server, and only this side's clock counts.
   */
  statementTimeoutMs: number;
  /** For one statement of a migration, waiting for other instances included; default 60 000. */
  migrationTimeoutMs: number;
  /** How often a store that is away is tried; default 1000. */
  retryMs: number;
};

/** `failure`: why the store did not do it; "refused" is an error of ours or a row that is there already. */
export type QueryFigures = { ms: number; failure?: UnavailableReason | "refused" | undefined };

export type DatabaseOptions = {
  /** SQLite lives here as `store.db`, with `store.lock`; not used when `url` is given. */
  dataDirectory: string;
  /** postgres://…, TLS and other choices included; absent: SQLite. */
  url?: string | undefined;
  /** Something beside the store says that it holds rows: an empty file is then a loss, not a new store. */
  inUse?: boolean | undefined;
  log: (event: StoreEvent) => void;
  /** Hears of every query that was sent. */
  onQuery?: ((query: QueryFigures) => void) | undefined;
  postgres?: Partial<PostgresLimits> | undefined;
};

export type StoreKind = "sqlite" | "postgres";

export type Database = {
  kind: StoreKind;
  /**
   * For the modules' queries. Each is its own transaction. Rejects with `StoreUnavailable` within two
   * seconds (on Postgres those of its options) when the store cannot be reached, at once while that is known; with a
   * `TypeError` for a value that is no string, number, bigint, boolean, bytes or null. Not to be used inside
   * `transaction`: a query there that is not of `trx` is refused.
   */
  query: Kysely<Tables>;
  /**
   * All or nothing. SQLite: BEGIN IMMEDIATE, one at a time, so the work awaits nothing but queries.
   * Postgres: READ COMMITTED; after a serialization failure or a deadlock the work runs again, three
   * times at most, so it has no effects but those in the store.
   */
  transaction: <T>(work: (trx: Transaction<Tables>) => Promise<T>) => Promise<T>;
  /** Locks the rows that are read until the transaction ends; on SQLite the transaction itself does. */
  forUpdate: <DB, TB extends keyof DB, O>(
    query: SelectQueryBuilder<DB, TB, O>,
  ) => SelectQueryBuilder<DB, TB, O>;
  /** Whether queries can be expected to work. Cheap, however often it is asked. */
  isReachable: () => Promise<boolean>;
  /** Lets running transactions finish, for five seconds at most, and refuses new ones. */
  close: () => Promise<void>;
};

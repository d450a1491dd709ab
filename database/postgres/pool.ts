import pg from "pg";
import { StoreFault } from "../faults.ts";
import { valueTypes } from "./value-types.ts";

export type Waits = {
  /** Milliseconds for a connection, and for one statement. */
  connectTimeoutMs: number;
  statementTimeoutMs: number;
};

/** Milliseconds that the server's own refusal of a slow statement may need to come here. */
const answerTime = 150;
/** Statements wait this long where the server's clock is not ours to set. */
const statementDefault = 1000;

/** TLS, options and anything else in the URL are the operator's; they win over what stands here. */
export function clientOptions(url: string, waits: Waits): pg.ClientConfig {
  const { connectTimeoutMs, statementTimeoutMs } = waits;
  return {
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    // The client's clock too: nobody else notices that the network swallows everything.
    query_timeout: (statementTimeoutMs || statementDefault) + answerTime,
    ...(statementTimeoutMs ? { statement_timeout: statementTimeoutMs } : {}),
    // A program that hangs in a transaction holds its locks no longer than this.
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    fallback_application_name: "imersao-empreendedora",
    types: valueTypes,
  };
}

/** `lost` hears of connections that break while nobody uses them. */
export function createPool(
  options: pg.ClientConfig,
  poolSize: number,
  lost: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({ ...options, max: poolSize, idleTimeoutMillis: 30_000 });
  pool.on("error", lost);
  // A connection may break between two statements of a transaction; the next one says so.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

export function requirePostgresUrl(url = ""): string {
  const protocol = URL.canParse(url) ? new URL(url).protocol : "";
  if (["postgres:", "postgresql:"].includes(protocol)) return url;
  const sentence = "DATABASE_URL must look like postgres://user:password@host:5432/database.";
  throw new StoreFault("bad-url", sentence);
}

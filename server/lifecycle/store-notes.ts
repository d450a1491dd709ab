import type { Logger } from "pino";
import type { DatabaseOptions } from "#database";
import type { Config } from "../config/config.ts";

const levels = {
  unreachable: "warn",
  recovered: "info",
  migrated: "info",
  "newer-migration": "warn",
  fault: "error",
} as const;

/** What happens to the store, in the log of the server. */
export function storeLog(log: Logger): DatabaseOptions["log"] {
  return (event) => log[levels[event.event]](event, "store");
}

/** Where things are kept, for the person who started the server; never the address, which holds a password. */
export function storeNote({ databaseUrl, dataDirectory }: Config): string {
  return databaseUrl
    ? "Store: Postgres (DATABASE_URL)"
    : `Store: SQLite in ${dataDirectory} (set DATABASE_URL for Postgres)`;
}

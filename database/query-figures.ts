import type { LogEvent } from "kysely";
import type { DatabaseOptions } from "./database.ts";
import { StoreUnavailable } from "./faults.ts";

/** Kysely's log, as it is asked for by `onQuery`. */
export function queryFigures(
  onQuery: NonNullable<DatabaseOptions["onQuery"]>,
): (event: LogEvent) => void {
  return (event) => onQuery({ ms: event.queryDurationMillis, failure: failureOf(event) });
}

function failureOf(event: LogEvent) {
  if (event.level === "query") return undefined;
  return event.error instanceof StoreUnavailable ? event.error.reason : "refused";
}

/** The door of the store: the only place that knows SQL drivers, tables and migrations. */
export type {
  Database,
  DatabaseOptions,
  PostgresLimits,
  StoreEvent,
  StoreKind,
} from "./database.ts";
export {
  StoreFault,
  type StoreFaultCode,
  StoreUnavailable,
  type UnavailableReason,
} from "./faults.ts";
export { openDatabase } from "./open-database.ts";
export type {
  AiBudgetTable,
  IdempotentCallsTable,
  RateLimitsTable,
  Tables,
} from "./tables.ts";

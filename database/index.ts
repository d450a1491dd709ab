/** The door of the store: the only place that knows SQL drivers, tables and migrations. */
export { BackupFault, type BackupFaultCode } from "./backup/backup-fault.ts";
export { type BackupOptions, type BackupReport, backupStore } from "./backup/backup-store.ts";
export { type CopyReport, copyStore } from "./backup/copy-store.ts";
export type { StorePlace } from "./backup/readable-store.ts";
export { type RestoreOptions, type RestoreReport, restoreStore } from "./backup/restore-store.ts";
export type { TableContents, TaskOptions } from "./backup/snapshot.ts";
export type {
  Database,
  DatabaseOptions,
  PostgresLimits,
  QueryFigures,
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
  AuditLogTable,
  EmailsTable,
  FactorChallengesTable,
  FactorsTable,
  FlowStatesTable,
  IdempotentCallsTable,
  IdentitiesTable,
  OneTimeCodesTable,
  ProviderFlowsTable,
  RateLimitsTable,
  SamlFlowsTable,
  SessionsTable,
  SsoProvidersTable,
  Tables,
  UsersTable,
  WebauthnCredentialsTable,
} from "./tables.ts";
export { isUniqueViolation } from "./unique-violation.ts";

/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY, https://www.sqlite.org/rescode.html */
const sqliteCodes: readonly unknown[] = [2067, 1555];
/** unique_violation, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgresCode = "23505";

/** Somebody else has the value that a query would have written; its transaction is lost. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error) return sqliteCodes.includes(error.errcode);
  return "code" in error && error.code === postgresCode;
}

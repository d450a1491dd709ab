/** The door of the accounts: users, sessions, factors. Knows no HTTP: plain values in, plain values or an `AuthError` out. */
export type { UserFields } from "./admin/user-fields.ts";
export type { AuditPage } from "./audit/audit-log.ts";
export { AuthError, type AuthErrorKind } from "./auth-error.ts";
export { type Auth, createAuth } from "./create-auth.ts";
export { parseDuration } from "./durations.ts";
export type { Factor } from "./factors/factor-store.ts";
export { type ApiRole, apiRoleOf } from "./keys/api-role.ts";
export { createKeySet, KeyFault, type KeySet } from "./keys/key-set.ts";
export { newSigningKeys } from "./keys/new-signing-key.ts";
export { type Argon2Cost, recommendedCost } from "./passwords/argon2id.ts";
export { characterRules } from "./passwords/strength.ts";
export type { IssuedSession } from "./sessions/issue.ts";
export type { AuthSettings } from "./settings.ts";
export type { Account, Identity } from "./users/user-store.ts";

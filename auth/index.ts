/** The door of the accounts: users, sessions, factors. Knows no HTTP: plain values in, plain values or an `AuthError` out. */
export type { SsoProviderFields } from "./admin/sso-providers.ts";
export type { UserFields } from "./admin/user-fields.ts";
export type { AuditPage } from "./audit/audit-log.ts";
export { AuthError, type AuthErrorKind } from "./auth-error.ts";
export { type Auth, type AuthOptions, createAuth } from "./create-auth.ts";
export { parseDuration } from "./durations.ts";
export type { OpenChallenge } from "./factors/challenge.ts";
export type { Enrolled } from "./factors/enroll.ts";
export type { Factor } from "./factors/factor-store.ts";
export { type ApiRole, apiRoleOf } from "./keys/api-role.ts";
export { createKeySet, KeyFault, type KeySet } from "./keys/key-set.ts";
export { newSigningKeys } from "./keys/new-signing-key.ts";
export type { MailOptions } from "./mail/deliver.ts";
export type { MailEvent } from "./mail/mail-events.ts";
export { createOutbox, type Outbox, type OutboxEntry } from "./mail/outbox-folder.ts";
export type { BookPlace } from "./mail/shares.ts";
export { createSmtp, type SmtpOptions } from "./mail/smtp.ts";
export { type MailTransport, noTransport } from "./mail/transport.ts";
export { type Argon2Cost, recommendedCost } from "./passwords/argon2id.ts";
export { characterRules } from "./passwords/strength.ts";
export { createSmsProvider, type SmsOptions } from "./phone/create-sms-provider.ts";
export { codePlace } from "./phone/twilio.ts";
export {
  type ProviderName,
  type ProviderSettings,
  providerNames,
} from "./providers/presets.ts";
export { IdTokenFault } from "./providers/provider-faults.ts";
export { isRedirectPattern } from "./redirects/redirect-list.ts";
export { allowedRedirect, chooseRedirect } from "./redirects/redirects.ts";
export type { Departure } from "./saml/begin.ts";
export type { SsoProvider } from "./saml/providers.ts";
export { readSamlKey, type SamlKey } from "./saml/saml-key.ts";
export { isSecretOfStore, needsItsSecret } from "./secret-fingerprint.ts";
export type { IssuedSession } from "./sessions/issue.ts";
export type { AuthSettings } from "./settings.ts";
export { normalizeEmail, normalizePhone } from "./users/contact.ts";
export type { Account, Identity } from "./users/user-store.ts";
export type { Verified } from "./verification/accept.ts";
export type { Credential } from "./webauthn/credential-store.ts";

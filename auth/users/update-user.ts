import { isUniqueViolation } from "#database";
import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import { readCodeChallenge } from "../codes/code-challenge.ts";
import type { AuthParts, Trx } from "../parts.ts";
import { checkNewPassword } from "../passwords/strength.ts";
import { authenticate, type SignedInUser } from "../sessions/authenticate.ts";
import { hasVerifiedFactor } from "../sessions/expiry.ts";
import { endSessions, findSession } from "../sessions/session-store.ts";
import { changeContact } from "./change-contact.ts";
import { emailExists, phoneExists, requireEmail, requirePhone } from "./contact.ts";
import { type Metadata, mergeMetadata } from "./metadata.ts";
import {
  type Account,
  findUser,
  loadAccount,
  lockUser,
  type User,
  updateUser,
} from "./user-store.ts";

export type UserUpdate = {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  password?: string | null | undefined;
  currentPassword?: string | null | undefined;
  data?: Metadata | null | undefined;
  appMetadata?: unknown;
  codeChallenge?: string | null | undefined;
  codeChallengeMethod?: string | null | undefined;
};

/** What is really new, checked. */
type Change = {
  email: string | undefined;
  phone: string | undefined;
  password: string | undefined;
  data: Metadata | undefined;
};

/** What a person changes of their own account; the rules in the order of the protocol. */
export async function updateOwnUser(
  parts: AuthParts,
  token: string,
  update: UserUpdate,
): Promise<Account> {
  const signedIn = await authenticate(parts, token);
  const account = await loadAccount(parts.database.query, signedIn.user);
  const change = await readChange(parts, signedIn.user, update);
  refuseUnfit(account, signedIn, change, update);
  await refuseTaken(parts, signedIn.user, change);
  const password_hash = await newPasswordHash(parts, signedIn.user, change, update);
  try {
    return await parts.database.transaction((trx) =>
      apply(trx, parts, signedIn, change, password_hash),
    );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw change.email === undefined ? phoneExists() : emailExists();
  }
}

async function readChange(
  { settings }: AuthParts,
  user: User,
  { email, phone, password, data, ...rest }: UserUpdate,
): Promise<Change> {
  const newEmail = email ? requireEmail(email) : undefined;
  const newPhone = phone ? requirePhone(phone) : undefined;
  readCodeChallenge({ challenge: rest.codeChallenge, method: rest.codeChallengeMethod });
  if (password !== undefined && password !== null)
    await checkNewPassword(password, settings.passwords);
  return {
    email: newEmail === user.email ? undefined : newEmail,
    phone: newPhone === user.phone ? undefined : newPhone,
    password: password ?? undefined,
    data: data ?? undefined,
  };
}

function refuseUnfit(
  account: Account,
  { session }: SignedInUser,
  { email, phone, password }: Change,
  { appMetadata }: UserUpdate,
): void {
  const { user } = account;
  if (appMetadata)
    throw new AuthError("not_admin", "Updating app_metadata requires admin privileges");
  const isDelicate = [email, phone, password].some((value) => value !== undefined);
  if (isDelicate && hasVerifiedFactor(account) && session?.aal !== "aal2")
    throw new AuthError(
      "insufficient_aal",
      "AAL2 session is required to update email or password when MFA is enabled.",
      { kind: "unauthenticated" },
    );
  if (user.is_anonymous === 1 && password !== undefined && !(email ?? phone))
    throw new AuthError(
      "validation_failed",
      "Updating password of an anonymous user without an email or phone is not allowed",
      { kind: "unprocessable" },
    );
  if (user.is_sso_user === 1 && isDelicate)
    throw new AuthError(
      "user_sso_managed",
      "Updating email, phone, password of a SSO account only possible via SSO",
    );
}

async function refuseTaken(
  { database, settings }: AuthParts,
  user: User,
  { email, phone }: Change,
): Promise<void> {
  const byEmail = email === undefined ? undefined : await findUser(database.query, { email });
  if (byEmail && byEmail.id !== user.id) throw emailExists();
  if (phone === undefined) return;
  if (!settings.signUp.phone)
    throw new AuthError("phone_provider_disabled", "Unsupported phone provider");
  const byPhone = await findUser(database.query, { phone });
  if (byPhone && byPhone.id !== user.id) throw phoneExists();
}

async function newPasswordHash(
  { hasher, settings }: AuthParts,
  user: User,
  { password }: Change,
  { currentPassword }: UserUpdate,
): Promise<string | undefined> {
  if (password === undefined) return undefined;
  if (settings.passwordChange.currentPassword && user.password_hash !== null) {
    if (!currentPassword)
      throw new AuthError(
        "current_password_required",
        "Current password required when setting new password.",
      );
    if (!(await hasher.verify(currentPassword, user.password_hash)).matches)
      throw new AuthError(
        "current_password_invalid",
        "Current password required when setting new password.",
      );
  }
  if (user.password_hash !== null && (await hasher.verify(password, user.password_hash)).matches)
    throw new AuthError("same_password", "New password should be different from the old password.");
  return hasher.hash(password);
}

async function apply(
  trx: Trx,
  parts: AuthParts,
  { user: read, session }: SignedInUser,
  change: Change,
  password_hash: string | undefined,
): Promise<Account> {
  const user = await lockUser(trx, parts.database, { id: read.id });
  // While the hash was computed, somebody may have ended this session, or the account.
  const current = session && (await findSession(trx, session.id));
  if (!user || (session && current?.revoked_at !== null))
    throw new AuthError("session_not_found", "Session from session_id claim in JWT does not exist");
  const user_metadata = mergeMetadata(user.user_metadata, change.data ?? {});
  const columns = password_hash === undefined ? {} : { password_hash };
  const updated = await updateUser(trx, user, { user_metadata, ...columns }, parts.now());
  const changed = await changeContact(trx, parts, updated, change);
  if (password_hash !== undefined) {
    await endSessions(trx, user.id, session?.id);
    await record(trx, parts, "user_updated_password", { actor: user.id });
  }
  await record(trx, parts, "user_modified", { actor: user.id });
  return loadAccount(trx, changed);
}

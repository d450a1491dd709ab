import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Client, Trx } from "../deps.ts";
import { wordsOfAccount } from "../passwords/near-words.ts";
import { weaknessOf } from "../passwords/strength.ts";
import { isBanned } from "../users/confirm.ts";
import { normalizeEmail, normalizePhone } from "../users/contact.ts";
import { findUser, loadAccount, lockUser, type User, type UserKey } from "../users/user-store.ts";
import { type IssuedSession, issue, type SignedIn } from "./issue.ts";
import { openSession } from "./session-store.ts";

export type PasswordSignIn = {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  password?: string | null | undefined;
  client: Client;
};

/**
 * One hash, whoever it is: an address that nobody has, an account without a password and a wrong one
 * cannot be told apart, and what else is wrong is said only to who knows the password.
 */
export async function signInWithPassword(
  deps: AuthDeps,
  request: PasswordSignIn,
): Promise<IssuedSession> {
  const { database, hasher, settings } = deps;
  const password = request.password ?? "";
  const key = readKey(deps, request);
  const user = key && (await findUser(database.query, key));
  const { matches, outdated } = await hasher.verify(password, user?.password_hash);
  if (!(user && matches)) throw invalidCredentials();
  refuseWhoMayNot(user, key, deps.now());
  const password_hash = outdated ? await hasher.hash(password) : undefined;
  const weakness = await weaknessOf(password, settings.passwords, wordsOfAccount(user));
  const signedIn = await database.transaction((trx) =>
    open(trx, deps, { user, password_hash, client: request.client }),
  );
  return { ...(await issue(deps, signedIn)), weakness };
}

/** Undefined for an address that is none: nobody has it. */
function readKey({ settings }: AuthDeps, { email, phone }: PasswordSignIn): UserKey | undefined {
  if (email && phone)
    throw new AuthError(
      "validation_failed",
      "Only an email address or phone number should be provided on login.",
    );
  if (email) {
    if (!settings.signUp.email) throw disabled("email_provider_disabled", "Email");
    const normal = normalizeEmail(email);
    return normal === undefined ? undefined : { email: normal };
  }
  if (!phone) throw new AuthError("validation_failed", "missing email or phone");
  if (!settings.signUp.phone) throw disabled("phone_provider_disabled", "Phone");
  const normal = normalizePhone(phone);
  return normal === undefined ? undefined : { phone: normal };
}

/** Only after the password matched. */
function refuseWhoMayNot(user: User, key: UserKey | undefined, now: number): void {
  if (isBanned(user, now))
    throw new AuthError("user_banned", "User is banned", { kind: "invalid" });
  if (key && "phone" in key) {
    if (user.phone_confirmed_at === null)
      throw new AuthError("phone_not_confirmed", "Phone not confirmed");
  } else if (user.email_confirmed_at === null) {
    throw new AuthError("email_not_confirmed", "Email not confirmed");
  }
}

type Authenticated = {
  user: User;
  /** In place of one of an older kind. */
  password_hash: string | undefined;
  client: Client;
};

async function open(
  trx: Trx,
  deps: AuthDeps,
  { user: read, password_hash, client }: Authenticated,
): Promise<SignedIn> {
  const user = await lockUser(trx, deps.database, { id: read.id });
  // While the hash was computed, the password may have been changed or the account banned.
  if (user?.password_hash !== read.password_hash) throw invalidCredentials();
  if (isBanned(user, deps.now())) throw invalidCredentials();
  if (password_hash !== undefined)
    await trx.updateTable("users").set({ password_hash }).where("id", "=", user.id).execute();
  const opened = await openSession(trx, deps, user, { method: "password", client });
  await record(trx, deps, "login", { actor: user.id });
  return { ...opened, account: await loadAccount(trx, opened.user) };
}

function disabled(
  code: "email_provider_disabled" | "phone_provider_disabled",
  what: string,
): AuthError {
  return new AuthError(code, `${what} logins are disabled`, { kind: "unprocessable" });
}

function invalidCredentials(): AuthError {
  return new AuthError("invalid_credentials", "Invalid login credentials");
}

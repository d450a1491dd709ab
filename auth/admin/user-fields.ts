import { randomBytes } from "node:crypto";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps } from "../deps.ts";
import { parseDuration } from "../durations.ts";
import { wordsOfAccount } from "../passwords/near-words.ts";
import { isKnownHash } from "../passwords/password-hasher.ts";
import { checkNewPassword } from "../passwords/strength.ts";
import { requireEmail, requirePhone } from "../users/contact.ts";
import type { Metadata } from "../users/metadata.ts";

/** What an administrator may say of an account. */
export type UserFields = {
  id?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  password?: string | null | undefined;
  /** argon2id or bcrypt, made elsewhere. */
  passwordHash?: string | null | undefined;
  emailConfirm?: boolean | null | undefined;
  phoneConfirm?: boolean | null | undefined;
  userMetadata?: Metadata | null | undefined;
  appMetadata?: Metadata | null | undefined;
  role?: string | null | undefined;
  /** A duration like `24h`, or `none`. */
  banDuration?: string | null | undefined;
};

export type ReadFields = {
  email: string | undefined;
  phone: string | undefined;
  /** Undefined: nothing was said of a password. */
  password_hash: string | undefined;
  /** Undefined: nothing was said of a ban; null: it ends. */
  banned_until: number | null | undefined;
};

/** Checks all, and computes the hash, before anything is written. `known` is the account of now, where there is one. */
export async function readFields(
  deps: AuthDeps,
  fields: UserFields,
  known: Pick<UserFields, "email" | "phone"> = {},
): Promise<ReadFields> {
  const { email, phone, password, passwordHash } = fields;
  if (password && passwordHash)
    throw invalid("Only a password or a password hash should be provided");
  if (passwordHash && !isKnownHash(passwordHash))
    throw invalid("Password hash is neither argon2id nor bcrypt, or costs too much to check");
  const contacts = {
    email: email ? requireEmail(email) : undefined,
    phone: phone ? requirePhone(phone) : undefined,
    banned_until: readBan(fields.banDuration, deps.now()),
  };
  if (!password) return { ...contacts, password_hash: passwordHash ?? undefined };
  const words = [...wordsOfAccount(fields), ...wordsOfAccount(known)];
  await checkNewPassword(password, deps.settings.passwords, words);
  return { ...contacts, password_hash: await deps.hasher.hash(password) };
}

/** Nobody knows it: the person sets one of their own. */
export function randomPassword(): string {
  return randomBytes(32).toString("base64url");
}

function readBan(duration: string | null | undefined, now: number): number | null | undefined {
  if (!duration) return undefined;
  if (duration === "none") return null;
  const milliseconds = parseDuration(duration);
  if (milliseconds !== undefined) return now + milliseconds;
  throw invalid(`invalid format for ban duration: "${duration.slice(0, 40)}"`);
}

function invalid(message: string): AuthError {
  return new AuthError("validation_failed", message);
}

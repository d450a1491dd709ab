import { isUniqueViolation } from "#database";
import { record } from "../audit/audit-log.ts";
import { invalidatePending } from "../codes/invalidate-pending.ts";
import { setContact } from "../contact-change/change-contact.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import { endSessions } from "../sessions/session-store.ts";
import { confirmEmail, confirmPhone } from "../users/confirm.ts";
import { emailExists, phoneExists } from "../users/contact.ts";
import { mergeMetadata } from "../users/metadata.ts";
import {
  type Account,
  loadAccount,
  type User,
  type UserChanges,
  updateUser,
} from "../users/user-store.ts";
import type { Admin } from "./authorize.ts";
import { findTarget, lockTarget } from "./find-target.ts";
import { type ReadFields, readFields, type UserFields } from "./user-fields.ts";

/** At once and unasked. A new password ends all sessions, and what was sent before it counts no more. */
export async function updateUserAsAdmin(
  deps: AuthDeps,
  admin: Admin,
  { id, fields }: { id: string; fields: UserFields },
): Promise<Account> {
  const known = await findTarget(deps.database.query, id);
  const read = await readFields(deps, fields, known);
  try {
    return await deps.database.transaction(async (trx) => {
      const user = await lockTarget(trx, deps, id);
      const updated = await apply(trx, deps, user, fields, read);
      await endBefore(trx, user, read);
      await record(trx, deps, "user_modified", { actor: admin.actor, subject: user.id });
      return loadAccount(trx, updated);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw read.email === undefined ? phoneExists() : emailExists();
  }
}

async function endBefore(trx: Trx, { id }: User, { password_hash }: ReadFields): Promise<void> {
  if (password_hash === undefined) return;
  await endSessions(trx, id);
  await invalidatePending(trx, id);
}

async function apply(
  trx: Trx,
  deps: AuthDeps,
  before: User,
  fields: UserFields,
  read: ReadFields,
): Promise<User> {
  let user = await updateUser(trx, before, columnsOf(before, fields, read), deps.now());
  const { email, phone } = read;
  if (email !== undefined)
    user = await setContact(trx, deps, user, { kind: "email", value: email });
  if (phone !== undefined)
    user = await setContact(trx, deps, user, { kind: "phone", value: phone });
  if (fields.emailConfirm && user.email) user = await confirmEmail(trx, deps, user);
  if (fields.phoneConfirm && user.phone) user = await confirmPhone(trx, deps, user);
  return user;
}

function columnsOf(user: User, fields: UserFields, read: ReadFields): UserChanges {
  const { password_hash, banned_until } = read;
  return {
    ...(password_hash === undefined ? {} : { password_hash }),
    ...(banned_until === undefined ? {} : { banned_until }),
    ...(fields.role ? { role: fields.role } : {}),
    app_metadata: mergeMetadata(user.app_metadata, fields.appMetadata ?? {}),
    user_metadata: mergeMetadata(user.user_metadata, fields.userMetadata ?? {}),
  };
}

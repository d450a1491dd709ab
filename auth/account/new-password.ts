import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import { invalidatePending } from "../codes/invalidate-pending.ts";
import type { AuthDeps, CountAttempt, Trx } from "../deps.ts";
import { tellOwner } from "../mail/queue-email.ts";
import { endSessions } from "../sessions/session-store.ts";
import type { User } from "../users/user-store.ts";

type NewPassword = {
  password: string | undefined;
  currentPassword: string | null | undefined;
  countAttempt: CountAttempt;
};

/** Undefined where nothing was said of a password. */
export async function newPasswordHash(
  deps: AuthDeps,
  user: User,
  { password, currentPassword, countAttempt }: NewPassword,
): Promise<string | undefined> {
  if (password === undefined) return undefined;
  const { hasher, settings } = deps;
  if (settings.passwordChange.currentPassword && user.password_hash !== null)
    await requireCurrent(deps, user, currentPassword, countAttempt);
  if (user.password_hash !== null && (await hasher.verify(password, user.password_hash)).matches)
    throw new AuthError("same_password", "New password should be different from the old password.");
  return hasher.hash(password);
}

/** Tries count with those of signing in: it is the same password. */
async function requireCurrent(
  { hasher }: AuthDeps,
  user: User,
  password: string | null | undefined,
  countAttempt: CountAttempt,
): Promise<void> {
  const message = "Current password required when setting new password.";
  if (!password) throw new AuthError("current_password_required", message);
  const giveBack = await countAttempt(user.email ?? user.phone ?? user.id);
  if (!(await hasher.verify(password, user.password_hash)).matches)
    throw new AuthError("current_password_invalid", message);
  await giveBack();
}

/**
 * What follows from a new password: the person's other sessions end, what was sent or begun before
 * counts no more, and the owner is told.
 */
export async function afterNewPassword(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  sessionId: string | undefined,
): Promise<void> {
  const { id } = user;
  await endSessions(trx, id, sessionId);
  await invalidatePending(trx, id);
  await tellOwner(trx, deps, user, { kind: "password_changed" });
  await record(trx, deps, "user_updated_password", { actor: id });
}

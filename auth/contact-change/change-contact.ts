import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { CodeChallenge } from "../codes/code-challenge.ts";
import { clearCodes } from "../codes/one-time-codes.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import { queueEmail, tellOwner } from "../mail/queue-email.ts";
import { keepPhoneCode } from "../phone/send-phone-code.ts";
import { confirmEmail, confirmPhone } from "../users/confirm.ts";
import { type Contact, keyOf } from "../users/contact.ts";
import { nameProviders } from "../users/name-providers.ts";
import { createContactIdentity } from "../users/new-user.ts";
import { type User, updateUser } from "../users/user-store.ts";
import { askForEmailChange, emailChangeCodes } from "./email-change.ts";

export type ContactChange = {
  email: string | undefined;
  phone: string | undefined;
  /** That was sent to the number; absent where it counts at once. */
  smsCode?: string | undefined;
  /** Where the links in the emails lead. */
  redirectTo: string;
  challenge: CodeChallenge | undefined;
};

/**
 * An address waits until it is confirmed, whatever sign-up asks for: it is what a lost password is sent
 * to. Only who has none at all may get one at once, as at sign-up.
 */
export async function changeContact(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  change: ContactChange,
): Promise<User> {
  const { email, phone } = change;
  // What counts at once comes first: it ends codes that were sent, also one for the other.
  const taken = email !== undefined && isTakenAtOnce(deps, user, "email");
  const known = taken ? await takeContact(trx, deps, user, { kind: "email", value: email }) : user;
  const changed =
    phone === undefined ? known : await changePhone(trx, deps, known, { ...change, phone });
  if (taken || email === undefined) return changed;
  const asked = await askForEmailChange(trx, deps, changed, email);
  await emailChangeCodes(trx, deps, asked, change);
  return asked;
}

/** Whether it counts without an email or a message. */
export function isTakenAtOnce(
  { settings }: Pick<AuthDeps, "settings">,
  user: User,
  kind: Contact["kind"],
): boolean {
  return settings.autoconfirm[kind] && (kind === "phone" || user.is_anonymous === 1);
}

function changePhone(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  { phone, smsCode }: ContactChange & { phone: string },
): Promise<User> {
  if (smsCode === undefined) return takeContact(trx, deps, user, { kind: "phone", value: phone });
  return keepPhoneCode(trx, deps, { user, purpose: "phone_change", phone, code: smsCode });
}

/**
 * Everybody who had to has agreed: the address is the person's, nothing that was sent before counts,
 * and the address of before is told. The user is locked by the caller. Violates a unique index where
 * somebody else has come with the same address since.
 */
export async function completeEmailChange(trx: Trx, deps: AuthDeps, user: User): Promise<User> {
  const { email: before, new_email: email } = user;
  if (email === null) throw new AuthError("otp_expired", "Token has expired or is invalid");
  const taken = await takeContact(trx, deps, user, { kind: "email", value: email });
  if (before !== null && user.email_confirmed_at !== null)
    await queueEmail(trx, deps, {
      kind: "email_changed",
      to: before,
      userId: user.id,
      newEmail: email,
    });
  await record(trx, deps, "user_modified", { actor: user.id });
  return taken;
}

/** Proven: the address or number is theirs from now on, and a way to sign in. Of a number the owner is told. */
export async function takeContact(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  contact: Contact,
): Promise<User> {
  const taken = await setContact(trx, deps, user, contact);
  if (taken.phone !== user.phone) await tellOwner(trx, deps, user, { kind: "phone_changed" });
  const confirm = contact.kind === "email" ? confirmEmail : confirmPhone;
  return confirm(trx, deps, taken);
}

/** In the user and in the identity, whether or not anything proves it; what was sent before counts no more. */
export async function setContact(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  contact: Contact,
): Promise<User> {
  const pending =
    contact.kind === "email" ? { new_email: null, email_change_sides: 0 } : { new_phone: null };
  const columns = { ...keyOf(contact), ...pending, is_anonymous: 0 };
  const taken = await updateUser(trx, user, columns, deps.now());
  await clearCodes(trx, user.id);
  const known = await moveIdentity(trx, deps, taken, contact);
  if (!known) await createContactIdentity(trx, deps, taken, contact);
  return nameProviders(trx, deps, taken);
}

/** False where there is none of this kind yet. */
async function moveIdentity(
  trx: Trx,
  { now }: AuthDeps,
  user: User,
  { kind, value }: Contact,
): Promise<boolean> {
  const row = await trx
    .selectFrom("identities")
    .select(["id", "identity_data"])
    .where("provider", "=", kind)
    .where("provider_id", "=", user.id)
    .executeTakeFirst();
  if (!row) return false;
  const identity_data = JSON.stringify({ ...JSON.parse(row.identity_data), [kind]: value });
  const email = kind === "email" ? { email: value } : {};
  await trx
    .updateTable("identities")
    .set({ identity_data, ...email, updated_at: now() })
    .where("id", "=", row.id)
    .execute();
  return true;
}

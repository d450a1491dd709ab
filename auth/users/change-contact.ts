import type { AuthParts, Trx } from "../parts.ts";
import { confirmEmail, confirmPhone } from "./confirm.ts";
import { type Contact, keyOf } from "./contact.ts";
import { createIdentity } from "./new-user.ts";
import { type User, updateUser } from "./user-store.ts";

/**
 * An address waits until it is proven, whatever sign-up asks for: it is what a lost password is sent
 * to. Only who has none at all may get one at once, as at sign-up.
 */
export async function changeContact(
  trx: Trx,
  parts: AuthParts,
  user: User,
  { email, phone }: { email: string | undefined; phone: string | undefined },
): Promise<User> {
  const withPhone = phone === undefined ? user : await changePhone(trx, parts, user, phone);
  return email === undefined ? withPhone : changeEmail(trx, parts, withPhone, email);
}

async function changeEmail(trx: Trx, parts: AuthParts, user: User, email: string): Promise<User> {
  const now = parts.now();
  if (user.is_anonymous === 1 && parts.settings.autoconfirm.email)
    return takeContact(trx, parts, user, { kind: "email", value: email });
  const asked = { new_email: email, email_change_sent_at: now, email_change_sides: 0 };
  return updateUser(trx, user, asked, now);
}

async function changePhone(trx: Trx, parts: AuthParts, user: User, phone: string): Promise<User> {
  if (parts.settings.autoconfirm.phone)
    return takeContact(trx, parts, user, { kind: "phone", value: phone });
  const now = parts.now();
  return updateUser(trx, user, { new_phone: phone, phone_change_sent_at: now }, now);
}

/** Proven: the address or number is theirs from now on, and a way to sign in. */
export async function takeContact(
  trx: Trx,
  parts: AuthParts,
  user: User,
  contact: Contact,
): Promise<User> {
  const taken = await setContact(trx, parts, user, contact);
  const confirm = contact.kind === "email" ? confirmEmail : confirmPhone;
  return confirm(trx, parts, taken);
}

/** In the user and in the identity, whether or not anything proves it. */
export async function setContact(
  trx: Trx,
  parts: AuthParts,
  user: User,
  contact: Contact,
): Promise<User> {
  const { kind, value } = contact;
  const pending = kind === "email" ? { new_email: null } : { new_phone: null };
  const columns = { ...keyOf(contact), ...pending, is_anonymous: 0 };
  const taken = await updateUser(trx, user, columns, parts.now());
  const known = await moveIdentity(trx, parts, taken, contact);
  if (!known) {
    const data = { sub: user.id, [kind]: value, email_verified: false, phone_verified: false };
    const email = kind === "email" ? value : undefined;
    await createIdentity(trx, parts, taken, { provider: kind, subject: user.id, data, email });
  }
  return nameProviders(trx, parts, taken);
}

/** False where there is none of this kind yet. */
async function moveIdentity(
  trx: Trx,
  { now }: AuthParts,
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

/** `app_metadata` says by which ways somebody signs in, the first one first. */
async function nameProviders(trx: Trx, { now }: AuthParts, user: User): Promise<User> {
  const rows = await trx
    .selectFrom("identities")
    .select("provider")
    .where("user_id", "=", user.id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const providers = [...new Set(rows.map(({ provider }) => provider))];
  const provider = user.app_metadata.provider ?? providers[0];
  return updateUser(
    trx,
    user,
    { app_metadata: { ...user.app_metadata, provider, providers } },
    now(),
  );
}

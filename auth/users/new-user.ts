import type { UsersTable } from "#database";
import type { AuthDeps, Trx } from "../deps.ts";
import { authenticated } from "../settings.ts";
import { type Contact, keyOf } from "./contact.ts";
import { factsOf, type Metadata } from "./metadata.ts";
import { type Account, type Identity, insertUser, toUser, type User } from "./user-store.ts";

export type NewUser = {
  id?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  password_hash?: string | null;
  role?: string | undefined;
  app_metadata: Metadata;
  user_metadata: Metadata;
  is_anonymous?: boolean;
  is_sso_user?: boolean;
};

const empty = {
  email_confirmed_at: null,
  new_email: null,
  email_change_sent_at: null,
  email_change_sides: 0,
  phone_confirmed_at: null,
  new_phone: null,
  phone_change_sent_at: null,
  invited_at: null,
  confirmation_sent_at: null,
  recovery_sent_at: null,
  reauthentication_sent_at: null,
  last_sign_in_at: null,
  banned_until: null,
  deleted_at: null,
} satisfies Partial<UsersTable>;

/** As it would stand in the store. */
export function newUserRow(deps: Pick<AuthDeps, "now" | "newId">, user: NewUser): UsersTable {
  const now = deps.now();
  return {
    ...empty,
    id: user.id ?? deps.newId(),
    aud: authenticated,
    role: user.role || authenticated,
    email: user.email ?? null,
    phone: user.phone ?? null,
    password_hash: user.password_hash ?? null,
    app_metadata: JSON.stringify(user.app_metadata),
    user_metadata: JSON.stringify(user.user_metadata),
    is_anonymous: user.is_anonymous ? 1 : 0,
    is_sso_user: user.is_sso_user ? 1 : 0,
    created_at: now,
    updated_at: now,
  };
}

/** Undefined where the address, the number or the id is taken. */
export async function createUser(
  trx: Trx,
  deps: AuthDeps,
  user: NewUser,
): Promise<User | undefined> {
  const row = newUserRow(deps, user);
  return (await insertUser(trx, row)) ? toUser(row) : undefined;
}

type NewIdentity = {
  provider: string;
  /** Of the provider; for e-mail and phone the user's id. */
  subject: string;
  data: Metadata;
  email?: string | undefined;
};

export async function createIdentity(
  trx: Trx,
  deps: Pick<AuthDeps, "now" | "newId">,
  user: User,
  made: NewIdentity,
): Promise<Identity> {
  const identity = newIdentity(deps, user, made);
  await trx
    .insertInto("identities")
    .values({ ...identity, identity_data: JSON.stringify(made.data) })
    .execute();
  return identity;
}

function newIdentity(
  { now, newId }: Pick<AuthDeps, "now" | "newId">,
  user: Pick<User, "id">,
  { provider, subject, data, email }: NewIdentity,
): Identity {
  return {
    id: newId(),
    user_id: user.id,
    provider,
    provider_id: subject,
    identity_data: data,
    email: email ?? null,
    last_sign_in_at: now(),
    created_at: now(),
    updated_at: now(),
  };
}

/** An address or a number as a way to sign in; nothing has confirmed it yet. */
export function createContactIdentity(
  trx: Trx,
  deps: Pick<AuthDeps, "now" | "newId">,
  user: User,
  contact: Contact,
): Promise<Identity> {
  const { kind: provider, value } = contact;
  const data = unconfirmedData(user.id, contact, {});
  const email = provider === "email" ? value : undefined;
  return createIdentity(trx, deps, user, { provider, subject: user.id, data, email });
}

export type NewAccount = {
  /** Where it was chosen before. */
  id?: string;
  contact: Contact;
  /** Null for who comes by codes alone. */
  password_hash: string | null;
  /** What the person says of themselves. */
  data: Metadata;
};

/** Somebody who comes with an address or a number that nothing has confirmed yet. Undefined where it is taken. */
export async function createUnconfirmed(
  trx: Trx,
  deps: AuthDeps,
  account: NewAccount,
): Promise<User | undefined> {
  const made = unconfirmed(account.id ?? deps.newId(), account);
  const user = await createUser(trx, deps, made.user);
  if (user) await createIdentity(trx, deps, user, made.identity);
  return user;
}

/** The same, as it will stand in the store and does not yet. */
export function unconfirmedAccount(
  deps: Pick<AuthDeps, "now" | "newId">,
  account: NewAccount & { id: string },
): Account {
  const made = unconfirmed(account.id, account);
  const user = toUser(newUserRow(deps, made.user));
  return { user, identities: [newIdentity(deps, user, made.identity)], factors: [] };
}

function unconfirmed(
  id: string,
  { contact, password_hash, data: said }: NewAccount,
): { user: NewUser; identity: NewIdentity } {
  const { kind, value } = contact;
  const data = unconfirmedData(id, contact, said);
  const app_metadata = { provider: kind, providers: [kind] };
  const email = kind === "email" ? value : undefined;
  return {
    user: { id, ...keyOf(contact), password_hash, app_metadata, user_metadata: data },
    identity: { provider: kind, subject: id, data, email },
  };
}

/** What they say does not get in the way of what we know. */
export function unconfirmedData(id: string, contact: Contact, data: Metadata): Metadata {
  return { ...data, ...factsOf(id, [contact]) };
}

import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import { confirmEmail, confirmPhone } from "../users/confirm.ts";
import { contactsOf, emailExists, phoneExists } from "../users/contact.ts";
import { mergeMetadata } from "../users/metadata.ts";
import { createContactIdentity, createUser } from "../users/new-user.ts";
import { type Account, findUser, loadAccount, type User, updateUser } from "../users/user-store.ts";
import { isUuid } from "../uuid.ts";
import type { Admin } from "./authorize.ts";
import { type ReadFields, randomPassword, readFields, type UserFields } from "./user-fields.ts";

/** Confirmed only where the flags say so, whatever sign-up asks for. */
export async function createUserAsAdmin(
  deps: AuthDeps,
  admin: Admin,
  fields: UserFields,
): Promise<Account> {
  if (!(fields.email || fields.phone))
    throw new AuthError(
      "validation_failed",
      "Cannot create a user without either an email or phone",
    );
  if (fields.id && !isUuid(fields.id))
    throw new AuthError("validation_failed", "ID must conform to the uuid v4 format");
  const read = await readFields(deps, fields);
  await refuseTaken(deps, read, fields.id);
  const password_hash = read.password_hash ?? (await deps.hasher.hash(randomPassword()));
  return deps.database.transaction(async (trx) => {
    const user = await create(trx, deps, fields, { ...read, password_hash });
    await record(trx, deps, "user_signedup", { actor: admin.actor, subject: user.id });
    return loadAccount(trx, user);
  });
}

async function refuseTaken(
  { database }: AuthDeps,
  { email, phone }: Pick<ReadFields, "email" | "phone">,
  id: string | null | undefined,
): Promise<void> {
  if (id && (await findUser(database.query, { id: id.toLowerCase() })))
    throw new AuthError("user_already_exists", "User with this id already exists");
  if (email !== undefined && (await findUser(database.query, { email }))) throw emailExists();
  if (phone !== undefined && (await findUser(database.query, { phone }))) throw phoneExists();
}

async function create(
  trx: Trx,
  deps: AuthDeps,
  fields: UserFields,
  { email, phone, password_hash, banned_until }: ReadFields,
): Promise<User> {
  const contacts = contactsOf({ email, phone });
  const providers = contacts.map(({ kind }) => kind);
  const user = await createUser(trx, deps, {
    id: fields.id?.toLowerCase(),
    email,
    phone,
    password_hash: password_hash ?? null,
    role: fields.role ?? undefined,
    app_metadata: {
      ...mergeMetadata({}, fields.appMetadata ?? {}),
      provider: providers[0],
      providers,
    },
    user_metadata: mergeMetadata({}, fields.userMetadata ?? {}),
  });
  if (!user) throw email === undefined ? phoneExists() : emailExists();
  for (const contact of contacts) await createContactIdentity(trx, deps, user, contact);
  const withEmail = email && fields.emailConfirm ? await confirmEmail(trx, deps, user) : user;
  const confirmed =
    phone && fields.phoneConfirm ? await confirmPhone(trx, deps, withEmail) : withEmail;
  return banned_until === undefined
    ? confirmed
    : updateUser(trx, confirmed, { banned_until }, deps.now());
}

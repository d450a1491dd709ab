import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import { tellOwner } from "../mail/queue-email.ts";
import type { Profile } from "../providers/profile.ts";
import { endSessions } from "../sessions/session-store.ts";
import { isBanned } from "../users/confirm.ts";
import { mergeMetadata } from "../users/metadata.ts";
import { nameProviders } from "../users/name-providers.ts";
import { createIdentity, createUser } from "../users/new-user.ts";
import { lockUser, type User, updateUser } from "../users/user-store.ts";
import { removePasskeys } from "../webauthn/credential-store.ts";

/** Who came, as a provider says. */
export type Visitor = { provider: string; profile: Profile };

/**
 * The account behind what a provider says: by its own name for the person; else by an address that is proven
 * on both sides; else a new one. Undefined where somebody else came with the address at the same time.
 */
export async function personOf(
  trx: Trx,
  deps: AuthDeps,
  visitor: Visitor,
): Promise<User | undefined> {
  const known = await personKnownAs(trx, deps, visitor);
  if (known) return known;
  const email = provenAddress(deps, visitor);
  const owner = await lockUser(trx, deps.database, { email });
  if (owner) return linkByAddress(trx, deps, owner, visitor);
  refuseSignUp(deps);
  return newPerson(trx, deps, visitor, { email });
}

function refuseSignUp({ settings }: AuthDeps): void {
  if (!settings.signUp.enabled)
    throw new AuthError("signup_disabled", "Signups not allowed for this instance");
}

/** The same of an organisation's own provider: it vouches for its people, who are never taken for somebody else's account. */
export async function memberOf(
  trx: Trx,
  deps: AuthDeps,
  visitor: Visitor,
): Promise<User | undefined> {
  const email = visitor.profile.email?.address;
  if (email === undefined)
    throw new AuthError(
      "saml_assertion_no_email",
      "SAML Assertion does not contain an email address",
    );
  const known = await personKnownAs(trx, deps, visitor);
  if (known) {
    const user_metadata = mergeMetadata(known.user_metadata, visitor.profile.data);
    return updateUser(trx, known, { email, user_metadata }, deps.now());
  }
  refuseSignUp(deps);
  return newPerson(trx, deps, visitor, { email, is_sso_user: true });
}

async function personKnownAs(
  trx: Trx,
  deps: AuthDeps,
  visitor: Visitor,
): Promise<User | undefined> {
  const identity = await identityOf(trx, visitor);
  const user = identity && (await lockUser(trx, deps.database, { id: identity.user_id }));
  if (!user) return undefined;
  refuseBanned(deps, user);
  await trx
    .updateTable("identities")
    .set({
      identity_data: JSON.stringify(visitor.profile.data),
      email: visitor.profile.email?.address ?? null,
      updated_at: deps.now(),
    })
    .where("id", "=", identity.id)
    .execute();
  return user;
}

export function identityOf(trx: Trx, { provider, profile }: Visitor) {
  return trx
    .selectFrom("identities")
    .select(["id", "user_id"])
    .where("provider", "=", provider)
    .where("provider_id", "=", profile.subject)
    .executeTakeFirst();
}

/** Whether or not somebody has it: an address that is only written there may be anybody's. */
function provenAddress({ settings }: AuthDeps, { profile }: Visitor): string {
  if (!profile.email) throw unproven("Error getting user email from external provider");
  if (!(profile.email.isVerified || settings.autoconfirm.email))
    throw unproven("Unverified email with the provider: confirm it there first");
  return profile.email.address;
}

async function linkByAddress(
  trx: Trx,
  deps: AuthDeps,
  owner: User,
  visitor: Visitor,
): Promise<User> {
  if (!visitor.profile.email?.isVerified)
    throw unproven("Unverified email with the provider: confirm it there first");
  if (owner.email_confirmed_at === null)
    throw new AuthError(
      "email_not_confirmed",
      "An account with this email was never confirmed: confirm it by email first",
    );
  refuseBanned(deps, owner);
  return addIdentity(trx, deps, await owned(trx, deps, owner), visitor);
}

/** Where addresses count without proof, whoever set the password, or added a passkey, may have been anybody: this is the first proof. */
async function owned(trx: Trx, deps: AuthDeps, owner: User): Promise<User> {
  if (!deps.settings.autoconfirm.email) return owner;
  await endSessions(trx, owner.id);
  await removePasskeys(trx, owner.id);
  return updateUser(trx, owner, { password_hash: null }, deps.now());
}

/** A further way in, of which the owner is told. The user is locked. */
export async function addIdentity(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  visitor: Visitor,
): Promise<User> {
  await insertIdentity(trx, deps, user, visitor);
  const linked = await nameProviders(trx, deps, user);
  await record(trx, deps, "identity_linked", { actor: user.id });
  await tellOwner(trx, deps, user, { kind: "identity_linked", provider: visitor.provider });
  return linked;
}

async function newPerson(
  trx: Trx,
  deps: AuthDeps,
  visitor: Visitor,
  known: { email: string; is_sso_user?: boolean },
): Promise<User | undefined> {
  const { provider, profile } = visitor;
  const user = await createUser(trx, deps, {
    ...known,
    app_metadata: { provider, providers: [provider] },
    user_metadata: { ...profile.data, email_verified: true },
  });
  if (!user) return undefined;
  await insertIdentity(trx, deps, user, visitor);
  await record(trx, deps, "user_signedup", { actor: user.id });
  return updateUser(trx, user, { email_confirmed_at: deps.now() }, deps.now());
}

function insertIdentity(trx: Trx, deps: AuthDeps, user: User, { provider, profile }: Visitor) {
  const { subject, data, email } = profile;
  return createIdentity(trx, deps, user, { provider, subject, data, email: email?.address });
}

function refuseBanned({ now }: AuthDeps, user: User): void {
  if (isBanned(user, now())) throw new AuthError("user_banned", "User is banned");
}

function unproven(message: string): AuthError {
  return new AuthError("provider_email_needs_verification", message);
}

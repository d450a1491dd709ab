import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import { clearCodes } from "../codes/one-time-codes.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import { isProviderName } from "../providers/presets.ts";
import { nameProviders } from "../users/name-providers.ts";
import {
  findUser,
  type Identity,
  loadAccount,
  lockUser,
  type User,
  type UserChanges,
  updateUser,
} from "../users/user-store.ts";
import { mayLink } from "./link.ts";

/** Takes a way in away, never the last one that is open. */
export async function unlinkIdentity(
  deps: AuthDeps,
  token: string,
  identityId: string,
): Promise<void> {
  const { user: read, session } = await mayLink(deps, token);
  await deps.database.transaction(async (trx) => {
    const user = await lockUser(trx, deps.database, { id: read.id });
    const { identities } = await loadAccount(trx, user ?? read);
    const rest = identities.filter(({ id }) => id !== identityId);
    const gone = identities.find(({ id }) => id === identityId);
    if (!user || identities.length <= 1) throw lastOne();
    if (!gone) throw new AuthError("identity_not_found", "Identity doesn't exist");
    if (!rest.some((identity) => isOpen(deps, user, identity))) throw lastOne();
    const changes = await changesWithout(trx, user, gone, rest);
    await trx.deleteFrom("identities").where("id", "=", gone.id).execute();
    const changed = await updateUser(trx, user, changes, deps.now());
    await nameProviders(trx, deps, forgetFirst(changed, gone));
    await clearCodes(trx, user.id);
    if (!rest.some(({ provider }) => provider === gone.provider))
      await endSessionsOf(trx, user, gone.provider, session.id);
    await record(trx, deps, "identity_unlinked", { actor: user.id });
  });
}

/** Whether somebody could come in by it today. */
function isOpen({ settings }: AuthDeps, user: User, { provider }: Identity): boolean {
  if (provider === "email") return settings.signUp.email && user.email_confirmed_at !== null;
  if (provider === "phone") return settings.signUp.phone && user.phone_confirmed_at !== null;
  return isProviderName(provider) && settings.providers[provider] !== undefined;
}

/** A password goes with the address it belonged to; the address itself, where nothing else says that it is theirs. */
async function changesWithout(
  trx: Trx,
  user: User,
  gone: Identity,
  rest: readonly Identity[],
): Promise<UserChanges> {
  if (gone.provider === "phone") return { phone: null, phone_confirmed_at: null };
  const password = gone.provider === "email" ? { password_hash: null } : {};
  const proven = rest.filter(isProven).flatMap(({ email }) => (email === null ? [] : [email]));
  const isStillSaid = rest.some(({ provider }) => provider === "email") || user.email === null;
  if (isStillSaid || proven.includes(user.email ?? "")) return password;
  const [email = null] = proven;
  const owner = email === null ? undefined : await findUser(trx, { email });
  if (owner)
    throw new AuthError(
      "email_conflict_identity_not_deletable",
      "Unable to unlink identity due to email conflict",
    );
  const email_confirmed_at = email === null ? null : user.email_confirmed_at;
  return { email, email_confirmed_at, new_email: null, email_change_sides: 0, ...password };
}

function isProven({ provider, identity_data }: Identity): boolean {
  return provider !== "phone" && identity_data.email_verified === true;
}

/** The first way in is named for itself; where it goes, the next one is. */
function forgetFirst(user: User, { provider }: Identity): User {
  if (user.app_metadata.provider !== provider) return user;
  const { provider: _first, ...app_metadata } = user.app_metadata;
  return { ...user, app_metadata };
}

/** Whoever came in by it is out, but for who takes it away. */
async function endSessionsOf(
  trx: Trx,
  user: User,
  provider: string,
  current: string,
): Promise<void> {
  await trx
    .deleteFrom("sessions")
    .where("user_id", "=", user.id)
    .where("id", "!=", current)
    .where("id", "in", (query) =>
      query.selectFrom("session_methods").select("session_id").where("provider", "=", provider),
    )
    .execute();
}

function lastOne(): AuthError {
  const message = "User must have at least 1 identity after unlinking";
  return new AuthError("single_identity_not_deletable", message);
}

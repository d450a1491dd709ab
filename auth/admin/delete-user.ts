import { record } from "../audit/audit-log.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import { endSessions } from "../sessions/session-store.ts";
import { type User, updateUser } from "../users/user-store.ts";
import type { Admin } from "./authorize.ts";
import { lockTarget } from "./find-target.ts";

/** What hangs on an account besides its sessions; emails that have not left yet hold an address too. */
const ownedTables = [
  "webauthn_credentials",
  "webauthn_challenges",
  "factors",
  "identities",
  "one_time_codes",
  "flow_states",
  "provider_flows",
  "letters",
] as const;

/** Soft: the id stays, for what refers to it, and nothing that tells who it was. */
export async function deleteUserAsAdmin(
  deps: AuthDeps,
  admin: Admin,
  { id, soft }: { id: string; soft: boolean },
): Promise<void> {
  await deps.database.transaction(async (trx) => {
    const user = await lockTarget(trx, deps, id);
    if (soft) await erase(trx, deps, user);
    // Everything that belongs to it goes with the row.
    else await trx.deleteFrom("users").where("id", "=", user.id).execute();
    await record(trx, deps, "user_deleted", { actor: admin.actor, subject: user.id });
  });
}

async function erase(trx: Trx, { now }: AuthDeps, user: User): Promise<void> {
  await endSessions(trx, user.id);
  for (const table of ownedTables)
    await trx.deleteFrom(table).where("user_id", "=", user.id).execute();
  const nothing = {
    email: null,
    new_email: null,
    phone: null,
    new_phone: null,
    password_hash: null,
    app_metadata: {},
    user_metadata: {},
    deleted_at: user.deleted_at ?? now(),
  };
  await updateUser(trx, user, nothing, now());
}

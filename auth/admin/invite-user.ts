import { record } from "../audit/audit-log.ts";
import { confirmationLink } from "../codes/link.ts";
import { issueCode } from "../codes/one-time-codes.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import { queueEmail } from "../mail/queue-email.ts";
import { requireEmail } from "../users/contact.ts";
import type { Metadata } from "../users/metadata.ts";
import { type Account, loadAccount, type User, updateUser } from "../users/user-store.ts";
import { lockOrCreate } from "./account-by-email.ts";
import type { Admin } from "./authorize.ts";

export type Invitation = {
  email?: string | null | undefined;
  data?: Metadata | null | undefined;
  /** Chosen by `chooseRedirect`. */
  redirectTo: string;
};

/** An account without a password, and an email that lets its owner in. */
export async function inviteUser(
  deps: AuthDeps,
  admin: Admin,
  { email: written, data, redirectTo }: Invitation,
): Promise<Account> {
  const email = requireEmail(written ?? "");
  return deps.database.transaction(async (trx) => {
    const account = { email, password_hash: null, data: data ?? {} };
    const { user } = await lockOrCreate(trx, deps, account);
    const { user: invited, issued } = await markInvited(trx, deps, user, email);
    const { code, linkToken } = issued;
    const link = confirmationLink(deps, { linkToken, type: "invite", redirectTo });
    await queueEmail(trx, deps, { kind: "invite", to: email, userId: user.id, code, link });
    await record(trx, deps, "user_invited", { actor: admin.actor, subject: user.id });
    return loadAccount(trx, invited);
  });
}

/** The code that accepts it, and since when it is open. */
export async function markInvited(trx: Trx, deps: AuthDeps, user: User, email: string) {
  const now = deps.now();
  const columns = { invited_at: now, confirmation_sent_at: now };
  const invited = await updateUser(trx, user, columns, now);
  const issued = await issueCode(trx, deps, { user, purpose: "confirmation", address: email });
  return { user: invited, issued };
}

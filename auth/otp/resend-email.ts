import { AuthError } from "../auth-error.ts";
import { emailCode, hasEmail } from "../codes/email-code.ts";
import { findPendingUserIds } from "../codes/pending-users.ts";
import { emailChangeCodes } from "../contact-change/email-change.ts";
import type { AuthDeps, CountSending, Trx } from "../deps.ts";
import { withMinimumDuration } from "../minimum-duration.ts";
import { requireEmail } from "../users/contact.ts";
import { findUser, lockUser, type User, updateUser } from "../users/user-store.ts";

export type EmailResend = {
  type: "signup" | "email_change";
  /** Of a change: the address that was, or the one that is to be. */
  email: string;
  /** Chosen by `chooseRedirect`. */
  redirectTo: string;
  countSending: CountSending;
};

/** Another email in the place of the one that was sent. Whether anybody waits for one is told to nobody. */
export async function resendEmail(deps: AuthDeps, request: EmailResend): Promise<void> {
  const { settings, database } = deps;
  const { type, redirectTo, countSending } = request;
  if (!settings.signUp.email)
    throw new AuthError("email_provider_disabled", "Email logins are disabled");
  const email = requireEmail(request.email);
  const sort = type === "signup" ? "confirmation" : "email_change";
  const again = type === "signup" ? confirmAgain : changeAgain;
  await withMinimumDuration(async () => {
    await countSending(sort, { email });
    await database.transaction((trx) => again(trx, deps, { email, redirectTo }));
  });
}

type Wanted = { email: string; redirectTo: string };

async function confirmAgain(
  trx: Trx,
  deps: AuthDeps,
  { email, redirectTo }: Wanted,
): Promise<void> {
  const user = await lockUser(trx, deps.database, { email });
  if (!hasEmail(user) || user.email_confirmed_at !== null) return;
  await emailCode(trx, deps, user, { kind: "confirmation", redirectTo });
}

async function changeAgain(trx: Trx, deps: AuthDeps, { email, redirectTo }: Wanted): Promise<void> {
  const found = (await findUser(trx, { email })) ?? (await findChangingTo(trx, email));
  const user = found && (await lockUser(trx, deps.database, { id: found.id }));
  if (!user || user.new_email === null) return;
  const now = deps.now();
  const asked = await updateUser(trx, user, { email_change_sent_at: now }, now);
  await emailChangeCodes(trx, deps, asked, { redirectTo, challenge: undefined });
}

/** Who has no address yet is known by the new one only. */
async function findChangingTo(trx: Trx, email: string): Promise<User | undefined> {
  const [id, ...others] = await findPendingUserIds(trx, email, ["email_change_new"]);
  return id === undefined || others.length > 0 ? undefined : findUser(trx, { id });
}

import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import { readCodeChallenge } from "../codes/code-challenge.ts";
import { emailCode, type FlowRequest, hasEmail } from "../codes/email-code.ts";
import type { AuthDeps, CountSending, Trx } from "../deps.ts";
import { withMinimumDuration } from "../minimum-duration.ts";
import { requireEmail } from "../users/contact.ts";
import { type Metadata, mergeMetadata } from "../users/metadata.ts";
import { createUnconfirmed } from "../users/new-user.ts";
import { findUser, lockUser, type User } from "../users/user-store.ts";

export type EmailOtpRequest = FlowRequest & {
  email: string;
  data?: Metadata | null | undefined;
  /** Whether an address that nobody has gets an account. */
  createUser: boolean;
  countSending: CountSending;
};

/** A code and a link to sign in with, for who has an account and for who does not yet. */
export async function sendEmailOtp(deps: AuthDeps, request: EmailOtpRequest): Promise<void> {
  const { settings, database } = deps;
  const { codeChallenge, codeChallengeMethod, redirectTo, countSending } = request;
  const challenge = readCodeChallenge({ challenge: codeChallenge, method: codeChallengeMethod });
  if (!settings.signUp.email)
    throw new AuthError("email_provider_disabled", "Email logins are disabled", {
      kind: "unprocessable",
    });
  const email = requireEmail(request.email);
  await withMinimumDuration(async () => {
    await refuseNew(deps, email, request);
    await countSending("magiclink", { email });
    const data = mergeMetadata({}, request.data ?? {});
    await database.transaction(async (trx) => {
      const user = await findOrCreate(trx, deps, email, data);
      if (!hasEmail(user)) return;
      await emailCode(trx, deps, user, { kind: kindFor(deps, user), redirectTo, challenge });
    });
  });
}

/** Where nobody new is let in, the protocol says who is known. */
async function refuseNew(
  { settings, database }: AuthDeps,
  email: string,
  { createUser }: EmailOtpRequest,
): Promise<void> {
  if (createUser && settings.signUp.enabled) return;
  if (await findUser(database.query, { email })) return;
  if (!createUser) throw new AuthError("otp_disabled", "Signups not allowed for otp");
  throw new AuthError("signup_disabled", "Signups not allowed for this instance");
}

async function findOrCreate(
  trx: Trx,
  deps: AuthDeps,
  email: string,
  data: Metadata,
): Promise<User | undefined> {
  const known = await lockUser(trx, deps.database, { email });
  if (known) return known;
  const contact = { kind: "email", value: email } as const;
  const made = await createUnconfirmed(trx, deps, { contact, password_hash: null, data });
  if (made) await record(trx, deps, "user_signedup", { actor: made.id });
  // Somebody else may have been first with the same address.
  return made ?? lockUser(trx, deps.database, { email });
}

/**
 * The email that a new account gets tells that it confirms; but where the account has a password
 * already, only the email of that sign-up lets it stand (`verification/apply-code.ts`).
 */
function kindFor({ settings }: AuthDeps, user: User): "confirmation" | "magiclink" {
  const isNew = user.email_confirmed_at === null && user.password_hash === null;
  return isNew && !settings.autoconfirm.email ? "confirmation" : "magiclink";
}

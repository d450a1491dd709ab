import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import { inEvenTime } from "../minimum-duration.ts";
import type { AuthParts, CountSending, Trx } from "../parts.ts";
import { requireEmail } from "../users/contact.ts";
import { type Metadata, mergeMetadata } from "../users/metadata.ts";
import { createUnconfirmed } from "../users/new-user.ts";
import { findUser, lockUser, type User } from "../users/user-store.ts";
import { readCodeChallenge } from "../codes/code-challenge.ts";
import { type FlowRequest, hasEmail, postCode } from "../codes/email-code.ts";

export type EmailOtpRequest = FlowRequest & {
  email: string;
  data?: Metadata | null | undefined;
  /** Whether an address that nobody has gets an account. */
  createUser: boolean;
  countSending: CountSending;
};

/** A code and a link to sign in with, for who has an account and for who does not yet. */
export async function sendEmailOtp(parts: AuthParts, request: EmailOtpRequest): Promise<void> {
  const { settings, database } = parts;
  const { codeChallenge, codeChallengeMethod, redirectTo, countSending } = request;
  const challenge = readCodeChallenge({ challenge: codeChallenge, method: codeChallengeMethod });
  if (!settings.signUp.email)
    throw new AuthError("email_provider_disabled", "Email logins are disabled", {
      kind: "unprocessable",
    });
  const email = requireEmail(request.email);
  await inEvenTime(async () => {
    await refuseNew(parts, email, request);
    await countSending("magiclink", { email });
    const data = mergeMetadata({}, request.data ?? {});
    await database.transaction(async (trx) => {
      const user = await findOrCreate(trx, parts, email, data);
      if (!hasEmail(user)) return;
      await postCode(trx, parts, user, { kind: kindFor(parts, user), redirectTo, challenge });
    });
  });
}

/** Where nobody new is let in, the protocol says who is known. */
async function refuseNew(
  { settings, database }: AuthParts,
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
  parts: AuthParts,
  email: string,
  data: Metadata,
): Promise<User | undefined> {
  const known = await lockUser(trx, parts.database, { email });
  if (known) return known;
  const contact = { kind: "email", value: email } as const;
  const made = await createUnconfirmed(trx, parts, { contact, password_hash: null, data });
  if (made) await record(trx, parts, "user_signedup", { actor: made.id });
  // Somebody else may have been first with the same address.
  return made ?? lockUser(trx, parts.database, { email });
}

/**
 * The email that a new account gets tells that it confirms; but where the account has a password
 * already, only the email of that sign-up lets it stand (`verification/apply-code.ts`).
 */
function kindFor({ settings }: AuthParts, user: User): "confirmation" | "magiclink" {
  const isNew = user.email_confirmed_at === null && user.password_hash === null;
  return isNew && !settings.autoconfirm.email ? "confirmation" : "magiclink";
}

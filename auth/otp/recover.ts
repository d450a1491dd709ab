import { AuthError } from "../auth-error.ts";
import { inEvenTime } from "../minimum-duration.ts";
import type { AuthParts, CountSending } from "../parts.ts";
import { requireEmail } from "../users/contact.ts";
import { lockUser } from "../users/user-store.ts";
import { readCodeChallenge } from "../codes/code-challenge.ts";
import { type FlowRequest, hasEmail, postCode } from "../codes/email-code.ts";

export type RecoverRequest = FlowRequest & {
  email?: string | null | undefined;
  countSending: CountSending;
};

/** A way in for who has lost the password. Whether anybody has the address is told to nobody. */
export async function recoverAccount(parts: AuthParts, request: RecoverRequest): Promise<void> {
  const { settings, database } = parts;
  const { codeChallenge, codeChallengeMethod, redirectTo, countSending } = request;
  if (!request.email)
    throw new AuthError("validation_failed", "Password recovery requires an email");
  const challenge = readCodeChallenge({ challenge: codeChallenge, method: codeChallengeMethod });
  if (!settings.signUp.email)
    throw new AuthError("email_provider_disabled", "Email logins are disabled");
  const email = requireEmail(request.email);
  await inEvenTime(async () => {
    await countSending("recovery", { email });
    await database.transaction(async (trx) => {
      const user = await lockUser(trx, database, { email });
      if (!hasEmail(user)) return;
      await postCode(trx, parts, user, { kind: "recovery", redirectTo, challenge });
    });
  });
}

import { AuthError } from "../auth-error.ts";
import { readCodeChallenge } from "../codes/code-challenge.ts";
import { emailCode, type FlowRequest, hasEmail } from "../codes/email-code.ts";
import type { AuthDeps, CountSending } from "../deps.ts";
import { withMinimumDuration } from "../minimum-duration.ts";
import { requireEmail } from "../users/contact.ts";
import { lockUser } from "../users/user-store.ts";

export type RecoverRequest = FlowRequest & {
  email?: string | null | undefined;
  countSending: CountSending;
};

/** A way in for who has lost the password. Whether anybody has the address is told to nobody. */
export async function recoverAccount(deps: AuthDeps, request: RecoverRequest): Promise<void> {
  const { settings, database } = deps;
  const { codeChallenge, codeChallengeMethod, redirectTo, countSending } = request;
  if (!request.email)
    throw new AuthError("validation_failed", "Password recovery requires an email");
  const challenge = readCodeChallenge({ challenge: codeChallenge, method: codeChallengeMethod });
  if (!settings.signUp.email)
    throw new AuthError("email_provider_disabled", "Email logins are disabled");
  const email = requireEmail(request.email);
  await withMinimumDuration(async () => {
    await countSending("recovery", { email });
    await database.transaction(async (trx) => {
      const user = await lockUser(trx, database, { email });
      if (!hasEmail(user)) return;
      await emailCode(trx, deps, user, { kind: "recovery", redirectTo, challenge });
    });
  });
}

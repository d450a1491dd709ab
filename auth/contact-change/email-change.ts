import type { CodeChallenge } from "../codes/code-challenge.ts";
import { beginFlow } from "../codes/flow-states.ts";
import { confirmationLink } from "../codes/link.ts";
import { dropCodes, issueCode } from "../codes/one-time-codes.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import { queueEmail } from "../mail/queue-email.ts";
import { type User, updateUser } from "../users/user-store.ts";

/**
 * Whether the address of before has to agree too. One that was never confirmed may be somebody else's:
 * it is neither asked nor told.
 */
export function asksBothSides(
  { settings }: Pick<AuthDeps, "settings">,
  { email, email_confirmed_at }: User,
): boolean {
  return settings.secureEmailChange && email !== null && email_confirmed_at !== null;
}

/** From here on nobody has agreed; what was sent for another address counts no more. */
export async function askForEmailChange(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  email: string,
): Promise<User> {
  if (user.new_email !== email)
    await dropCodes(trx, deps, user.id, ["email_change_current", "email_change_new"]);
  const now = deps.now();
  const asked = { new_email: email, email_change_sent_at: now, email_change_sides: 0 };
  return updateUser(trx, user, asked, now);
}

type Delivery = {
  redirectTo: string;
  challenge: CodeChallenge | undefined;
};

/** To whoever has to agree to the address that the user waits for. */
export async function emailChangeCodes(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  { redirectTo, challenge }: Delivery,
): Promise<void> {
  const { id: userId, email, new_email: newEmail } = user;
  if (newEmail === null) return;
  const flowId =
    challenge && (await beginFlow(trx, deps, { user, challenge, method: "email_change" }));
  const sides = [
    ...(email !== null && asksBothSides(deps, user)
      ? [{ kind: "email_change_current" as const, to: email }]
      : []),
    { kind: "email_change_new" as const, to: newEmail },
  ];
  for (const { kind, to } of sides) {
    const { code, linkToken } = await issueCode(trx, deps, {
      user,
      purpose: kind,
      address: to,
      flowId,
    });
    const link = confirmationLink(deps, { linkToken, type: "email_change", redirectTo });
    await queueEmail(trx, deps, { kind, to, userId, code, link, newEmail });
  }
}

import { record } from "../audit/audit-log.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import { queueEmail } from "../mail/queue-email.ts";
import type { Method } from "../sessions/session-store.ts";
import { type User, updateUser } from "../users/user-store.ts";
import type { CodeChallenge } from "./code-challenge.ts";
import { beginFlow } from "./flow-states.ts";
import { confirmationLink, type LinkType } from "./link.ts";
import { type CodePurpose, issueCode } from "./one-time-codes.ts";

/** Emails to the address that an account has. */
type Kind = "confirmation" | "magiclink" | "recovery";

type Choices = {
  kind: Kind;
  redirectTo: string;
  challenge?: CodeChallenge | undefined;
};

type Meaning = {
  purpose: CodePurpose;
  type: LinkType;
  method: Method;
  sent: "confirmation_sent_at" | "recovery_sent_at";
};

const meanings: Readonly<Record<Kind, Meaning>> = {
  confirmation: {
    purpose: "confirmation",
    type: "signup",
    method: "email/signup",
    sent: "confirmation_sent_at",
  },
  magiclink: {
    purpose: "recovery",
    type: "magiclink",
    method: "magiclink",
    sent: "recovery_sent_at",
  },
  recovery: {
    purpose: "recovery",
    type: "recovery",
    method: "recovery",
    sent: "recovery_sent_at",
  },
};

/** A code and its link, on their way to the user's address. The user is locked by the caller. */
export async function emailCode(
  trx: Trx,
  deps: AuthDeps,
  user: User & { email: string },
  { kind, redirectTo, challenge }: Choices,
): Promise<User> {
  const { purpose, type, method, sent } = meanings[kind];
  const { id: userId, email: to } = user;
  const flowId = challenge && (await beginFlow(trx, deps, { user, challenge, method }));
  const issued = await issueCode(trx, deps, { user, purpose, address: to, flowId });
  const { code, linkToken } = issued;
  const link = confirmationLink(deps, { linkToken, type, redirectTo });
  await queueEmail(trx, deps, { kind, to, userId, code, link });
  const action =
    kind === "confirmation" ? "user_confirmation_requested" : "user_recovery_requested";
  await record(trx, deps, action, { actor: user.id });
  return updateUser(trx, user, { [sent]: deps.now() }, deps.now());
}

/** As they are asked for in the calls that send emails. */
export type FlowRequest = {
  /** Chosen by `chooseRedirect`. */
  redirectTo: string;
  codeChallenge?: string | null | undefined;
  codeChallengeMethod?: string | null | undefined;
};

export function hasEmail(user: User | undefined): user is User & { email: string } {
  return user !== undefined && user.email !== null;
}

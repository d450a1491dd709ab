import { isUniqueViolation } from "#database";
import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import { giveFlowCode } from "../codes/flow-states.ts";
import { type CodePurpose, clearCodes } from "../codes/one-time-codes.ts";
import type { AuthDeps, Client, Trx } from "../deps.ts";
import { withMinimumDuration } from "../minimum-duration.ts";
import { type IssuedSession, issue, type SignedIn } from "../sessions/issue.ts";
import { openSession } from "../sessions/session-store.ts";
import { isBanned } from "../users/confirm.ts";
import { emailExists, phoneExists } from "../users/contact.ts";
import { loadAccount, type User } from "../users/user-store.ts";
import { applyCode } from "./apply-code.ts";
import { isPhoneType } from "./purposes.ts";

/** What came of a right code. */
export type Verified =
  | { kind: "session"; session: IssuedSession }
  /** To be exchanged where the flow began. */
  | { kind: "flow"; code: string }
  /** The other address has to agree too. */
  | { kind: "half" };

export type Outcome =
  | ({ kind: "session" } & SignedIn)
  | { kind: "flow"; code: string }
  | { kind: "half" }
  /** What was counted is kept although the answer is an error. */
  | { kind: "refused"; error: AuthError };

type Accepted = {
  purpose: CodePurpose;
  /** Absent for the code of a test number, which stands in no row. */
  codeId?: string | undefined;
  /** Goes on where it was begun, with a code of its own in the place of a session. */
  flowId?: string | null | undefined;
  client: Client;
};

/** The user is locked, and the code is right. */
export async function accept(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  { purpose, codeId, flowId, client }: Accepted,
): Promise<Outcome> {
  if (isBanned(user, deps.now())) return refused(new AuthError("user_banned", "User is banned"));
  const confirmed = await applyCode(trx, deps, user, purpose);
  if (!confirmed) {
    await trx
      .deleteFrom("one_time_codes")
      .where("id", "=", codeId ?? "")
      .execute();
    return { kind: "half" };
  }
  await clearCodes(trx, user.id);
  if (flowId) return { kind: "flow", code: await giveFlowCode(trx, deps, flowId) };
  const opened = await openSession(trx, deps, confirmed, { method: "otp", client });
  await record(trx, deps, "login", { actor: user.id });
  return { kind: "session", ...opened, account: await loadAccount(trx, opened.user) };
}

/** The transaction, and what it comes to: no earlier than any outcome would come, since only who has the code may learn what there is. */
export function verifying(
  deps: AuthDeps,
  type: string,
  settle: (trx: Trx) => Promise<Outcome>,
): Promise<Verified> {
  return withMinimumDuration(async () => {
    const outcome = await deps.database.transaction(settle).catch((error) => {
      if (!isUniqueViolation(error)) throw error;
      // Somebody else came with the same address at the same time.
      throw isPhoneType(type) ? phoneExists() : emailExists();
    });
    if (outcome.kind === "refused") throw outcome.error;
    if (outcome.kind !== "session") return outcome;
    return { kind: "session", session: await issue(deps, outcome) };
  });
}

export function refused(error: AuthError): Outcome {
  return { kind: "refused", error };
}

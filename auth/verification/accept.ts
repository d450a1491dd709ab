import { isUniqueViolation } from "#database";
import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import { inEvenTime } from "../minimum-duration.ts";
import type { AuthParts, Client, Trx } from "../parts.ts";
import { type IssuedSession, issue, type SignedIn } from "../sessions/issue.ts";
import { openSession } from "../sessions/session-store.ts";
import { isBanned } from "../users/confirm.ts";
import { emailExists, phoneExists } from "../users/contact.ts";
import { loadAccount, type User } from "../users/user-store.ts";
import { giveFlowCode } from "../codes/flow-states.ts";
import { type CodePurpose, clearCodes } from "../codes/one-time-codes.ts";
import { prove } from "./apply-code.ts";
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
  parts: AuthParts,
  user: User,
  { purpose, codeId, flowId, client }: Accepted,
): Promise<Outcome> {
  if (isBanned(user, parts.now())) return refused(new AuthError("user_banned", "User is banned"));
  const proven = await prove(trx, parts, user, purpose);
  if (!proven) {
    await trx
      .deleteFrom("one_time_codes")
      .where("id", "=", codeId ?? "")
      .execute();
    return { kind: "half" };
  }
  await clearCodes(trx, user.id);
  if (flowId) return { kind: "flow", code: await giveFlowCode(trx, parts, flowId) };
  const opened = await openSession(trx, parts, proven, { method: "otp", client });
  await record(trx, parts, "login", { actor: user.id });
  return { kind: "session", ...opened, account: await loadAccount(trx, opened.user) };
}

/** The transaction, and what it comes to: in even time, since only who has the code may learn what there is. */
export function verifying(
  parts: AuthParts,
  type: string,
  settle: (trx: Trx) => Promise<Outcome>,
): Promise<Verified> {
  return inEvenTime(async () => {
    const outcome = await parts.database.transaction(settle).catch((error) => {
      if (!isUniqueViolation(error)) throw error;
      // Somebody else came with the same address at the same time.
      throw isPhoneType(type) ? phoneExists() : emailExists();
    });
    if (outcome.kind === "refused") throw outcome.error;
    if (outcome.kind !== "session") return outcome;
    return { kind: "session", session: await issue(parts, outcome) };
  });
}

export function refused(error: AuthError): Outcome {
  return { kind: "refused", error };
}

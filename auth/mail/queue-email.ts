import type { EmailsTable } from "#database";
import type { AuthDeps, Trx } from "../deps.ts";
import { noteEmail } from "./wake-after-commit.ts";

/** What an email says; the words are in `templates/`. */
export type EmailRequest = {
  to: string;
  /** Whose account it is about: with it goes what was not sent yet. */
  userId: string;
} & (
  | {
      kind: "confirmation" | "magiclink" | "recovery" | "invite";
      /** Digits to type. */
      code: string;
      /** To be opened instead. */
      link: string;
    }
  /** To the old address (`current`) and to the new one: both have to agree where the operator asks for it. */
  | {
      kind: "email_change_current" | "email_change_new";
      code: string;
      link: string;
      newEmail: string;
    }
  | { kind: "reauthentication"; code: string }
  /** Somebody signed up with an address that has an account: only its owner learns of it. */
  | { kind: "already_registered" }
  /** To the old address, after the fact. */
  | { kind: "email_changed"; newEmail: string }
  | News
);

/** Of an account, to its owner. */
type News =
  | { kind: "password_changed" }
  /** Another number lets in from now on, or a first one. */
  | { kind: "phone_changed" }
  /** There is one more second factor, which counts. */
  | { kind: "factor_added" }
  /** A device lets in from now on, without a password. */
  | { kind: "passkey_added" }
  /** Another service lets in from now on. */
  | { kind: "identity_linked"; provider: string };

/** Of secrets: what is sealed with it opens as nothing else. Never changes: emails that wait are sealed with it. */
const emailPurpose = "letter";

/** Queues an email in the transaction of what it tells of: it leaves when that is committed, and only then. */
export async function queueEmail(
  trx: Trx,
  { newId, now, secrets }: AuthDeps,
  message: EmailRequest,
): Promise<void> {
  const id = newId();
  const row = {
    id,
    user_id: message.userId,
    sealed: secrets.seal(emailPurpose, JSON.stringify(message), id),
    tries: 0,
    next_try_at: now(),
    created_at: now(),
  };
  await trx.insertInto("letters").values(row).execute();
  noteEmail(trx);
}

type Owner = { id: string; email: string | null; email_confirmed_at: number | null };

/** To the address of an account, if its owner has proven that it is theirs. */
export async function tellOwner(
  trx: Trx,
  deps: AuthDeps,
  { id: userId, email: to, email_confirmed_at }: Owner,
  news: News,
): Promise<void> {
  if (to === null || email_confirmed_at === null) return;
  await queueEmail(trx, deps, { ...news, to, userId });
}

/** What waits with a code that counts no more; one that is under way may still leave. */
export async function dropEmails(
  trx: Trx,
  { secrets }: AuthDeps,
  userId: string,
  kinds: readonly EmailRequest["kind"][],
): Promise<void> {
  const waiting = await trx
    .selectFrom("letters")
    .selectAll()
    .where("user_id", "=", userId)
    .execute();
  for (const row of waiting) {
    const email = unsealEmail({ secrets }, row);
    if (email && kinds.includes(email.kind))
      await trx.deleteFrom("letters").where("id", "=", row.id).execute();
  }
}

/** Undefined where it was sealed with another secret: nobody can read it any more. */
export function unsealEmail(
  { secrets }: Pick<AuthDeps, "secrets">,
  { id, sealed }: EmailsTable,
): EmailRequest | undefined {
  try {
    return JSON.parse(secrets.open(emailPurpose, sealed, id));
  } catch {
    return undefined;
  }
}

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
  | { kind: "password_changed" }
  /** Another service lets in from now on. */
  | { kind: "identity_linked"; provider: string }
);

/** Of secrets: what is sealed with it opens as nothing else. Never changes: emails that wait are sealed with it. */
export const emailPurpose = "letter";

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

import type { AuthParts, Trx } from "../parts.ts";
import { noteLetter } from "./wake-after-commit.ts";

/** What a letter says; the words are in `letters/`. */
export type LetterRequest = {
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
);

/** Of secrets: what is sealed with it opens as nothing else. */
export const letterPurpose = "letter";

/** Puts a letter in the outbox, with what it tells of: it leaves when the transaction is committed, and only then. */
export async function postLetter(
  trx: Trx,
  { newId, now, secrets }: AuthParts,
  letter: LetterRequest,
): Promise<void> {
  const id = newId();
  const row = {
    id,
    user_id: letter.userId,
    sealed: secrets.seal(letterPurpose, JSON.stringify(letter), id),
    tries: 0,
    next_try_at: now(),
    created_at: now(),
  };
  await trx.insertInto("letters").values(row).execute();
  noteLetter(trx);
}

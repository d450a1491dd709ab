import { AuthError } from "../auth-error.ts";
import type { CodePurpose } from "../codes/one-time-codes.ts";
import { completeEmailChange, takeContact } from "../contact-change/change-contact.ts";
import { asksBothSides } from "../contact-change/email-change.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import { endSessions } from "../sessions/session-store.ts";
import { confirmEmail, confirmPhone, isConfirmed } from "../users/confirm.ts";
import { phoneExists } from "../users/contact.ts";
import { findUser, type User, updateUser } from "../users/user-store.ts";

/** Undefined where the other address has to agree too. */
export function applyCode(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  purpose: CodePurpose,
): Promise<User | undefined> {
  switch (purpose) {
    case "confirmation":
      return confirmEmail(trx, deps, user);
    case "recovery":
      return confirmByEmail(trx, deps, user);
    case "email_change_current":
      return agree(trx, deps, user, currentSide);
    case "email_change_new":
      return agree(trx, deps, user, newSide);
    case "phone_confirmation":
      return confirmPhone(trx, deps, user);
    case "phone_change":
      return takePhone(trx, deps, user);
    case "reauthentication":
      throw new Error("It lets nobody in.");
  }
}

/**
 * Whoever signed up with this address may not be the one who has it. This email was not the one of that
 * sign-up, so nothing says that its password is theirs: it goes, and they set one of their own.
 */
async function confirmByEmail(trx: Trx, deps: AuthDeps, user: User): Promise<User> {
  if (user.email_confirmed_at !== null) return user;
  if (isConfirmed(user)) return confirmEmail(trx, deps, user);
  await endSessions(trx, user.id);
  const bare = await updateUser(trx, user, { password_hash: null }, deps.now());
  return confirmEmail(trx, deps, bare);
}

/** Bits of `email_change_sides`. */
const currentSide = 1;
const newSide = 2;

async function agree(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  side: number,
): Promise<User | undefined> {
  const agreed = user.email_change_sides | side;
  const needed = asksBothSides(deps, user) ? currentSide | newSide : newSide;
  if ((agreed & needed) === needed) return completeEmailChange(trx, deps, user);
  await updateUser(trx, user, { email_change_sides: agreed }, deps.now());
  return undefined;
}

async function takePhone(trx: Trx, deps: AuthDeps, user: User): Promise<User> {
  const { new_phone: phone } = user;
  if (phone === null) throw new AuthError("otp_expired", "Token has expired or is invalid");
  if (await findUser(trx, { phone })) throw phoneExists();
  return takeContact(trx, deps, user, { kind: "phone", value: phone });
}

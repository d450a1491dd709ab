import { AuthError } from "../auth-error.ts";
import { type CodePurpose, checkCode } from "../codes/one-time-codes.ts";
import { findPendingUserIds } from "../codes/pending-users.ts";
import type { AuthDeps, Client, Trx } from "../deps.ts";
import { adoptPhoneCode } from "../phone/provider-codes.ts";
import { isTestCode } from "../phone/send-phone-code.ts";
import type { Contact } from "../users/contact.ts";
import { findUser, lockUser, type User } from "../users/user-store.ts";
import { accept, type Outcome, refused, type Verified, verifying } from "./accept.ts";
import { addressFor, isPhoneType, purposesOf } from "./purposes.ts";

export type TypedCode = {
  /** What it confirms, by the words of the protocol. */
  type: string;
  /** Where it was sent. */
  to: Contact;
  /** Digits. */
  code: string;
  client: Client;
};

/** Digits that somebody typed. An address that nobody has costs the same as a wrong code. */
export async function verifyCode(deps: AuthDeps, typed: TypedCode): Promise<Verified> {
  const { type, to, code } = typed;
  if (to.kind === "phone" && isPhoneType(type))
    await adoptPhoneCode(deps, { phone: to.value, code, purposes: purposesOf(type) });
  return verifying(deps, typed.type, (trx) => settle(trx, deps, typed));
}

async function settle(trx: Trx, deps: AuthDeps, typed: TypedCode): Promise<Outcome> {
  for (const id of await candidates(trx, typed)) {
    const user = await lockUser(trx, deps.database, { id });
    const right = user && (await rightCode(trx, deps, user, typed));
    if (right) return accept(trx, deps, user, { ...right, client: typed.client });
  }
  return refused(new AuthError("otp_expired", "Token has expired or is invalid"));
}

/** Whose code it may be. Several may wait for one address to be theirs; they are locked in one order. */
async function candidates(trx: Trx, { type, to }: TypedCode): Promise<string[]> {
  if (isPhoneType(type) !== (to.kind === "phone")) return [];
  if (type === "email_change") return findPendingUserIds(trx, to.value, purposesOf(type));
  if (type === "phone_change") return idsWithNewPhone(trx, to.value);
  const key = to.kind === "email" ? { email: to.value } : { phone: to.value };
  const user = await findUser(trx, key);
  return user ? [user.id] : [];
}

/** The codes of test numbers stand in no table. */
async function idsWithNewPhone(trx: Trx, phone: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("users")
    .select("id")
    .where("new_phone", "=", phone)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

type Right = { purpose: CodePurpose; codeId?: string };

async function rightCode(
  trx: Trx,
  deps: AuthDeps,
  user: User,
  { type, to, code }: TypedCode,
): Promise<Right | undefined> {
  // An address that has changed since proves nothing.
  const purposes = purposesOf(type).filter((purpose) => addressFor(user, purpose) === to.value);
  const [first] = purposes;
  if (first === undefined) return undefined;
  if (to.kind === "phone" && isTestCode(deps, to.value, code)) return { purpose: first };
  const tried = { userId: user.id, purposes, address: to.value, code };
  const right = await checkCode(trx, deps, tried);
  return right && { purpose: right.purpose, codeId: right.id };
}

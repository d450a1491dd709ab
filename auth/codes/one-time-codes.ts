import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { OneTimeCodesTable } from "#database";
import type { AuthDeps, Query, Trx } from "../deps.ts";
import { dropEmails, type EmailRequest } from "../mail/queue-email.ts";
import type { User } from "../users/user-store.ts";

/** What a code is good for; one of each is alive for a user. Magic links are of the purpose `recovery`. */
export type CodePurpose =
  | "confirmation"
  | "recovery"
  | "email_change_current"
  | "email_change_new"
  | "phone_confirmation"
  | "phone_change"
  | "reauthentication";

export type OneTimeCode = OneTimeCodesTable & { purpose: CodePurpose };

export type NewCode = {
  user: Pick<User, "id">;
  purpose: CodePurpose;
  /** Where it will be sent. */
  address: string;
  /** Of the flow that the link goes on with (PKCE). */
  flowId?: string | undefined;
  /** One that was sent already; absent: one is made. */
  code?: string;
};

/** Told once, to be sent: the store keeps only what proves them. */
export type IssuedCode = {
  /** Digits. */
  code: string;
  /** For a link; begins with `pkce_` where a flow goes on with it. */
  linkToken: string;
};

/** So often a code may be wrong before it is invalidated. */
const maxWrongAttempts = 5;

/** The emails that hold a code of a purpose. */
const emailsOf: Readonly<Record<CodePurpose, readonly EmailRequest["kind"][]>> = {
  confirmation: ["confirmation", "invite"],
  recovery: ["magiclink", "recovery"],
  email_change_current: ["email_change_current"],
  email_change_new: ["email_change_new"],
  phone_confirmation: [],
  phone_change: [],
  reauthentication: ["reauthentication"],
};

/** Takes the place of the user's last one of this purpose, whose email need not leave any more. */
export async function issueCode(
  trx: Trx,
  deps: AuthDeps,
  { user, purpose, address, flowId, code = randomDigits(deps.settings.codes.digits) }: NewCode,
): Promise<IssuedCode> {
  const linkToken = `${flowId === undefined ? "" : "pkce_"}${randomBytes(28).toString("hex")}`;
  await dropCodes(trx, deps, user.id, [purpose]);
  const row: OneTimeCodesTable = {
    id: deps.newId(),
    user_id: user.id,
    purpose,
    address,
    code_hash: codeHash(deps, { user_id: user.id, purpose, address }, code).toString("hex"),
    link_hash: linkHash(deps, linkToken),
    flow_id: flowId ?? null,
    wrong_tries: 0,
    created_at: deps.now(),
  };
  await trx.insertInto("one_time_codes").values(row).execute();
  return { code, linkToken };
}

type Sought = {
  /** Undefined: anybody's. */
  userId?: string;
  purposes: readonly CodePurpose[];
  address: string;
};

/** What may still be typed: neither too old nor tried too often. */
export async function aliveCodes(
  query: Query,
  deps: AuthDeps,
  { userId, purposes, address }: Sought,
): Promise<OneTimeCode[]> {
  const rows = await query
    .selectFrom("one_time_codes")
    .selectAll()
    .where("purpose", "in", purposes)
    .where("address", "=", address)
    .$if(userId !== undefined, (codes) => codes.where("user_id", "=", userId ?? ""))
    .execute();
  return rows.filter((row) => isAlive(deps, row)) as OneTimeCode[];
}

type CodeAttempt = Sought & { userId: string; code: string };

/**
 * The code that this is, if it is alive; it is not used up by that. A wrong one is counted against all that it might
 * have been, so the transaction has to be committed whatever comes of it. The user is locked by the caller.
 */
export async function checkCode(
  trx: Trx,
  deps: AuthDeps,
  { code, ...sought }: CodeAttempt,
): Promise<OneTimeCode | undefined> {
  const alive = await aliveCodes(trx, deps, sought);
  const right = alive.find((row) => isCode(deps, row, code));
  if (right) return right;
  for (const { id, wrong_tries } of alive)
    await trx
      .updateTable("one_time_codes")
      .set({ wrong_tries: wrong_tries + 1 })
      .where("id", "=", id)
      .execute();
  return undefined;
}

/**
 * The code whose link this is, if it is not too old. Wrong digits say nothing of the link: whoever types them
 * invalidates the code, and must not keep its owner out.
 */
export async function findByLink(
  query: Query,
  deps: AuthDeps,
  linkToken: string,
): Promise<OneTimeCode | undefined> {
  const row = await query
    .selectFrom("one_time_codes")
    .selectAll()
    .where("link_hash", "=", linkHash(deps, linkToken))
    .executeTakeFirst();
  return row && isFresh(deps, row) ? (row as OneTimeCode) : undefined;
}

/** They count no more, because newer ones do or another address was meant. */
export async function dropCodes(
  trx: Trx,
  deps: AuthDeps,
  userId: string,
  purposes: readonly CodePurpose[],
): Promise<void> {
  await trx
    .deleteFrom("one_time_codes")
    .where("user_id", "=", userId)
    .where("purpose", "in", purposes)
    .execute();
  const kinds = purposes.flatMap((purpose) => emailsOf[purpose]);
  if (kinds.length > 0) await dropEmails(trx, deps, userId, kinds);
}

/** After anything was confirmed, and after a change of the password: nothing that was sent before counts. */
export async function clearCodes(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("one_time_codes").where("user_id", "=", userId).execute();
}

function isAlive(deps: AuthDeps, row: OneTimeCodesTable): boolean {
  return row.wrong_tries < maxWrongAttempts && isFresh(deps, row);
}

function isFresh({ now, settings }: AuthDeps, row: OneTimeCodesTable): boolean {
  const { lifeMs } = row.address.includes("@") ? settings.codes : settings.phoneCodes;
  return now() < row.created_at + lifeMs;
}

function isCode(deps: AuthDeps, row: OneTimeCodesTable, code: string): boolean {
  return timingSafeEqual(codeHash(deps, row, code), Buffer.from(row.code_hash, "hex"));
}

type Bound = Pick<OneTimeCodesTable, "user_id" | "purpose" | "address">;

/** Good for this person, this purpose and this address only. */
export function codeHash(
  { secrets }: AuthDeps,
  { user_id, purpose, address }: Bound,
  code: string,
) {
  return secrets.mac("one-time code", JSON.stringify([user_id, purpose, address, code]));
}

function linkHash({ secrets }: AuthDeps, linkToken: string): string {
  return secrets.mac("one-time link", linkToken).toString("hex");
}

export function randomDigits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join("");
}

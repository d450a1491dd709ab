import { isUniqueViolation, type WebauthnCredentialsTable } from "#database";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Query, Trx } from "../deps.ts";

export type Credential = WebauthnCredentialsTable;
/** What a device tells of a key that it has made. */
export type NewCredential = Pick<
  Credential,
  "credential_id" | "public_key" | "counter" | "transports"
>;

export function findCredential(query: Query, credentialId: string) {
  return query
    .selectFrom("webauthn_credentials")
    .selectAll()
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
}

/** Oldest first. */
export function passkeysOf(query: Query, userId: string): Promise<Credential[]> {
  return query
    .selectFrom("webauthn_credentials")
    .selectAll()
    .where("user_id", "=", userId)
    .where("factor_id", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Of all their second factors. */
export function factorCredentialsOf(query: Query, userId: string): Promise<Credential[]> {
  return query
    .selectFrom("webauthn_credentials")
    .selectAll()
    .where("user_id", "=", userId)
    .where("factor_id", "is not", null)
    .execute();
}

type Owned = Pick<Credential, "user_id" | "factor_id">;

/** The name that the device has for a key is nobody else's: a second one is refused, and so is a copy. */
export async function addCredential(
  trx: Trx,
  { newId, now }: AuthDeps,
  made: NewCredential,
  owner: Owned,
): Promise<Credential> {
  const at = { last_used_at: null, created_at: now(), updated_at: now() };
  const row: Credential = { id: newId(), ...owner, ...made, friendly_name: "", ...at };
  try {
    await trx.insertInto("webauthn_credentials").values(row).execute();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = "This credential is already registered";
    throw new AuthError("webauthn_credential_exists", message, { cause: error });
  }
  return row;
}

/** False where it was used, or taken away, since it was read: of two answers with one count the second is a copy's. */
export async function countUse(
  trx: Trx,
  { now }: AuthDeps,
  { id, counter: before }: Credential,
  counter: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("webauthn_credentials")
    .set({ counter, last_used_at: now() })
    .where("id", "=", id)
    .where("counter", "=", before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removePasskeys(trx: Trx, userId: string): Promise<void> {
  await trx
    .deleteFrom("webauthn_credentials")
    .where("user_id", "=", userId)
    .where("factor_id", "is", null)
    .execute();
}

import { AuthError } from "../auth-error.ts";
import { aliveCodes, type CodePurpose, codeHash } from "../codes/one-time-codes.ts";
import type { AuthDeps } from "../deps.ts";

type Typed = {
  phone: string;
  code: string;
  purposes: readonly CodePurpose[];
  /** Whose code it has to be, where that is known. */
  userId?: string;
};

/**
 * Where the provider makes the codes, it is asked whether this one is right before anything is locked.
 * A right one then takes the place of what stands for it in the store, so that all rules of codes hold
 * for it as well: one person, one purpose, five tries, once.
 */
export async function adoptPhoneCode(
  deps: AuthDeps,
  { phone, code, ...about }: Typed,
): Promise<void> {
  const { query } = deps.database;
  if (!isProvidersMatter(deps, phone)) return;
  const waiting = await aliveCodes(query, deps, { ...about, address: phone });
  const [row] = waiting;
  // The provider knows numbers only: of several people who wait for one nobody can say whose code it is.
  if (!row || waiting.length > 1 || !(await isRightThere(deps, phone, code))) return;
  const code_hash = codeHash(deps, row, code).toString("hex");
  await query.updateTable("one_time_codes").set({ code_hash }).where("id", "=", row.id).execute();
}

export function isProvidersMatter(
  { settings, smsProvider }: Pick<AuthDeps, "settings" | "smsProvider">,
  phone: string,
): boolean {
  return smsProvider?.isRight !== undefined && !settings.testCodes.has(phone);
}

/** What is no code costs no question. */
export async function isRightThere(
  { smsProvider }: Pick<AuthDeps, "smsProvider">,
  phone: string,
  code: string,
): Promise<boolean> {
  if (!smsProvider?.isRight || !/^\d{4,10}$/.test(code)) return false;
  try {
    return await smsProvider.isRight(phone, code);
  } catch (cause) {
    const message = "The SMS provider does not answer at the moment, try again";
    throw new AuthError("request_timeout", message, { cause });
  }
}

import { timingSafeEqual } from "node:crypto";
import type { AuthDeps } from "../deps.ts";
import { isProvidersMatter, isRightThere } from "../phone/provider-codes.ts";
import type { Challenge, Factor } from "./factor-store.ts";

type Bound = Pick<Challenge, "id" | "factor_id">;

/** Good for this challenge of this factor only. */
export function factorCodeHash(
  { secrets }: AuthDeps,
  { id, factor_id }: Bound,
  code: string,
): Buffer {
  return secrets.mac("factor code", JSON.stringify([factor_id, id, code]));
}

/** Where the provider makes the codes: what it holds to be right is so here too, from now on. */
export async function adoptFactorCode(
  deps: AuthDeps,
  challenge: Challenge,
  { phone, code }: { phone: string; code: string },
): Promise<void> {
  if (!(isProvidersMatter(deps, phone) && (await isRightThere(deps, phone, code)))) return;
  const code_hash = factorCodeHash(deps, challenge, code).toString("hex");
  await deps.database.query
    .updateTable("factor_challenges")
    .set({ code_hash })
    .where("id", "=", challenge.id)
    .execute();
}

export function isFactorCode(deps: AuthDeps, challenge: Challenge, code: string): boolean {
  if (challenge.code_hash === null) return false;
  const known = Buffer.from(challenge.code_hash, "hex");
  return timingSafeEqual(factorCodeHash(deps, challenge, code), known);
}

/** The number that codes of this factor go to. */
export function phoneOf({ phone }: Factor): string {
  if (phone === null) throw new Error("A phone factor has a number.");
  return phone;
}

import { randomInt, timingSafeEqual } from "node:crypto";
import type { AuthDeps } from "../deps.ts";
import type { Challenge, Factor } from "./factor-store.ts";

/** As many as an authenticator app shows. */
const digits = 6;

/** Of a test number its own. */
export function newFactorCode({ settings }: AuthDeps, phone: string): string {
  return settings.testCodes.get(phone) ?? String(randomInt(10 ** digits)).padStart(digits, "0");
}

type Bound = Pick<Challenge, "id" | "factor_id">;

/** Good for this challenge of this factor only. */
export function factorCodeHash(
  { secrets }: AuthDeps,
  { id, factor_id }: Bound,
  code: string,
): Buffer {
  return secrets.mac("factor code", JSON.stringify([factor_id, id, code]));
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

import { randomInt, timingSafeEqual } from "node:crypto";
import type { AuthParts } from "../parts.ts";
import type { Challenge, Factor } from "./factor-store.ts";

/** As many as an authenticator app shows. */
const digits = 6;

/** Of a test number its own. */
export function newFactorCode({ settings }: AuthParts, phone: string): string {
  return settings.testCodes.get(phone) ?? String(randomInt(10 ** digits)).padStart(digits, "0");
}

type Bound = Pick<Challenge, "id" | "factor_id">;

/** Good for this challenge of this factor only. */
export function factorCodeHash(
  { secrets }: AuthParts,
  { id, factor_id }: Bound,
  code: string,
): Buffer {
  return secrets.mac("factor code", JSON.stringify([factor_id, id, code]));
}

export function isFactorCode(parts: AuthParts, challenge: Challenge, code: string): boolean {
  if (challenge.code_hash === null) return false;
  const known = Buffer.from(challenge.code_hash, "hex");
  return timingSafeEqual(factorCodeHash(parts, challenge, code), known);
}

/** The number that codes of this factor go to. */
export function phoneOf({ phone }: Factor): string {
  if (phone === null) throw new Error("A phone factor has a number.");
  return phone;
}

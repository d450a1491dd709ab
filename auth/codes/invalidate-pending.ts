import type { Trx } from "../deps.ts";
import { clearCodes } from "./one-time-codes.ts";

/** Codes that were sent and flows that were begun: none of them counts any more. */
export async function invalidatePending(trx: Trx, userId: string): Promise<void> {
  await clearCodes(trx, userId);
  await trx.deleteFrom("flow_states").where("user_id", "=", userId).execute();
}

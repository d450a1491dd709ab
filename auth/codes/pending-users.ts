import type { Query } from "../deps.ts";
import type { CodePurpose } from "./one-time-codes.ts";

/** Who was sent a code of these purposes to this address, in an order in which they can be locked. */
export async function findPendingUserIds(
  query: Query,
  address: string,
  purposes: readonly CodePurpose[],
): Promise<string[]> {
  const rows = await query
    .selectFrom("one_time_codes")
    .select("user_id")
    .distinct()
    .where("address", "=", address)
    .where("purpose", "in", purposes)
    .orderBy("user_id")
    .execute();
  return rows.map(({ user_id }) => user_id);
}

import { AuthError } from "../auth-error.ts";
import { type ApiRole, isApiRole, verifyToken } from "./access-token.ts";
import type { KeySet } from "./key-set.ts";

export type { ApiRole } from "./access-token.ts";

/** The role of an API key that was signed with one of our keys; undefined for anything else. */
export async function apiRoleOf(
  token: string,
  { keys, now }: { keys: KeySet; now: () => number },
): Promise<ApiRole | undefined> {
  try {
    // Neither an issuer nor an audience is asked of such keys.
    const { role, sessionId } = await verifyToken(token, { keys, now, issuer: "", audience: "" });
    return isApiRole(role) && sessionId === undefined ? role : undefined;
  } catch (error) {
    if (error instanceof AuthError) return undefined;
    throw error;
  }
}

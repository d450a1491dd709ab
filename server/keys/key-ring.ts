import { hash, timingSafeEqual } from "node:crypto";
import { type ApiRole, apiRoleOf, type KeySet } from "#auth";
import type { ApiKeys } from "./api-keys.ts";

/** All keys that name this project, opaque or signed, and for whom each speaks. */
export type KeyRing = {
  /** Undefined where it is none of our keys. */
  roleOf(key: string): Promise<ApiRole | undefined>;
  /** The same for the two opaque keys alone. */
  opaqueRoleOf(key: string): "anon" | "service_role" | undefined;
};

export function createKeyRing(
  { publishable, secret }: ApiKeys,
  { keys, now = Date.now }: { keys: KeySet; now?: () => number },
): KeyRing {
  const known = { anon: digest(publishable), service_role: digest(secret) };

  function opaqueRoleOf(key: string): "anon" | "service_role" | undefined {
    const candidate = digest(key);
    const [isAnon, isService] = [known.anon, known.service_role].map((one) =>
      timingSafeEqual(one, candidate),
    );
    if (isService) return "service_role";
    return isAnon ? "anon" : undefined;
  }

  return {
    opaqueRoleOf,
    async roleOf(key) {
      const looksSigned = key.startsWith("ey") && key.split(".").length === 3;
      return opaqueRoleOf(key) ?? (looksSigned ? apiRoleOf(key, { keys, now }) : undefined);
    },
  };
}

/** In a time that tells nothing of either. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

/** Equal lengths for timingSafeEqual, and the time tells nothing of the key's own. */
function digest(key: string): Buffer {
  return hash("sha256", key, "buffer");
}

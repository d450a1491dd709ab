import type { Credential } from "#auth";
import { instant } from "./instant.ts";

export function passkeyShape(passkey: Credential) {
  return {
    id: passkey.id,
    friendly_name: passkey.friendly_name || undefined,
    created_at: instant(passkey.created_at),
    last_used_at: instant(passkey.last_used_at),
  };
}

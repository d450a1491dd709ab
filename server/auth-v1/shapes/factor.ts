import type { Factor } from "#auth";
import { instant } from "./instant.ts";

export function factorShape(factor: Factor) {
  return {
    id: factor.id,
    created_at: instant(factor.created_at),
    updated_at: instant(factor.updated_at),
    status: factor.status,
    friendly_name: factor.friendly_name || undefined,
    factor_type: factor.factor_type,
    phone: factor.phone ?? "",
    last_challenged_at: instant(factor.last_challenged_at) ?? null,
  };
}

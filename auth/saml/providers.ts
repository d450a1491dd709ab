import { domainToASCII } from "node:url";
import type { SsoProvidersTable } from "#database";
import { AuthError } from "../auth-error.ts";
import type { Query } from "../deps.ts";
import { isUuid } from "../uuid.ts";
import type { AttributeMapping } from "./claims.ts";

/** An organisation's identity provider, and whose people it is for. */
export type SsoProvider = Omit<SsoProvidersTable, "attribute_mapping"> & {
  attribute_mapping: AttributeMapping;
  domains: readonly string[];
};

/** Of identities and sessions that come of it. */
export function nameOf({ id }: Pick<SsoProvider, "id">): string {
  return `sso:${id}`;
}

export async function findProviders(query: Query): Promise<SsoProvider[]> {
  const rows = await query.selectFrom("sso_providers").selectAll().orderBy("created_at").execute();
  const domains = await query.selectFrom("sso_domains").selectAll().orderBy("domain").execute();
  return rows.map((row) => toProvider(row, domains));
}

/** Throws where there is none. */
export async function findProvider(
  query: Query,
  id: string,
  missing = "SSO Identity Provider not found",
): Promise<SsoProvider> {
  const providers = query.selectFrom("sso_providers").selectAll();
  const row = isUuid(id)
    ? await providers.where("id", "=", id.toLowerCase()).executeTakeFirst()
    : undefined;
  if (!row) throw new AuthError("sso_provider_not_found", missing);
  const domains = query.selectFrom("sso_domains").selectAll().orderBy("domain");
  return toProvider(row, await domains.where("provider_id", "=", row.id).execute());
}

export async function findProviderFor(query: Query, domain: string): Promise<SsoProvider> {
  const missing = "No SSO provider assigned for this domain";
  const row = await query
    .selectFrom("sso_domains")
    .select("provider_id")
    .where("domain", "=", normalizeDomain(domain) ?? "")
    .executeTakeFirst();
  return findProvider(query, row?.provider_id ?? "", missing);
}

/** As it is compared; undefined where it is none. */
export function normalizeDomain(written: string): string | undefined {
  if (written.length > 253) return undefined;
  const domain = domainToASCII(written.trim().toLowerCase());
  return /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/.test(domain)
    ? domain
    : undefined;
}

type Domain = { domain: string; provider_id: string };

function toProvider(row: SsoProvidersTable, domains: readonly Domain[]): SsoProvider {
  return {
    ...row,
    attribute_mapping: JSON.parse(row.attribute_mapping),
    domains: domains.filter(({ provider_id }) => provider_id === row.id).map((one) => one.domain),
  };
}

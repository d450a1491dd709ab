import { isUniqueViolation } from "#database";
import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import type { AttributeMapping } from "../saml/claims.ts";
import { fetchMetadata } from "../saml/fetch-metadata.ts";
import { readIdpMetadata } from "../saml/idp-metadata.ts";
import {
  findProvider,
  findProviders,
  nameOf,
  normalizeDomain,
  type SsoProvider,
} from "../saml/providers.ts";
import type { Admin } from "./authorize.ts";

/** As it is written; what is left out stays as it is. */
export type SsoProviderFields = {
  type?: string | null | undefined;
  metadataXml?: string | null | undefined;
  metadataUrl?: string | null | undefined;
  domains?: readonly string[] | null | undefined;
  attributeMapping?: AttributeMapping | null | undefined;
  nameIdFormat?: string | null | undefined;
};

const nameIdFormats = [
  ...["persistent", "transient"].map((name) => `urn:oasis:names:tc:SAML:2.0:nameid-format:${name}`),
  ...["emailAddress", "unspecified"].map(
    (name) => `urn:oasis:names:tc:SAML:1.1:nameid-format:${name}`,
  ),
];

export function listSsoProviders({ database }: AuthDeps): Promise<SsoProvider[]> {
  return findProviders(database.query);
}

export function ssoProvider({ database }: AuthDeps, id: string): Promise<SsoProvider> {
  return findProvider(database.query, id);
}

export async function createSsoProvider(
  deps: AuthDeps,
  admin: Admin,
  fields: SsoProviderFields,
): Promise<SsoProvider> {
  if (fields.type !== "saml") throw invalid("Only 'saml' supported for SSO provider type");
  const metadata = await readMetadata(fields);
  if (!metadata) throw invalid("Either metadata_xml or metadata_url must be set");
  const [now, id] = [deps.now(), deps.newId()];
  const row = {
    ...{ id, created_at: now, updated_at: now, metadata_url: null, name_id_format: null },
    attribute_mapping: "{}",
    ...metadata,
    ...columnsOf(fields),
  };
  return write(deps, async (trx) => {
    const { entity_id } = row;
    const there = trx.selectFrom("sso_providers").select("id").where("entity_id", "=", entity_id);
    if (await there.executeTakeFirst())
      throw new AuthError(
        "saml_idp_already_exists",
        `SAML Identity Provider with this EntityID (${entity_id}) already exists`,
      );
    await trx.insertInto("sso_providers").values(row).execute();
    await setDomains(trx, id, fields.domains ?? []);
    await record(trx, deps, "sso_provider_created", { actor: admin.actor, subject: id });
    return findProvider(trx, id);
  });
}

export async function updateSsoProvider(
  deps: AuthDeps,
  admin: Admin,
  { id, fields }: { id: string; fields: SsoProviderFields },
): Promise<SsoProvider> {
  const before = await findProvider(deps.database.query, id);
  const metadata = await readMetadata(fields);
  if (metadata && metadata.entity_id !== before.entity_id)
    throw new AuthError(
      "saml_entity_id_mismatch",
      `SAML Metadata can be updated only if the EntityID matches for the provider; expected '${before.entity_id}' but got '${metadata.entity_id}'`,
    );
  const changes = { ...metadata, ...columnsOf(fields), updated_at: deps.now() };
  return write(deps, async (trx) => {
    await trx.updateTable("sso_providers").set(changes).where("id", "=", before.id).execute();
    if (fields.domains) await setDomains(trx, before.id, fields.domains);
    await record(trx, deps, "sso_provider_updated", { actor: admin.actor, subject: before.id });
    return findProvider(trx, before.id);
  });
}

/** Whoever came in by it is out; their accounts stay, without a way in. */
export async function deleteSsoProvider(
  deps: AuthDeps,
  admin: Admin,
  id: string,
): Promise<SsoProvider> {
  return deps.database.transaction(async (trx) => {
    const provider = await findProvider(trx, id);
    await trx.deleteFrom("sso_providers").where("id", "=", provider.id).execute();
    await trx.deleteFrom("flow_states").where("provider", "=", nameOf(provider)).execute();
    await trx
      .deleteFrom("sessions")
      .where("id", "in", (query) =>
        query
          .selectFrom("session_methods")
          .select("session_id")
          .where("provider", "=", nameOf(provider)),
      )
      .execute();
    await record(trx, deps, "sso_provider_deleted", { actor: admin.actor, subject: provider.id });
    return provider;
  });
}

/** What the metadata says, of which one of the two is the source; undefined where neither was given. */
async function readMetadata({ metadataXml, metadataUrl }: SsoProviderFields) {
  if (metadataXml && metadataUrl)
    throw invalid("Only one of metadata_xml or metadata_url needs to be set");
  if (!(metadataXml || metadataUrl)) return undefined;
  const metadata_xml = metadataXml || (await fetchMetadata(metadataUrl ?? ""));
  const { entityId } = await readIdpMetadata(metadata_xml);
  return { metadata_xml, entity_id: entityId, metadata_url: metadataUrl || null };
}

function columnsOf({ attributeMapping, nameIdFormat, domains }: SsoProviderFields) {
  for (const domain of domains ?? [])
    if (!normalizeDomain(domain)) throw invalid(`'${domain.slice(0, 100)}' is not a domain`);
  if (nameIdFormat && !nameIdFormats.includes(nameIdFormat))
    throw invalid(`name_id_format must be unspecified or one of ${nameIdFormats.join(", ")}`);
  return {
    ...(attributeMapping && { attribute_mapping: JSON.stringify(attributeMapping) }),
    ...(typeof nameIdFormat === "string" && { name_id_format: nameIdFormat || null }),
  };
}

async function setDomains(trx: Trx, id: string, written: readonly string[]): Promise<void> {
  await trx.deleteFrom("sso_domains").where("provider_id", "=", id).execute();
  const domains = new Set(written.map((domain) => normalizeDomain(domain) ?? ""));
  for (const domain of domains) {
    const claimed = trx.selectFrom("sso_domains").selectAll().where("domain", "=", domain);
    const other = await claimed.executeTakeFirst();
    if (other)
      throw new AuthError(
        "sso_domain_already_exists",
        `SSO Domain '${domain}' is already assigned to an SSO identity provider (${other.provider_id})`,
      );
    await trx.insertInto("sso_domains").values({ domain, provider_id: id }).execute();
  }
}

/** Of two at once that claim the same, the second one tries again, and is told. */
async function write<T>({ database }: AuthDeps, work: (trx: Trx) => Promise<T>): Promise<T> {
  return database.transaction(work).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    return database.transaction(work);
  });
}

function invalid(message: string): AuthError {
  return new AuthError("validation_failed", message);
}

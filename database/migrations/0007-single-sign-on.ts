import type { Migration } from "../migration.ts";

/** Of auth/: identity providers of organisations, and browsers that were sent to one. */
export const singleSignOn: Migration = {
  name: "0007-single-sign-on",
  statements: [
    `create table sso_providers (
      id text primary key not null,
      entity_id text not null,
      metadata_xml text not null,
      metadata_url text,
      attribute_mapping text not null,
      name_id_format text,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    "create unique index sso_providers_entity_id on sso_providers (entity_id)",
    `create table sso_domains (
      domain text primary key not null,
      provider_id text not null references sso_providers (id) on delete cascade
    )`,
    "create index sso_domains_provider on sso_domains (provider_id)",
    `create table saml_flows (
      id text primary key not null,
      provider_id text not null references sso_providers (id) on delete cascade,
      browser_hash text,
      redirect_to text not null,
      challenge text,
      challenge_method text check (challenge_method in ('s256', 'plain')),
      used_at bigint,
      answer text,
      created_at bigint not null
    )`,
    "create index saml_flows_provider on saml_flows (provider_id)",
    "create index saml_flows_created_at on saml_flows (created_at)",
  ],
};

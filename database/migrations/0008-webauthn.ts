import type { Migration } from "../migration.ts";

/** Of auth/: public keys of passkeys and of second factors by WebAuthn, and what they were asked to sign. */
export const webauthn: Migration = {
  name: "0008-webauthn",
  statements: [
    `create table webauthn_credentials (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      factor_id text references factors (id) on delete cascade,
      credential_id text not null,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      friendly_name text not null,
      last_used_at bigint,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    "create unique index webauthn_credentials_credential on webauthn_credentials (credential_id)",
    "create index webauthn_credentials_user on webauthn_credentials (user_id)",
    "create index webauthn_credentials_factor on webauthn_credentials (factor_id)",
    `create table webauthn_challenges (
      id text primary key not null,
      user_id text references users (id) on delete cascade,
      challenge text not null,
      created_at bigint not null
    )`,
    "create index webauthn_challenges_user on webauthn_challenges (user_id)",
    "create index webauthn_challenges_created_at on webauthn_challenges (created_at)",
    "alter table factor_challenges add column challenge text",
  ],
};

import type { Migration } from "../migration.ts";

/** Tables of auth/: who has an account, how they sign in, and where they are signed in. */
export const accounts: Migration = {
  name: "0002-accounts",
  statements: [
    `create table users (
      id text primary key not null,
      aud text not null,
      role text not null,
      email text,
      email_confirmed_at bigint,
      new_email text,
      email_change_sent_at bigint,
      email_change_sides integer not null default 0,
      phone text,
      phone_confirmed_at bigint,
      new_phone text,
      phone_change_sent_at bigint,
      password_hash text,
      invited_at bigint,
      confirmation_sent_at bigint,
      recovery_sent_at bigint,
      reauthentication_sent_at bigint,
      last_sign_in_at bigint,
      app_metadata text not null,
      user_metadata text not null,
      is_anonymous integer not null default 0,
      is_sso_user integer not null default 0,
      banned_until bigint,
      deleted_at bigint,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    // Single sign-on may bring somebody whose address has an account here already.
    "create unique index users_email on users (email) where is_sso_user = 0",
    "create unique index users_phone on users (phone)",
    "create index users_created_at on users (created_at, id)",
    `create table identities (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      provider text not null,
      provider_id text not null,
      identity_data text not null,
      email text,
      last_sign_in_at bigint,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    "create unique index identities_subject on identities (provider, provider_id)",
    "create index identities_user on identities (user_id)",
    `create table factors (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      friendly_name text not null,
      factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn')),
      status text not null check (status in ('unverified', 'verified')),
      secret text,
      phone text,
      last_step bigint,
      last_challenged_at bigint,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    "create unique index factors_name on factors (user_id, friendly_name)",
    `create table factor_challenges (
      id text primary key not null,
      factor_id text not null references factors (id) on delete cascade,
      ip text not null,
      code_hash text,
      wrong_tries integer not null default 0,
      created_at bigint not null
    )`,
    "create index factor_challenges_factor on factor_challenges (factor_id)",
    `create table sessions (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      aal text not null check (aal in ('aal1', 'aal2')),
      factor_id text references factors (id) on delete set null,
      user_agent text not null,
      ip text not null,
      refresh_counter bigint not null,
      recent_rotations text not null,
      refreshed_at bigint,
      revoked_at bigint,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    "create index sessions_user on sessions (user_id)",
    "create index sessions_factor on sessions (factor_id)",
    `create table session_methods (
      session_id text not null references sessions (id) on delete cascade,
      method text not null,
      provider text,
      used_at bigint not null,
      primary key (session_id, method)
    )`,
    `create table audit_log (
      id text primary key not null,
      action text not null,
      actor_id text,
      subject_id text,
      created_at bigint not null
    )`,
    "create index audit_log_created_at on audit_log (created_at, id)",
  ],
};

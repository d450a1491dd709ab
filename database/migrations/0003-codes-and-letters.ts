import type { Migration } from "../migration.ts";

/** Of auth/: codes that were sent to somebody, flows that end in a browser, and letters on their way. */
export const codesAndLetters: Migration = {
  name: "0003-codes-and-letters",
  statements: [
    `create table flow_states (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      method text not null,
      challenge text not null,
      challenge_method text not null check (challenge_method in ('s256', 'plain')),
      code_hash text,
      code_issued_at bigint,
      created_at bigint not null
    )`,
    "create unique index flow_states_code on flow_states (code_hash)",
    "create index flow_states_user on flow_states (user_id)",
    "create index flow_states_created_at on flow_states (created_at)",
    `create table one_time_codes (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      purpose text not null,
      address text not null,
      code_hash text not null,
      link_hash text not null,
      flow_id text references flow_states (id) on delete cascade,
      wrong_tries integer not null default 0,
      created_at bigint not null
    )`,
    "create unique index one_time_codes_purpose on one_time_codes (user_id, purpose)",
    "create unique index one_time_codes_link on one_time_codes (link_hash)",
    "create index one_time_codes_address on one_time_codes (address)",
    "create index one_time_codes_flow on one_time_codes (flow_id)",
    "create index one_time_codes_created_at on one_time_codes (created_at)",
    `create table letters (
      id text primary key not null,
      user_id text references users (id) on delete cascade,
      sealed text not null,
      tries integer not null default 0,
      next_try_at bigint not null,
      created_at bigint not null
    )`,
    // For whom a code to a number that is to be theirs is meant.
    "create index users_new_phone on users (new_phone)",
    "create index letters_next_try_at on letters (next_try_at)",
    "create index letters_user on letters (user_id)",
  ],
};

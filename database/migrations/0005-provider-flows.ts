import type { Migration } from "../migration.ts";

/** Of auth/: browsers that were sent to an outside provider, and what it gave for the page they come back to. */
export const providerFlows: Migration = {
  name: "0005-provider-flows",
  statements: [
    `create table provider_flows (
      id text primary key not null,
      browser_hash text not null,
      provider text not null,
      redirect_to text not null,
      challenge text,
      challenge_method text check (challenge_method in ('s256', 'plain')),
      user_id text references users (id) on delete cascade,
      used_at bigint,
      created_at bigint not null
    )`,
    "create index provider_flows_user on provider_flows (user_id)",
    "create index provider_flows_created_at on provider_flows (created_at)",
    "alter table flow_states add column provider text",
    "alter table flow_states add column provider_tokens text",
  ],
};

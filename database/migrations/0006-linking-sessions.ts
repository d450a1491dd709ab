import type { Migration } from "../migration.ts";

/** Of auth/: who links another way in does so in a session, and no longer than that lasts. */
export const linkingSessions: Migration = {
  name: "0006-linking-sessions",
  statements: [
    "alter table provider_flows add column session_id text references sessions (id) on delete cascade",
    "create index provider_flows_session on provider_flows (session_id)",
  ],
};

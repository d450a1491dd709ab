import type { Migration } from "../migration.ts";

/** Of auth/: which secrets the rows hang on, and whose address tried in vain to sign in. */
export const fingerprints: Migration = {
  name: "0004-fingerprints",
  statements: [
    "create table fingerprints (name text primary key not null, value text not null)",
    "alter table audit_log add column client text",
  ],
};

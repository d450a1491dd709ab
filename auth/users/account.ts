import type { FactorsTable, IdentitiesTable, UsersTable } from "#database";
import type { Metadata } from "./metadata.ts";

export type User = Omit<UsersTable, "app_metadata" | "user_metadata"> & {
  app_metadata: Metadata;
  user_metadata: Metadata;
};
export type Identity = Omit<IdentitiesTable, "identity_data"> & { identity_data: Metadata };

/** All that is told of somebody. */
export type Account = {
  user: User;
  identities: readonly Identity[];
  factors: readonly FactorsTable[];
};

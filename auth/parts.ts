import type { Kysely, Transaction } from "kysely";
import type { Database, Tables } from "#database";
import type { KeySet } from "./keys/key-set.ts";
import type { PasswordHasher } from "./passwords/password-hasher.ts";
import type { Secrets } from "./secrets.ts";
import type { AuthSettings } from "./settings.ts";

/** What every rule of the accounts works with; made once in `create-auth.ts`. */
export type AuthParts = {
  database: Pick<Database, "query" | "transaction" | "forUpdate">;
  settings: AuthSettings;
  keys: KeySet;
  secrets: Secrets;
  hasher: PasswordHasher;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A fresh uuid; never a secret. */
  newId: () => string;
};

/** Inside a transaction or not. */
export type Query = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** The other end of a request. */
export type Client = { ip: string; userAgent: string };

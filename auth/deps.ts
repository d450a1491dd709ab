import type { Kysely, Transaction } from "kysely";
import type { Database, Tables } from "#database";
import type { KeySet } from "./keys/key-set.ts";
import type { PasswordHasher } from "./passwords/password-hasher.ts";
import type { SmsProvider } from "./phone/sms-provider.ts";
import type { Providers } from "./providers/create-providers.ts";
import type { Secrets } from "./secrets.ts";
import type { AuthSettings } from "./settings.ts";

/** What every rule of the accounts works with; made once in `create-auth.ts`. */
export type AuthDeps = {
  database: Pick<Database, "query" | "transaction" | "forUpdate">;
  settings: AuthSettings;
  keys: KeySet;
  secrets: Secrets;
  hasher: PasswordHasher;
  /** Absent: only the test numbers are reached, which are sent nothing. */
  smsProvider: SmsProvider | undefined;
  /** In the place of a network address in the audit log; "" where nothing stands for it. */
  hashClient: (ip: string) => string;
  /** Where else people may sign in. */
  providers: Providers;
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

/** Counts an email or a message of a sort before it is made; rejects where it comes too soon. */
export type CountSending = (
  sort: string,
  to: { email: string } | { phone: string },
) => Promise<Refund>;

/** For what was not sent. `share`: of what everybody may send; the next to the same number keeps its distance. */
export type Refund = (what: "share" | "all") => Promise<void>;

/** Counts a try against an account, or rejects it; what it gives takes it back, for a try that was right. */
export type CountAttempt = (account: string) => Promise<() => Promise<void>>;

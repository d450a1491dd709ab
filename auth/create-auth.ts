import { randomUUID } from "node:crypto";
import type { Database } from "#database";
import { authorizeAdmin } from "./admin/authorize.ts";
import { createUserAsAdmin } from "./admin/create-user.ts";
import { deleteUserAsAdmin } from "./admin/delete-user.ts";
import { deleteFactorAsAdmin, listFactorsAsAdmin, renameFactorAsAdmin } from "./admin/factors.ts";
import { findTarget } from "./admin/find-target.ts";
import { listUsers } from "./admin/list-users.ts";
import { updateUserAsAdmin } from "./admin/update-user.ts";
import { listAudit } from "./audit/audit-log.ts";
import { challengeFactor } from "./factors/challenge.ts";
import { enrollFactor } from "./factors/enroll.ts";
import { unenrollFactor } from "./factors/unenroll.ts";
import { verifyFactor } from "./factors/verify.ts";
import type { KeySet } from "./keys/key-set.ts";
import type { AuthParts } from "./parts.ts";
import { type Argon2Cost, recommendedCost } from "./passwords/argon2id.ts";
import { createPasswordHasher, type HashGate } from "./passwords/password-hasher.ts";
import { createSecrets } from "./secrets.ts";
import { accountBehind } from "./sessions/authenticate.ts";
import { refresh } from "./sessions/refresh.ts";
import { signInWithPassword } from "./sessions/sign-in.ts";
import { signOut } from "./sessions/sign-out.ts";
import type { AuthSettings } from "./settings.ts";
import { signUp } from "./users/sign-up.ts";
import { signUpAnonymously } from "./users/sign-up-anonymously.ts";
import { updateOwnUser } from "./users/update-user.ts";
import { loadAccount } from "./users/user-store.ts";

export type AuthOptions = {
  database: Pick<Database, "query" | "transaction" | "forUpdate">;
  settings: AuthSettings;
  keys: KeySet;
  /** Of the accounts alone, and the same in all instances: refresh tokens and second factors hang on it. */
  secret: string;
  /** In front of every hash of a password. */
  gate: HashGate;
  hashCost?: Argon2Cost | undefined;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
};

/** Binds a rule to the parts it works with. */
function bind<Rest extends unknown[], Result>(
  parts: AuthParts,
  rule: (parts: AuthParts, ...rest: Rest) => Result,
): (...rest: Rest) => Result {
  return (...rest) => rule(parts, ...rest);
}

export type Auth = ReturnType<typeof createAuth>;

export function createAuth(options: AuthOptions) {
  const { database, settings, keys } = options;
  const parts: AuthParts = {
    database,
    settings,
    keys,
    secrets: createSecrets(options.secret),
    hasher: createPasswordHasher(options.hashCost ?? recommendedCost, options.gate),
    now: options.now ?? Date.now,
    newId: randomUUID,
  };
  return {
    settings,
    /** For `/.well-known/jwks.json`. */
    publicKeys: keys.publicKeys,
    signUp: bind(parts, signUp),
    signUpAnonymously: bind(parts, signUpAnonymously),
    signInWithPassword: bind(parts, signInWithPassword),
    refresh: bind(parts, refresh),
    signOut: bind(parts, signOut),
    /** Of the access token's user. */
    account: bind(parts, accountBehind),
    updateOwnUser: bind(parts, updateOwnUser),
    factors: {
      enroll: bind(parts, enrollFactor),
      challenge: bind(parts, challengeFactor),
      verify: bind(parts, verifyFactor),
      unenroll: bind(parts, unenrollFactor),
    },
    /** Each for who has been authorised. */
    admin: {
      authorize: bind(parts, authorizeAdmin),
      createUser: bind(parts, createUserAsAdmin),
      listUsers: bind(parts, listUsers),
      user: async (id: string) => loadAccount(database.query, await findTarget(database.query, id)),
      updateUser: bind(parts, updateUserAsAdmin),
      deleteUser: bind(parts, deleteUserAsAdmin),
      listFactors: bind(parts, listFactorsAsAdmin),
      renameFactor: bind(parts, renameFactorAsAdmin),
      deleteFactor: bind(parts, deleteFactorAsAdmin),
      listAudit: (page: { page: number; perPage: number }) => listAudit(database.query, page),
    },
  };
}

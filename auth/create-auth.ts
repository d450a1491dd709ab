import { randomUUID } from "node:crypto";
import type { Database } from "#database";
import { authorizeAdmin } from "./admin/authorize.ts";
import { createUserAsAdmin } from "./admin/create-user.ts";
import { deleteUserAsAdmin } from "./admin/delete-user.ts";
import { deleteFactorAsAdmin, listFactorsAsAdmin, renameFactorAsAdmin } from "./admin/factors.ts";
import { findTarget } from "./admin/find-target.ts";
import { generateLink } from "./admin/generate-link.ts";
import { inviteUser } from "./admin/invite-user.ts";
import { listUsers } from "./admin/list-users.ts";
import { updateUserAsAdmin } from "./admin/update-user.ts";
import { listAudit } from "./audit/audit-log.ts";
import { sendEmailOtp } from "./otp/email-otp.ts";
import { exchangeFlowCode } from "./codes/flow-states.ts";
import { recoverAccount } from "./otp/recover.ts";
import { resendEmail } from "./otp/resend-email.ts";
import { verifyCode } from "./verification/verify-code.ts";
import { followLink, verifyLinkToken } from "./verification/verify-link.ts";
import { challengeFactor } from "./factors/challenge.ts";
import { enrollFactor } from "./factors/enroll.ts";
import { unenrollFactor } from "./factors/unenroll.ts";
import { verifyFactor } from "./factors/verify.ts";
import type { KeySet } from "./keys/key-set.ts";
import type { MailOptions } from "./mail/deliver.ts";
import { createMailWorker, idleMailWorker, type MailWorker } from "./mail/mail-worker.ts";
import { wakeAfterCommit } from "./mail/wake-after-commit.ts";
import type { AuthParts } from "./parts.ts";
import { type Argon2Cost, recommendedCost } from "./passwords/argon2id.ts";
import { createPasswordHasher, type HashGate } from "./passwords/password-hasher.ts";
import type { Messenger } from "./phone/sms-provider.ts";
import { sendPhoneOtp } from "./otp/phone-otp.ts";
import { resendPhoneCode } from "./otp/resend-sms.ts";
import { createSecrets } from "./secrets.ts";
import { accountBehind } from "./sessions/authenticate.ts";
import { isKnownPlace } from "./sessions/known-address.ts";
import { refresh } from "./sessions/refresh.ts";
import { signInWithPassword } from "./sessions/sign-in.ts";
import { signOut } from "./sessions/sign-out.ts";
import type { AuthSettings } from "./settings.ts";
import { sweep } from "./sweep.ts";
import { reauthenticate } from "./account/reauthenticate.ts";
import { signUp } from "./sign-up/sign-up.ts";
import { signUpAnonymously } from "./sign-up/sign-up-anonymously.ts";
import { updateOwnUser } from "./account/update-user.ts";
import { loadAccount } from "./users/user-store.ts";

export type AuthOptions = {
  database: Pick<Database, "query" | "transaction" | "forUpdate">;
  settings: AuthSettings;
  keys: KeySet;
  /** Of the accounts alone, and the same in all instances: refresh tokens and second factors hang on it. */
  secret: string;
  /** In front of every hash of a password. */
  gate: HashGate;
  /** Absent: emails wait in the store. */
  mail?: MailOptions | undefined;
  /** Absent: only the numbers with a test code are reached. */
  messenger?: Messenger | undefined;
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
  const { settings, keys } = options;
  const now = options.now ?? Date.now;
  const secrets = createSecrets(options.secret);
  const { database, mailWorker } = withMailWorker(options, { secrets, settings, now });
  const parts: AuthParts = {
    database,
    settings,
    keys,
    secrets,
    hasher: createPasswordHasher(options.hashCost ?? recommendedCost, options.gate),
    messenger: options.messenger,
    now,
    newId: randomUUID,
  };
  return {
    settings,
    /** Carries emails; idle where no transport was given. */
    mailWorker,
    /** For `/.well-known/jwks.json`. */
    publicKeys: keys.publicKeys,
    signUp: bind(parts, signUp),
    sendEmailOtp: bind(parts, sendEmailOtp),
    recoverAccount: bind(parts, recoverAccount),
    resendEmail: bind(parts, resendEmail),
    verifyCode: bind(parts, verifyCode),
    verifyLinkToken: bind(parts, verifyLinkToken),
    followLink: bind(parts, followLink),
    exchangeFlowCode: bind(parts, exchangeFlowCode),
    signUpAnonymously: bind(parts, signUpAnonymously),
    signInWithPassword: bind(parts, signInWithPassword),
    isKnownPlace: bind(parts, isKnownPlace),
    refresh: bind(parts, refresh),
    signOut: bind(parts, signOut),
    /** Of the access token's user. */
    account: bind(parts, accountBehind),
    updateOwnUser: bind(parts, updateOwnUser),
    reauthenticate: bind(parts, reauthenticate),
    sendPhoneOtp: bind(parts, sendPhoneOtp),
    resendPhoneCode: bind(parts, resendPhoneCode),
    factors: {
      enroll: bind(parts, enrollFactor),
      challenge: bind(parts, challengeFactor),
      verify: bind(parts, verifyFactor),
      unenroll: bind(parts, unenrollFactor),
    },
    /** Takes away what no request can use any more. */
    sweep: bind(parts, sweep),
    /** Each for who has been authorised. */
    admin: {
      authorize: bind(parts, authorizeAdmin),
      createUser: bind(parts, createUserAsAdmin),
      listUsers: bind(parts, listUsers),
      user: async (id: string) => loadAccount(database.query, await findTarget(database.query, id)),
      updateUser: bind(parts, updateUserAsAdmin),
      deleteUser: bind(parts, deleteUserAsAdmin),
      inviteUser: bind(parts, inviteUser),
      generateLink: bind(parts, generateLink),
      listFactors: bind(parts, listFactorsAsAdmin),
      renameFactor: bind(parts, renameFactorAsAdmin),
      deleteFactor: bind(parts, deleteFactorAsAdmin),
      listAudit: (page: { page: number; perPage: number }) => listAudit(database.query, page),
    },
  };
}

/** The store, and who is called when an email is committed to it. */
function withMailWorker(
  { database, mail }: AuthOptions,
  parts: Pick<AuthParts, "secrets" | "settings" | "now">,
): { database: AuthParts["database"]; mailWorker: MailWorker } {
  if (!mail) return { database, mailWorker: idleMailWorker };
  const mailWorker = createMailWorker({ ...parts, database }, mail);
  return { database: wakeAfterCommit(database, mailWorker.wake), mailWorker };
}

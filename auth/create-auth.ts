import { randomUUID } from "node:crypto";
import type { Database } from "#database";
import { reauthenticate } from "./account/reauthenticate.ts";
import { updateOwnUser } from "./account/update-user.ts";
import { authorizeAdmin } from "./admin/authorize.ts";
import { createUserAsAdmin } from "./admin/create-user.ts";
import { deleteUserAsAdmin } from "./admin/delete-user.ts";
import { deleteFactorAsAdmin, listFactorsAsAdmin, renameFactorAsAdmin } from "./admin/factors.ts";
import { findTarget } from "./admin/find-target.ts";
import { generateLink } from "./admin/generate-link.ts";
import { inviteUser } from "./admin/invite-user.ts";
import { listUsers } from "./admin/list-users.ts";
import { deletePasskeyAsAdmin, listPasskeysAsAdmin } from "./admin/passkeys.ts";
import {
  createSsoProvider,
  deleteSsoProvider,
  listSsoProviders,
  ssoProvider,
  updateSsoProvider,
} from "./admin/sso-providers.ts";
import { updateUserAsAdmin } from "./admin/update-user.ts";
import { listAudit } from "./audit/audit-log.ts";
import { createFailedSignIns, type SignInTry } from "./audit/failed-sign-ins.ts";
import { exchangeFlowCode } from "./codes/flow-states.ts";
import type { AuthDeps } from "./deps.ts";
import { challengeFactor } from "./factors/challenge.ts";
import { enrollFactor } from "./factors/enroll.ts";
import { unenrollFactor } from "./factors/unenroll.ts";
import { verifyFactor } from "./factors/verify.ts";
import { beginLinking, beginWithProvider } from "./identities/begin.ts";
import { finishWithProvider, signInWithIdToken } from "./identities/finish.ts";
import { mayLink } from "./identities/link.ts";
import { unlinkIdentity } from "./identities/unlink.ts";
import type { KeySet } from "./keys/key-set.ts";
import type { MailOptions } from "./mail/deliver.ts";
import { countWaiting } from "./mail/email-queue.ts";
import { createMailWorker, idleMailWorker, type MailWorker } from "./mail/mail-worker.ts";
import { wakeAfterCommit } from "./mail/wake-after-commit.ts";
import { sendEmailOtp } from "./otp/email-otp.ts";
import { sendPhoneOtp } from "./otp/phone-otp.ts";
import { recoverAccount } from "./otp/recover.ts";
import { resendEmail } from "./otp/resend-email.ts";
import { resendPhoneCode } from "./otp/resend-sms.ts";
import { deletePasskey, listPasskeys, renamePasskey } from "./passkeys/manage.ts";
import { beginRegistration, finishRegistration } from "./passkeys/register.ts";
import { beginPasskeySignIn, signInWithPasskey } from "./passkeys/sign-in.ts";
import { type Argon2Cost, recommendedCost } from "./passwords/argon2id.ts";
import { createPasswordHasher, type HashLimiter } from "./passwords/password-hasher.ts";
import type { SmsProvider } from "./phone/sms-provider.ts";
import { createProviders } from "./providers/create-providers.ts";
import { beginSso, leaveForSso } from "./saml/begin.ts";
import { finishSso, receiveAssertion } from "./saml/finish.ts";
import { serviceProviderMetadata } from "./saml/service-provider.ts";
import { createSecrets } from "./secrets.ts";
import { accountBehind } from "./sessions/authenticate.ts";
import { isKnownAddress } from "./sessions/known-address.ts";
import { refresh } from "./sessions/refresh.ts";
import { type PasswordSignIn, signInWithPassword } from "./sessions/sign-in.ts";
import { signOut } from "./sessions/sign-out.ts";
import type { AuthSettings } from "./settings.ts";
import { signUp } from "./sign-up/sign-up.ts";
import { signUpAnonymously } from "./sign-up/sign-up-anonymously.ts";
import { sweep } from "./sweep.ts";
import { keyOf } from "./users/contact.ts";
import { findAccountId, loadAccount } from "./users/user-store.ts";
import { type TypedCode, verifyCode } from "./verification/verify-code.ts";
import { followLink, verifyLinkToken } from "./verification/verify-link.ts";

export type AuthOptions = {
  database: Pick<Database, "query" | "transaction" | "forUpdate">;
  settings: AuthSettings;
  keys: KeySet;
  /** Of the accounts alone, and the same in all instances: refresh tokens and second factors hang on it. */
  secret: string;
  /** In front of every hash of a password. */
  hashLimiter: HashLimiter;
  /** Absent: emails wait in the store. */
  mail?: MailOptions | undefined;
  /** Absent: only the numbers with a test code are reached. */
  smsProvider?: SmsProvider | undefined;
  hashCost?: Argon2Cost | undefined;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
  /** In the place of a network address in the audit log. Absent: nothing stands there. */
  hashClient?: ((ip: string) => string) | undefined;
  /** Hears of a fault in what nobody waits for. */
  report?: ((error: unknown) => void) | undefined;
};

/** Binds a rule to its dependencies. */
function bind<Rest extends unknown[], Result>(
  deps: AuthDeps,
  rule: (deps: AuthDeps, ...rest: Rest) => Result,
): (...rest: Rest) => Result {
  return (...rest) => rule(deps, ...rest);
}

export type Auth = ReturnType<typeof createAuth>;

export function createAuth(options: AuthOptions) {
  const { settings, keys } = options;
  const now = options.now ?? Date.now;
  const secrets = createSecrets(options.secret);
  const { database, mailWorker } = withMailWorker(options, { secrets, settings, now });
  const deps: AuthDeps = {
    database,
    settings,
    keys,
    secrets,
    hasher: createPasswordHasher(options.hashCost ?? recommendedCost, options.hashLimiter),
    smsProvider: options.smsProvider,
    providers: createProviders({ settings: settings.providers, now }),
    hashClient: options.hashClient ?? (() => ""),
    now,
    newId: randomUUID,
  };
  return {
    settings,
    ...signIns(deps, options),
    ...outsideProviders(deps),
    ...singleSignOn(deps),
    ...factorsAndPasskeys(deps),
    /** How many emails wait in the store, and for how long the oldest has. */
    emailsWaiting: () => countWaiting(database.query, now()),
    /** Sends emails; idle where no transport was given. */
    mailWorker,
    /** For `/.well-known/jwks.json`. */
    publicKeys: keys.publicKeys,
    signUp: bind(deps, signUp),
    sendEmailOtp: bind(deps, sendEmailOtp),
    recoverAccount: bind(deps, recoverAccount),
    resendEmail: bind(deps, resendEmail),
    verifyLinkToken: bind(deps, verifyLinkToken),
    followLink: bind(deps, followLink),
    exchangeFlowCode: bind(deps, exchangeFlowCode),
    signUpAnonymously: bind(deps, signUpAnonymously),
    isKnownAddress: bind(deps, isKnownAddress),
    refresh: bind(deps, refresh),
    signOut: bind(deps, signOut),
    /** Of the access token's user. */
    account: bind(deps, accountBehind),
    updateOwnUser: bind(deps, updateOwnUser),
    reauthenticate: bind(deps, reauthenticate),
    sendPhoneOtp: bind(deps, sendPhoneOtp),
    resendPhoneCode: bind(deps, resendPhoneCode),
    /** Takes away what no request can use any more. */
    sweep: bind(deps, sweep),
    /** Each for who has been authorised. */
    admin: {
      authorize: bind(deps, authorizeAdmin),
      createUser: bind(deps, createUserAsAdmin),
      listUsers: bind(deps, listUsers),
      user: async (id: string) => loadAccount(database.query, await findTarget(database.query, id)),
      updateUser: bind(deps, updateUserAsAdmin),
      deleteUser: bind(deps, deleteUserAsAdmin),
      inviteUser: bind(deps, inviteUser),
      generateLink: bind(deps, generateLink),
      listFactors: bind(deps, listFactorsAsAdmin),
      renameFactor: bind(deps, renameFactorAsAdmin),
      deleteFactor: bind(deps, deleteFactorAsAdmin),
      listPasskeys: bind(deps, listPasskeysAsAdmin),
      deletePasskey: bind(deps, deletePasskeyAsAdmin),
      listAudit: (page: { page: number; perPage: number }) => listAudit(database.query, page),
    },
  };
}

/** Ways to sign in with what somebody may guess: what fails is noted. */
function signIns(deps: AuthDeps, { report = () => undefined }: AuthOptions) {
  const accountOf = (tried: SignInTry) => findAccountId(deps.database.query, tried);
  const failed = createFailedSignIns({ ...deps, accountOf, report });
  return {
    signInWithPassword: (request: PasswordSignIn) =>
      failed.noting(request, () => signInWithPassword(deps, request)),
    verifyCode: (typed: TypedCode) =>
      failed.noting({ ...keyOf(typed.to), client: typed.client }, () => verifyCode(deps, typed)),
    /** Resolves when what was noted stands in the store, or cannot. */
    failuresNoted: failed.settled,
  };
}

/** Ways in by another service, and who may change them. */
function outsideProviders(deps: AuthDeps) {
  return {
    beginWithProvider: bind(deps, beginWithProvider),
    finishWithProvider: bind(deps, finishWithProvider),
    signInWithIdToken: bind(deps, signInWithIdToken),
    mayLink: bind(deps, mayLink),
    beginLinking: bind(deps, beginLinking),
    unlinkIdentity: bind(deps, unlinkIdentity),
  };
}

/** Ways in by an organisation's own provider, for who has asked whether they are on. */
function singleSignOn(deps: AuthDeps) {
  return {
    samlMetadata: () => serviceProviderMetadata(deps),
    beginSso: bind(deps, beginSso),
    leaveForSso: bind(deps, leaveForSso),
    receiveAssertion: bind(deps, receiveAssertion),
    finishSso: bind(deps, finishSso),
    ssoProviders: {
      create: bind(deps, createSsoProvider),
      list: bind(deps, listSsoProviders),
      read: bind(deps, ssoProvider),
      update: bind(deps, updateSsoProvider),
      delete: bind(deps, deleteSsoProvider),
    },
  };
}

/** What people have besides a password, or in its place. */
function factorsAndPasskeys(deps: AuthDeps) {
  return {
    factors: {
      enroll: bind(deps, enrollFactor),
      challenge: bind(deps, challengeFactor),
      verify: bind(deps, verifyFactor),
      unenroll: bind(deps, unenrollFactor),
    },
    passkeys: {
      beginRegistration: bind(deps, beginRegistration),
      finishRegistration: bind(deps, finishRegistration),
      beginSignIn: bind(deps, beginPasskeySignIn),
      signIn: bind(deps, signInWithPasskey),
      list: bind(deps, listPasskeys),
      rename: bind(deps, renamePasskey),
      delete: bind(deps, deletePasskey),
    },
  };
}

/** The store, and who is called when an email is committed to it. */
function withMailWorker(
  { database, mail }: AuthOptions,
  deps: Pick<AuthDeps, "secrets" | "settings" | "now">,
): { database: AuthDeps["database"]; mailWorker: MailWorker } {
  if (!mail) return { database, mailWorker: idleMailWorker };
  const mailWorker = createMailWorker({ ...deps, database }, mail);
  return { database: wakeAfterCommit(database, mailWorker.wake), mailWorker };
}

import { record } from "../audit/audit-log.ts";
import { AuthError } from "../auth-error.ts";
import { confirmationLink, type LinkType } from "../codes/link.ts";
import { type IssuedCode, issueCode } from "../codes/one-time-codes.ts";
import { askForEmailChange } from "../contact-change/email-change.ts";
import type { AuthDeps, Trx } from "../deps.ts";
import { wordsOfAccount } from "../passwords/near-words.ts";
import { checkNewPassword } from "../passwords/strength.ts";
import { emailExists, requireEmail } from "../users/contact.ts";
import { type Metadata, mergeMetadata } from "../users/metadata.ts";
import {
  type Account,
  findUser,
  loadAccount,
  lockUser,
  type User,
  updateUser,
} from "../users/user-store.ts";
import { lockOrCreate } from "./account-by-email.ts";
import type { Admin } from "./authorize.ts";
import { markInvited } from "./invite-user.ts";

const linkTypes = [
  "signup",
  "invite",
  "magiclink",
  "recovery",
  "email_change_current",
  "email_change_new",
] as const;
type GeneratedType = (typeof linkTypes)[number];

export type LinkRequest = {
  type?: string | null | undefined;
  email?: string | null | undefined;
  newEmail?: string | null | undefined;
  password?: string | null | undefined;
  data?: Metadata | null | undefined;
  /** Chosen by `chooseRedirect`. */
  redirectTo: string;
};

/** What an email would hold, for an operator who brings it to the person in their own way. */
export type GeneratedLink = {
  account: Account;
  actionLink: string;
  code: string;
  linkToken: string;
  /** What it became: a magic link for a new address is a sign-up. */
  type: GeneratedType;
};

export async function generateLink(
  deps: AuthDeps,
  admin: Admin,
  request: LinkRequest,
): Promise<GeneratedLink> {
  const asked = requireType(request.type);
  const email = requireEmail(request.email ?? "");
  const known = await findUser(deps.database.query, { email });
  const type = !known && asked === "magiclink" ? "signup" : asked;
  const isForNew = type === "signup" || type === "invite";
  if (!known && !isForNew) throw unknownEmail();
  if (isForNew && known && known.email_confirmed_at !== null) throw emailExists();
  const isNeeded = asked === "signup" && (!known || request.password);
  const password_hash = isNeeded ? await hashOf(deps, request.password, email) : null;
  const order = { ...request, email, type, password_hash, actor: admin.actor };
  const { user, issued } = await deps.database.transaction((trx) => prepare(trx, deps, order));
  const account = await loadAccount(deps.database.query, user);
  const { code, linkToken } = issued;
  const { redirectTo } = request;
  const actionLink = confirmationLink(deps, { linkToken, type: typeOfLink(type), redirectTo });
  return { account, actionLink, code, linkToken, type };
}

function requireType(type: string | null | undefined): GeneratedType {
  const known = linkTypes.find((name) => name === type);
  if (known) return known;
  const shown = (type ?? "").slice(0, 40);
  throw invalid(`Invalid email action link type requested: ${shown}`);
}

async function hashOf(
  { hasher, settings }: AuthDeps,
  password: string | null | undefined,
  email: string,
): Promise<string> {
  if (!password) throw invalid("Signup requires a valid password");
  await checkNewPassword(password, settings.passwords, wordsOfAccount({ email }));
  return hasher.hash(password);
}

function typeOfLink(type: GeneratedType): LinkType {
  return type === "email_change_current" || type === "email_change_new" ? "email_change" : type;
}

type Order = LinkRequest & {
  email: string;
  type: GeneratedType;
  password_hash: string | null;
  actor: string | null;
};

type Prepared = { user: User; issued: IssuedCode };

function prepare(trx: Trx, deps: AuthDeps, order: Order): Promise<Prepared> {
  const { type } = order;
  if (type === "signup") return prepareSignUp(trx, deps, order);
  if (type === "invite") return prepareInvitation(trx, deps, order);
  if (type === "magiclink" || type === "recovery") return prepareRecovery(trx, deps, order);
  return prepareEmailChange(trx, deps, { ...order, type });
}

async function prepareSignUp(trx: Trx, deps: AuthDeps, order: Order): Promise<Prepared> {
  const { email, data, password_hash, actor } = order;
  const account = { email, password_hash, data: data ?? {} };
  const { user, isNew } = await lockOrCreate(trx, deps, account);
  const now = deps.now();
  const user_metadata = mergeMetadata(user.user_metadata, data ?? {});
  const asked = await updateUser(trx, user, { user_metadata, confirmation_sent_at: now }, now);
  const action = isNew ? "user_signedup" : "user_confirmation_requested";
  await record(trx, deps, action, { actor, subject: user.id });
  const issued = await issueCode(trx, deps, { user, purpose: "confirmation", address: email });
  return { user: asked, issued };
}

async function prepareInvitation(trx: Trx, deps: AuthDeps, order: Order): Promise<Prepared> {
  const { email, data, actor } = order;
  const account = { email, password_hash: null, data: data ?? {} };
  const { user } = await lockOrCreate(trx, deps, account);
  await record(trx, deps, "user_invited", { actor, subject: user.id });
  return markInvited(trx, deps, user, email);
}

async function prepareRecovery(
  trx: Trx,
  deps: AuthDeps,
  { email, actor }: Order,
): Promise<Prepared> {
  const user = await lockUser(trx, deps.database, { email });
  if (!user) throw unknownEmail();
  const now = deps.now();
  const asked = await updateUser(trx, user, { recovery_sent_at: now }, now);
  await record(trx, deps, "user_recovery_requested", { actor, subject: user.id });
  const issued = await issueCode(trx, deps, { user, purpose: "recovery", address: email });
  return { user: asked, issued };
}

type EmailChange = Order & { type: "email_change_current" | "email_change_new" };

async function prepareEmailChange(
  trx: Trx,
  deps: AuthDeps,
  { email, newEmail: written, type, actor }: EmailChange,
): Promise<Prepared> {
  if (type === "email_change_current" && !deps.settings.secureEmailChange)
    throw invalid("Enable secure email change to generate link for current email");
  const newEmail = requireEmail(written ?? "");
  const user = await lockUser(trx, deps.database, { email });
  if (!user) throw unknownEmail();
  if (await findUser(trx, { email: newEmail })) throw emailExists();
  const asked = await askForEmailChange(trx, deps, user, newEmail);
  await record(trx, deps, "user_modified", { actor, subject: user.id });
  const address = type === "email_change_current" ? email : newEmail;
  return { user: asked, issued: await issueCode(trx, deps, { user, purpose: type, address }) };
}

function unknownEmail(): AuthError {
  return new AuthError("user_not_found", "User with this email not found");
}

function invalid(message: string): AuthError {
  return new AuthError("validation_failed", message);
}

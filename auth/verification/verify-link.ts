import { AuthError } from "../auth-error.ts";
import { findByLink } from "../codes/one-time-codes.ts";
import type { AuthDeps, Client, Trx } from "../deps.ts";
import { lockUser } from "../users/user-store.ts";
import { accept, type Outcome, refused, type Verified, verifying } from "./accept.ts";
import { addressFor, isPhoneType, purposesOf } from "./purposes.ts";

export type OpenedLink = {
  /** What it confirms, by the words of the protocol. */
  type: string;
  linkToken: string;
  client: Client;
};

/** What stood in a link, sent by a page that holds it: a session in any case. */
export function verifyLinkToken(deps: AuthDeps, link: OpenedLink): Promise<Verified> {
  return open(deps, link, false);
}

/** A link that was opened in a browser; one of a flow goes on where that was begun. */
export function followLink(deps: AuthDeps, link: OpenedLink): Promise<Verified> {
  return open(deps, link, true);
}

async function open(deps: AuthDeps, link: OpenedLink, follows: boolean): Promise<Verified> {
  const { type } = link;
  if (purposesOf(type).length === 0 || isPhoneType(type))
    throw new AuthError("validation_failed", "Invalid email verification type");
  return verifying(deps, type, (trx) => settle(trx, deps, link, follows));
}

async function settle(
  trx: Trx,
  deps: AuthDeps,
  { type, linkToken, client }: OpenedLink,
  follows: boolean,
): Promise<Outcome> {
  const found = await findByLink(trx, deps, linkToken);
  const user = found && (await lockUser(trx, deps.database, { id: found.user_id }));
  // Again, now that nobody else has the user: of two that come at once, one was first.
  const code = user && (await findByLink(trx, deps, linkToken));
  const fits =
    code &&
    purposesOf(type).includes(code.purpose) &&
    addressFor(user, code.purpose) === code.address;
  if (!fits) return refused(new AuthError("otp_expired", "Email link is invalid or has expired"));
  const { purpose, id: codeId, flow_id } = code;
  return accept(trx, deps, user, { purpose, codeId, flowId: follows ? flow_id : null, client });
}

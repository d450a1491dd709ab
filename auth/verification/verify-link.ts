import { AuthError } from "../auth-error.ts";
import type { AuthParts, Client, Trx } from "../parts.ts";
import { lockUser } from "../users/user-store.ts";
import { findByLink } from "../codes/one-time-codes.ts";
import { accept, type Outcome, refused, type Verified, verifying } from "./accept.ts";
import { isPhoneType, provenBy, purposesOf } from "./purposes.ts";

export type OpenedLink = {
  /** What it confirms, by the words of the protocol. */
  type: string;
  linkToken: string;
  client: Client;
};

/** What stood in a link, sent by a page that holds it: a session in any case. */
export function verifyLinkToken(parts: AuthParts, link: OpenedLink): Promise<Verified> {
  return open(parts, link, false);
}

/** A link that was opened in a browser; one of a flow goes on where that was begun. */
export function followLink(parts: AuthParts, link: OpenedLink): Promise<Verified> {
  return open(parts, link, true);
}

async function open(parts: AuthParts, link: OpenedLink, follows: boolean): Promise<Verified> {
  const { type } = link;
  if (purposesOf(type).length === 0 || isPhoneType(type))
    throw new AuthError("validation_failed", "Invalid email verification type");
  return verifying(parts, type, (trx) => settle(trx, parts, link, follows));
}

async function settle(
  trx: Trx,
  parts: AuthParts,
  { type, linkToken, client }: OpenedLink,
  follows: boolean,
): Promise<Outcome> {
  const found = await findByLink(trx, parts, linkToken);
  const user = found && (await lockUser(trx, parts.database, { id: found.user_id }));
  // Again, now that nobody else has the user: of two that come at once, one was first.
  const code = user && (await findByLink(trx, parts, linkToken));
  const fits =
    code &&
    purposesOf(type).includes(code.purpose) &&
    provenBy(user, code.purpose) === code.address;
  if (!fits) return refused(new AuthError("otp_expired", "Email link is invalid or has expired"));
  const { purpose, id: codeId, flow_id } = code;
  return accept(trx, parts, user, { purpose, codeId, flowId: follows ? flow_id : null, client });
}

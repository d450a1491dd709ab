import { normalizeEmail } from "../users/contact.ts";
import type { Metadata } from "../users/metadata.ts";

/** What a provider says of somebody who has signed in there. */
export type Profile = {
  /** What it calls the person, for ever. */
  subject: string;
  email: { address: string; isVerified: boolean } | undefined;
  /** For the identity, and for what the person reads of themselves. */
  data: Metadata;
};

type Said = Readonly<Record<string, unknown>>;

/** Longer words name nobody; what stands here goes into access tokens. */
const maxCharacters = 300;
const maxSubject = 255;

/** Undefined where it does not say who it is. */
export function profileOf(
  said: Said,
  { issuer, verifiedClaim }: { issuer: string; verifiedClaim?: string | undefined },
): Profile | undefined {
  const { sub } = said;
  if (typeof sub !== "string" || !isPlain(sub) || sub.length > maxSubject) return undefined;
  const address = typeof said.email === "string" ? normalizeEmail(said.email) : undefined;
  const isVerified = verifiedClaim === undefined || isTrue(said[verifiedClaim]);
  const name = word(said.name) ?? joined(said);
  const picture = word(said.picture);
  return {
    subject: sub,
    email: address === undefined ? undefined : { address, isVerified },
    data: withoutGaps({
      iss: issuer,
      sub,
      provider_id: sub,
      name,
      full_name: name,
      preferred_username: word(said.preferred_username),
      user_name: word(said.preferred_username),
      picture,
      avatar_url: picture,
      email: address,
      email_verified: address !== undefined && isVerified,
      phone_verified: false,
    }),
  };
}

/** Some write it as a word or a number. */
function isTrue(value: unknown): boolean {
  return value === true || value === "true" || value === 1 || value === "1";
}

function joined({ given_name, family_name }: Said): string | undefined {
  return [word(given_name), word(family_name)].filter(Boolean).join(" ") || undefined;
}

function word(value: unknown): string | undefined {
  return typeof value === "string" &&
    value !== "" &&
    isPlain(value) &&
    value.length <= maxCharacters
    ? value
    : undefined;
}

function isPlain(value: string): boolean {
  return value !== "" && !/\p{C}/u.test(value);
}

function withoutGaps(data: Metadata): Metadata {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}

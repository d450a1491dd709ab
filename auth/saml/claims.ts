import { AuthError } from "../auth-error.ts";
import { type Profile, profileOf } from "../providers/profile.ts";
import { mergeMetadata } from "../users/metadata.ts";
import { child, textOf, type XmlElement } from "./xml.ts";

/** Which attribute tells what, in the reference server's form. */
export type AttributeMapping = {
  keys?: Readonly<Record<string, AttributeRule>> | undefined;
};

export type AttributeRule = {
  name?: string | undefined;
  names?: readonly string[] | undefined;
  default?: unknown;
  /** All the values, not only the first. */
  array?: boolean | undefined;
};

const formats = "urn:oasis:names:tc:SAML:";
const emailFormat = `${formats}1.1:nameid-format:emailAddress`;
const transient = `${formats}2.0:nameid-format:transient`;
/** Of the standard for names that stay (saml-subject-id-attr). */
const subjectId = `${formats}attribute:subject-id`;
/** How the address is called by the services that are out there. */
const emailNames = [
  "urn:oid:0.9.2342.19200300.100.1.3",
  "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
  "http://schemas.xmlsoap.org/claims/EmailAddress",
  ...["mail", "Mail", "email"],
];
/** What accounts know by themselves; what else is mapped goes into `custom_claims`. */
const ownClaims = [
  ...["email", "name", "given_name", "family_name", "preferred_username", "picture"],
];

/** Who the assertion is about. */
export function profileIn(
  assertion: XmlElement,
  { entityId, mapping }: { entityId: string; mapping: AttributeMapping },
): Profile {
  const subject = subjectIn(assertion);
  const mapped = mappedIn(assertion, mapping);
  const email = typeof mapped.email === "string" ? mapped.email : emailIn(assertion);
  const profile = subject && profileOf({ ...mapped, email, sub: subject }, { issuer: entityId });
  if (!profile)
    throw new AuthError(
      "saml_assertion_no_user_id",
      "SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID uniquely identifying this user",
    );
  const others = Object.entries(mapped).filter(([name]) => !ownClaims.includes(name));
  if (others.length === 0) return profile;
  const custom_claims = Object.fromEntries(others);
  return { ...profile, data: mergeMetadata({}, { ...profile.data, custom_claims }) };
}

/** What it calls the person, for ever; undefined where it is another word each time. */
function subjectIn(assertion: XmlElement): string | undefined {
  const [named] = valuesOf(assertion, subjectId);
  if (named) return named;
  const nameId = child(child(assertion, "Subject"), "NameID");
  const { Format: format } = nameId?.$ ?? {};
  if (format === transient) return undefined;
  return format === emailFormat ? textOf(nameId).toLowerCase() : textOf(nameId);
}

function emailIn(assertion: XmlElement): string | undefined {
  const [said] = emailNames.flatMap((name) => valuesOf(assertion, name));
  if (said) return said;
  const nameId = child(child(assertion, "Subject"), "NameID");
  return nameId?.$?.Format === emailFormat ? textOf(nameId) : undefined;
}

function mappedIn(assertion: XmlElement, { keys = {} }: AttributeMapping) {
  const mapped = Object.entries(keys).flatMap(([key, rule]): [string, unknown][] => {
    const names = [...(rule.name === undefined ? [] : [rule.name]), ...(rule.names ?? [])];
    const values = names.map((name) => valuesOf(assertion, name)).find(({ length }) => length > 0);
    if (values) return [[key, rule.array ? values : values[0]]];
    return rule.default === undefined || rule.default === null ? [] : [[key, rule.default]];
  });
  return Object.fromEntries(mapped);
}

/** By its name, or by the one for people. */
function valuesOf(assertion: XmlElement, name: string): string[] {
  return (assertion.AttributeStatement ?? [])
    .flatMap(({ Attribute: attributes }) => attributes ?? [])
    .filter(({ $ }) => $?.Name === name || $?.FriendlyName === name)
    .flatMap(({ AttributeValue: values }) => values ?? [])
    .map(textOf)
    .filter((value) => value !== "");
}

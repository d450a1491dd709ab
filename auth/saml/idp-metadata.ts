import { X509Certificate } from "node:crypto";
import { AuthError } from "../auth-error.ts";
import { child, readXml, textOf, type XmlElement } from "./xml.ts";

/** What an identity provider says of itself. */
export type IdpMetadata = {
  entityId: string;
  /** Where browsers go to sign in, by the way that the question takes. */
  signIn: { redirect: string | undefined; post: string | undefined };
  /** Each of them may have signed an assertion. DER in base64. */
  certificates: readonly string[];
};

const bindings = "urn:oasis:names:tc:SAML:2.0:bindings:";
const minBits = 2048;
const maxEntityId = 1024;

/** Throws what the operator can mend. */
export async function readIdpMetadata(xml: string): Promise<IdpMetadata> {
  const { EntityDescriptor: entity } = await readXml(xml).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message.split("\n")[0]?.slice(0, 200) : "";
    throw invalid(`SAML Metadata is not valid XML: ${reason}`, cause);
  });
  if (!entity) throw invalid("SAML Metadata does not contain one EntityDescriptor");
  const entityId = entity.$?.entityID?.trim() ?? "";
  if (entityId === "" || entityId.length > maxEntityId)
    throw invalid("SAML Metadata does not contain an EntityID");
  const descriptors = entity.IDPSSODescriptor ?? [];
  const [descriptor] = descriptors;
  if (!descriptor) throw invalid("SAML Metadata does not contain any IDPSSODescriptor");
  if (descriptors.length > 1) throw invalid("SAML Metadata contains multiple IDPSSODescriptors");
  return { entityId, signIn: signInOf(descriptor), certificates: certificatesOf(descriptor) };
}

function signInOf(descriptor: XmlElement): IdpMetadata["signIn"] {
  const services = descriptor.SingleSignOnService ?? [];
  const locationOf = (binding: string) =>
    services.find(({ $ }) => $?.Binding === bindings + binding)?.$?.Location;
  const [redirect, post] = [locationOf("HTTP-Redirect"), locationOf("HTTP-POST")];
  if (!(redirect || post))
    throw invalid("SAML Metadata has no SingleSignOnService for HTTP-Redirect or HTTP-POST");
  for (const location of [redirect, post])
    if (location && !isSecureAddress(location))
      throw invalid("SAML Metadata has a SingleSignOnService that is not a HTTPS URL");
  return { redirect, post };
}

/** Over TLS, or on this very machine, where a trial has its identity provider. */
function isSecureAddress(written: string): boolean {
  const { protocol, hostname = "", username } = URL.parse(written) ?? {};
  if (username !== "") return false;
  const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
  return protocol === "https:" || (protocol === "http:" && isHere);
}

function certificatesOf(descriptor: XmlElement): string[] {
  const certificates = (descriptor.KeyDescriptor ?? [])
    .filter(({ $ }) => $?.use !== "encryption")
    .flatMap((key) => child(key, "KeyInfo")?.X509Data ?? [])
    .flatMap(({ X509Certificate: written }) => written ?? [])
    .map((element) => textOf(element).replaceAll(/\s/g, ""));
  if (certificates.length === 0)
    throw invalid("SAML Metadata does not contain a certificate for signing");
  for (const certificate of certificates) requireStrong(certificate);
  return certificates;
}

/** Until when it is good does not matter here: whoever trusts the metadata trusts the key in it. */
function requireStrong(certificate: string): void {
  const { asymmetricKeyType, asymmetricKeyDetails } = keyOf(certificate);
  if (asymmetricKeyType !== "rsa" || (asymmetricKeyDetails?.modulusLength ?? 0) < minBits)
    throw invalid(
      `SAML Metadata has a certificate that is not of RSA with ${minBits} bits or more`,
    );
}

function keyOf(certificate: string) {
  try {
    return new X509Certificate(Buffer.from(certificate, "base64")).publicKey;
  } catch (cause) {
    throw invalid("SAML Metadata has a certificate that cannot be read", cause);
  }
}

function invalid(message: string, cause?: unknown): AuthError {
  return new AuthError("validation_failed", message, { cause });
}

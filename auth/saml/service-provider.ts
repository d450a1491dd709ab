import { AuthError } from "../auth-error.ts";
import type { AuthDeps } from "../deps.ts";
import type { SamlSettings } from "../settings.ts";
import type { IdpMetadata } from "./idp-metadata.ts";

type Settings = Pick<AuthDeps, "settings">;

export function requireSaml({ settings }: Settings): SamlSettings {
  if (!settings.saml) throw new AuthError("saml_provider_disabled", "SAML 2.0 is disabled");
  return settings.saml;
}

/** By what identity providers know this server: the address of its metadata. */
export function ownEntityId({ settings }: Settings): string {
  return `${settings.issuer}/sso/saml/metadata`;
}

/** Where they send browsers back to. */
export function acsUrl({ settings }: Settings): string {
  return `${settings.issuer}/sso/saml/acs`;
}

export const persistent = "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent";

/** The library is loaded when the first of these is asked for: where SAML is off, never. */
const library = () => import("@node-saml/node-saml");

/** What an administrator gives to their identity provider. */
export async function serviceProviderMetadata(deps: Settings): Promise<string> {
  const { privateKey, certificate } = requireSaml(deps);
  const { generateServiceProviderMetadata } = await library();
  return generateServiceProviderMetadata({
    issuer: ownEntityId(deps),
    callbackUrl: acsUrl(deps),
    identifierFormat: persistent,
    wantAssertionsSigned: true,
    privateKey,
    publicCerts: certificate,
    signatureAlgorithm: "sha256",
    // The same document each time.
    generateUniqueId: () => "imersao",
  });
}

type Question = { requestId?: string; nameIdFormat?: string | null; entryPoint?: string };

/** One question to one identity provider, or its answer. */
export async function samlFor(deps: Settings, idp: IdpMetadata, question: Question) {
  const { privateKey } = requireSaml(deps);
  const { requestId, entryPoint, nameIdFormat } = question;
  const { SAML, ValidateInResponseTo } = await library();
  return new SAML({
    issuer: ownEntityId(deps),
    callbackUrl: acsUrl(deps),
    audience: ownEntityId(deps),
    idpCert: [...idp.certificates],
    privateKey,
    signatureAlgorithm: "sha256",
    digestAlgorithm: "sha256",
    identifierFormat: nameIdFormat ?? persistent,
    disableRequestedAuthnContext: true,
    // Whatever else is signed: the assertion itself, by this provider.
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    // Held in `assertion.ts`, by our clock and from what was signed.
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
    ...(requestId !== undefined && { generateUniqueId: () => requestId }),
    ...(entryPoint !== undefined && { entryPoint }),
  });
}

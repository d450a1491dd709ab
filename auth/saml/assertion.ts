import { AuthError } from "../auth-error.ts";
import type { AuthDeps } from "../deps.ts";
import type { IdpMetadata } from "./idp-metadata.ts";
import { acsUrl, samlFor } from "./service-provider.ts";
import { child, readXml, textOf, type XmlElement } from "./xml.ts";

/** Milliseconds by which clocks of other machines may differ. */
const skewMs = 60_000;
const bearer = "urn:oasis:names:tc:SAML:2.0:cm:bearer";

/** Of signatures: what SHA-1 or a shared secret signed could be made by others. */
const algorithms = new Set([
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
  "http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1",
  "http://www.w3.org/2001/04/xmlenc#sha256",
  "http://www.w3.org/2001/04/xmlenc#sha512",
  "http://www.w3.org/2001/10/xml-exc-c14n#",
  "http://www.w3.org/TR/2001/REC-xml-c14n-20010315",
  "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
]);

export type Answer = {
  /** As the form has it: base64. */
  response: string;
  /** What this server asked. */
  requestId: string;
};

type Deps = Pick<AuthDeps, "settings" | "now">;

/**
 * What the identity provider signed of the person, for us, now, and because we asked. Throws for anything else; why stands in
 * the cause, for the operator.
 */
export async function readAssertion(
  deps: Deps,
  idp: IdpMetadata,
  { response, requestId }: Answer,
): Promise<XmlElement> {
  const expected = { requestId, recipient: acsUrl(deps), entityId: idp.entityId };
  try {
    const xml = decode(response);
    refuseAlgorithms(xml);
    checkEnvelope(await readXml(xml), expected);
    const saml = await samlFor(deps, idp, {});
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response });
    const { Assertion: assertion } = (profile?.getAssertion?.() ?? {}) as Record<
      string,
      XmlElement
    >;
    if (!assertion) throw new Error("it holds no assertion");
    checkAssertion(assertion, expected, deps.now());
    return assertion;
  } catch (cause) {
    if (cause instanceof AuthError) throw cause;
    const fault = new AssertionFault(cause instanceof Error ? cause.message : "", { cause });
    throw new AuthError("validation_failed", "SAML Assertion is not valid", { cause: fault });
  }
}

/** For the operator's log, which has the reason: none of them quotes a person. */
class AssertionFault extends Error {
  override readonly name = "AssertionFault";
  readonly error: string;

  constructor(reason: string, options: { cause: unknown }) {
    super(reason, options);
    this.error = reason;
  }
}

function decode(response: string): string {
  const written = response.replaceAll(/\s/g, "");
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(written)) throw new Error("it is no base64");
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(written, "base64"));
}

/** Each that is named anywhere, letter for letter: which of them counts is for nobody to argue about. */
function refuseAlgorithms(xml: string): void {
  for (const [, , named] of xml.matchAll(/Algorithm\s*=\s*(?:(["'])(.*?)\1)?/gs))
    if (named === undefined || !algorithms.has(named))
      throw new Error(`the algorithm ${named?.slice(0, 100)} is not accepted`);
}

type Expected = { requestId: string; recipient: string; entityId: string };

/** Of what need not be signed: no more than it may contradict. */
function checkEnvelope(
  { Response: response }: Readonly<Record<string, XmlElement>>,
  { requestId, recipient }: Expected,
): void {
  if (!response) throw new Error("it is no response");
  const { Destination = recipient, InResponseTo = requestId } = response.$ ?? {};
  if (Destination !== recipient) throw new Error("it is meant for another address");
  if (InResponseTo !== requestId) throw new Error("it answers another request");
  const status = child(child(response, "Status"), "StatusCode")?.$?.Value ?? "";
  if (!status.endsWith(":Success")) throw refusedThere(response);
}

/** In its words, for the person: it is where they have an account. */
function refusedThere(response: XmlElement): AuthError {
  const status = child(response, "Status");
  const code = child(status, "StatusCode");
  const said =
    textOf(child(status, "StatusMessage")) ||
    (child(code, "StatusCode") ?? code)?.$?.Value?.split(":").at(-1) ||
    "no reason";
  const words = said.replaceAll(/\p{C}/gu, " ").slice(0, 300);
  const message = `The identity provider did not sign the person in: ${words}`;
  return new AuthError("validation_failed", message, { kind: "forbidden" });
}

function checkAssertion(assertion: XmlElement, expected: Expected, now: number): void {
  if (textOf(child(assertion, "Issuer")) !== expected.entityId)
    throw new Error("another provider issued it");
  const { Conditions: conditions = [], AuthnStatement: signedIn = [] } = assertion;
  const [condition] = conditions;
  if (!condition || conditions.length > 1) throw new Error("it needs conditions, once");
  if (!isNow(condition, now)) throw new Error("its conditions hold at another time");
  if (signedIn.length === 0) throw new Error("it does not say that somebody signed in");
  const [subject, ...others] = assertion.Subject ?? [];
  if (others.length > 0) throw new Error("it is about several people");
  const confirmations = subject?.SubjectConfirmation ?? [];
  if (!confirmations.some((one) => isConfirmed(one, expected, now)))
    throw new Error("it is not for this request, this address and this time");
}

/** SAML 2.0 profiles, 4.1.4.2. */
function isConfirmed(confirmation: XmlElement, expected: Expected, now: number): boolean {
  const data = child(confirmation, "SubjectConfirmationData");
  return (
    confirmation.$?.Method === bearer &&
    data?.$?.Recipient === expected.recipient &&
    data.$.InResponseTo === expected.requestId &&
    data.$.NotOnOrAfter !== undefined &&
    isNow(data, now)
  );
}

function isNow({ $ = {} }: XmlElement, now: number): boolean {
  const { NotBefore: begin, NotOnOrAfter: end } = $;
  const hasBegun = begin === undefined || now + skewMs >= Date.parse(begin);
  return hasBegun && (end === undefined || now - skewMs < Date.parse(end));
}

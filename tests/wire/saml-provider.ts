import { generateKeyPairSync, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import {
  IdentityProvider,
  type IdentityProviderInstance,
  SamlLib,
  ServiceProvider,
  setSchemaValidator,
} from "samlify";
import { readSamlKey, type SamlKey } from "#auth";
import { listen } from "../fakes/listen.ts";

/** What an assertion says; each may be told wrongly. */
export type Said = {
  nameId: string;
  nameIdFormat: string;
  attributes: Record<string, readonly string[]>;
  issuer: string;
  audience: string;
  recipient: string;
  destination: string;
  inResponseTo: string;
  notBefore: Date;
  notOnOrAfter: Date;
  authnStatement: string;
};

/** A question as it came, checked by samlify: its signature, and who asks. */
export type Question = { requestId: string; relayState: string; acs: string; entityId: string };

export type SamlProvider = {
  entityId: string;
  metadata: string;
  key: SamlKey;
  /** Who signs in here next, and what is said of them. */
  person: Partial<Said>;
  /** Reads the address that a browser is sent to. */
  read: (address: string) => Promise<Question>;
  stop: () => Promise<void>;
};

const urn = "urn:oasis:names:tc:SAML:2.0";
export const emailFormat = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";
export const rsaSha256 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";
const rsaSha1 = "http://www.w3.org/2000/09/xmldsig#rsa-sha1";

// The questions are ours, and checked by their signatures.
setSchemaValidator({ validate: async () => "not asked" });

/** In the reference server's form, as `AUTH_SAML_PRIVATE_KEY` has it. */
export function newSamlKey(): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return privateKey.export({ type: "pkcs1", format: "der" }).toString("base64");
}

export function samlKeyFor(host: string): SamlKey {
  const key = readSamlKey(newSamlKey(), host);
  if (!key) throw new Error("no key");
  return key;
}

/** One response with one assertion, not signed yet. */
export function responseOf(said: Said): string {
  const [now, id] = [new Date().toISOString(), randomUUID()];
  const attributes = Object.entries(said.attributes).map(
    ([name, values]) =>
      `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join("")}</saml:Attribute>`,
  );
  const times = `NotBefore="${said.notBefore.toISOString()}" NotOnOrAfter="${said.notOnOrAfter.toISOString()}"`;
  const end = `NotOnOrAfter="${said.notOnOrAfter.toISOString()}"`;
  return `<samlp:Response xmlns:samlp="${urn}:protocol" xmlns:saml="${urn}:assertion" ID="_r${id}" Version="2.0" IssueInstant="${now}" Destination="${said.destination}" InResponseTo="${said.inResponseTo}"><saml:Issuer>${said.issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${urn}:status:Success"/></samlp:Status><saml:Assertion ID="_a${id}" Version="2.0" IssueInstant="${now}"><saml:Issuer>${said.issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${said.nameIdFormat}">${said.nameId}</saml:NameID><saml:SubjectConfirmation Method="${urn}:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${said.inResponseTo}" Recipient="${said.recipient}" ${end}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions ${times}><saml:AudienceRestriction><saml:Audience>${said.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>${said.authnStatement}<saml:AttributeStatement>${attributes.join("")}</saml:AttributeStatement></saml:Assertion></samlp:Response>`;
}

/** Signed by samlify: the assertion, or the response around it. */
export function sign(
  xml: string,
  key: SamlKey,
  { what = "Assertion", algorithm = rsaSha256 } = {},
): string {
  const response = "/*[local-name(.)='Response']";
  const signed = what === "Response" ? response : `${response}/*[local-name(.)='${what}']`;
  return SamlLib.constructSAMLSignature({
    rawSamlMessage: xml,
    referenceTagXPath: signed,
    privateKey: key.privateKey,
    signingCert: key.certificate.replaceAll(/-----[A-Z ]+-----/g, ""),
    signatureAlgorithm: algorithm,
    transformationAlgorithms: [
      "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
      "http://www.w3.org/2001/10/xml-exc-c14n#",
    ],
    isBase64Output: false,
    isMessageSigned: false,
    signatureConfig: {
      prefix: "ds",
      location: { reference: `${signed}/*[local-name(.)='Issuer']`, action: "after" },
    },
  });
}

export const withSha1 = { algorithm: rsaSha1 };

/** All that is right, for this question. */
export function rightly(
  provider: SamlProvider,
  asked: Question,
  changes: Partial<Said> = {},
): Said {
  const now = Date.now();
  return {
    nameId: "ana",
    nameIdFormat: `${urn}:nameid-format:persistent`,
    attributes: {},
    issuer: provider.entityId,
    audience: asked.entityId,
    recipient: asked.acs,
    destination: asked.acs,
    inResponseTo: asked.requestId,
    notBefore: new Date(now - 1000),
    notOnOrAfter: new Date(now + 300_000),
    authnStatement: `<saml:AuthnStatement AuthnInstant="${new Date(now).toISOString()}"><saml:AuthnContext><saml:AuthnContextClassRef>${urn}:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    ...provider.person,
    ...changes,
  };
}

/** An identity provider by samlify. Whoever is sent to it has signed in already, and their browser posts what it says. */
export async function startSamlProvider(
  serviceProvider: () => Promise<string>,
  bindings: readonly ("Redirect" | "POST")[] = ["Redirect", "POST"],
): Promise<SamlProvider> {
  const key = samlKeyFor("127.0.0.1");
  const server = createServer();
  const { url, stop } = await listen(server);
  const entityId = `${url}/metadata`;
  const idp = IdentityProvider({
    entityID: entityId,
    privateKey: key.privateKey,
    signingCert: key.certificate,
    wantAuthnRequestsSigned: true,
    nameIDFormat: [emailFormat],
    singleLogoutService: [{ Binding: `${urn}:bindings:HTTP-Redirect`, Location: `${url}/slo` }],
    singleSignOnService: bindings.map((binding) => ({
      Binding: `${urn}:bindings:HTTP-${binding}`,
      Location: `${url}/sso`,
    })),
  });
  const check = (request: Parameters<typeof questionIn>[2]) =>
    questionIn(idp, serviceProvider, request);
  const provider: SamlProvider = {
    entityId,
    metadata: idp.getMetadata(),
    key,
    person: {},
    read: (address) => check({ address }),
    stop,
  };
  server.on("request", (request, response) => {
    answer(provider, check, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  return provider;
}

type Sent = { address: string } | { form: URLSearchParams };

async function questionIn(
  idp: IdentityProviderInstance,
  serviceProvider: () => Promise<string>,
  sent: Sent,
): Promise<Question> {
  const sp = ServiceProvider({ metadata: await serviceProvider() });
  const fields = "form" in sent ? sent.form : new URL(sent.address).searchParams;
  const values = Object.fromEntries(fields);
  const [signed = ""] =
    "form" in sent ? [] : new URL(sent.address).search.slice(1).split("&Signature=");
  const { extract } =
    "form" in sent
      ? await idp.parseLoginRequest(sp, "post", { body: values })
      : await idp.parseLoginRequest(sp, "redirect", { query: values, octetString: signed });
  const { id, assertionConsumerServiceUrl } = extract.request ?? {};
  return {
    requestId: String(id),
    relayState: fields.get("RelayState") ?? "",
    acs: String(assertionConsumerServiceUrl),
    entityId: String(extract.issuer),
  };
}

async function answer(
  provider: SamlProvider,
  check: (sent: Sent) => Promise<Question>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = new URL(request.url ?? "", provider.entityId).href;
  const sent =
    request.method === "POST" ? { form: new URLSearchParams(await text(request)) } : { address };
  const asked = await check(sent);
  const signed = sign(responseOf(rightly(provider, asked)), provider.key);
  const fields = {
    SAMLResponse: Buffer.from(signed).toString("base64"),
    RelayState: asked.relayState,
  };
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  response.setHeader("content-type", "text/html");
  response.end(
    `<form method="post" action="${asked.acs}">${inputs.join("")}</form><script>document.forms[0].submit()</script>`,
  );
}

import { generateKeyPairSync } from "node:crypto";
import { readSamlKey } from "../../auth/index.ts";
import { type Message, write } from "../accounts/message.ts";
import type { Side } from "../accounts/sides.ts";

/** What can be asked of an address that has an account, and of one that has none. */
export type Probe = {
  name: string;
  /** The account of the address that has one. */
  account: object;
  ask: (email: string) => Message;
  /** What else is there for the address that has one, and nothing is for the other. */
  more?: (email: string) => Message;
  /** Fields by which the protocol itself tells clients that there is an account. */
  toldByProtocol?: readonly string[];
  /** The answer itself says it; how long it takes must not say it too. */
  isTold?: boolean;
};

const password = "uma senha de quem adivinha";
/** Of an organisation's provider, made for this run. */
export const samlKey = readSamlKey(newKey(), "idp.example");
const confirmed = { email_confirm: true };
const signIn = (email: string): Message => post("/token?grant_type=password", { email, password });

function post(path: string, body: object): Message {
  return { method: "POST", path, body };
}

export const probes: readonly Probe[] = [
  { name: "password", account: confirmed, ask: signIn },
  { name: "password, banned", account: { ...confirmed, ban_duration: "1000h" }, ask: signIn },
  { name: "password, unconfirmed", account: {}, ask: signIn },
  {
    name: "password, passwordless",
    account: { ...confirmed, password_hash: undefined },
    ask: signIn,
  },
  {
    name: "signup with confirmations",
    account: confirmed,
    ask: (email) => post("/signup", { email, password }),
    toldByProtocol: ["identities", "user_metadata"],
  },
  {
    name: "signup with confirmations, unconfirmed",
    account: {},
    ask: (email) => post("/signup", { email, password }),
    // An account that the operator made has none of what a sign-up puts there.
    toldByProtocol: ["user_metadata"],
  },
  { name: "recover", account: confirmed, ask: (email) => post("/recover", { email }) },
  {
    name: "otp with create_user",
    account: confirmed,
    ask: (email) => post("/otp", { email, create_user: true }),
  },
  {
    name: "resend",
    account: {},
    ask: (email) => post("/resend", { type: "signup", email }),
  },
  { name: "magiclink", account: confirmed, ask: (email) => post("/magiclink", { email }) },
  {
    name: "authorize, with the address as a hint",
    account: confirmed,
    ask: (email) => ({ method: "GET", path: `/authorize?provider=github&login_hint=${email}` }),
  },
  {
    name: "sso, domain of somebody who has an account",
    account: {},
    ask: (email) => post("/sso", { domain: domainOf(email), skip_http_redirect: true }),
  },
  {
    name: "sso, domain that is known",
    account: {},
    more: (email) => post("/admin/sso/providers", organisation(domainOf(email))),
    ask: (email) => post("/sso", { domain: domainOf(email), skip_http_redirect: true }),
    isTold: true,
  },
];

function newKey(): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return privateKey.export({ type: "pkcs1", format: "der" }).toString("base64");
}

/** Each address has one of its own. */
function domainOf(email: string): string {
  return email.replace("@", ".");
}

function organisation(domain: string): object {
  const urn = "urn:oasis:names:tc:SAML:2.0";
  const certificate = samlKey?.certificate.replaceAll(/-----[A-Z ]+-----/g, "");
  const metadata_xml = `<EntityDescriptor xmlns="${urn}:metadata" entityID="https://${domain}"><IDPSSODescriptor><KeyDescriptor><KeyInfo><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo></KeyDescriptor><SingleSignOnService Binding="${urn}:bindings:HTTP-Redirect" Location="https://${domain}/sso"/></IDPSSODescriptor></EntityDescriptor>`;
  return { type: "saml", metadata_xml, domains: [domain] };
}

/** Of a password that nobody types, with what the server's own hashes cost. */
const hash =
  "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/** What is made before it is asked about. */
export function creations({ secretKey }: Side, email: string, { account, more }: Probe): string[] {
  const body = { email, password_hash: hash, ...account };
  const messages = [post("/admin/users", body), ...(more ? [more(email)] : [])];
  return messages.map((message) => write({ apikey: secretKey }, { ...message, token: secretKey }));
}

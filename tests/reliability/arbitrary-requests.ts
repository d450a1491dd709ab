import fc from "fast-check";
import { type AuthRoute, authRoutes } from "../wire/auth-routes.ts";

/** What is sent, before the ids and the tokens of the run are put in. */
export type ArbitraryRequest = {
  method: string;
  path: string;
  query: string;
  who: Visitor;
  headers: Record<string, string>;
  body: string | undefined;
  /** In pieces, without saying how long it is. */
  chunked: boolean;
};
export type Visitor = (typeof visitors)[number];

const visitors = ["no key", "anon", "user", "service", "junk"] as const;
const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

export const fields = [
  ...["email", "phone", "password", "data", "code_challenge", "code_challenge_method", "id"],
  ...["refresh_token", "auth_code", "code_verifier", "id_token", "provider", "current_password"],
  ...["credential", "webauthn"],
  ...["factor_type", "friendly_name", "issuer", "challenge_id", "code", "ban_duration", "role"],
  ...["user_metadata", "app_metadata", "password_hash", "email_confirm", "should_soft_delete"],
  ...["type", "token", "token_hash", "redirect_to", "create_user", "channel", "nonce"],
  ...["domain", "provider_id", "skip_http_redirect", "metadata_xml", "metadata_url", "domains"],
  ...["attribute_mapping", "name_id_format"],
  ...["new_email", "gotrue_meta_security", "phone_confirm", "__proto__", "constructor"],
];

/** Addresses that people have, that nobody has, and that are none. */
const contacts = [
  ...["ana@padaria.example", "ANA@padaria.example ", "a@b", "@", "ana+1@padaria.example"],
  ...['"a b"@c.example', "ana@padaria.example\r\nBcc: b@c.example", "josé@café.example"],
  ...["+5511987654321", "5511987654321", "0", `${"a".repeat(300)}@b.example`],
];
const words = [
  ...["", " ", "\0", "\ud800", "🥖", "null", "totp", "phone", "signup", "recovery", "magiclink"],
  "webauthn",
  ...["invite", "email", "email_change", "sms", "s256", "plain", "google", "service_role", "24h"],
  ...["-1h", "none", "123456", "000000", id, "pão quente às 6h", "$argon2id$v=19$m=8,t=1,p=1$a$a"],
  ...["saml", "padaria.example", "https://127.0.0.1:9/metadata"],
  ...["a".repeat(43), "a".repeat(5000), "' or 1=1 --", "<script>", "%s%n", "{{7*7}}", "../.."],
];

/** Where an email or an answer should never send anybody. */
const targets = [
  ...["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"],
  ...["https://evil.example@localhost", "http://localhost.evil.example", "data:text/html,x"],
  ...["http://[::1", "%0d%0aset-cookie:a=b", "http://localhost/\r\nx: y", "\0", "http://a:b@c"],
];

const junk = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...contacts, ...words, ...targets) },
  fc.constantFrom(null, true, false, 0, -1, 1e308, [], {}, [[]], [null]),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** JSON written by hand: the same field twice, and names that objects have by themselves. */
const strange = [
  ...["", "{", "[]", "null", '"x"', "1e999", "{}{}", '{"email":1,"email":"a@b.example"}'],
  ...['{"__proto__":{"role":"service_role"}}', '{"constructor":{"prototype":{"a":1}}}'],
  ...['{"toString":1,"valueOf":2,"hasOwnProperty":3}', "\ufeff{}", '{"a":"\\ud800"}', "\xff\xfe"],
  "email=a%40b.example&password=secret123&email=c%40d.example",
  `${'{"data":'.repeat(5000)}1${"}".repeat(5000)}`,
  `{"data":${"[".repeat(60)}${"]".repeat(60)}}`,
  `{"data":{${Array.from({ length: 2000 }, (_, count) => `"k${count}":${count}`).join()}}}`,
];

const object = fc.dictionary(fc.constantFrom(...fields), junk, { maxKeys: 6 });

/** Answers of an identity provider, as far as they can be made without its key; `:relay` is a question that is open. */
const samlSignature =
  '<s:Signature xmlns:s="http://www.w3.org/2000/09/xmldsig#"><s:SignedInfo><s:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/><s:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/><s:Reference URI="#a"><s:Transforms><s:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/></s:Transforms><s:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><s:DigestValue>AAAA</s:DigestValue></s:Reference></s:SignedInfo><s:SignatureValue>AAAA</s:SignatureValue></s:Signature>';
const samlXml = `<p:Response xmlns:p="urn:oasis:names:tc:SAML:2.0:protocol" xmlns="urn:oasis:names:tc:SAML:2.0:assertion" ID="r"><p:Status><p:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></p:Status><Assertion ID="a" IssueInstant="2026-11-24T12:00:00Z"><Issuer>https://idp.example</Issuer>${samlSignature}<Subject><NameID>ana</NameID></Subject><Conditions/><AuthnStatement/></Assertion></p:Response>`;
const samlPieces = [
  ...["", "<", "<a>", "</Assertion>", "<!DOCTYPE a [<!ENTITY b 'c'>]>", "&b;", "&#0;", "]]>", "\0"],
  ...[
    "<!--",
    "<?a b?>",
    samlSignature,
    "<Assertion/>",
    'xmlns=""',
    "Responder",
    "\ud800",
    "<a>".repeat(9000),
  ],
];
const samlForm = fc
  .record({
    from: fc.nat({ max: samlXml.length }),
    length: fc.constantFrom(0, 0, 1, 7, 60, 400),
    piece: fc.oneof(fc.constantFrom(...samlPieces), fc.string({ unit: "binary", maxLength: 30 })),
    relay: mostly(":relay", "", ":id", "https://evil.example"),
  })
  .map(({ from, length, piece, relay }) => {
    const xml = samlXml.slice(0, from) + piece + samlXml.slice(from + length);
    const SAMLResponse = Buffer.from(xml).toString("base64");
    return `RelayState=${encode(relay).replace("%3A", ":")}&SAMLResponse=${encode(SAMLResponse)}`;
  });
/** Stands for a challenge that was asked for just before. */
export const askedChallenge = ":challenge";

/** Almost what a device says. */
const part = fc.oneof(
  junk,
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString("base64url")),
);
const credential = fc
  .record({
    id: part,
    type: fc.constant("public-key"),
    response: fc.record({
      ...{ clientDataJSON: part, authenticatorData: part, signature: part, userHandle: part },
      ...{ attestationObject: part, transports: junk },
    }),
  })
  .map((answer) => ({ ...answer, rawId: answer.id }));
const deviceAnswer = credential.map((answer) => ({
  challenge_id: askedChallenge,
  credential: answer,
  webauthn: { type: "create", credential_response: answer },
}));

const body = fc.oneof(
  { weight: 3, arbitrary: deviceAnswer.map((value) => JSON.stringify(value)) },
  { weight: 12, arbitrary: object.map((value) => JSON.stringify(value)) },
  // `JSON.stringify` leaves out what stands under this name.
  { weight: 1, arbitrary: object.map((value) => `{"__proto__":${JSON.stringify(value)}}`) },
  { weight: 3, arbitrary: fc.constantFrom(...strange) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
  { weight: 1, arbitrary: fc.constant(undefined) },
);

/** More than is read: a million bytes are a lot to send, so seldom. */
const huge = fc
  .constantFrom("x", '"', "[", "{")
  .map((letter) => `{"data":"${letter.repeat(1_100_000)}"}`);

const parameters = [
  ...["page", "per_page", "filter", "scope", "grant_type", "redirect_to", "type", "token"],
  ...[
    "RelayState",
    "provider",
    "state",
    "code",
    "error",
    "token_hash",
    "__proto__",
    "email",
    "apikey",
  ],
];
const value = fc.oneof(
  fc.constantFrom(...words, ...targets, ...contacts, "1e3", "-1", "99999999999999999999"),
  fc.string({ unit: "binary", maxLength: 20 }),
);
/** Duplicates, arrays and broken escapes with them. */
const query = fc.oneof(
  fc
    .array(fc.tuple(fc.constantFrom(...parameters), value), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, text]) => `${name}=${encode(text)}`).join("&")),
  fc.constantFrom("%", "%ff", "a[]=1&a[]=2", "a[b]=c", "&&&", "=", "page=1&page=2", "%00=%00"),
);

/** As `encodeURIComponent`, which throws for half a character. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const headers = fc.dictionary(
  fc.constantFrom(
    ...["content-type", "x-supabase-api-version", "accept", "accept-language", "referer"],
    ...["origin", "x-forwarded-for", "x-forwarded-host", "forwarded", "user-agent"],
    ...["x-client-info", "redirect_to", "idempotency-key", "x-http-method-override"],
  ),
  fc.constantFrom(
    ...["", "2024-01-01", "9999-99-99", "application/json", "text/plain", "multipart/form-data"],
    ...["application/x-www-form-urlencoded", "application/json; charset=utf-16", "*/*;q=0"],
    ...["https://evil.example", "127.0.0.1", "unknown, ::1", "DELETE", "x".repeat(3000), "pt-BR"],
  ),
  { maxKeys: 3 },
);

/** Answers as if it were not there, whatever comes. */
const switchedOff = /oauth|custom-providers|identities|well-known/;
const odd = [
  "/",
  "//",
  "/%00",
  "/.",
  "/..%2f",
  "/user/",
  "/admin",
  "/token/x",
  "/%ff",
  "/factors//x",
];
const route: fc.Arbitrary<AuthRoute> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.constantFrom(...authRoutes.filter(({ path }) => !switchedOff.test(path))),
  },
  { weight: 4, arbitrary: fc.constantFrom(...authRoutes) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...odd)
      .map((path) => ({ method: "GET", path, door: "project" as const })),
  },
);
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"];

function mostly<T, U>(usual: T, ...others: U[]): fc.Arbitrary<T | U> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}

/** Any request to any route below `/auth/v1`, mostly with the method it is for, by those it is for. */
export const anyRequest: fc.Arbitrary<ArbitraryRequest> = fc
  .record({
    route,
    method: mostly(undefined, ...methods),
    query,
    who: mostly(undefined, ...visitors),
    headers,
    form: samlForm,
    body: fc.oneof({ weight: 400, arbitrary: body }, { weight: 1, arbitrary: huge }),
    chunked: fc.boolean(),
  })
  .map(({ route, method, who, form, body, ...rest }) => ({
    ...rest,
    body: route.path === "/sso/saml/acs" && body !== undefined ? form : body,
    method: method ?? route.method,
    path: route.path,
    who: who ?? (route.door === "operators" ? "service" : "user"),
  }));

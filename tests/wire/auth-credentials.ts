import { createPublicKey } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { importJWK, type JWK, SignJWT } from "jose";
import { bearer, claimsOf, newUser } from "./auth-client.ts";
import { type RunningServer, secretKey } from "./running-server.ts";

/** Everything that somebody may say they are. */
export const credentials = [
  "no key",
  "anon",
  "anon, signed",
  "user A",
  "user B",
  "expired",
  "other audience",
  "other issuer",
  "other key",
  "alg none",
  "shared-secret confusion",
  "PEM confusion",
  "session over",
  "service",
  "service, signed",
] as const;
export type Credential = (typeof credentials)[number];

export type Known = {
  headersOf: Record<Credential, Record<string, string>>;
  /** Of user A. */
  userId: string;
};

type Signer = (changes: object, choice?: { header?: Header; key?: Key }) => Promise<string>;
type Header = { alg: string; kid: string };
type Key = CryptoKey | Uint8Array;

/** What each brings to a server whose key for tokens is in this folder. */
export async function makeCredentials(
  server: Pick<RunningServer, "url">,
  dataDirectory: string,
): Promise<Known> {
  const file = join(dataDirectory, "auth-keys.json");
  const jwk: JWK = JSON.parse(await readFile(file, "utf8")).keys[0];
  const [one, other, left] = [await newUser(server), await newUser(server), await newUser(server)];
  await left.client.auth.signOut();
  const token = one.session.access_token;
  const claims = claimsOf(token);
  const sign = await signerOf(jwk, claims);
  const program = (role: string) => sign({ role, session_id: undefined, sub: undefined });
  const [anon, service] = [await program("anon"), await program("service_role")];
  const headersOf = {
    "no key": { apikey: "" },
    anon: {},
    "anon, signed": { apikey: anon, ...bearer(anon) },
    "user A": bearer(token),
    "user B": bearer(other.session.access_token),
    expired: bearer(await sign({ exp: 1 })),
    "other audience": bearer(await sign({ aud: "other" })),
    "other issuer": bearer(await sign({ iss: "https://other.example/auth/v1" })),
    ...(await forged(token, jwk, sign)),
    "session over": bearer(left.session.access_token),
    service: { ...bearer(secretKey), apikey: secretKey },
    "service, signed": { ...bearer(service), apikey: service },
  };
  return { headersOf, userId: one.user.id };
}

async function signerOf(jwk: JWK, claims: object): Promise<Signer> {
  const own = { header: { alg: "ES256", kid: jwk.kid ?? "" }, key: await importSigning(jwk) };
  return (changes, choice) => {
    const { header, key } = { ...own, ...choice };
    return new SignJWT({ ...claims, ...changes }).setProtectedHeader(header).sign(key);
  };
}

function importSigning(jwk: JWK): Promise<Key> {
  return importJWK({ ...jwk, key_ops: ["sign"] }, "ES256");
}

/** Tokens for an operator that none of the server's keys signed. */
async function forged(token: string, jwk: JWK, sign: Signer) {
  const operator = { role: "service_role", session_id: undefined, sub: undefined };
  const { d: _, ...publicJwk } = jwk;
  const pem = createPublicKey({ key: publicJwk, format: "jwk" }).export({
    type: "spki",
    format: "pem",
  });
  const header = { alg: "HS256", kid: jwk.kid ?? "" };
  const confuse = (text: string) => sign(operator, { header, key: new TextEncoder().encode(text) });
  const { privateKey } = await crypto.subtle.generateKey(
    { name: "ECDSA", namedCurve: "P-256" },
    false,
    ["sign", "verify"],
  );
  const [, payload = ""] = token.split(".");
  const none = Buffer.from('{"alg":"none"}').toString("base64url");
  return {
    "other key": bearer(await sign(operator, { key: privateKey })),
    "alg none": bearer(`${none}.${payload}.`),
    "shared-secret confusion": bearer(await confuse(JSON.stringify(publicJwk))),
    "PEM confusion": bearer(await confuse(pem.toString())),
  };
}

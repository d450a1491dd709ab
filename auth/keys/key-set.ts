import { type CryptoKey, importJWK, type JWK } from "jose";
import { z } from "zod";

export const signingAlgorithms = ["ES256", "RS256", "HS256"] as const;
export type SigningAlgorithm = (typeof signingAlgorithms)[number];

type Key = { kid: string | undefined; alg: SigningAlgorithm; key: CryptoKey | Uint8Array };

export type KeySet = {
  signing: Key;
  /** Nothing of a token is used but its `kid`, to look it up here: the algorithm is the key's own. */
  verifying: ReadonlyMap<string, Key>;
  /** For HS256 tokens whose `kid` is missing or none of ours. */
  shared: Key | undefined;
  /** Of all keys above: a token of any other is not looked at. */
  algorithms: readonly SigningAlgorithm[];
  /** For everybody: symmetric keys never stand here. */
  publicKeys: readonly JWK[];
};

const kty = { ES256: "EC", RS256: "RSA", HS256: "oct" } as const;
/** Of a secret that nobody can find by trying; RFC 7518, 3.2. */
const minSecretBytes = 32;

const text = z.string().min(1);
const keySchema = z
  .looseObject({ kid: text.max(200), kty: text, alg: z.enum(signingAlgorithms) })
  .and(z.object({ key_ops: z.array(z.string()).optional() }));
const fileSchema = z.union([
  z.object({ keys: z.array(keySchema).min(1) }).transform(({ keys }) => keys),
  z.array(keySchema).min(1),
]);

/** The keys cannot be used; the message is a sentence for the operator and holds nothing of a key. */
export class KeyFault extends Error {
  override readonly name = "KeyFault";
}

export type KeySources = {
  /** A JWK set, or a list of JWKs. */
  jwks?: unknown;
  /** Signs only where there is no JWK; checks HS256 tokens in any case. */
  secret?: string | undefined;
};

export async function createKeySet({ jwks, secret }: KeySources): Promise<KeySet> {
  const shared: Key | undefined =
    secret === undefined
      ? undefined
      : { kid: undefined, alg: "HS256", key: new TextEncoder().encode(secret) };
  const listed = jwks === undefined ? [] : readJwks(jwks);
  const signers = listed.filter(({ key_ops }) => key_ops?.includes("sign"));
  if (listed.length > 0 && signers.length !== 1)
    throw new KeyFault(`exactly one key signs (key_ops with "sign"), not ${signers.length}`);
  const verifying = new Map<string, Key>();
  for (const jwk of listed) verifying.set(jwk.kid, await importKey(publicPart(jwk), "verify"));
  const [signer] = signers;
  const signing = signer ? await importKey(signer, "sign") : shared;
  if (!signing) throw new KeyFault("there is neither a JWK nor a secret to sign with");
  const publicKeys = listed.filter(({ kty }) => kty !== "oct").map(publicPart);
  const known = [signing, ...verifying.values(), ...(shared ? [shared] : [])];
  const algorithms = [...new Set(known.map(({ alg }) => alg))];
  return { signing, verifying, shared, algorithms, publicKeys };
}

type ListedJwk = z.infer<typeof keySchema>;

function readJwks(value: unknown): ListedJwk[] {
  const reading = fileSchema.safeParse(value);
  if (!reading.success)
    throw new KeyFault(
      `it must hold a JWK set whose keys have kid, kty and alg (${signingAlgorithms.join(", ")})`,
    );
  const kids = reading.data.map(({ kid }) => kid);
  if (new Set(kids).size < kids.length) throw new KeyFault("two keys have the same kid");
  for (const jwk of reading.data) {
    if (jwk.kty !== kty[jwk.alg]) throw new KeyFault(`key ${jwk.kid} is no key for ${jwk.alg}`);
    const short = typeof jwk.k !== "string" || byteLength(jwk.k) < minSecretBytes;
    if (jwk.kty === "oct" && short)
      throw new KeyFault(`key ${jwk.kid} is shorter than ${minSecretBytes} bytes`);
  }
  return reading.data;
}

function byteLength(base64url: string): number {
  return Buffer.from(base64url, "base64url").length;
}

/** By name, so that no member of a private key can slip through. */
function publicPart(jwk: ListedJwk): ListedJwk {
  const members = jwk.kty === "oct" ? ["k"] : ["crv", "x", "y", "n", "e"];
  const kept = Object.entries(jwk).filter(([name]) => members.includes(name));
  const { kid, kty: type, alg } = jwk;
  return { ...Object.fromEntries(kept), kid, kty: type, alg, use: "sig", key_ops: ["verify"] };
}

async function importKey(jwk: ListedJwk, use: "sign" | "verify"): Promise<Key> {
  try {
    const key = await importJWK({ ...jwk, key_ops: [use] } as JWK, jwk.alg);
    return { kid: jwk.kid, alg: jwk.alg, key };
  } catch (cause) {
    throw new KeyFault(`key ${jwk.kid} cannot ${use}`, { cause });
  }
}

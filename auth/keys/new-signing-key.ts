import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK } from "jose";

/** A JWK set with one ES256 key that signs. */
export async function newSigningKeys(): Promise<{ keys: JWK[] }> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  return {
    keys: [{ ...jwk, kid: randomUUID(), alg: "ES256", use: "sig", key_ops: ["sign", "verify"] }],
  };
}

import { createHash } from "node:crypto";
import {
  decodeJwt,
  decodeProtectedHeader,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from "jose";
import { sameText } from "../same-text.ts";
import { IdTokenFault, isAway } from "./provider-faults.ts";

/** Signatures with a key pair: a shared secret (HS256) or none at all could be made by anybody. */
const algorithms = [
  ...["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"],
  ...["ES256", "ES384", "ES512", "EdDSA", "Ed25519"],
];
/** Seconds by which clocks of other machines may differ. */
const clockTolerance = 10;

export type IdTokenRules = {
  /** As its metadata has it; `{tenantid}` stands for the tenant that the token is of. */
  issuer: string;
  audiences: readonly string[];
  keys: JWTVerifyGetKey;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** What can be read before anybody is asked: throws for what is no token that the provider could have signed. */
export function readIdToken(token: string): JWTPayload {
  try {
    const { alg } = decodeProtectedHeader(token);
    if (!algorithms.includes(alg ?? "")) throw badToken();
    return decodeJwt(token);
  } catch (cause) {
    throw badToken(cause);
  }
}

/** Signature, issuer, audience and time; the nonce and what else came with it are the caller's. */
export async function verifyIdToken(token: string, rules: IdTokenRules): Promise<JWTPayload> {
  const { aud, tid } = readIdToken(token);
  const audiences = [aud ?? []].flat();
  if (!audiences.some((audience) => rules.audiences.includes(audience)))
    throw new IdTokenFault(
      `Unacceptable audience in id_token: [${audiences.join(" ").slice(0, 200)}]`,
    );
  try {
    const { payload } = await jwtVerify(token, rules.keys, {
      algorithms,
      issuer: rules.issuer.replace("{tenantid}", String(tid)),
      clockTolerance,
      currentDate: new Date(rules.now()),
      requiredClaims: ["sub", "iat", "exp"],
    });
    return payload;
  } catch (error) {
    if (isAway(error)) throw error;
    throw badToken(error);
  }
}

/** The app keeps what the token has the hash of: whoever only got hold of the token does not know it. */
export function checkNonce(claim: unknown, nonce: string | undefined): void {
  if (!nonce !== !claim)
    throw new IdTokenFault("Passed nonce and nonce in id_token should either both exist or not.");
  if (nonce && !sameText(createHash("sha256").update(nonce).digest("hex"), String(claim)))
    throw new IdTokenFault("Nonces mismatch", { error: "invalid nonce" });
}

/** OpenID Connect Core, 3.1.3.6: half of the hash that the signature is made with. */
export function checkAccessToken(token: string, claim: unknown, accessToken: string): void {
  if (claim === undefined) return;
  const bits = /\d+$/.exec(decodeProtectedHeader(token).alg ?? "")?.[0] ?? "512";
  const name = ["256", "384", "512"].includes(bits) ? `sha${bits}` : "sha512";
  const hash = createHash(name).update(accessToken).digest();
  if (!sameText(hash.subarray(0, hash.length / 2).toString("base64url"), String(claim)))
    throw badToken();
}

function badToken(cause?: unknown): IdTokenFault {
  return new IdTokenFault("Bad ID token", { cause });
}

import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { AuthError } from "../auth-error.ts";
import type { KeySet } from "./key-set.ts";
import { createVerifiedTokens, type VerifiedTokens } from "./verified-tokens.ts";

/** How a session was authenticated, newest first. */
export type AuthMethod = { method: string; timestamp: number; provider?: string };

export type AccessClaims = {
  sub: string;
  aud: string;
  role: string;
  email: string;
  phone: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  aal: AssuranceLevel;
  amr: AuthMethod[];
  session_id: string;
  is_anonymous: boolean;
};

/** Roles that name a program of the operator, not a person. */
export const apiRoles = ["anon", "service_role", "supabase_admin"] as const;
export type ApiRole = (typeof apiRoles)[number];

/** One proof, or a second factor beside it. */
export type AssuranceLevel = "aal1" | "aal2";

/** What a token that was checked says. */
export type Verified = {
  role: string;
  sub: string | undefined;
  sessionId: string | undefined;
  level: AssuranceLevel;
};

export type TokenRules = {
  keys: KeySet;
  issuer: string;
  audience: string;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Seconds by which clocks of other machines may differ. */
const clockTolerance = 10;

const claimsSchema = z.object({
  role: z.string().default(""),
  sub: z.string().optional(),
  session_id: z.string().optional(),
  aal: z.enum(["aal1", "aal2"]).catch("aal1"),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  iss: z.string().optional(),
  exp: z.number().optional(),
});
type Claims = z.infer<typeof claimsSchema>;

export function signAccessToken(
  claims: AccessClaims,
  times: { issuedAt: number; expiresAt: number },
  { keys, issuer }: Pick<TokenRules, "keys" | "issuer">,
): Promise<string> {
  const { alg, kid, key } = keys.signing;
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg, typ: "JWT", ...(kid === undefined ? {} : { kid }) })
    .setIssuer(issuer)
    .setIssuedAt(times.issuedAt)
    .setExpirationTime(times.expiresAt)
    .sign(key);
}

/** Throws `bad_jwt` for anything but a token that one of our keys signed, for us, that is still good. */
export async function verifyToken(token: string, rules: TokenRules): Promise<Verified> {
  const claims = await signedClaims(token, rules);
  const isForProgram = isApiRole(claims.role) && claims.session_id === undefined;
  // Keys made for programs say neither for whom nor until when.
  if (!isForProgram) checkClaims(claims, rules);
  return {
    role: claims.role,
    sub: claims.sub,
    sessionId: claims.session_id,
    level: claims.aal,
  };
}

export function isApiRole(role: string): role is ApiRole {
  return apiRoles.some((known) => known === role);
}

const verified = new WeakMap<KeySet, VerifiedTokens<Claims>>();

function verifiedBy(keys: KeySet): VerifiedTokens<Claims> {
  const tokens = verified.get(keys) ?? createVerifiedTokens<Claims>();
  verified.set(keys, tokens);
  return tokens;
}

async function signedClaims(token: string, rules: TokenRules): Promise<Claims> {
  const tokens = verifiedBy(rules.keys);
  const known = tokens.find(token);
  // One that was good before can only have expired since.
  if (known?.exp !== undefined && known.exp <= Math.floor(rules.now() / 1000) - clockTolerance)
    throw badToken(expired);
  if (known) return known;
  const claims = await checkSignature(token, rules);
  tokens.keep(token, claims);
  return claims;
}

async function checkSignature(token: string, { keys, now }: TokenRules): Promise<Claims> {
  try {
    const getKey: Parameters<typeof jwtVerify>[1] = ({ kid, alg }) => {
      const key = (kid === undefined ? undefined : keys.verifying.get(kid)) ?? keys.shared;
      if (!key || key.alg !== alg) throw new errors.JWKSNoMatchingKey();
      return key.key;
    };
    const { payload } = await jwtVerify(token, getKey, {
      algorithms: [...keys.algorithms],
      clockTolerance,
      currentDate: new Date(now()),
    });
    return claimsSchema.parse(payload);
  } catch (error) {
    throw badToken(reasonOf(error), error);
  }
}

function checkClaims(
  { aud, iss, exp, session_id }: Claims,
  { issuer, audience }: TokenRules,
): void {
  if (exp === undefined)
    throw badToken("token has invalid claims: token is missing required claim: exp");
  const audiences = [aud].flat();
  if (!audiences.includes(audience))
    throw badToken("token has invalid claims: token has invalid audience");
  // Ours always say who issued them; one that an operator signs for a person may leave it out.
  const unnamed = iss === undefined && session_id === undefined;
  if (iss !== issuer && !unnamed)
    throw badToken("token has invalid claims: token has invalid issuer");
}

function badToken(reason: string, cause?: unknown): AuthError {
  const message = `invalid JWT: unable to parse or verify signature, ${reason}`;
  return new AuthError("bad_jwt", message, { cause });
}

const expired = "token has invalid claims: token is expired";

function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return expired;
  if (error instanceof errors.JWTClaimValidationFailed) return "token has invalid claims";
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return "token signature is invalid: signature is invalid";
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSEAlgNotAllowed)
    return "token is unverifiable: no key for it";
  return "token is malformed";
}

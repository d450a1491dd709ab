import type { Context } from "hono";
import { type Limits, visitorOf } from "#limits";
import { brand } from "../../../content/brand.ts";
import { type CertificateAnswer, certificateQuestions } from "../../../contract/certificate.ts";
import { certificateRequestSchema } from "../../../contract/certificate-schema.ts";
import { AppError } from "../../../contract/error.ts";
import { errorBody, noteFailure } from "../../middleware/errors.ts";
import { addressOf } from "../../middleware/visitor.ts";
import type { ServerEnv } from "../../server-env.ts";
import { type CertificateKey, signCertificate } from "./sign-certificate.ts";

export type CertificateModules = {
  limits: Pick<Limits, "createRateLimit">;
  trustedProxies: number;
  certificates: {
    key: CertificateKey;
    /** The site's address, which stands in each certificate. */
    issuer: string;
  };
};

/** For one address: ten at once, and one more every six minutes. */
const perVisitor = {
  name: "certificate",
  burst: 10,
  perMs: 6 * 60_000,
  onOutage: "memory",
} as const;

/** Signs what somebody says of themselves. Nothing of it is kept or logged. */
export function certificateRoute({ limits, trustedProxies, certificates }: CertificateModules) {
  const rate = limits.createRateLimit(perVisitor);
  return async function answerCertificate(c: Context<ServerEnv>): Promise<Response> {
    const take = await rate.take(visitorOf(addressOf(c, trustedProxies)));
    if (!take.allowed) {
      noteFailure(c, "too_many_requests");
      c.header("Retry-After", String(Math.max(1, Math.ceil(take.retryAfterMs / 1000))));
      return c.json(errorBody("too_many_requests"), 429);
    }
    const reading = certificateRequestSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!reading.success) throw new AppError("bad_request", { cause: reading.error });
    const claims = {
      iss: certificates.issuer,
      iat: Math.floor(Date.now() / 1000),
      course: brand.productName,
      ...reading.data,
      of: certificateQuestions,
    };
    const certificate = await signCertificate(claims, certificates.key);
    c.header("Cache-Control", "no-store");
    return c.json({ success: true, certificate } satisfies CertificateAnswer);
  };
}

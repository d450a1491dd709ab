import { Hono } from "hono";
import { z } from "zod";
import type { Enrolled, OpenChallenge } from "#auth";
import type { ServerEnv } from "../../server-env.ts";
import { clientOf, requireToken } from "../credentials.ts";
import type { AuthModules } from "../modules.ts";
import type { Throttle } from "../rate-limits.ts";
import { kept, readBody, readOptionalBody, text } from "../read-body.ts";
import { answerSession } from "../shapes/session.ts";

const enrollSchema = z.object({
  factor_type: text,
  friendly_name: kept,
  issuer: kept,
  phone: text,
});
const challengeSchema = z.object({ channel: text });
const verifySchema = z.object({
  challenge_id: kept,
  code: text,
  webauthn: z.object({ credential_response: z.unknown().optional() }).nullish(),
});

/** `POST /factors`, `POST /factors/{id}/challenge`, `POST /factors/{id}/verify`, `DELETE /factors/{id}` */
export function factors(modules: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  const rules = modules.auth.factors;
  const limited = throttle.byAddress("factors");
  return new Hono<ServerEnv>()
    .post("/", async (c) => {
      const token = requireToken(c, modules);
      const body = await readBody(c, enrollSchema);
      const enrolled = await rules.enroll(token, {
        factorType: body.factor_type,
        friendlyName: body.friendly_name,
        issuer: body.issuer,
        phone: body.phone,
      });
      return c.json(enrolledShape(enrolled));
    })
    .post("/:id/challenge", limited, async (c) => {
      const token = requireToken(c, modules);
      const { channel } = await readOptionalBody(c, challengeSchema);
      const client = clientOf(c, modules);
      const factorId = c.req.param("id");
      const countSending = throttle.countSendingFrom(c);
      const challenge = await rules.challenge(token, { factorId, channel, client, countSending });
      const expires_at = Math.floor(challenge.expiresAt / 1000);
      return c.json({
        id: challenge.id,
        type: challenge.factorType,
        expires_at,
        webauthn: challenge.webauthn && deviceShape(challenge.webauthn),
      });
    })
    .post("/:id/verify", limited, async (c) => {
      const token = requireToken(c, modules);
      const { challenge_id: challengeId, code, webauthn } = await readBody(c, verifySchema);
      const client = clientOf(c, modules);
      const answer = { challengeId, code, credential: webauthn?.credential_response, client };
      const factorId = c.req.param("id");
      // A code has six digits: how many are tried must not depend on how many addresses somebody has.
      const refund = await throttle.countAccount(`factor:${factorId}`);
      const session = await rules.verify(token, { factorId, ...answer });
      await refund();
      return answerSession(c, session);
    })
    .delete("/:id", async (c) => {
      const token = requireToken(c, modules);
      return c.json({ id: await rules.unenroll(token, c.req.param("id")) });
    });
}

function enrolledShape({ id, friendlyName, ...kind }: Enrolled) {
  const named = { id, type: kind.type, friendly_name: friendlyName || undefined };
  if (kind.type === "webauthn") return named;
  if (kind.type === "phone") return { ...named, phone: kind.phone, warning: kind.warning };
  const { qrCode, secret, uri } = kind.totp;
  return { ...named, totp: { qr_code: qrCode, secret, uri } };
}

/** The page says for which domain it asks; the operator's own settings decide. */
function deviceShape({ type, options }: NonNullable<OpenChallenge["webauthn"]>) {
  return { type, credential_options: { publicKey: options } };
}

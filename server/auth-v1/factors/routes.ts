import { Hono } from "hono";
import { z } from "zod";
import type { ServerEnv } from "../../server-env.ts";
import { clientOf, requireToken } from "../credentials.ts";
import type { AuthModules } from "../modules.ts";
import type { Throttle } from "../rate-limits.ts";
import { kept, readBody, text } from "../read-body.ts";
import { answerSession } from "../shapes/session.ts";

const enrollSchema = z.object({ factor_type: text, friendly_name: kept, issuer: kept });
const verifySchema = z.object({ challenge_id: kept, code: text });

/** `POST /factors`, `POST /factors/{id}/challenge`, `POST /factors/{id}/verify`, `DELETE /factors/{id}` */
export function factors(modules: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  const rules = modules.auth.factors;
  const limited = throttle.byAddress("factors");
  return new Hono<ServerEnv>()
    .post("/", async (c) => {
      const token = requireToken(c, modules);
      const body = await readBody(c, enrollSchema);
      const { id, friendlyName, totp } = await rules.enroll(token, {
        factorType: body.factor_type,
        friendlyName: body.friendly_name,
        issuer: body.issuer,
      });
      const shown = { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri };
      return c.json({ id, type: "totp", friendly_name: friendlyName || undefined, totp: shown });
    })
    .post("/:id/challenge", limited, async (c) => {
      const token = requireToken(c, modules);
      const client = clientOf(c, modules);
      const challenge = await rules.challenge(token, { factorId: c.req.param("id"), client });
      const expires_at = Math.floor(challenge.expiresAt / 1000);
      return c.json({ id: challenge.id, type: challenge.factorType, expires_at });
    })
    .post("/:id/verify", limited, async (c) => {
      const token = requireToken(c, modules);
      const { challenge_id: challengeId, code } = await readBody(c, verifySchema);
      const client = clientOf(c, modules);
      const factorId = c.req.param("id");
      // A code has six digits: how many are tried must not depend on how many addresses somebody has.
      const giveBack = await throttle.countAccount(`factor:${factorId}`);
      const session = await rules.verify(token, { factorId, challengeId, code, client });
      await giveBack();
      return answerSession(c, session);
    })
    .delete("/:id", async (c) => {
      const token = requireToken(c, modules);
      return c.json({ id: await rules.unenroll(token, c.req.param("id")) });
    });
}

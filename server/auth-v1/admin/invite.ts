import { Hono } from "hono";
import { z } from "zod";
import type { ServerEnv } from "../../server-env.ts";
import { requireAdmin } from "../credentials.ts";
import type { AuthModules } from "../modules.ts";
import { metadata, readBody, text } from "../read-body.ts";
import { redirectOf } from "../redirect-of.ts";
import { accountShape } from "../shapes/account.ts";

const schema = z.object({ email: text, data: metadata });

/** `POST /invite` */
export function invite(modules: AuthModules): Hono<ServerEnv> {
  const { auth } = modules;
  return new Hono<ServerEnv>().post("/", async (c) => {
    const by = await requireAdmin(c, modules);
    const invitation = { ...(await readBody(c, schema)), redirectTo: redirectOf(c, auth) };
    return c.json(accountShape(await auth.admin.inviteUser(by, invitation)));
  });
}

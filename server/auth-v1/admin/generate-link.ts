import { Hono } from "hono";
import { z } from "zod";
import type { ServerEnv } from "../../server-env.ts";
import { requireAdmin } from "../credentials.ts";
import type { AuthModules } from "../modules.ts";
import { metadata, readBody, text } from "../read-body.ts";
import { redirectOf } from "../redirect-of.ts";
import { accountShape } from "../shapes/account.ts";

const schema = z.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data: metadata,
  redirect_to: text,
});

/** `POST /admin/generate_link`: the account and the link lie side by side in the answer. */
export function generateLink(modules: AuthModules): Hono<ServerEnv> {
  const { auth } = modules;
  return new Hono<ServerEnv>().post("/", async (c) => {
    const by = await requireAdmin(c, modules);
    const { new_email: newEmail, redirect_to, ...body } = await readBody(c, schema);
    const redirectTo = redirectOf(c, auth, redirect_to);
    const link = await auth.admin.generateLink(by, { ...body, newEmail, redirectTo });
    return c.json({
      ...accountShape(link.account),
      action_link: link.actionLink,
      email_otp: link.code,
      hashed_token: link.linkToken,
      verification_type: link.type,
      redirect_to: redirectTo,
    });
  });
}

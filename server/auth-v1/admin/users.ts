import { type Context, Hono } from "hono";
import { z } from "zod";
import type { UserFields } from "#auth";
import type { ServerEnv } from "../../server-env.ts";
import { requireAdmin } from "../credentials.ts";
import type { AuthModules } from "../modules.ts";
import { flag, kept, metadata, readBody, readOptionalBody, text } from "../read-body.ts";
import { accountShape } from "../shapes/account.ts";
import { readPage, setPageHeaders } from "./paging.ts";

const schema = z
  .object({
    id: kept,
    email: text,
    phone: text,
    password: text,
    password_hash: text,
    email_confirm: flag,
    phone_confirm: flag,
    user_metadata: metadata,
    app_metadata: metadata,
    role: kept,
    ban_duration: text,
  })
  .transform(
    (body): UserFields => ({
      id: body.id,
      email: body.email,
      phone: body.phone,
      password: body.password,
      passwordHash: body.password_hash,
      emailConfirm: body.email_confirm,
      phoneConfirm: body.phone_confirm,
      userMetadata: body.user_metadata,
      appMetadata: body.app_metadata,
      role: body.role,
      banDuration: body.ban_duration,
    }),
  );

const deletion = z.object({ should_soft_delete: flag });

/** The zero character stands in no address, and no store takes it. */
function readFilter(c: Context<ServerEnv>): string | undefined {
  return c.req.query("filter")?.replaceAll("\0", "");
}

/** `/admin/users` and `/admin/users/{id}` */
export function adminUsers(modules: AuthModules): Hono<ServerEnv> {
  const { admin } = modules.auth;
  return new Hono<ServerEnv>()
    .get("/", async (c) => {
      await requireAdmin(c, modules);
      const page = readPage(c);
      const { accounts, total } = await admin.listUsers({ ...page, filter: readFilter(c) });
      setPageHeaders(c, "/admin/users", { ...page, total });
      return c.json({ users: accounts.map(accountShape), aud: "authenticated" });
    })
    .post("/", async (c) => {
      const by = await requireAdmin(c, modules);
      return c.json(accountShape(await admin.createUser(by, await readBody(c, schema))));
    })
    .get("/:id", async (c) => {
      await requireAdmin(c, modules);
      return c.json(accountShape(await admin.user(c.req.param("id"))));
    })
    .put("/:id", async (c) => {
      const by = await requireAdmin(c, modules);
      const fields = await readBody(c, schema);
      const account = await admin.updateUser(by, { id: c.req.param("id"), fields });
      return c.json(accountShape(account));
    })
    .delete("/:id", async (c) => {
      const by = await requireAdmin(c, modules);
      const { should_soft_delete } = await readOptionalBody(c, deletion);
      await admin.deleteUser(by, { id: c.req.param("id"), soft: should_soft_delete === true });
      return c.json({});
    });
}

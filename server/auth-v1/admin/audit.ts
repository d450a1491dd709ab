import { Hono } from "hono";
import type { AuditPage } from "#auth";
import type { ServerEnv } from "../../server-env.ts";
import { requireAdmin } from "../credentials.ts";
import type { AuthModules } from "../modules.ts";
import { instant } from "../shapes/instant.ts";
import { readPage, setPageHeaders } from "./paging.ts";

/** `GET /admin/audit` */
export function adminAudit(modules: AuthModules): Hono<ServerEnv> {
  return new Hono<ServerEnv>().get("/", async (c) => {
    await requireAdmin(c, modules);
    const page = readPage(c);
    const { entries, total } = await modules.auth.admin.listAudit(page);
    setPageHeaders(c, "/admin/audit", { ...page, total });
    return c.json(entries.map(entryShape));
  });
}

/** Ids only: of failed sign-ins there is a keyed hash of the address, as that day's log has it, and of nothing else. */
function entryShape(entry: AuditPage["entries"][number]) {
  const { id, action, actor_id, subject_id, created_at, client } = entry;
  const timestamp = instant(created_at);
  const payload = { action, actor_id, traits: { subject_id }, timestamp };
  return { id, payload, created_at: timestamp, ip_address: client ?? "" };
}

import type { Context } from "hono";
import { AuthError } from "#auth";
import type { ServerEnv } from "../../server-env.ts";

export type Page = { page: number; perPage: number };

const usual: Page = { page: 1, perPage: 50 };
/** More would hold up everybody else. */
const maxPerPage = 1000;

export function readPage(c: Context<ServerEnv>): Page {
  return {
    page: readNumber(c.req.query("page"), usual.page),
    perPage: Math.min(maxPerPage, readNumber(c.req.query("per_page"), usual.perPage)),
  };
}

/** The client sends what it does not know as empty. */
function readNumber(written: string | undefined, otherwise: number): number {
  if (!written) return otherwise;
  if (/^\d{1,9}$/.test(written) && Number(written) > 0) return Number(written);
  throw new AuthError("validation_failed", `Bad Pagination Parameters: "${written.slice(0, 20)}"`);
}

/** `page` comes first: the client reads the one character after the first `=`. */
export function setPageHeaders(
  c: Context<ServerEnv>,
  path: string,
  { page, perPage, total }: Page & { total: number },
): void {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) =>
    `<${path}?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const next = page < last ? [link(page + 1, "next")] : [];
  c.header("X-Total-Count", String(total));
  c.header("Link", [...next, link(last, "last")].join(", "));
}

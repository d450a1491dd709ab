import { expect, test } from "vitest";
import type { Source } from "./resource.ts";
import { withRevision } from "./worker.ts";

function source(path: string, content: string): Source {
  return {
    path,
    kind: "file",
    status: 200,
    type: "text/javascript; charset=utf-8",
    compressible: true,
    content: Buffer.from(content),
    cacheControl: "no-cache",
    headers: {},
  };
}

const worker = source("/sw.js", 'keep("__SITE_REVISION__")');

function revisionWith(html: string): string {
  return withRevision(worker, [source("/", html)]).content.toString();
}

test("the worker's bytes change with those of a page as it is served, and only then", () => {
  const [key, other] = ["<meta content=k1>", "<meta content=k2>"];
  expect(revisionWith(key)).toMatch(/^keep\("[\w-]{22}"\)$/);
  expect(revisionWith(key)).toBe(revisionWith(key));
  expect(revisionWith(other)).not.toBe(revisionWith(key));
});

test("the worker may fetch from its own server, and run nothing else", () => {
  const { headers } = withRevision(worker, []);
  expect(headers["Content-Security-Policy"]).toContain("default-src 'none'; connect-src 'self';");
});

test("other files are left as they are", () => {
  const icon = source("/favicon.svg", "__SITE_REVISION__");
  expect(withRevision(icon, [])).toBe(icon);
});

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, inlineHashes } from "./csp.ts";

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

test("every script that stands in the page is named by its hash, once", () => {
  const html = `<script>a()</script><SCRIPT type="module" data-x="a>b">\n b() </SCRIPT ><script>a()</script>`;
  expect(inlineHashes(html, "script")).toEqual([hashOf("a()"), hashOf("\n b() ")]);
});

test("scripts from files and linked data need no hash, a data-src is no src", () => {
  const html = `<script src="/a.js"></script><script type="module" async SRC='/b.js'></script>
    <script type="application/ld+json">{"a":1}</script><script data-src="x">c()</script>`;
  expect(inlineHashes(html, "script")).toEqual([hashOf("c()")]);
});

test("line ends count as the browser's parser leaves them", () => {
  expect(inlineHashes("<script>a\r\nb\rc</script>", "script")).toEqual([hashOf("a\nb\nc")]);
});

test("every style that stands in the page is named too, that of readers without scripts as well", () => {
  const html = `<style>a{}</style><noscript><style media="x>y">b{}</style></noscript><styled>c{}</styled>`;
  expect(inlineHashes(html, "style")).toEqual([hashOf("a{}"), hashOf("b{}")]);
});

test("the policy allows nothing but what the site uses", () => {
  expect(contentSecurityPolicy("<style>a{}</style><script>a()</script>", "").split("; ")).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hashOf("a()")}`,
    `style-src 'self' ${hashOf("a{}")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types imersao-worker",
  ]);
});

test("a hosted project may be called", () => {
  expect(contentSecurityPolicy("", "https://abc.example")).toContain(
    "connect-src 'self' https://abc.example;",
  );
});

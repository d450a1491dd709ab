import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileRedirects } from "./fixture-redirects.ts";
import { matchesGlob } from "./glob.ts";
import { isRedirectPattern } from "./redirect-list.ts";
import { allowedRedirect, chooseRedirect } from "./redirects.ts";

const siteUrl = "https://loja.example";
const alone = { siteUrl, redirects: [] };
const listed = {
  siteUrl,
  redirects: [
    "https://painel.example/**",
    "https://*-equipe.example/entrar",
    "https://*.filial.example/*",
    "http://teste.example:*/voltar?de=*",
    "br.com.loja://entrar/**",
    "https://aberto.example**",
    "javascript:**",
    "data:**",
  ],
};

describe("without a list", () => {
  test.each(hostileRedirects)("nobody is sent to %j", (payload) => {
    expect(chooseRedirect(alone, payload, undefined)).toBe(siteUrl);
    expect(chooseRedirect(alone, undefined, payload)).toBe(siteUrl);
    expect(chooseRedirect(listed, payload, payload)).toBe(siteUrl);
  });

  test("there are more than two hundred of them, each once", () => {
    expect(new Set(hostileRedirects).size).toBe(hostileRedirects.length);
    expect(hostileRedirects.length).toBeGreaterThan(200);
  });

  test.each([
    [siteUrl, siteUrl],
    [`${siteUrl}/`, `${siteUrl}/`],
    [`${siteUrl}/curso?aula=1#fim`, `${siteUrl}/curso?aula=1#fim`],
    ["HTTPS://LOJA.EXAMPLE/Curso", `${siteUrl}/Curso`],
    ["https://loja.example:443/curso", `${siteUrl}/curso`],
    [`${siteUrl}/pão`, `${siteUrl}/p%C3%A3o`],
    [`${siteUrl}/@evil.example`, `${siteUrl}/@evil.example`],
    [`${siteUrl}//evil.example`, `${siteUrl}//evil.example`],
    [`${siteUrl}/?volta=https://evil.example`, `${siteUrl}/?volta=https://evil.example`],
    ["http://127.0.0.1:3000/x", "http://127.0.0.1:3000/x"],
    ["https://127.8.9.10", "https://127.8.9.10"],
    ["http://[::1]:8080/", "http://[::1]:8080/"],
  ])("%s is the site itself or one's own machine", (wanted, to) => {
    expect(chooseRedirect(alone, wanted, undefined)).toBe(to);
  });

  test("the page they come from is tried when what they asked for is none of ours", () => {
    const page = `${siteUrl}/curso`;
    expect(chooseRedirect(alone, "https://evil.example", page)).toBe(page);
    expect(chooseRedirect(alone, null, page)).toBe(page);
    expect(chooseRedirect(alone, `${siteUrl}/guia`, page)).toBe(`${siteUrl}/guia`);
  });

  test("the port of localhost does not matter, that of a site does", () => {
    const local = { siteUrl: "http://localhost:4173", redirects: [] };
    expect(chooseRedirect(local, "http://localhost:3000/x", null)).toBe("http://localhost:3000/x");
    expect(chooseRedirect(local, "https://localhost:3000/x", null)).toBe(local.siteUrl);
    const other = { siteUrl: "https://loja.example:8443", redirects: [] };
    expect(chooseRedirect(other, "https://loja.example", null)).toBe(other.siteUrl);
  });
});

describe("with a list", () => {
  test.each([
    "https://painel.example/",
    "https://painel.example/a/b.c?d=e",
    "https://ana-equipe.example/entrar",
    "https://centro.filial.example/oi",
    "http://teste.example:8080/voltar?de=x",
    "http://teste.example/voltar?de=x",
    "br.com.loja://entrar/agora",
    "BR.com.loja://entrar/agora",
  ])("%s is in it", (wanted) => {
    expect(allowedRedirect(listed, wanted)).toBe(wanted);
  });

  test("what stands behind the # does not matter", () => {
    const wanted = "https://painel.example/a#b/c";
    expect(allowedRedirect(listed, wanted)).toBe(wanted);
  });

  test.each([
    "http://painel.example/",
    "https://painel.example:8443/",
    "https://painel.example.evil.example/",
    "https://evil.example/painel.example/",
    "https://x@painel.example/",
    "https://evil.example/-equipe.example/entrar",
    "https://evil.example?-equipe.example/entrar",
    "https://a.b-equipe.example/entrar",
    "https://ana-equipe.example/entrar/x",
    "https://a.b.filial.example/oi",
    "https://filial.example/oi",
    "https://centro.filial.example/oi/x",
    "https://centro.filial.example/../x/y",
    "https://centro.filial.example/a%2fb/../../c.d",
    "http://teste.example:8080/voltar",
    "http://teste.example:80@evil.example/voltar?de=x",
    "https://aberto.example.evil.example/",
    "https://aberto.example/",
    "br.com.lojas://entrar/agora",
    "br.com.loja://sair/agora",
    "br.com.loja://x@entrar/agora",
    "br.com.loja:entrar/agora",
    "javascript:alert(1)",
    "data:text/html,x",
  ])("%s is not", (wanted) => {
    expect(allowedRedirect(listed, wanted)).toBeUndefined();
  });

  test("whatever is asked for, it ends at a host of the list, the site or one's own machine", () => {
    const hosts = /^(?:loja|painel|[^./]*-equipe|[^./]+\.filial|teste)\.example$|^127\.|^\[::1\]$/;
    const marks = fc.constantFrom(
      "/",
      "\\",
      "@",
      ":",
      ".",
      "%",
      "?",
      "#",
      "\t",
      "。",
      "//",
      "https:",
    );
    const words = fc.constantFrom(
      "loja.example",
      "evil.example",
      "painel.example",
      "-equipe",
      "127.0.0.1",
    );
    const written = fc.array(fc.oneof(marks, words, fc.string({ maxLength: 3 })), { maxLength: 9 });
    fc.assert(
      fc.property(written, fc.constantFrom("", "https://", "http://"), (parts, before) => {
        const to = chooseRedirect(listed, before + parts.join(""), undefined);
        if (to.startsWith("br.com.loja:")) return;
        // As a browser reads it that is on our page, and one that is elsewhere.
        for (const base of [`${siteUrl}/auth/v1/verify`, "http://evil.example/"])
          expect(new URL(to, base).hostname).toMatch(hosts);
        expect(new URL(to).username + new URL(to).password).toBe("");
      }),
      { numRuns: 3000 },
    );
  });
});

describe("an entry of the list", () => {
  test.each([
    ["https://painel.example/**", true],
    ["https://*.filial.example", true],
    ["http://localhost:*/**", true],
    ["http://[::1]:3000/", true],
    ["br.com.loja://**", true],
    ["br.com.loja:/voltar", true],
    ["https://loja.example**", false],
    ["https://*", false],
    ["https://loja.[a-z]", false],
    ["https://ana@loja.example/**", false],
    ["*://loja.example", false],
    ["loja.example", false],
    ["/curso", false],
    ["**", false],
    ["javascript:**", false],
    ["data:**", false],
    ["file:///**", false],
  ])("%s means something: %s", (entry, means) => {
    expect(isRedirectPattern(entry)).toBe(means);
  });
});

describe("a glob", () => {
  test.each([
    ["*", "ab", true],
    ["*", "", true],
    ["*", "a.b", false],
    ["*", "a/b", false],
    ["**", "a.b/c", true],
    ["a*c", "abbc", true],
    ["a*c", "abbd", false],
    ["a**", "a", true],
    ["?", "x", true],
    ["?", "/", false],
    ["?", "", false],
    ["[a-c1]x", "bx", true],
    ["[a-c1]x", "1x", true],
    ["[a-c1]x", "dx", false],
    ["[!a-c]x", "dx", true],
    ["[!a-c]x", "ax", false],
    ["\\*", "*", true],
    ["\\*", "a", false],
    ["[", "[", true],
    ["", "", true],
    ["", "a", false],
  ])("%s fits %s: %s", (pattern, text, fits) => {
    expect(matchesGlob(pattern, text)).toBe(fits);
  });

  test("takes no longer for a pattern that is all wildcards", () => {
    const begun = process.cpuUsage();
    expect(matchesGlob("**a".repeat(50), `${"a".repeat(2000)}b`)).toBe(false);
    expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
  });
});

import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { fixtureModules } from "../fixture.ts";

let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  app = createApp((await fixtureModules()).modules);
});

function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  return app.request(path, { method, headers });
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

describe("a page", () => {
  test("comes in the encoding the client likes best, each unpacking to the same", async () => {
    const plain = await bytesOf(await get("/"));
    const br = await get("/", { "accept-encoding": "gzip, br" });
    const gzip = await get("/", { "accept-encoding": "gzip, br;q=0.5" });
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(brotliDecompressSync(await bytesOf(br)).equals(plain)).toBe(true);
    expect(gunzipSync(await bytesOf(gzip)).equals(plain)).toBe(true);
    expect(plain.toString()).toContain("Início");
  });

  test("says what it is, how long, that encodings differ, and is asked for again each time", async () => {
    const response = await get("/", { "accept-encoding": "br" });
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    const length = response.headers.get("content-length");
    expect(length).toBe(String((await bytesOf(response)).length));
  });

  test("has one strong ETag for each encoding", async () => {
    const tags = await Promise.all(
      ["br", "gzip", "identity"].map(async (encoding) =>
        (await get("/", { "accept-encoding": encoding })).headers.get("etag"),
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
  });

  test("answers 304 to its own tag, in a list, weakened or as a star, and to no other", async () => {
    const headers = { "accept-encoding": "br" };
    const etag = (await get("/", headers)).headers.get("etag") ?? "";
    for (const tag of [etag, `"x", ${etag}`, `W/${etag}`, "*"]) {
      const response = await get("/", { ...headers, "if-none-match": tag });
      expect(response.status, tag).toBe(304);
      expect(await response.text()).toBe("");
      expect(response.headers.get("etag")).toBe(etag);
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      expect(response.headers.get("content-length")).toBeNull();
    }
    expect((await get("/", { ...headers, "if-none-match": '"x"' })).status).toBe(200);
    const otherEncoding = await get("/", { "accept-encoding": "gzip", "if-none-match": etag });
    expect(otherEncoding.status).toBe(200);
  });

  test("gives the same head to HEAD, without the content", async () => {
    const head = await get("/", { "accept-encoding": "br" }, "HEAD");
    const full = await get("/", { "accept-encoding": "br" });
    expect(await head.text()).toBe("");
    const withoutId = (response: Response) =>
      [...response.headers].filter(([name]) => name !== "x-request-id");
    expect(withoutId(head)).toEqual(withoutId(full));
  });

  test("ignores a query", async () => {
    expect((await get("/perfil?utm_source=x")).status).toBe(200);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
    "refuses %s and names what it takes",
    async (method) => {
      const response = await get("/perfil", {}, method);
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD");
      expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
    },
  );

  test("is kept out of search engines unless it is listed for them", async () => {
    expect((await get("/perfil")).headers.get("x-robots-tag")).toBe("noindex");
    expect((await get("/")).headers.get("x-robots-tag")).toBeNull();
  });
});

describe("the policy of a page", () => {
  test("names exactly the scripts that stand in it, as it is sent", async () => {
    const response = await get("/");
    const html = await response.text();
    const inline = [...html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)];
    const expected = inline.map(
      ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
    );
    expect(expected).toHaveLength(2);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`script-src 'self' ${expected.join(" ")};`);
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain("unsafe");
  });

  test("lets the site call the hosted project it is pointed at", async () => {
    const choices = { supabaseUrl: "https://abc.example/base" };
    const hosted = createApp((await fixtureModules(choices)).modules);
    const policy = (await hosted.request("/")).headers.get("content-security-policy");
    expect(policy).toContain("connect-src 'self' https://abc.example;");
  });

  test("comes with the other protections, on files as well", async () => {
    for (const path of ["/", "/nada", "/assets/app-abc123.js", "/robots.txt"]) {
      const { headers } = await get(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("permissions-policy")).toContain("clipboard-write=(self)");
    }
  });

  test("keeps an SVG from running scripts when it is opened by itself", async () => {
    const policy = (await get("/favicon.svg")).headers.get("content-security-policy");
    expect(policy).toMatch(/^default-src 'none'/);
  });
});

describe("a file", () => {
  test("with a hash in its name is kept for a year", async () => {
    const response = await get("/assets/app-abc123.js", { "accept-encoding": "br" });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("content-encoding")).toBe("br");
  });

  test("without one is asked for again each time", async () => {
    const response = await get("/manifest.webmanifest");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("etag")).toBeTruthy();
    expect(response.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
  });

  test.each(["/assets/type-def456.woff2", "/icon-192.png"])(
    "%s is packed already and goes as it is",
    async (path) => {
      const response = await get(path, { "accept-encoding": "br, gzip" });
      expect(response.headers.get("content-encoding")).toBeNull();
      expect(response.headers.get("vary")).toBeNull();
    },
  );
});

describe("an unknown address", () => {
  test.each([undefined, "text/html,application/xhtml+xml", "*/*"])(
    "is the not-found page to a client that accepts %s",
    async (accept) => {
      const response = await get("/nada", accept ? { accept } : {});
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toContain("text/html");
      expect(await response.text()).toContain("Oops! Page not found");
    },
  );

  test("never answers 304", async () => {
    const response = await get("/nada", { "if-none-match": "*" });
    expect(response.status).toBe(404);
  });

  test("is JSON to a program, to another method and below the assets", async () => {
    const answers = [
      await get("/nada", { accept: "application/json" }),
      await get("/nada", {}, "POST"),
      await get("/assets/old-000000.js", { accept: "*/*" }),
    ];
    for (const response of answers) {
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ success: false, code: "not_found" });
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  test("with a slash too many leads to the page, with its query", async () => {
    const response = await get("/perfil/?a=1&b=//x.example");
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe("/perfil?a=1&b=//x.example");
  });

  test.each([
    "/nada/",
    "//outra.example/",
    "//perfil/",
    "/perfil//",
    "/%2e%2e/perfil/",
    "/\\outra.example/",
  ])("%s leads nowhere else", async (path) => {
    const response = await app.request(new Request(`http://loja.example${path}`));
    const location = response.headers.get("location");
    expect(location === null || location === "/perfil").toBe(true);
  });
});

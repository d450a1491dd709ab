import { beforeAll, describe, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { fixtureKeys, fixtureModules } from "./fixture.ts";

type Fixture = Awaited<ReturnType<typeof fixtureModules>>;
let fixture: Fixture;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  fixture = await fixtureModules();
  app = createApp(fixture.modules);
});

const withKey = { apikey: fixtureKeys.publishable };

describe("unknown addresses of the API", () => {
  test.each(["/rest/v1/users", "/health/x", "/api", "/api/x", "/dev/x", "/functions/v1/x"])(
    "%s answers in JSON, never with the site",
    async (path) => {
      const response = await app.request(path, { headers: { ...withKey, accept: "text/html" } });
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toContain("application/json");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect(await response.json()).toEqual({
        success: false,
        error: "Endereço não encontrado.",
        code: "not_found",
      });
    },
  );

  test.each(["/auth/v1", "/auth/v1/nada"])(
    "%s answers in the shape that its client reads",
    async (path) => {
      const response = await app.request(path, { headers: { ...withKey, accept: "text/html" } });
      expect(response.status).toBe(404);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      const body = { code: 404, error_code: "not_found", msg: "Endpoint not found" };
      expect(await response.json()).toEqual(body);
    },
  );

  test("an address that only begins alike belongs to the site", async () => {
    const response = await app.request("/apidocs");
    expect(response.headers.get("content-type")).toContain("text/html");
  });
});

describe("health", () => {
  test("live and ready say so in one word and are never cached", async () => {
    for (const name of ["live", "ready"]) {
      const response = await app.request(`/health/${name}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: name });
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  test("ready says beside its word that the model's service keeps failing, and stays ready", async () => {
    const ai = { ...fixture.modules.ai, isFailing: () => true };
    const response = await createApp({ ...fixture.modules, ai }).request("/health/ready");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ready", model: "failing" });
  });

  test("a server that is stopping is live and not ready", async () => {
    fixture.modules.lifecycle.stopping = true;
    expect((await app.request("/health/ready")).status).toBe(503);
    expect((await app.request("/health/live")).status).toBe(200);
    fixture.modules.lifecycle.stopping = false;
  });
});

describe("calls from pages of other origins", () => {
  const preflight = {
    method: "OPTIONS",
    headers: {
      origin: "https://outra.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "apikey,authorization,content-type,x-client-info",
    },
  };

  test.each(["/functions/v1/gemini-chat", "/auth/v1/token"])(
    "the preflight of %s is answered without any key",
    async (path) => {
      const response = await app.request(path, preflight);
      expect(response.status).toBe(204);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(response.headers.get("access-control-allow-credentials")).toBeNull();
      expect(response.headers.get("access-control-max-age")).toBe("86400");
      const allowed = response.headers.get("access-control-allow-headers")?.split(",");
      for (const name of "authorization x-client-info apikey content-type x-region x-supabase-api-version x-retry-count traceparent tracestate baggage idempotency-key accept x-client-ip x-jwt-aud x-use-cookie prefer range accept-profile content-profile".split(
        " ",
      ))
        expect(allowed).toContain(name);
      const methods = response.headers.get("access-control-allow-methods")?.split(",");
      expect(methods).toEqual(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
    },
  );

  test("errors may be read too, with the headers a client looks for", async () => {
    const response = await app.request("/functions/v1/x", { method: "POST" });
    expect(response.status).toBe(401);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const exposed = response.headers.get("access-control-expose-headers")?.split(",");
    for (const name of ["retry-after", "x-relay-error", "x-supabase-api-version", "x-request-id"])
      expect(exposed).toContain(name);
  });

  test.each(["/", "/health/live", "/rest/v1/x", "/nada"])(
    "%s is not open to them",
    async (path) => {
      const response = await app.request(path, { headers: { origin: "https://outra.example" } });
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    },
  );
});

describe("the key of the project", () => {
  async function call(headers: Record<string, string>) {
    const response = await app.request("/functions/v1/x", { method: "POST", headers });
    const { code } = (await response.json()) as { code: string };
    return [response.status, code];
  }

  test("none at all is told apart from a wrong one", async () => {
    expect(await call({})).toEqual([401, "no_api_key"]);
    expect(await call({ apikey: "" })).toEqual([401, "no_api_key"]);
    expect(await call({ authorization: "Basic x" })).toEqual([401, "no_api_key"]);
    expect(await call({ apikey: "sb_publishable_wrong" })).toEqual([401, "invalid_api_key"]);
    expect(await call({ authorization: "Bearer wrong" })).toEqual([401, "invalid_api_key"]);
    expect(await call({ apikey: `${fixtureKeys.publishable}x` })).toEqual([401, "invalid_api_key"]);
  });

  test("the publishable and the secret one open, as apikey or as Bearer", async () => {
    for (const key of [fixtureKeys.publishable, fixtureKeys.secret]) {
      expect(await call({ apikey: key })).toEqual([404, "not_found"]);
      expect(await call({ authorization: `Bearer ${key}` })).toEqual([404, "not_found"]);
    }
  });

  test("a visitor's session as Bearer does not spoil the key beside it", async () => {
    expect(await call({ ...withKey, authorization: "Bearer a.session.token" })).toEqual([
      404,
      "not_found",
    ]);
  });
});

describe("the size of a request to a function", () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    app.request("/functions/v1/x", { method: "POST", body, headers: { ...withKey, ...headers } });

  test("64 kB pass, one byte more does not", async () => {
    const fits = "a".repeat(64 * 1024);
    expect((await post(fits)).status).toBe(404);
    const response = await post(`${fits}a`);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ success: false, code: "body_too_large" });
  });

  test("a length that is claimed counts before anything is read", async () => {
    expect((await post("a", { "content-length": "70000" })).status).toBe(413);
  });
});

describe("every answer", () => {
  test("has an id of its own, and a line in the log with the same", async () => {
    const ids = [];
    for (const path of ["/", "/nada", "/health/live", "/functions/v1/x"]) {
      const response = await app.request(path);
      ids.push(response.headers.get("x-request-id"));
    }
    expect(ids.every((id) => /^[\da-f-]{36}$/.test(id ?? ""))).toBe(true);
    expect(new Set(ids).size).toBe(4);
  });

  test("promises https only where the visitors come by https", async () => {
    const secure = createApp((await fixtureModules({ publicUrl: "https://loja.example" })).modules);
    for (const path of ["/", "/health/live", "/auth/v1/x"]) {
      const plain = await app.request(path);
      expect(plain.headers.get("strict-transport-security")).toBeNull();
      const overTls = await secure.request(path);
      expect(overTls.headers.get("strict-transport-security")).toBe("max-age=31536000");
    }
  });
});

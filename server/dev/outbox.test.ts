import { beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { parseConfig } from "../config/config.ts";
import { isPrivate } from "../config/environment-rules.ts";
import { fixtureModules } from "../fixture.ts";

const messages = [
  { to: "bia@padaria.example", subject: "Segunda", text: "Código: 271828\n" },
  { to: "ana@padaria.example", subject: "Primeira", text: "Código: 314159\n" },
];

let modules: Awaited<ReturnType<typeof fixtureModules>>["modules"];
beforeAll(async () => {
  ({ modules } = await fixtureModules());
});

const token = "a_token_of_the_tests";
const withToken = { authorization: `Bearer ${token}` };

function get(headers: Record<string, string>, { isThere = true, method = "GET", query = "" } = {}) {
  const outbox = isThere ? { read: async () => messages, token } : undefined;
  const app = createApp({ ...modules, outbox });
  return app.request(`http://127.0.0.1:3000/dev/outbox${query}`, { method, headers });
}

const here = { host: "127.0.0.1:3000", ...withToken };
const notFound = { success: false, error: "Endereço não encontrado.", code: "not_found" };

describe("the outbox", () => {
  test.each([
    "localhost",
    "localhost:3000",
    "LOCALHOST:80",
    "127.0.0.1",
    "127.0.0.1:65535",
    "[::1]",
    "[::1]:3000",
  ])("is read by programs of this machine, which call it %s", async (host) => {
    const response = await get({ host, ...withToken });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(messages);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const cors = [...response.headers.keys()].filter((name) => name.startsWith("access-control"));
    expect(cors).toEqual([]);
  });

  test.each([
    "loja.example",
    "localhost.loja.example",
    "localhost.",
    "127.0.0.1.loja.example",
    "127.0.0.2",
    "0.0.0.0:3000",
    "192.168.0.10:3000",
    "[::]:3000",
    "::1",
    "127.0.0.1:3000@loja.example",
    "127.0.0.1:",
    "loja.example:127.0.0.1",
    "",
  ])("is not there for who calls this machine %j", async (host) => {
    const response = await get({ host, ...withToken });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(notFound);
  });

  test.each([
    ["Origin", "http://127.0.0.1:3000"],
    ["Origin", "null"],
    ["X-Real-IP", "192.0.2.1"],
    ["CF-Connecting-IP", "192.0.2.1"],
    ["True-Client-IP", "192.0.2.1"],
    ["Forwarded", "for=192.0.2.1"],
    ["X-Forwarded-For", "127.0.0.1"],
    ["X-Forwarded-Proto", "https"],
    ["X-Forwarded-Host", "localhost"],
    ["x-forwarded-whatever", ""],
    ["Via", "1.1 proxy"],
  ])("is not there for a request with %s: %s", async (name, value) => {
    const response = await get({ ...here, [name]: value });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(notFound);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("knows no %s", async (method) => {
    expect((await get(here, { method })).status).toBe(404);
  });

  test("is opened by its token alone, in the header or in the address", async () => {
    const { host } = here;
    expect((await get({ host }, { query: `?token=${token}` })).status).toBe(200);
    for (const query of ["", "?token=", "?token=a_token_of_the_test", `?token=${token}x`]) {
      const response = await get({ host }, { query });
      expect(response.status).toBe(401);
      expect(await response.text()).not.toMatch(/314159|271828/);
    }
    for (const authorization of ["Bearer x", "Bearer ", `Basic ${token}`, token])
      expect((await get({ host, authorization })).status).toBe(401);
  });

  test("is an unknown address where nobody develops", async () => {
    const response = await get(here, { isThere: false });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(notFound);
  });
});

describe("the outbox is open", () => {
  function isOpen(variables: Record<string, string | undefined>): boolean {
    const result = parseConfig(variables);
    if ("faults" in result) throw new Error(result.faults.join("\n"));
    return isPrivate(result.config);
  }

  test.each([
    {},
    { NODE_ENV: "test" },
    { HOST: "localhost" },
    { HOST: "::1" },
    { HOST: "127.0.0.1", PUBLIC_URL: "http://localhost:8080" },
    { PUBLIC_URL: "http://[::1]:3000" },
    { TRUSTED_PROXIES: "0" },
  ])("with %j", (variables) => expect(isOpen(variables)).toBe(true));

  test.each([
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { HOST: "192.168.0.10" },
    { HOST: "0.0.0.0", PUBLIC_URL: "http://127.0.0.1:3000" },
    { TRUSTED_PROXIES: "1" },
    { PUBLIC_URL: "https://loja.example" },
    { PUBLIC_URL: "http://localhost.loja.example" },
    { PUBLIC_URL: "http://127.0.0.1.loja.example" },
    {
      NODE_ENV: "production",
      SECURITY_CONTACT: "mailto:seguranca@loja.com.br",
      OPERATOR_NAME: "Padaria Aurora",
      OPERATOR_EMAIL: "contato@loja.com.br",
      PUBLIC_URL: "http://127.0.0.1:3000",
      AUTH_EXTERNAL_EMAIL_ENABLED: "off",
    },
  ])("not with %j", (variables) => expect(isOpen(variables)).toBe(false));
});

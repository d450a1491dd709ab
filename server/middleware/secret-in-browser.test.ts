import { beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { fixtureKeys, fixtureModules } from "../fixture.ts";

let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  app = createApp((await fixtureModules()).modules);
});

const paths = ["/auth/v1/admin/users", "/auth/v1/settings", "/functions/v1/gemini-chat"];
const agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0";
const browsers: Record<string, string>[] = [
  { origin: "https://loja.example" },
  { origin: "null" },
  { "sec-fetch-site": "same-origin" },
  { "user-agent": agent },
];

describe.each(paths)("a secret key at %s", (path) => {
  const { secret, publishable } = fixtureKeys;
  const ask = (headers: Record<string, string>) => app.request(path, { headers });

  test.each(browsers)("is refused where it comes from a browser: %j", async (signs) => {
    const ways: Record<string, string>[] = [
      { apikey: secret },
      { apikey: publishable, authorization: `Bearer ${secret}` },
    ];
    for (const key of ways) {
      const response = await ask({ ...signs, ...key });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        message: "Forbidden use of secret API key in browser",
      });
      // Whoever has left it in a page can read why.
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
    }
  });

  test("serves programs, whatever they call themselves, and browsers have the other one", async () => {
    const programs: Record<string, string>[] = [
      {},
      { "user-agent": "node" },
      { "user-agent": "curl/8.5.0" },
      { "sec-fetch-mode": "cors" },
    ];
    for (const signs of programs)
      expect((await ask({ ...signs, apikey: secret })).status).not.toBe(401);
    for (const signs of browsers) {
      const said = await (await ask({ ...signs, apikey: publishable })).text();
      expect(said).not.toContain("Forbidden");
    }
  });
});

import { afterEach, describe, expect, test } from "vitest";
import { createAuth, createKeySet, newSigningKeys } from "#auth";
import { openTestStore, stores, type TestStore } from "../../database/fixture.ts";
import { createApp } from "../app.ts";
import { fixtureKeys, fixtureModules } from "../fixture.ts";

const body = JSON.stringify({ email: "ana@padaria.example", password: "pão quente às 6h" });
const headers = { apikey: fixtureKeys.publishable, "content-type": "application/json" };

describe.each(stores)("a failure inside, on %s", (kind) => {
  let store: TestStore;
  afterEach(() => store.dispose());

  /** The accounts over a store that lacks a table. */
  async function brokenApp() {
    store = await openTestStore(kind);
    const { modules, lines } = await fixtureModules();
    await store.database.query.schema.alterTable("users").renameTo("users_away").execute();
    const auth = createAuth({
      database: store.database,
      settings: modules.auth.settings,
      keys: await createKeySet({ jwks: await newSigningKeys() }),
      secret: "a secret of the accounts of the tests",
      hashLimiter: { acquire: async () => ({ acquired: true, release: () => undefined }) },
      hashCost: { memory: 8, passes: 1 },
    });
    return { app: createApp({ ...modules, auth }), lines };
  }

  test("tells whoever asks that it is one, and an id to ask about, and nothing else", async () => {
    const { app, lines } = await brokenApp();
    for (const path of ["/signup", "/token?grant_type=password", "/recover"]) {
      const response = await app.request(`/auth/v1${path}`, { method: "POST", headers, body });
      expect(response.status).toBe(500);
      expect(response.headers.get("cache-control")).toBe("no-store");
      const said = await response.json();
      expect(said).toEqual({
        code: 500,
        error_code: "unexpected_failure",
        msg: "Unexpected failure, please check server logs for more information",
        error_id: response.headers.get("x-request-id"),
      });
    }
    expect(lines.some(({ msg }) => msg === "internal error")).toBe(true);
    expect(JSON.stringify(lines)).not.toMatch(/ana@padaria|pão quente|users_away|select \*/);
  });

  test("tells it in the newer shape too", async () => {
    const { app } = await brokenApp();
    const newer = { ...headers, "x-supabase-api-version": "2024-01-01" };
    const response = await app.request("/auth/v1/signup", { method: "POST", headers: newer, body });
    expect(response.headers.get("x-sb-error-code")).toBe("unexpected_failure");
    expect(await response.json()).toEqual({
      code: "unexpected_failure",
      message: "Unexpected failure, please check server logs for more information",
    });
  });
});

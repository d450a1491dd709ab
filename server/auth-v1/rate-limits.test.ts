import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { createAuth, createKeySet, newSigningKeys } from "#auth";
import { openTestStore, type TestStore } from "../../database/fixture.ts";
import { createApp } from "../app.ts";
import { fixtureKeys, fixtureModules } from "../fixture.ts";
import type { ServerEnv } from "../server-env.ts";
import { createThrottle } from "./rate-limits.ts";

const headers = { apikey: fixtureKeys.publishable, "content-type": "application/json" };
const once = { calls: 1, perMs: 3_600_000, burst: 1 };

let store: TestStore;
afterAll(() => store.dispose());

/** The accounts, and what they have cost so far. */
async function countedApp() {
  store = await openTestStore("sqlite");
  const { modules } = await fixtureModules();
  const cost = { hashes: 0, looks: 0 };
  const { transaction, forUpdate } = store.database;
  const auth = createAuth({
    database: {
      get query() {
        cost.looks += 1;
        return store.database.query;
      },
      transaction(work) {
        cost.looks += 1;
        return transaction(work);
      },
      forUpdate,
    },
    settings: modules.auth.settings,
    keys: await createKeySet({ jwks: await newSigningKeys() }),
    secret: "a secret of the accounts of the tests",
    hashLimiter: {
      async acquire() {
        cost.hashes += 1;
        return { acquired: true, release: () => undefined };
      },
    },
    hashCost: { memory: 8, passes: 1 },
  });
  const authRates = { ...modules.authRates, token: once, signup: once, recover: once };
  return { app: createApp({ ...modules, auth, authRates }), cost };
}

test("who is refused by a limit has cost neither a hash nor a look into the store", async () => {
  const { app, cost } = await countedApp();
  for (const path of ["/signup", "/token?grant_type=password", "/recover"]) {
    const ask = (email: string) => {
      const body = JSON.stringify({ email, password: "pão quente às 6h" });
      return app.request(`/auth/v1${path}`, { method: "POST", headers, body });
    };
    expect((await ask("ana@padaria.example")).status).toBe(200);
    const before = { ...cost };
    expect((await ask("bia@padaria.example")).status).toBe(429);
    expect(cost).toEqual(before);
  }
  expect(cost.hashes).toBeGreaterThanOrEqual(2);
});

test("a sign-up is counted before anything of it is read", async () => {
  const { modules } = await fixtureModules();
  const app = createApp({ ...modules, authRates: { ...modules.authRates, signup: once } });
  const statuses: number[] = [];
  for (const body of ["[".repeat(60_000), "[".repeat(60_000), "{}"])
    statuses.push((await app.request("/auth/v1/signup", { method: "POST", headers, body })).status);
  expect(statuses).toEqual([400, 429, 429]);
});

const byPhone = { calls: 2, perMs: 3_600_000, burst: 2 };

test("a message that does not leave is given back, to the number as well where it was the sender's fault", async () => {
  const { modules } = await fixtureModules();
  const authRates = {
    ...modules.authRates,
    ...{ sms: byPhone, "sms per client": byPhone, "sms per recipient": once },
  };
  const throttle = createThrottle(modules.limits, authRates, 0);
  const app = new Hono<ServerEnv>().post("/:phone/:what", async (c) => {
    const refund = await throttle.countSendingFrom(c)("sms", { phone: c.req.param("phone") });
    const what = c.req.param("what");
    if (what === "all" || what === "share") await refund(what);
    return c.text("counted");
  });
  app.onError((error, c) => c.text(error.message, 429));
  const said = async (path: string) => (await app.request(path, { method: "POST" })).text();
  const soon = /only request this after \d+ seconds/;
  for (const _ of Array(3).keys()) expect(await said("/1/all")).toBe("counted");
  for (const phone of [2, 3, 4]) expect(await said(`/${phone}/share`)).toBe("counted");
  expect(await said("/4/share")).toMatch(soon);
  for (const phone of [5, 6]) expect(await said(`/${phone}/nothing`)).toBe("counted");
  expect(await said("/7/nothing")).toBe("sms rate limit exceeded");
});

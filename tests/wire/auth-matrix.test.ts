import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { call } from "./auth-client.ts";
import { type Credential, credentials, type Known, makeCredentials } from "./auth-credentials.ts";
import { authRoutes, type Door, withIds } from "./auth-routes.ts";
import { sharedServer } from "./shared-server.ts";
import type { SharedServer } from "./shared-servers.ts";

const opensTo: Record<Door, readonly Credential[]> = {
  // Who has a key of the project; what else they bring is not looked at.
  project: credentials.filter((one) => one !== "no key"),
  world: credentials,
  users: ["user A", "user B"],
  operators: ["service", "service, signed"],
};

/** Answers to the question who somebody is; any other comes from behind it. */
const turnedAway = ["no_authorization", "bad_jwt", "not_admin", "session_not_found"];
const noKey = "No API key found in request";

const other = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

test("every endpoint that is mounted stands in the list of routes", async () => {
  const file = join(import.meta.dirname, "../../server/auth-v1/routes.ts");
  const mounted = (await readFile(file, "utf8")).matchAll(/routes\.route\("(\/[^"]+)"/g);
  const listed = authRoutes.map(({ path }) => path);
  const missing = Array.from(mounted, ([, path = ""]) => path).filter(
    (path) => !listed.some((one) => one.startsWith(path)),
  );
  expect(missing).toEqual([]);
});

describe.each(stores)("on %s", (kind) => {
  let server: SharedServer;

  /** Anew for each: some routes end sessions. */
  const known = (): Promise<Known> => makeCredentials(server, server.dataDirectory);

  beforeAll(async () => {
    server = await sharedServer(kind);
  });

  const rows = authRoutes.map((route) => [route.method, route.path, route] as const);

  test.each(rows)("%s %s opens to those it is for and to nobody else", async (_, __, route) => {
    const { method, door } = route;
    // Of nobody, so that nothing happens to those who ask.
    const path = withIds(route.path, { user: other, factor: other, id: other });
    const { headersOf } = await known();
    const passed: Credential[] = [];
    for (const credential of credentials) {
      const headers = headersOf[credential];
      const body = method === "GET" ? undefined : {};
      const { status, json } = await call(server, path, { method, headers, body });
      expect(status).toBeLessThan(500);
      const refused = turnedAway.includes(json?.error_code) || json?.message === noKey;
      if (status < 300 || !refused) passed.push(credential);
    }
    expect(passed).toEqual(opensTo[door]);
  });

  test("nobody reaches what is another's, and each their own", async () => {
    const { headersOf, userId } = await known();
    const as = (who: Credential) => ({ headers: headersOf[who] });
    const enrolled = await call(server, "/factors", {
      ...as("user A"),
      body: { factor_type: "totp" },
    });
    const { id: factor } = enrolled.json;
    const ids = { user: userId, factor, id: other };
    const owned = authRoutes.filter(
      ({ path, door }) => door === "users" && path.includes(":factor"),
    );
    for (const { method, path } of owned) {
      const body = { challenge_id: other, code: "000000" };
      const answer = await call(server, withIds(path, ids), { ...as("user B"), method, body });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    const mine = await call(server, `/factors/${factor}`, { ...as("user A"), method: "DELETE" });
    expect(mine.status).toBe(200);
  });
});

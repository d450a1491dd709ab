import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { importJWK, type JWK, SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { bearer, call, claimsOf, newUser } from "./auth-client.ts";
import { publishableKey } from "./running-server.ts";
import { sharedServer } from "./shared-server.ts";
import type { SharedServer } from "./shared-servers.ts";

describe("a token", () => {
  let server: SharedServer;
  let sign: (claims: object, header?: object) => Promise<string>;
  beforeAll(async () => {
    server = await sharedServer("sqlite");
    const file = join(server.dataDirectory, "auth-keys.json");
    const jwk: JWK = JSON.parse(await readFile(file, "utf8")).keys[0];
    const key = await importJWK({ ...jwk, key_ops: ["sign"] }, "ES256");
    sign = (claims, header = {}) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: "ES256", kid: jwk.kid ?? "", ...header })
        .sign(key);
  });

  const getUser = (token: string) =>
    call(server, "/user", { method: "GET", headers: bearer(token) });

  test("opens nothing by what it says of its own key, or by its form", async () => {
    const { session } = await newUser(server);
    const token = session.access_token;
    const claims = claimsOf(token);
    const [header = "", payload = "", signature = ""] = token.split(".");
    const forged = [
      ...(await Promise.all([
        sign(claims, { kid: "../../../etc/passwd" }),
        sign(claims, { kid: "https://x.example/key.pem" }),
        sign(claims, { kid: "' or '1'='1" }),
        sign(claims, { kid: "__proto__" }),
        sign(claims, { crit: ["b64"], b64: false }).catch(() => "ey.ey.ey"),
      ])),
      token.slice(0, -1),
      token.slice(0, token.length / 2),
      `${header}.${payload}`,
      `${header}.${payload}.${signature}.${signature}`,
      `.${payload}.${signature}`,
      `${token}.`,
      "..",
      `${"A".repeat(8000)}.${payload}.${signature}`,
    ];
    for (const one of forged) {
      const answer = await getUser(one);
      expect([answer.status, answer.json.error_code]).toEqual([403, "bad_jwt"]);
    }
    expect((await getUser(token)).status).toBe(200);
  });

  test("that names an address for its key makes nobody fetch it, and changes nothing", async () => {
    const { session, user } = await newUser(server);
    const claims = claimsOf(session.access_token);
    const strangers = [
      { jku: "http://192.0.2.1/keys" },
      { x5u: "http://192.0.2.1/cert" },
      { jwk: { kty: "oct", k: "AAAA" } },
    ];
    for (const header of strangers) {
      const started = performance.now();
      const { status, json } = await getUser(await sign(claims, header));
      // Signed by our key, which is all that counts.
      expect([status, json.id]).toEqual([200, user.id]);
      expect(performance.now() - started).toBeLessThan(2000);
    }
  });

  test("of a megabyte is refused before it is read", async () => {
    const answer = await fetch(`${server.url}/auth/v1/user`, {
      headers: { apikey: publishableKey, ...bearer("A".repeat(1_048_576)) },
    }).catch(() => undefined);
    expect(answer?.status ?? 431).toBe(431);
    expect((await newUser(server)).session.access_token).toBeTruthy();
  });

  test("may be ten seconds off, and no more", async () => {
    const { session } = await newUser(server);
    const claims = claimsOf(session.access_token);
    const now = Math.floor(Date.now() / 1000);
    const status = async (times: object) =>
      (await getUser(await sign({ ...claims, ...times }))).status;
    expect(await status({ exp: now - 5 })).toBe(200);
    expect(await status({ exp: now - 15 })).toBe(403);
    expect(await status({ nbf: now + 5 })).toBe(200);
    expect(await status({ nbf: now + 30 })).toBe(403);
  });
});

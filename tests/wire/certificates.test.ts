import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compactVerify, createLocalJWKSet, exportJWK, generateKeyPair, type JWK } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newStoreLocation, type StoreLocation } from "../../database/fixture.ts";
import { bearer, call, newUser } from "./auth-client.ts";
import { publishableKey, type RunningServer, startServer } from "./running-server.ts";
import { startIn } from "./stored-server.ts";

type Server = Pick<RunningServer, "url">;

async function ask({ url }: Server, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/functions/v1/certificate`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, json: await response.json() };
}

async function publishedKeys({ url }: Server): Promise<{ keys: JWK[] }> {
  return (await fetch(`${url}/certificado/chaves.json`)).json();
}

async function claimsIn(server: Server, certificate: string) {
  const keys = createLocalJWKSet(await publishedKeys(server));
  const { payload, protectedHeader } = await compactVerify(certificate, keys);
  return { claims: JSON.parse(new TextDecoder().decode(payload)), header: protectedHeader };
}

async function newKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: "ES256", key_ops: ["sign", "verify"] };
}

const declared = { name: "  Lúcia  Prado ", right: 21 };

describe("a certificate", () => {
  let server: RunningServer;
  let location: StoreLocation;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "certificates-"));
    location = await newStoreLocation("sqlite");
    server = await startIn(location);
  });
  afterAll(async () => {
    await server.kill();
    await location.erase();
    await rm(folder, { recursive: true, force: true });
  });

  test("says what was declared, and is signed by a key of its own, closed to other users", async () => {
    const { status, json, headers } = await ask(server, declared);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    const { claims, header } = await claimsIn(server, json.certificate);
    expect(claims).toEqual({
      iss: expect.stringMatching(/^http:/),
      iat: expect.any(Number),
      course: "Imersão Empreendedora",
      name: "Lúcia Prado",
      right: 21,
      of: 25,
    });
    expect(Math.abs(claims.iat - Date.now() / 1000)).toBeLessThan(60);
    expect(header).toMatchObject({ alg: "ES256", typ: "certificate+jwt" });
    const { keys } = await publishedKeys(server);
    expect(keys).toEqual([expect.not.objectContaining({ d: expect.anything() })]);
    const jwks = await call(server, "/.well-known/jwks.json", { method: "GET" });
    expect(jwks.json.keys[0].kid).not.toBe(keys[0]?.kid);
    const file = join(location.options.dataDirectory, "certificate-keys.json");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test("opens no account, wherever it is put", async () => {
    const { json } = await ask(server, declared);
    const asSession = await call(server, "/user", {
      method: "GET",
      headers: bearer(json.certificate),
    });
    expect([asSession.status, asSession.json.error_code]).toEqual([403, "bad_jwt"]);
    const asKey = await ask(server, declared, { apikey: json.certificate });
    expect([asKey.status, asKey.json.code]).toEqual([401, "invalid_api_key"]);
    const admin = await call(server, "/admin/users", {
      method: "GET",
      headers: { apikey: json.certificate, ...bearer(json.certificate) },
    });
    expect(admin.status).toBe(401);
  });

  test.each([
    ["no JSON", "{", 400, "bad_request"],
    ["no name", { right: 3 }, 400, "bad_request"],
    ["a name of 200 characters", { ...declared, name: "x".repeat(200) }, 400, "bad_request"],
    ["a name with markup", { ...declared, name: "<img src=x>" }, 400, "bad_request"],
    ["a score above all questions", { ...declared, right: 26 }, 400, "bad_request"],
    ["claims of its own", { ...declared, role: "service_role" }, 400, "bad_request"],
    ["more than it may have", { ...declared, x: "x".repeat(5000) }, 413, "body_too_large"],
  ])("is not made of %s", async (_, body, status, code) => {
    const answer = await ask(server, body);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(JSON.stringify(answer.json)).not.toContain("img");
  });

  test("asks for a key of the project, and is given to an address so many times", async () => {
    expect((await ask(server, declared, { apikey: "" })).status).toBe(401);
    const limited = await startServer({ RATE_LIMIT: "on" });
    const answers = [];
    for (let i = 0; i < 11; i++) answers.push(await ask(limited, declared));
    await limited.kill();
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
    expect(answers.at(-1)?.json).toMatchObject({ code: "too_many_requests" });
    expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("stays valid after its key was replaced, and keys that it shares with accounts open none", async () => {
    const [old, next] = [await newKey("old"), await newKey("next")];
    const write = async (name: string, keys: JWK[]) => {
      await writeFile(join(folder, name), JSON.stringify({ keys }));
      return join(folder, name);
    };
    const first = await write("first.json", [old]);
    const before = await startServer({ CERTIFICATE_KEYS_FILE: first, AUTH_JWT_KEYS_FILE: first });
    const { certificate } = (await ask(before, declared)).json;
    const { session } = await newUser(before);
    const asSession = await call(before, "/user", { method: "GET", headers: bearer(certificate) });
    expect(
      (await call(before, "/user", { method: "GET", headers: bearer(session.access_token) }))
        .status,
    ).toBe(200);
    await before.kill();
    expect([asSession.status, asSession.json.error_code]).toEqual([403, "bad_jwt"]);

    const second = await write("second.json", [next, { ...old, key_ops: ["verify"] }]);
    const after = await startServer({ CERTIFICATE_KEYS_FILE: second });
    expect((await claimsIn(after, certificate)).header.kid).toBe("old");
    const fresh = (await ask(after, declared)).json.certificate;
    expect((await claimsIn(after, fresh)).header.kid).toBe("next");
    await after.kill();
  });

  test("the start tells of keys that cannot be used", async () => {
    const file = join(folder, "hs.json");
    const key = { kid: "a", kty: "oct", alg: "HS256", k: "x".repeat(60), key_ops: ["sign"] };
    await writeFile(file, JSON.stringify({ keys: [key] }));
    await expect(startServer({ CERTIFICATE_KEYS_FILE: file })).rejects.toThrow("must be for ES256");
    expect(await readFile(file, "utf8")).toContain("HS256");
  });
});

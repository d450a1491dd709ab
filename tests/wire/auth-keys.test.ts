import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newStoreLocation, type StoreLocation } from "../../database/fixture.ts";
import { bearer, call, claimsOf, newUser, password, visitorOf } from "./auth-client.ts";
import { publishableKey, type RunningServer, startServer } from "./running-server.ts";
import { startIn } from "./stored-server.ts";

const secret = "a shared secret of the tests, long enough";

async function sign(claims: object, jwk: JWK, header: object = {}): Promise<string> {
  const { alg = "", kid } = jwk;
  const key = await importJWK({ ...jwk, key_ops: ["sign"] }, alg);
  return new SignJWT({ ...claims }).setProtectedHeader({ alg, kid, ...header }).sign(key);
}

function headerOf(token: string) {
  return JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString());
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function getUser(server: Pick<RunningServer, "url">, token: string) {
  return call(server, "/user", { method: "GET", headers: bearer(token) });
}

describe("keys that are made on the first start", () => {
  let server: RunningServer;
  let location: StoreLocation;
  let jwk: JWK;
  beforeAll(async () => {
    location = await newStoreLocation("sqlite");
    server = await startIn(location);
    const file = join(location.options.dataDirectory, "auth-keys.json");
    jwk = JSON.parse(await readFile(file, "utf8")).keys[0];
  });
  afterAll(async () => {
    await server.kill();
    await location.erase();
  });

  test("are ES256, closed to other users, and told to everybody without their private part", async () => {
    for (const name of ["auth-keys.json", "auth.env"]) {
      const { mode } = await stat(join(location.options.dataDirectory, name));
      expect(mode & 0o777).toBe(0o600);
    }
    const { json, headers } = await call(server, "/.well-known/jwks.json", {
      method: "GET",
      headers: { apikey: "" },
    });
    expect(headers.get("cache-control")).toBe("public, max-age=600");
    expect(json.keys).toHaveLength(1);
    expect(json.keys[0]).toMatchObject({
      kty: "EC",
      alg: "ES256",
      kid: jwk.kid,
      key_ops: ["verify"],
    });
    expect(json.keys[0]).not.toHaveProperty("d");
  });

  test("let the client check a token by itself", async () => {
    const { client, user, session } = await newUser(server);
    expect(headerOf(session.access_token)).toEqual({ alg: "ES256", typ: "JWT", kid: jwk.kid });
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.claims.sub).toBe(user.id);
    expect(data?.header.kid).toBe(jwk.kid);
  });

  test("open nothing to a token that is not for us, or no longer", async () => {
    const { session } = await newUser(server);
    const claims = claimsOf(session.access_token);
    const now = Math.floor(Date.now() / 1000);
    expect((await getUser(server, await sign(claims, jwk))).status).toBe(200);
    const wrong = [
      { ...claims, exp: now - 60 },
      { ...claims, exp: undefined },
      { ...claims, nbf: now + 600 },
      { ...claims, aud: "somebody else" },
      { ...claims, aud: undefined },
      { ...claims, iss: "https://other.example/auth/v1" },
      { ...claims, iss: undefined },
    ];
    for (const one of wrong) {
      const answer = await getUser(server, await sign(one, jwk));
      expect([answer.status, answer.json.error_code]).toEqual([403, "bad_jwt"]);
      expect(answer.json.msg).toContain("invalid JWT: unable to parse or verify signature, ");
    }
  });

  test("are the only ones that count, whatever a token says of itself", async () => {
    const { session } = await newUser(server);
    const claims = claimsOf(session.access_token);
    const [header = "", payload = "", signature = ""] = session.access_token.split(".");
    const { privateKey } = await generateKeyPair("ES256", { extractable: true });
    const stranger = { ...(await exportJWK(privateKey)), alg: "ES256" };
    const publicPem = Buffer.from(JSON.stringify({ ...jwk, d: undefined })).toString("base64url");
    const forged = [
      `${part({ alg: "none", typ: "JWT" })}.${payload}.`,
      `${part({ alg: "none", kid: jwk.kid })}.${payload}.${signature}`,
      `${header}.${part({ ...claims, role: "service_role" })}.${signature}`,
      `${header}.${payload}.`,
      await sign(claims, { ...stranger, kid: jwk.kid ?? "" }),
      await sign(claims, { ...stranger, kid: "other" }, { jwk: { ...stranger, d: undefined } }),
      await sign(claims, { ...stranger, kid: "../../etc/passwd" }, { jku: "https://x.example" }),
      await sign(claims, { kty: "oct", k: publicPem, alg: "HS256", kid: jwk.kid ?? "" }),
      "ey.ey.ey",
      "a",
    ];
    for (const token of forged) {
      const answer = await getUser(server, token);
      expect([answer.status, answer.json.error_code]).toEqual([403, "bad_jwt"]);
    }
    expect((await getUser(server, session.access_token)).status).toBe(200);
  });

  test("sign keys for programs, which need neither an end nor an issuer", async () => {
    const anon = await sign({ role: "anon", iss: "supabase" }, jwk);
    const service = await sign({ role: "service_role", sub: "a program" }, jwk);
    const visitor = createClient(server.url, anon, { auth: { persistSession: false } });
    const email = `${Date.now()}@jwt.example`;
    expect((await visitor.auth.signUp({ email, password })).error).toBeNull();
    const operator = createClient(server.url, service, { auth: { persistSession: false } });
    expect((await operator.auth.admin.listUsers()).error).toBeNull();
    const closed = await createClient(server.url, anon).auth.admin.listUsers();
    expect(closed.error).toMatchObject({ status: 403, code: "not_admin" });
    const seen = await getUser(server, anon);
    expect(seen.json).toMatchObject({ code: 403, msg: "invalid claim: missing sub claim" });
    const odd = await getUser(server, service);
    expect(odd.json).toMatchObject({ code: 400, error_code: "bad_jwt" });
    const ended = Math.floor(Date.now() / 1000) - 60;
    const old = await sign({ role: "service_role", exp: ended }, jwk);
    const refused = await call(server, "/admin/users", { method: "GET", headers: { apikey: old } });
    expect([refused.status, refused.json.message]).toEqual([401, "Invalid API key"]);
    const chat = await fetch(`${server.url}/functions/v1/none`, { headers: { apikey: anon } });
    expect(chat.status).toBe(404);
  });

  test("stand at the gate: no call without one of the project's keys", async () => {
    const none = await call(server, "/settings", { method: "GET", headers: { apikey: "" } });
    expect(none.status).toBe(401);
    expect(none.json.message).toBe("No API key found in request");
    const { session } = await newUser(server);
    for (const apikey of ["wrong", session.access_token]) {
      const wrong = await call(server, "/settings", { method: "GET", headers: { apikey } });
      expect([wrong.status, wrong.json.message]).toEqual([401, "Invalid API key"]);
    }
  });
});

describe("keys of the operator's own", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "imersao-keys-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function newKey(alg: "ES256" | "RS256", kid: string, key_ops: string[]): Promise<JWK> {
    const { privateKey } = await generateKeyPair(alg, { extractable: true });
    return { ...(await exportJWK(privateKey)), alg, kid, key_ops };
  }

  async function write(name: string, keys: JWK[]): Promise<string> {
    const file = join(folder, name);
    await writeFile(file, JSON.stringify({ keys }));
    return file;
  }

  test("follow each other: an old one still checks what it signed", async () => {
    const location = await newStoreLocation("sqlite");
    const PUBLIC_URL = "http://127.0.0.1:3999";
    const old = await newKey("ES256", "old", ["sign", "verify"]);
    const first = await write("first.json", [old]);
    const before = await startIn(location, { AUTH_JWT_KEYS_FILE: first, PUBLIC_URL });
    const { session } = await newUser(before);
    await before.stop();
    const next = await newKey("RS256", "next", ["sign"]);
    const shared = {
      kty: "oct",
      k: part({ k: secret }),
      alg: "HS256",
      kid: "hs",
      key_ops: ["verify"],
    };
    const second = await write("second.json", [{ ...old, key_ops: ["verify"] }, next, shared]);
    const after = await startIn(location, { AUTH_JWT_KEYS_FILE: second, PUBLIC_URL });
    expect((await getUser(after, session.access_token)).status).toBe(200);
    const { client, session: fresh } = await newUser(after);
    expect(headerOf(fresh.access_token)).toMatchObject({ alg: "RS256", kid: "next" });
    expect((await client.auth.getClaims()).error).toBeNull();
    const { json } = await call(after, "/.well-known/jwks.json", { method: "GET" });
    expect(json.keys.map(({ kid }: JWK) => kid)).toEqual(["old", "next"]);
    expect(JSON.stringify(json)).not.toMatch(/"(d|p|q|k)":/);
    await after.stop();
    await location.erase();
  });

  test("may be one shared secret, which is told to nobody", async () => {
    const server = await startServer({ AUTH_JWT_SECRET: secret });
    const { session, client } = await newUser(server);
    expect(headerOf(session.access_token)).toEqual({ alg: "HS256", typ: "JWT" });
    const { json } = await call(server, "/.well-known/jwks.json", { method: "GET" });
    expect(json).toEqual({ keys: [] });
    expect((await client.auth.getClaims()).error).toBeNull();
    const key = { kty: "oct", k: Buffer.from(secret).toString("base64url"), alg: "HS256" };
    const { iat: _iat, session_id: _id, iss: _iss, ...claims } = claimsOf(session.access_token);
    expect((await getUser(server, await sign(claims, key))).status).toBe(200);
    await server.kill();
  });

  test("may stand beside a secret of before, whose tokens still count", async () => {
    const file = await write("beside.json", [await newKey("ES256", "new", ["sign"])]);
    const server = await startServer({ AUTH_JWT_KEYS_FILE: file, AUTH_JWT_SECRET: secret });
    const { session } = await newUser(server);
    expect(headerOf(session.access_token).kid).toBe("new");
    const key = { kty: "oct", k: Buffer.from(secret).toString("base64url"), alg: "HS256" };
    const { session_id: _id, ...claims } = claimsOf(session.access_token);
    expect((await getUser(server, await sign(claims, key))).status).toBe(200);
    expect((await getUser(server, await sign(claims, key, { kid: "new" }))).status).toBe(403);
    await server.kill();
  });

  test.each([
    ["no key that signs", (key: JWK) => [{ ...key, key_ops: ["verify"] }], "exactly one key signs"],
    ["two that sign", (key: JWK) => [key, { ...key, kid: "b" }], "exactly one key signs"],
    ["two of one name", (key: JWK) => [key, key], "same kid"],
    ["another algorithm", (key: JWK) => [{ ...key, alg: "RS256" }], "no key for RS256"],
    ["none at all", () => [], "JWK set"],
  ])("with %s the server does not start, and says why", async (name, keysOf, reason) => {
    const key = await newKey("ES256", "a", ["sign"]);
    const file = await write(`${name}.json`, keysOf(key));
    const starting = startServer({ AUTH_JWT_KEYS_FILE: file });
    await expect(starting).rejects.toThrow(reason);
    await starting.catch((error: Error) => expect(error.message).not.toContain(key.d ?? "?"));
  });
});

test("production refuses examples, short secrets and cheap hashes, all in one go", async () => {
  const starting = startServer({
    NODE_ENV: "production",
    PUBLIC_URL: "",
    RATE_LIMIT: "on",
    AUTH_JWT_SECRET: "short",
    AUTH_SECRET: "super-secret-jwt-token-with-at-least-32-characters-long",
    AUTH_JWT_EXP: "a day",
  });
  const error = await starting.catch((fault: Error) => fault);
  const said = error instanceof Error ? error.message : "it started";
  for (const name of [
    "PUBLIC_URL",
    "AUTH_JWT_SECRET",
    "AUTH_SECRET",
    "AUTH_JWT_EXP",
    "AUTH_ARGON2_MEMORY",
  ])
    expect(said).toContain(name);
  expect(said).not.toContain("super-secret");
});

test("the gate can be left open, where something else stands before the server", async () => {
  const server = await startServer({ AUTH_API_KEY_GATE: "off" });
  const { status } = await call(server, "/settings", { method: "GET", headers: { apikey: "" } });
  expect(status).toBe(200);
  const admin = await call(server, "/admin/users", { method: "GET", headers: { apikey: "" } });
  expect(admin.json).toMatchObject({ code: 401, error_code: "no_authorization" });
  const anon = await call(server, "/admin/users", {
    method: "GET",
    headers: { apikey: publishableKey },
  });
  expect(anon.json.error_code).toBe("not_admin");
  expect((await visitorOf(server).auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  await server.kill();
});

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import fc from "fast-check";
import { importJWK, type JWK, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestPlace, type TestPlace } from "../../database/fixture.ts";
import { bearer, call, claimsOf, newUser } from "./auth-client.ts";
import { publishableKey, type RunningServer, secretKey } from "./running-server.ts";
import { startIn } from "./stored-server.ts";

type Credential =
  | "nobody"
  | "publishable"
  | "user"
  | "expired"
  | "other audience"
  | "alg none"
  | "shared-secret confusion"
  | "secret";

const ofUsers: Credential[] = ["user"];
const ofOperators: Credential[] = ["secret"];
const other = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

/** Everything that asks who somebody is: who may get past that question. */
const routes: [method: string, path: string, open: Credential[]][] = [
  ["GET", "/user", ofUsers],
  ["PUT", "/user", ofUsers],
  ["POST", "/logout?scope=none", ofUsers],
  ["POST", "/factors", ofUsers],
  ["POST", `/factors/${other}/challenge`, ofUsers],
  ["POST", `/factors/${other}/verify`, ofUsers],
  ["DELETE", `/factors/${other}`, ofUsers],
  ["GET", "/user/identities/authorize", ofUsers],
  ["DELETE", `/user/identities/${other}`, ofUsers],
  ["GET", "/admin/users", ofOperators],
  ["POST", "/admin/users", ofOperators],
  ["GET", `/admin/users/${other}`, ofOperators],
  ["PUT", `/admin/users/${other}`, ofOperators],
  ["DELETE", `/admin/users/${other}`, ofOperators],
  ["GET", `/admin/users/${other}/factors`, ofOperators],
  ["PUT", `/admin/users/${other}/factors/${other}`, ofOperators],
  ["DELETE", `/admin/users/${other}/factors/${other}`, ofOperators],
  ["GET", `/admin/users/${other}/passkeys`, ofOperators],
  ["GET", "/admin/audit", ofOperators],
  ["GET", "/admin/oauth/clients", ofOperators],
  ["GET", "/admin/sso/providers", ofOperators],
];

/** Answers to the question who somebody is; any other comes from behind it. */
const turnedAway = ["no_authorization", "bad_jwt", "not_admin", "session_not_found"];

let server: RunningServer;
let place: TestPlace;
let headersOf: Record<Credential, Record<string, string>>;

beforeAll(async () => {
  place = await makeTestPlace("sqlite");
  server = await startIn(place);
  const file = join(place.options.dataDirectory, "auth-keys.json");
  const jwk: JWK = JSON.parse(await readFile(file, "utf8")).keys[0];
  const { session } = await newUser(server);
  const claims = claimsOf(session.access_token);
  const key = await importJWK({ ...jwk, key_ops: ["sign"] }, "ES256");
  const sign = (changes: object, header = { alg: "ES256", kid: jwk.kid ?? "" }, by = key) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader(header).sign(by);
  const publicKey = new TextEncoder().encode(JSON.stringify({ ...jwk, d: undefined }));
  const confused = { alg: "HS256", kid: jwk.kid ?? "" };
  const [, payload = ""] = session.access_token.split(".");
  const none = Buffer.from('{"alg":"none"}').toString("base64url");
  headersOf = {
    nobody: {},
    publishable: bearer(publishableKey),
    user: bearer(session.access_token),
    expired: bearer(await sign({ exp: 1 })),
    "other audience": bearer(await sign({ aud: "other", role: "service_role" })),
    "alg none": bearer(`${none}.${payload}.`),
    "shared-secret confusion": bearer(await sign({ role: "service_role" }, confused, publicKey)),
    secret: { ...bearer(secretKey), apikey: secretKey },
  };
});
afterAll(async () => {
  await server.kill();
  await place.erase();
});

test.each(routes)("%s %s opens to nobody but %j", async (method, path, open) => {
  const passed = [];
  for (const [credential, headers] of Object.entries(headersOf)) {
    const body = method === "GET" ? undefined : {};
    const { status, json } = await call(server, path, { method, headers, body });
    expect(status).toBeLessThan(500);
    if (status < 300 || !turnedAway.includes(json?.error_code)) passed.push(credential);
  }
  expect(passed).toEqual(open);
});

const junk = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1e308,
    "",
    "totp",
    "\0",
    "\ud800",
    "a@b.example",
    other,
    "🥖",
    [],
    {},
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);
const fields = [
  ...["email", "phone", "password", "data", "code_challenge", "code_challenge_method", "id"],
  ...["refresh_token", "auth_code", "code_verifier", "id_token", "provider", "current_password"],
  ...["factor_type", "friendly_name", "issuer", "challenge_id", "code", "ban_duration", "role"],
  ...["user_metadata", "app_metadata", "password_hash", "email_confirm", "should_soft_delete"],
];
const everyRoute: [string, string][] = [
  ...routes.map(([method, path]): [string, string] => [method, path]),
  ["POST", "/signup"],
  ...["password", "refresh_token", "pkce", "id_token", "web3", ""].map(
    (grant): [string, string] => ["POST", `/token?grant_type=${grant}`],
  ),
  ["GET", "/settings"],
  ["GET", "/authorize"],
  ["POST", "/callback"],
  ["GET", "/%00"],
];
const request = fc.record({
  route: fc.constantFrom(...everyRoute),
  who: fc.constantFrom<Credential>("nobody", "user", "secret"),
  body: fc.oneof(
    fc.dictionary(fc.constantFrom(...fields), junk),
    fc.constantFrom("", "{", "[]", "null", '"x"', `${'{"data":'.repeat(5000)}1${"}".repeat(5000)}`),
  ),
  query: fc.constantFrom(
    "",
    "filter=%00",
    "filter=%25",
    "page=1e3",
    "scope[]=x",
    "%",
    "per_page=9".repeat(9),
  ),
  version: fc.constantFrom("", "2024-01-01", "x"),
});

test("whatever is sent, the answer is one of ours", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ route: [method, path], who, body, query, version }) => {
      const separator = path.includes("?") ? "&" : "?";
      const answer = await call(server, `${path}${separator}${query}`, {
        method,
        headers: { ...headersOf[who], "x-supabase-api-version": version },
        ...(method === "GET" ? {} : { body }),
      });
      expect(answer.status).toBeLessThan(500);
      if (answer.status < 400) return;
      const isOAuth = typeof answer.json.error === "string";
      const code = version === "2024-01-01" ? answer.json.code : answer.json.error_code;
      expect(isOAuth || (typeof code === "string" && code !== "")).toBe(true);
    }),
    { numRuns: 1500 },
  );
  const operator = createClient(server.url, secretKey, { auth: { persistSession: false } });
  expect((await operator.auth.admin.listUsers()).error).toBeNull();
});

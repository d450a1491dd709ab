import { createHash, createPublicKey } from "node:crypto";
import { createServer, type Server } from "node:http";
import { importJWK, type JWK, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { call, claimsOf, newEmail, operatorOf } from "./auth-client.ts";
import { page } from "./browser.ts";
import { freePort } from "./free-port.ts";
import { clientId } from "./identity-provider.ts";
import {
  goAndReturn,
  newPerson,
  newVisitor,
  type Pair,
  signIn,
  startPair,
  told,
} from "./provider-server.ts";
import { type RunningServer, startServer } from "./running-server.ts";

type Claims = Record<string, unknown>;
type Forge = (claims: Claims, key: JWK) => string | Promise<string>;

function now(): number {
  return Math.floor(Date.now() / 1000);
}

async function signed(claims: Claims, jwk: JWK, header: Claims = {}): Promise<string> {
  const key = await importJWK(jwk, "RS256");
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "RS256", kid: jwk.kid, ...header })
    .sign(key);
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** HS256 with what everybody may read, which a careless check takes for the key. */
function signedWithPublicKey(claims: Claims, jwk: JWK): Promise<string> {
  const publicKey = createPublicKey({
    key: jwk as import("node:crypto").JsonWebKey,
    format: "jwk",
  });
  const pem = publicKey.export({ type: "spki", format: "pem" });
  const header = { alg: "HS256", kid: jwk.kid };
  return new SignJWT(claims).setProtectedHeader(header).sign(Buffer.from(pem));
}

async function signedByAnother(claims: Claims, { kid }: JWK): Promise<string> {
  const { generateKeyPair } = await import("jose");
  const { privateKey } = await generateKeyPair("RS256");
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "RS256", ...(kid && { kid }) })
    .sign(privateKey);
}

/** What a provider must not be believed, each otherwise as it should be. */
const forgeries: readonly (readonly [string, Forge])[] = [
  ["another issuer", (claims, key) => signed({ ...claims, iss: "https://mal.example" }, key)],
  [
    "a time that has run out",
    (claims, key) => signed({ ...claims, iat: now() - 900, exp: now() - 60 }, key),
  ],
  ["no end", ({ exp: _, ...claims }, key) => signed(claims, key)],
  ["a time to come", (claims, key) => signed({ ...claims, nbf: now() + 600 }, key)],
  ["no signature", (claims, { kid }) => `${part({ alg: "RS256", kid })}.${part(claims)}.`],
  ["alg none", (claims) => `${part({ alg: "none" })}.${part(claims)}.`],
  ["HS256 with the public key", signedWithPublicKey],
  ["somebody else's key of the same name", signedByAnother],
  ["a key of which nobody heard", (claims, key) => signed(claims, key, { kid: "unknown" })],
  [
    "a key that it brings along",
    (claims, key) => signedByAnother(claims, { ...key, kid: undefined }),
  ],
  [
    "claims that were changed",
    async (claims, key) => {
      const [head, , tail] = (await signed(claims, key)).split(".");
      return `${head}.${part({ ...claims, sub: "somebody-else" })}.${tail}`;
    },
  ],
  ["no JSON in it", () => "a.b.c"],
];

describe.each(stores)("on %s", (kind) => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair(kind, { AUTH_DISABLE_SIGNUP: "off" });
  });
  afterAll(() => pair.stop());

  async function accountsWith(email: string) {
    const { data } = await operatorOf(pair.server).auth.admin.listUsers({ perPage: 1000 });
    return data.users.filter((user) => user.email === email);
  }

  function claims(more: Claims = {}): Claims & { email: string } {
    const email = newEmail();
    return {
      ...{
        iss: pair.provider.issuer,
        aud: clientId,
        sub: `app-${email}`,
        iat: now(),
        exp: now() + 300,
      },
      ...{ email, email_verified: true, name: "Bia Lima", ...more },
    };
  }

  const grant = (body: object) =>
    call(pair.server, "/token?grant_type=id_token", { body: { provider: "keycloak", ...body } });

  describe("an id token that an app brings", () => {
    test("lets in, by the client, with the hash of its nonce and of the access token", async () => {
      const said = claims({
        aud: ["app"],
        nonce: createHash("sha256").update("um nonce").digest("hex"),
        at_hash: createHash("sha256")
          .update("acesso")
          .digest()
          .subarray(0, 16)
          .toString("base64url"),
      });
      const token = await signed(said, pair.provider.signingKey());
      const { client } = newVisitor(pair);
      const { data, error } = await client.auth.signInWithIdToken({
        ...{ provider: "keycloak", token, nonce: "um nonce", access_token: "acesso" },
      });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email: said.email, user_metadata: { name: "Bia Lima" } });
      expect(claimsOf(data.session?.access_token ?? "").amr).toMatchObject([
        { method: "oauth", provider: "keycloak" },
      ]);
      const again = await client.auth.signInWithIdToken({
        ...{ provider: "keycloak", token, nonce: "um nonce" },
      });
      expect(again.data.user?.id).toBe(data.user?.id);
    });

    test.each(forgeries)("with %s lets nobody in", async (_, forge) => {
      const said = claims();
      const { status, json } = await grant({
        id_token: await forge(said, pair.provider.signingKey()),
      });
      expect(status).toBe(400);
      expect(json).toEqual({ error: "invalid request", error_description: "Bad ID token" });
      expect(await accountsWith(said.email)).toEqual([]);
    });

    test.each([
      [{ aud: "other" }, {}, "invalid request", "Unacceptable audience in id_token: [other]"],
      [{ aud: undefined }, {}, "invalid request", "Unacceptable audience in id_token: []"],
      [
        { nonce: "x" },
        {},
        "invalid request",
        "Passed nonce and nonce in id_token should either both exist or not.",
      ],
      [
        {},
        { nonce: "x" },
        "invalid request",
        "Passed nonce and nonce in id_token should either both exist or not.",
      ],
      [{ nonce: "x" }, { nonce: "x" }, "invalid nonce", "Nonces mismatch"],
      [{ at_hash: "x" }, { access_token: "acesso" }, "invalid request", "Bad ID token"],
    ])("with %j and %j is refused: %s", async (more, brought, error, error_description) => {
      const said = claims(more);
      const id_token = await signed(said, pair.provider.signingKey());
      const { status, json } = await grant({ id_token, ...brought });
      expect(status).toBe(400);
      expect(json).toEqual({ error, error_description });
      expect(await accountsWith(said.email)).toEqual([]);
    });

    test("with an address that is not confirmed there makes no account", async () => {
      const said = claims({ email_verified: false });
      const id_token = await signed(said, pair.provider.signingKey());
      const { status, json } = await grant({ id_token });
      expect(status).toBe(422);
      expect(json.error_code).toBe("provider_email_needs_verification");
      expect(await accountsWith(said.email)).toEqual([]);
    });

    test("of a provider that is off, or that nobody knows, is not looked at", async () => {
      const id_token = await signed(claims(), pair.provider.signingKey());
      expect((await grant({ id_token, provider: "google" })).json).toMatchObject({
        ...{ error_code: "provider_disabled" },
        msg: 'Provider (issuer "https://accounts.google.com") is not enabled',
      });
      expect((await grant({ id_token, provider: "github" })).json).toMatchObject({
        ...{ error_code: "validation_failed", msg: 'Custom OIDC provider "github" not allowed' },
      });
      const named = await grant({
        ...{ id_token, provider: null, client_id: clientId, issuer: pair.provider.issuer },
      });
      expect(named.status).toBe(200);
    });
  });

  describe("an id token that comes with the code", () => {
    /** Of the flow: with its nonce, and what else it says. */
    const reforged = (forge: Forge) => (idToken: string) =>
      forge(claimsOf(idToken), pair.provider.signingKey());

    test.each([
      ...forgeries,
      [
        "another audience",
        (said: Claims, key: JWK) => signed({ ...said, aud: "other" }, key),
      ] as const,
      [
        "another nonce",
        (said: Claims, key: JWK) => signed({ ...said, nonce: "of another flow" }, key),
      ] as const,
      ["no nonce", ({ nonce: _, ...said }: Claims, key: JWK) => signed(said, key)] as const,
      [
        "the hash of another access token",
        (said: Claims, key: JWK) => signed({ ...said, at_hash: "x" }, key),
      ] as const,
    ])("with %s: no account, and the page is told", async (_, forge) => {
      const person = newPerson(pair.provider);
      pair.provider.tamper(reforged(forge));
      const { query } = told(await goAndReturn(newVisitor(pair), person.sub));
      pair.provider.tamper();
      expect(query).toMatchObject({ error: "invalid_request", error_code: "bad_oauth_callback" });
      expect(await accountsWith(person.email)).toEqual([]);
    });

    test("with a key that is new there lets in, and one that is gone does not", async () => {
      const before = pair.provider.signingKey();
      await signIn(newVisitor(pair), newPerson(pair.provider).sub);
      await pair.provider.rotate();
      const person = newPerson(pair.provider);
      const entered = async () =>
        told(await goAndReturn(newVisitor(pair), person.sub)).query.code ?? "";
      // A second has to go by between two looks at its keys.
      await expect.poll(entered).toMatch(/^[\da-f-]{36}$/);
      const { status } = await grant({ id_token: await signed(claims(), before) });
      expect(status).toBe(400);
    });
  });

  describe("a provider that is away", () => {
    const away = { error: "server_error", error_code: "request_timeout" };

    test("or takes longer than five seconds: the page is told, and nobody has an account", async () => {
      const person = newPerson(pair.provider);
      pair.provider.delay(8000);
      const begun = performance.now();
      const { query } = told(await goAndReturn(newVisitor(pair), person.sub));
      const took = performance.now() - begun;
      pair.provider.delay(0);
      expect(query).toMatchObject(away);
      expect(took).toBeGreaterThan(4900);
      expect(took).toBeLessThan(7900);
      expect(await accountsWith(person.email)).toEqual([]);
    });
  });
});

describe("a provider that was never there", () => {
  const silent = createServer(() => undefined);
  const strange = createServer((_, response) => response.end("<html>"));
  let server: RunningServer;
  beforeAll(async () => {
    const addresses = {
      GOOGLE: `http://127.0.0.1:${await freePort()}`,
      APPLE: await listening(silent),
      AZURE: await listening(strange),
    };
    const settings = Object.entries(addresses).flatMap(([name, url]) => [
      [`AUTH_EXTERNAL_${name}_ENABLED`, "on"],
      [`AUTH_EXTERNAL_${name}_CLIENT_ID`, clientId],
      [`AUTH_EXTERNAL_${name}_SECRET`, "segredo"],
      [`AUTH_EXTERNAL_${name}_URL`, url],
    ]);
    server = await startServer(Object.fromEntries(settings));
  });
  afterAll(async () => {
    await server.kill();
    for (const other of [silent, strange]) {
      other.closeAllConnections();
      other.close();
    }
  });

  test.each([
    ["nothing listens", "google"],
    ["it never answers", "apple"],
    ["it answers with something else", "azure"],
  ] as const)("%s: the page that began is told, and so is an app", async (_, provider) => {
    const away = `/authorize?provider=${provider}&redirect_to=${encodeURIComponent(page)}`;
    const { status, headers } = await call(server, away, { method: "GET" });
    expect(status).toBe(302);
    const address = new URL(headers.get("location") ?? "");
    expect(address.href.startsWith(page)).toBe(true);
    const { query } = told(address);
    expect(query).toMatchObject({ error: "server_error", error_code: "request_timeout" });
    const id_token = `${part({ alg: "RS256" })}.${part({ aud: clientId, sub: "ana" })}.c2ln`;
    const brought = await call(server, "/token?grant_type=id_token", {
      body: { provider, id_token },
    });
    expect(brought.status).toBe(504);
    expect(brought.json.error_code).toBe("request_timeout");
  });

  test("what is no token is told so without waiting for anybody", async () => {
    const body = { provider: "apple", id_token: "x" };
    const begun = performance.now();
    const { json } = await call(server, "/token?grant_type=id_token", { body });
    expect(json.error_description).toBe("Bad ID token");
    // The provider never answers, and is waited for as long as five seconds.
    expect(performance.now() - begun).toBeLessThan(4900);
  });
});

async function listening(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

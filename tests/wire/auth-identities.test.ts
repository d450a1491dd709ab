import { createHash } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { bearer, call, newEmail, operatorOf, password, visitorOf } from "./auth-client.ts";
import { emailsTo } from "./auth-emails.ts";
import { newBrowser, page } from "./browser.ts";
import { clientId } from "./identity-provider.ts";
import {
  newPerson,
  newVisitor,
  type Pair,
  signIn,
  startPair,
  told,
  type Visitor,
} from "./provider-server.ts";

const linking = { AUTH_SECURITY_MANUAL_LINKING_ENABLED: "on" };

describe.each(stores)("ways into an account, on %s", (kind) => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair(kind, { ...linking, AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: "on" });
  });
  afterAll(() => pair.stop());

  /** Somebody with a confirmed address and a password, signed in on the page of their browser. */
  async function owner(flowType?: "implicit" | "pkce") {
    const [visitor, email] = [newVisitor(pair, flowType), newEmail()];
    const { auth } = operatorOf(pair.server);
    await auth.admin.createUser({ email, password, email_confirm: true });
    const { data } = await visitor.client.auth.signInWithPassword({ email, password });
    if (!data.user) throw new Error("nobody");
    return { ...visitor, email, id: data.user.id };
  }

  async function departureOf({ client }: Pick<Visitor, "client">, who: string): Promise<string> {
    const options = { redirectTo: page, queryParams: { login_hint: who } };
    const { data, error } = await client.auth.linkIdentity({ provider: "keycloak", options });
    if (error || !data.url) throw error ?? new Error("no address");
    return data.url;
  }

  async function link(visitor: Visitor, who: string) {
    const { query } = told(await visitor.browser.open(await departureOf(visitor, who)));
    if (query.code === undefined) return { query, user: undefined, session: undefined };
    const { data, error } = await visitor.client.auth.exchangeCodeForSession(query.code);
    if (error) throw error;
    return { query, ...data };
  }

  async function waysOf(id: string) {
    const { data } = await operatorOf(pair.server).auth.admin.getUserById(id);
    return data.user?.identities?.map(({ provider }) => provider) ?? [];
  }

  async function identityOf({ client }: Pick<Visitor, "client">, provider: string) {
    const { data } = await client.auth.getUserIdentities();
    const found = data?.identities.find((identity) => identity.provider === provider);
    if (!found) throw new Error(`no ${provider}`);
    return found;
  }

  test("one is linked by the browser, whatever its address, and the owner told", async () => {
    const ana = await owner();
    const person = newPerson(pair.provider);
    const address = await departureOf(ana, person.sub);
    expect(address.startsWith(`${pair.provider.issuer}/auth?`)).toBe(true);
    const { user, session } = await link(ana, person.sub);
    expect(user).toMatchObject({
      ...{ id: ana.id, email: ana.email },
      app_metadata: { provider: "email", providers: ["email", "keycloak"] },
    });
    expect(session?.provider_token).toMatch(/^\S{20,}$/);
    const subjects = async () =>
      (await emailsTo(pair.server, ana.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain("Sua conta ganhou outra forma de entrar");
    expect((await signIn(newVisitor(pair), person.sub)).user?.id).toBe(ana.id);
  });

  test("in the implicit flow the page is given the session itself", async () => {
    const ana = await owner("implicit");
    const address = await departureOf(ana, newPerson(pair.provider).sub);
    expect(told(await ana.browser.open(address)).fragment.access_token).toMatch(/^ey/);
    expect(await waysOf(ana.id)).toEqual(["email", "keycloak"]);
  });

  test("one that somebody else is made to open is not linked to the account of who began", async () => {
    const stranger = await owner();
    const person = newPerson(pair.provider);
    const address = await departureOf(stranger, person.sub);
    const { query } = told(await newBrowser().open(address));
    expect(query.error_code).toBe("bad_oauth_state");
    expect(await waysOf(stranger.id)).toEqual(["email"]);
  });

  test("one that was begun in a session that is over is not linked", async () => {
    const ana = await owner();
    const address = await departureOf(ana, newPerson(pair.provider).sub);
    const elsewhere = visitorOf(pair.server);
    await elsewhere.auth.signInWithPassword({ email: ana.email, password });
    await elsewhere.auth.signOut({ scope: "others" });
    await expect(ana.browser.open(address)).rejects.toThrow(/bad_oauth_state/);
    expect(await waysOf(ana.id)).toEqual(["email"]);
  });

  test("one that is somebody's already stays theirs", async () => {
    const [ana, bia, person] = [await owner(), await owner(), newPerson(pair.provider)];
    await link(ana, person.sub);
    const own = await link(ana, person.sub);
    expect(own.query).toMatchObject({
      ...{ error: "access_denied", error_code: "identity_already_exists" },
      error_description: "Identity is already linked",
    });
    const other = await link(bia, person.sub);
    expect(other.query).toMatchObject({
      ...{ error_code: "identity_already_exists" },
      error_description: "Identity is already linked to another user",
    });
    expect(await waysOf(bia.id)).toEqual(["email"]);
  });

  test("one is linked by an id token, in the session that it comes with and in no other", async () => {
    const ana = await owner();
    const email = newEmail();
    const jwk = pair.provider.signingKey();
    const token = await new SignJWT({
      email,
      nonce: createHash("sha256").update("n").digest("hex"),
    })
      .setProtectedHeader({ alg: "RS256", kid: jwk.kid ?? "" })
      .setIssuer(pair.provider.issuer)
      .setAudience(clientId)
      .setSubject(`app-${email}`)
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(await importJWK(jwk, "RS256"));
    const body = { provider: "keycloak", id_token: token, nonce: "n", link_identity: true };
    const alone = await call(pair.server, "/token?grant_type=id_token", { body });
    expect(alone).toMatchObject({ status: 401, json: { error_code: "no_authorization" } });
    const { data, error } = await ana.client.auth.linkIdentity({
      ...{ provider: "keycloak", token, nonce: "n" },
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ user: { id: ana.id } });
    expect(await waysOf(ana.id)).toEqual(["email", "keycloak"]);
  });

  test("somebody anonymous keeps the account, with the address that the provider has proven", async () => {
    const visitor = newVisitor(pair);
    const begun = await visitor.client.auth.signInAnonymously();
    const person = newPerson(pair.provider);
    const { user } = await link(visitor, person.sub);
    expect(user).toMatchObject({
      ...{ id: begun.data.user?.id, is_anonymous: false, email: person.email },
      app_metadata: { provider: "keycloak", providers: ["keycloak"] },
    });
    const taken = newVisitor(pair);
    await taken.client.auth.signInAnonymously();
    const other = newPerson(pair.provider, { email: person.email });
    const linked = await link(taken, other.sub);
    expect(linked.user).toMatchObject({ is_anonymous: false, email: "" });
  });

  test("one is unlinked, and whoever came in by it is out", async () => {
    const [ana, person] = [await owner(), newPerson(pair.provider)];
    await link(ana, person.sub);
    const elsewhere = newVisitor(pair);
    const { session } = await signIn(elsewhere, person.sub);
    const { error } = await ana.client.auth.unlinkIdentity(await identityOf(ana, "keycloak"));
    expect(error).toBeNull();
    expect(await waysOf(ana.id)).toEqual(["email"]);
    const headers = bearer(session.access_token);
    const gone = await call(pair.server, "/user", { method: "GET", headers });
    expect(gone.json.error_code).toBe("session_not_found");
    const { data } = await ana.client.auth.getUser();
    expect(data.user?.app_metadata).toEqual({ provider: "email", providers: ["email"] });
    expect((await signIn(newVisitor(pair), person.sub)).user?.id).not.toBe(ana.id);
  });

  test("the last one is not, nor one that is not there", async () => {
    const ana = await owner();
    const last = await ana.client.auth.unlinkIdentity(await identityOf(ana, "email"));
    expect(last.error).toMatchObject({ status: 422, code: "single_identity_not_deletable" });
    await link(ana, newPerson(pair.provider).sub);
    const bia = await owner();
    const others = await identityOf(bia, "email");
    for (const identity of [others, { ...others, identity_id: "no-uuid" }]) {
      const { error } = await ana.client.auth.unlinkIdentity(identity);
      expect(error).toMatchObject({ status: 422, code: "identity_not_found" });
    }
    expect(await waysOf(bia.id)).toEqual(["email"]);
  });

  test("with the address goes its password, and the provider's address takes its place, if it is free", async () => {
    const [ana, person] = [await owner(), newPerson(pair.provider)];
    await link(ana, person.sub);
    await ana.client.auth.unlinkIdentity(await identityOf(ana, "email"));
    const { data } = await ana.client.auth.getUser();
    expect(data.user).toMatchObject({
      ...{ id: ana.id, email: person.email },
      app_metadata: { provider: "keycloak", providers: ["keycloak"] },
    });
    for (const email of [ana.email, person.email]) {
      const { error } = await visitorOf(pair.server).auth.signInWithPassword({ email, password });
      expect(error?.code).toBe("invalid_credentials");
    }
    const [bia, taken] = [await owner(), await owner()];
    await link(bia, newPerson(pair.provider, { email: taken.email }).sub);
    const conflict = await bia.client.auth.unlinkIdentity(await identityOf(bia, "email"));
    expect(conflict.error?.code).toBe("email_conflict_identity_not_deletable");
    expect(await waysOf(bia.id)).toEqual(["email", "keycloak"]);
  });

  test("who has a second factor links and unlinks with it alone", async () => {
    const ana = await owner();
    await link(ana, newPerson(pair.provider).sub);
    const { data } = await ana.client.auth.mfa.enroll({ factorType: "totp" });
    const totp = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? "") });
    const factorId = data?.id ?? "";
    await ana.client.auth.mfa.challengeAndVerify({ factorId, code: totp.generate() });
    const weak = newVisitor(pair);
    await weak.client.auth.signInWithPassword({ email: ana.email, password });
    const linked = await weak.client.auth.linkIdentity({ provider: "keycloak" });
    expect(linked.error).toMatchObject({ status: 401, code: "insufficient_aal" });
    const unlinked = await weak.client.auth.unlinkIdentity(await identityOf(weak, "keycloak"));
    expect(unlinked.error).toMatchObject({ status: 401, code: "insufficient_aal" });
    const { error } = await ana.client.auth.unlinkIdentity(await identityOf(ana, "keycloak"));
    expect(error).toBeNull();
  });
});

test("a way that is closed for everybody is none: the last open one stays", async () => {
  const pair = await startPair("sqlite", { ...linking, AUTH_EXTERNAL_EMAIL_ENABLED: "off" });
  const person = newPerson(pair.provider);
  const { auth } = operatorOf(pair.server);
  await auth.admin.createUser({ email: person.email, email_confirm: true });
  const visitor = newVisitor(pair);
  const { user } = await signIn(visitor, person.sub);
  const [email, keycloak] = user?.identities ?? [];
  if (!(email && keycloak)) throw new Error("two are expected");
  expect([email.provider, keycloak.provider]).toEqual(["email", "keycloak"]);
  const refused = await visitor.client.auth.unlinkIdentity(keycloak);
  expect(refused.error?.code).toBe("single_identity_not_deletable");
  expect((await visitor.client.auth.unlinkIdentity(email)).error).toBeNull();
  await pair.stop();
});

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#database";
import { createAuthenticator } from "../../auth/webauthn/fixture-authenticator.ts";
import { type StoreLocation, stores } from "../../database/fixture.ts";
import {
  bearer,
  call,
  claimsOf,
  newEmail,
  operatorOf,
  password,
  visitorOf,
} from "./auth-client.ts";
import { emailsTo, lastEmailTo, openLink } from "./auth-emails.ts";
import { newBrowser, page } from "./browser.ts";
import { addPasskey, signInWith } from "./passkeys.ts";
import {
  departure,
  goAndReturn,
  newPerson,
  newVisitor,
  type Pair,
  signIn,
  startPair,
  told,
} from "./provider-server.ts";
import { passkeySettings } from "./shared-servers.ts";

/** All that the store has, beside the server, which has it open. */
async function storedText({ options }: StoreLocation): Promise<string> {
  if (options.url === undefined) {
    const files = ["store.db", "store.db-wal"].map((name) => join(options.dataDirectory, name));
    return (await Promise.all(files.map((file) => readFile(file, "latin1")))).join();
  }
  const database = await openDatabase(options);
  const tables = ["flow_states", "provider_flows", "identities", "users", "sessions"] as const;
  const rows = [];
  for (const table of tables)
    rows.push(...(await database.query.selectFrom(table).selectAll().execute()));
  await database.close();
  return JSON.stringify(rows);
}

describe.each(stores)("signing in with a provider, on %s", (kind) => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair(kind);
  });
  afterAll(() => pair.stop());

  async function accountsWith(email: string) {
    const { data } = await operatorOf(pair.server).auth.admin.listUsers({ perPage: 1000 });
    return data.users.filter((user) => user.email === email);
  }

  test("by the code flow: a new account with the provider's tokens, once", async () => {
    const [visitor, person] = [newVisitor(pair), newPerson(pair.provider)];
    const { session, user } = await signIn(visitor, person.sub);
    expect(user).toMatchObject({
      email: person.email,
      app_metadata: { provider: "keycloak", providers: ["keycloak"] },
      user_metadata: { full_name: "Ana Souza", email_verified: true, sub: person.sub },
    });
    expect(user?.identities).toMatchObject([{ provider: "keycloak", id: person.sub }]);
    expect(user?.email_confirmed_at).toMatch(/Z$/);
    expect(session.provider_token).toMatch(/^\S{20,}$/);
    expect(session.provider_refresh_token).toMatch(/^\S{20,}$/);
    expect(claimsOf(session.access_token).amr).toMatchObject([
      { method: "oauth", provider: "keycloak" },
    ]);
    const refreshed = await visitor.client.auth.refreshSession();
    expect(refreshed.data.session?.provider_token).toBeUndefined();
    expect(claimsOf(refreshed.data.session?.access_token ?? "").amr).toMatchObject([
      { method: "oauth", provider: "keycloak" },
    ]);
  });

  test("by the implicit flow: the session is in the fragment, which no server is sent", async () => {
    const [visitor, person] = [newVisitor(pair, "implicit"), newPerson(pair.provider)];
    const address = await goAndReturn(visitor, person.sub);
    expect(address.search).toBe("");
    const { fragment } = told(address);
    expect(fragment).toMatchObject({ token_type: "bearer", expires_in: "3600", sb: "" });
    expect(fragment.provider_token).toMatch(/^\S{20,}$/);
    const { data, error } = await visitor.client.auth.setSession({
      access_token: fragment.access_token ?? "",
      refresh_token: fragment.refresh_token ?? "",
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(person.email);
  });

  test("again: the same account, also when the provider's address has changed", async () => {
    const person = newPerson(pair.provider);
    const first = await signIn(newVisitor(pair), person.sub);
    person.email = newEmail();
    const second = await signIn(newVisitor(pair), person.sub);
    expect(second.user?.id).toBe(first.user?.id);
    expect(second.user?.email).toBe(first.user?.email);
    expect(second.user?.identities?.[0]?.identity_data?.email).toBe(person.email);
  });

  test("scopes and parameters of the page go along, and none that is ours to say", async () => {
    const { visit } = newBrowser();
    const address = await departure(newVisitor(pair), "ana", {
      scopes: "offline_access",
      queryParams: {
        ...{ prompt: "consent", hd: "loja.example", state: "forged", client_id: "other" },
        ...{ redirect_uri: "https://mal.example", nonce: "forged", response_mode: "fragment" },
      },
    });
    const response = await visit(address);
    expect(response.status).toBe(302);
    const { origin, searchParams } = new URL(response.headers.get("location") ?? "");
    expect(origin).toBe(pair.provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: "loja",
      redirect_uri: `${pair.server.url}/auth/v1/callback`,
      response_type: "code",
      scope: "openid email profile offline_access",
      code_challenge_method: "S256",
      prompt: "consent",
      hd: "loja.example",
    });
    expect(searchParams.get("state")).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get("nonce")).toMatch(/^[\w-]{43}$/);
    expect(searchParams.has("response_mode")).toBe(false);
    const cookie = response.headers.get("set-cookie");
    expect(cookie).toMatch(/^sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("a page that nobody allowed is not where it ends: the site is", async () => {
    const browser = newBrowser();
    const visitor = newVisitor(pair);
    for (const redirectTo of ["https://mal.example/", "//mal.example", "javascript:alert(1)"]) {
      const first = await browser.visit(await departure(visitor, "nobody", { redirectTo }));
      const state = new URL(first.headers.get("location") ?? "").searchParams.get("state");
      const query = `state=${state}&error=access_denied`;
      const last = await browser.visit(`${pair.server.url}/auth/v1/callback?${query}`);
      expect(new URL(last.headers.get("location") ?? "").origin).toBe(pair.server.url);
    }
  });

  test("a state that another browser began, or none did, is refused, and the first one goes on", async () => {
    const [visitor, thief, person] = [newVisitor(pair), newVisitor(pair), newPerson(pair.provider)];
    let at = await departure(visitor, person.sub);
    while (!at.startsWith(`${pair.server.url}/auth/v1/callback`)) {
      const response = await visitor.browser.visit(at);
      at = new URL(response.headers.get("location") ?? "", at).href;
    }
    // Without a cookie, and with that of a flow of their own.
    await thief.browser.visit(await departure(thief, "mal"));
    for (const other of [newBrowser(), thief.browser]) {
      const foreign = told(await other.open(at));
      expect(foreign.query).toMatchObject({
        error: "invalid_request",
        error_code: "bad_oauth_state",
      });
      expect(foreign.fragment).toMatchObject(foreign.query);
    }
    const code = (await visitor.browser.open(at)).searchParams.get("code") ?? "";
    expect((await visitor.client.auth.exchangeCodeForSession(code)).error).toBeNull();
    const unknown = await call(pair.server, "/callback?state=made-up&code=x", { method: "GET" });
    expect(unknown.json).toMatchObject({ code: 400, error_code: "bad_oauth_state" });
  });

  test("a state counts once, and so does the code for the session", async () => {
    const [visitor, person] = [newVisitor(pair), newPerson(pair.provider)];
    let at = await departure(visitor, person.sub);
    let last = at;
    while (!at.startsWith(page)) {
      last = at;
      const response = await visitor.browser.visit(at);
      at = new URL(response.headers.get("location") ?? "", at).href;
    }
    const again = told(await visitor.browser.open(last));
    expect(again.query).toMatchObject({ error_code: "bad_oauth_state" });
    expect(again.query.error_description).toBe("OAuth state was used before");
    const auth_code = new URL(at).searchParams.get("code") ?? "";
    expect((await visitor.client.auth.exchangeCodeForSession(auth_code)).error).toBeNull();
    const body = { auth_code, code_verifier: "v".repeat(43) };
    const twice = await call(pair.server, "/token?grant_type=pkce", { body });
    expect(twice.json.error_code).toBe("bad_code_verifier");
  });

  test("who says no there is told so on the page that began", async () => {
    const { query, fragment } = told(await goAndReturn(newVisitor(pair), "nobody"));
    expect(query).toMatchObject({
      error: "access_denied",
      error_code: "bad_oauth_callback",
      error_description: "The person said no",
    });
    expect(fragment).toMatchObject(query);
  });

  test.each([
    ["no address", { email: undefined }, "Error getting user email from external provider"],
    [
      "an address that it has not confirmed",
      { email_verified: false },
      "Unverified email with the provider: confirm it there first",
    ],
  ])("with %s there is no account, and the page learns why", async (_, choices, description) => {
    const person = newPerson(pair.provider, choices as object);
    const { query } = told(await goAndReturn(newVisitor(pair), person.sub));
    expect(query).toMatchObject({
      error: "access_denied",
      error_code: "provider_email_needs_verification",
      error_description: description,
    });
    expect(await accountsWith(person.email)).toEqual([]);
  });

  test("an unconfirmed address there tells nothing of who has an account here", async () => {
    const taken = newEmail();
    await operatorOf(pair.server).auth.admin.createUser({ email: taken, email_confirm: true });
    const answers = [];
    for (const email of [taken, newEmail()]) {
      const person = newPerson(pair.provider, { email, email_verified: false });
      answers.push(told(await goAndReturn(newVisitor(pair), person.sub)));
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test("an account whose address was never confirmed is not entered: its password may be a stranger's", async () => {
    const person = newPerson(pair.provider);
    await visitorOf(pair.server).auth.signUp({ email: person.email, password });
    const { query } = told(await goAndReturn(newVisitor(pair), person.sub));
    expect(query).toMatchObject({ error: "invalid_request", error_code: "email_not_confirmed" });
    const [account] = await accountsWith(person.email);
    expect(account?.identities?.map(({ provider }) => provider)).toEqual(["email"]);
    // Confirmed by an email of its own, it is.
    await visitorOf(pair.server).auth.signInWithOtp({ email: person.email });
    await openLink(pair.server, (await lastEmailTo(pair.server, person.email)).link);
    expect((await signIn(newVisitor(pair), person.sub)).user?.id).toBe(account?.id);
  });

  test("an account whose address is confirmed on both sides is entered, and its owner told", async () => {
    const person = newPerson(pair.provider);
    const { data } = await operatorOf(pair.server).auth.admin.createUser({
      email: person.email,
      password,
      email_confirm: true,
    });
    const { user } = await signIn(newVisitor(pair), person.sub);
    expect(user?.id).toBe(data.user?.id);
    expect(user?.app_metadata).toMatchObject({
      provider: "email",
      providers: ["email", "keycloak"],
    });
    const subject = "Sua conta ganhou outra forma de entrar";
    const sent = async () =>
      (await emailsTo(pair.server, person.email)).map((email) => email.subject);
    await expect.poll(sent).toContain(subject);
    const known = await visitorOf(pair.server).auth.signInWithPassword({
      email: person.email,
      password,
    });
    expect(known.error).toBeNull();
  });

  test("whoever set a password, or added a passkey, without proof of the address is out once its owner comes", async () => {
    const trusting = await startPair(kind, {
      AUTH_MAILER_AUTOCONFIRM: "on",
      ...passkeySettings,
    });
    const person = newPerson(trusting.provider);
    const stranger = visitorOf(trusting.server);
    const taken = await stranger.auth.signUp({ email: person.email, password });
    const device = createAuthenticator();
    expect((await addPasskey(stranger, device)).error).toBeNull();
    const { user } = await signIn(newVisitor(trusting), person.sub);
    expect(user?.id).toBe(taken.data.user?.id);
    const without = await signInWith(stranger, device);
    expect(without.error?.code).toBe("webauthn_verification_failed");
    const again = await stranger.auth.signInWithPassword({ email: person.email, password });
    expect(again.error?.code).toBe("invalid_credentials");
    const token = taken.data.session?.access_token ?? "";
    const headers = bearer(token);
    const gone = await call(trusting.server, "/user", { method: "GET", headers });
    expect(gone.json.error_code).toBe("session_not_found");
    await trusting.stop();
  });

  test("somebody who is banned does not get in", async () => {
    const person = newPerson(pair.provider);
    const { user } = await signIn(newVisitor(pair), person.sub);
    await operatorOf(pair.server).auth.admin.updateUserById(user?.id ?? "", { ban_duration: "1h" });
    const { query } = told(await goAndReturn(newVisitor(pair), person.sub));
    expect(query).toMatchObject({ error: "access_denied", error_code: "user_banned" });
  });

  test("two browsers of one person at once come to one account", async () => {
    const person = newPerson(pair.provider);
    const both = await Promise.all([
      signIn(newVisitor(pair), person.sub),
      signIn(newVisitor(pair), person.sub),
    ]);
    expect(new Set(both.map(({ user }) => user?.id)).size).toBe(1);
    expect(await accountsWith(person.email)).toHaveLength(1);
  });

  test("what it gave for its own API stands in no row in clear", async () => {
    const [visitor, person] = [newVisitor(pair), newPerson(pair.provider)];
    const address = await goAndReturn(visitor, person.sub);
    const before = await storedText(pair.server.location);
    const code = address.searchParams.get("code") ?? "";
    const { data } = await visitor.client.auth.exchangeCodeForSession(code);
    const { provider_token = "", provider_refresh_token = "" } = data.session ?? {};
    const after = await storedText(pair.server.location);
    for (const text of [before, after]) {
      expect(text).toContain(person.email);
      for (const token of [provider_token, provider_refresh_token]) {
        expect(token).toMatch(/^\S{20,}$/);
        expect(text).not.toContain(token);
      }
    }
  });

  test("the settings name it, and others that are off are refused", async () => {
    const { json } = await call(pair.server, "/settings", { method: "GET" });
    expect(json.external).toMatchObject({ keycloak: true, google: false });
    for (const [provider, message] of [
      ["google", "Unsupported provider: provider is not enabled"],
      ["acme", "Unsupported provider: Provider acme could not be found"],
    ]) {
      const refused = await call(pair.server, `/authorize?provider=${provider}`, { method: "GET" });
      expect(refused.json).toMatchObject({
        code: 400,
        error_code: "validation_failed",
        msg: message,
      });
    }
  });
});

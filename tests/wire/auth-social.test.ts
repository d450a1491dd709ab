import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SocialServer, startSocialServer } from "../fakes/social-server.ts";
import { newEmail } from "./auth-client.ts";
import { newBrowser, page } from "./browser.ts";
import { freePort } from "./free-port.ts";
import {
  clientId,
  clientSecret,
  type IdentityProvider,
  startIdentityProvider,
} from "./identity-provider.ts";
import { newPerson, newVisitor, told } from "./provider-server.ts";
import { type RunningServer, startServer } from "./running-server.ts";

type Provider = "github" | "facebook" | "apple" | "azure";

let server: RunningServer;
let social: SocialServer;
let identity: IdentityProvider;

beforeAll(async () => {
  const port = await freePort();
  social = await startSocialServer();
  identity = await startIdentityProvider(`http://127.0.0.1:${port}/auth/v1/callback`, {
    pkce: false,
  });
  const on = (name: Provider, url: string) => {
    const prefix = `AUTH_EXTERNAL_${name.toUpperCase()}`;
    return {
      [`${prefix}_ENABLED`]: "on",
      [`${prefix}_CLIENT_ID`]: clientId,
      [`${prefix}_SECRET`]: clientSecret,
      [`${prefix}_URL`]: url,
    };
  };
  server = await startServer({
    ...{ PORT: String(port), AUTH_MAILER_AUTOCONFIRM: "off" },
    ...on("github", social.url),
    ...on("facebook", social.url),
    ...on("apple", identity.issuer),
    ...on("azure", identity.issuer),
  });
});
afterAll(async () => {
  await server.kill();
  await social.stop();
  await identity.stop();
});
beforeEach(() => {
  social.asked.length = 0;
});

/** To where the service would ask, and back as it would send somebody. */
async function leave(provider: Provider, who = "ana") {
  const visitor = newVisitor({ server });
  const options = { redirectTo: page, skipBrowserRedirect: true, queryParams: { login_hint: who } };
  const { data } = await visitor.client.auth.signInWithOAuth({ provider, options });
  const response = await visitor.browser.visit(data.url ?? "");
  const address = new URL(response.headers.get("location") ?? "");
  return { visitor, address, asked: Object.fromEntries(address.searchParams) };
}

async function comeBack({ visitor, asked }: Awaited<ReturnType<typeof leave>>, code = "right") {
  const query = new URLSearchParams({ code, state: asked.state ?? "" });
  const address = await visitor.browser.open(`${asked.redirect_uri}?${query}`);
  const back = told(address).query;
  if (back.code === undefined) return { error: back, user: undefined, session: undefined };
  const { data } = await visitor.client.auth.exchangeCodeForSession(back.code);
  return { ...data, error: undefined };
}

describe("GitHub", () => {
  const emails = (email: string, verified = true) => [
    { email: "antigo@padaria.example", primary: false, verified: true },
    { email, primary: true, verified },
  ];
  const profile = {
    id: 583_231,
    login: "ana",
    name: null,
    avatar_url: "https://a.example/ana.png",
  };

  test("says who somebody is by its API, and by its list which address is confirmed", async () => {
    const email = newEmail();
    social.api.set("/api/v3/user", { ...profile, email: "publico@mal.example" });
    social.api.set("/api/v3/user/emails", emails(email));
    const gone = await leave("github");
    expect(gone.address.href.startsWith(`${social.url}/login/oauth/authorize?`)).toBe(true);
    expect(gone.asked).toMatchObject({
      ...{ client_id: clientId, scope: "read:user user:email", code_challenge_method: "S256" },
    });
    const { user, session } = await comeBack(gone);
    expect(user).toMatchObject({
      email,
      user_metadata: { user_name: "ana", full_name: "ana", avatar_url: profile.avatar_url },
    });
    expect(user?.identities).toMatchObject([{ provider: "github", id: "583231" }]);
    expect(session?.provider_token).toBe("token-of-the-service");
    const sent = social.exchanged.at(-1);
    expect(sent?.get("client_secret")).toBe(clientSecret);
    expect(sent?.get("code_verifier")).toMatch(/^[\w-]{43}$/);
    expect(social.asked[0]?.authorization).toBe("Bearer token-of-the-service");
  });

  test("is not believed an address that it has not confirmed, or a code that it does not know", async () => {
    social.api.set("/api/v3/user", { ...profile, id: 2 });
    social.api.set("/api/v3/user/emails", emails(newEmail(), false));
    const unproven = await comeBack(await leave("github"));
    expect(unproven.error).toMatchObject({ error_code: "provider_email_needs_verification" });
    const wrong = await comeBack(await leave("github"), "wrong");
    expect(wrong.error).toMatchObject({ error_code: "bad_oauth_callback" });
    await expect.poll(server.output).toContain("the answer of a provider was not taken");
    expect(server.output()).not.toContain(clientSecret);
  });

  test("that answers with something else makes no account", async () => {
    social.api.set("/api/v3/user", { id: "no number" });
    const strange = await comeBack(await leave("github"));
    expect(strange.error).toMatchObject({ error_code: "bad_oauth_callback" });
  });
});

test("Facebook is asked with a proof of the secret, and tells only addresses that are confirmed", async () => {
  const email = newEmail();
  const picture = { data: { url: "https://f.example/ana.jpg" } };
  social.api.set("/v23.0/me", { id: "10158", name: "Ana Souza", email, picture });
  const gone = await leave("facebook");
  expect(gone.address.href.startsWith(`${social.url}/v23.0/dialog/oauth?`)).toBe(true);
  expect(gone.asked).toMatchObject({ scope: "email public_profile" });
  expect(gone.asked).not.toHaveProperty("code_challenge");
  const { user } = await comeBack(gone);
  expect(user).toMatchObject({ email, user_metadata: { picture: picture.data.url } });
  const proof = createHmac("sha256", clientSecret).update("token-of-the-service").digest("hex");
  expect(social.asked[0]?.query.get("appsecret_proof")).toBe(proof);
  social.api.set("/v23.0/me", { id: "10159", name: "Bia" });
  const without = await comeBack(await leave("facebook"));
  expect(without.error).toMatchObject({ error_code: "provider_email_needs_verification" });
});

describe("Apple", () => {
  test("sends people back by a form of its own, without our cookie", async () => {
    const person = newPerson(identity);
    const { visitor, address, asked } = await leave("apple", person.sub);
    expect(asked).toMatchObject({ response_mode: "form_post", scope: "openid email name" });
    const back = told(await visitor.browser.open(address.href)).query;
    const { data } = await visitor.client.auth.exchangeCodeForSession(back.code ?? "");
    expect(data.user?.identities).toMatchObject([{ provider: "apple", id: person.sub }]);
  });

  test("its form counts in no other browser, and its extra name is only a name", async () => {
    const { visitor, asked } = await leave("apple");
    const form = new URLSearchParams({ state: asked.state ?? "", code: "x", sub: "forged" });
    form.set("user", JSON.stringify({ name: { firstName: "Ana" }, email: "mal@mal.example" }));
    const posted = await newBrowser().visit(asked.redirect_uri ?? "", {
      method: "POST",
      body: form,
    });
    expect(posted.status).toBe(303);
    const next = new URL(posted.headers.get("location") ?? "", asked.redirect_uri);
    expect([...next.searchParams.keys()].toSorted()).toEqual(["code", "state", "user"]);
    const foreign = told(await newBrowser().open(next.href)).query;
    expect(foreign.error_code).toBe("bad_oauth_state");
    const own = told(await visitor.browser.open(next.href)).query;
    expect(own.error_code).toBe("bad_oauth_callback");
  });
});

test("Microsoft is believed an address only with the claim that its domain is the tenant's", async () => {
  const enter = async (claims: object) => {
    const { visitor, address } = await leave("azure", newPerson(identity, claims).sub);
    return told(await visitor.browser.open(address.href)).query;
  };
  expect(await enter({ email_verified: true })).toMatchObject({
    error_code: "provider_email_needs_verification",
  });
  expect((await enter({ email_verified: false, xms_edov: true })).code).toMatch(/^[\da-f-]{36}$/);
});

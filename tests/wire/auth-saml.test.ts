import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import {
  bearer,
  call,
  claimsOf,
  newEmail,
  operatorOf,
  password,
  visitorOf,
} from "./auth-client.ts";
import { newBrowser } from "./browser.ts";
import { newVisitor, told } from "./provider-server.ts";
import { publishableKey } from "./running-server.ts";
import {
  emailFormat,
  responseOf,
  rightly,
  type Said,
  sign,
  startSamlProvider,
} from "./saml-provider.ts";
import {
  ask,
  asOperator,
  metadataOf,
  newMember,
  post,
  register,
  type SamlStage,
  ssoAddress,
  startSamlStage,
} from "./saml-stage.ts";

const comment = "<!---->";

describe.each(stores)("single sign-on, on %s", (kind) => {
  let stage: SamlStage;
  beforeAll(async () => {
    stage = await startSamlStage(kind);
  });
  afterAll(() => stage.stop());

  async function accounts() {
    const { data } = await operatorOf(stage.server).auth.admin.listUsers({ perPage: 1000 });
    return data.users;
  }

  /** The dance with PKCE, until there is a session. */
  async function enter(domain = stage.domain) {
    const visitor = newVisitor(stage);
    const address = await visitor.browser.open(await ssoAddress(visitor, domain));
    const code = address.searchParams.get("code");
    if (!code) throw new Error(`no code: ${address.href}`);
    const { data, error } = await visitor.client.auth.exchangeCodeForSession(code);
    if (error) throw error;
    return { visitor, ...data };
  }

  test("with PKCE: a new account that is its organisation's", async () => {
    const member = newMember(stage);
    const { session, user } = await enter();
    expect(user).toMatchObject({
      email: member.email,
      app_metadata: { provider: `sso:${stage.id}`, providers: [`sso:${stage.id}`] },
      user_metadata: { email_verified: true, iss: stage.provider.entityId, sub: member.nameId },
    });
    expect(user.identities).toMatchObject([{ provider: `sso:${stage.id}`, id: member.nameId }]);
    const amr = [{ method: "sso/saml", provider: stage.id }];
    expect(claimsOf(session.access_token).amr).toMatchObject(amr);
    const { client } = newVisitor(stage);
    const refreshed = await client.auth.refreshSession(session);
    expect(claimsOf(refreshed.data.session?.access_token ?? "").amr).toMatchObject(amr);
  });

  test("in the implicit flow: the browser is bound by a cookie, the session is in the fragment", async () => {
    const [visitor, member] = [newVisitor(stage, "implicit"), newMember(stage)];
    const address = await ssoAddress(visitor, stage.domain);
    expect(address.startsWith(`${stage.server.url}/auth/v1/sso/saml/login?RelayState=`)).toBe(true);
    const { fragment } = told(await visitor.browser.open(address));
    const { access_token = "", refresh_token = "" } = fragment;
    const { data } = await visitor.client.auth.setSession({ access_token, refresh_token });
    expect(data.user?.email).toBe(member.email);
  });

  test("again: the same account, with the address that the organisation gives it now", async () => {
    const { nameId } = newMember(stage);
    const first = await enter();
    const email = newEmail();
    stage.provider.person = { nameId, attributes: { mail: [email] } };
    const second = await enter();
    expect(second.user).toMatchObject({ id: first.user.id, email });
  });

  test("somebody else's account with the same address is neither entered nor linked", async () => {
    const { email } = newMember(stage);
    const { auth } = operatorOf(stage.server);
    const made = await auth.admin.createUser({ email, password, email_confirm: true });
    const { user, session } = await enter();
    expect(user).toMatchObject({ email });
    expect(user.id).not.toBe(made.data.user?.id);
    const byPassword = await visitorOf(stage.server).auth.signInWithPassword({ email, password });
    expect(byPassword.data.user?.id).toBe(made.data.user?.id);
    const change = {
      ...{ method: "PUT", headers: bearer(session.access_token) },
      body: { password },
    };
    const refused = await call(stage.server, "/user", change);
    expect(refused.json).toMatchObject({ code: 422, error_code: "user_sso_managed" });
  });

  test("a comment in a name does not cut it short", async () => {
    const { nameId } = newMember(stage);
    await enter();
    const [before = "", after = ""] = [nameId.slice(0, 6), nameId.slice(6)];
    stage.provider.person.nameId = `${nameId}${comment}.mal.example`;
    expect((await enter()).user.identities).toMatchObject([{ id: `${nameId}.mal.example` }]);
    const { asked } = await ask(stage);
    const signed = sign(responseOf(rightly(stage.provider, asked, { nameId })), stage.provider.key);
    const cut = signed.replace(nameId, `${before}${comment}${after}`);
    expect((await post(stage, cut, asked.relayState)).to?.searchParams.has("code")).toBe(true);
    const names = (await accounts()).flatMap(({ identities = [] }) =>
      identities.map(({ id }) => id),
    );
    expect(names).toContain(nameId);
    expect(names).not.toContain(before);
  });

  test("an answer counts once, and only where somebody asked", async () => {
    const { visitor, asked } = await ask(stage);
    newMember(stage);
    const xml = sign(responseOf(rightly(stage.provider, asked)), stage.provider.key);
    const first = await post(stage, xml, asked.relayState);
    const code = first.to?.searchParams.get("code") ?? "";
    expect((await visitor.client.auth.exchangeCodeForSession(code)).error).toBeNull();
    const again = await post(stage, xml, asked.relayState);
    expect(again.to?.searchParams.get("error_code")).toBe("saml_relay_state_not_found");
    const other = await ask(stage);
    const elsewhere = await post(stage, xml, other.asked.relayState);
    expect(elsewhere.to?.searchParams.get("error_code")).toBe("validation_failed");
    for (const relayState of [undefined, "https://mal.example", "x"]) {
      const { to } = await post(stage, xml, relayState);
      expect(to?.origin).toBe(stage.server.url);
      expect(to?.searchParams.get("error_code")).toBe("saml_relay_state_not_found");
    }
  });

  test("without PKCE, an answer counts in the browser that left for it alone", async () => {
    const [visitor, thief] = [newVisitor(stage, "implicit"), newBrowser()];
    newMember(stage);
    const address = await ssoAddress(visitor, stage.domain);
    const left = await visitor.browser.visit(address);
    const asked = await stage.provider.read(left.headers.get("location") ?? "");
    const late = await thief.visit(address);
    expect(late.headers.get("location")).toContain("saml_relay_state_not_found");
    const xml = sign(responseOf(rightly(stage.provider, asked)), stage.provider.key);
    const { to } = await post(stage, xml, asked.relayState);
    const stolen = await thief.visit(to?.href ?? "");
    expect(stolen.headers.get("location")).toContain("begun+in+another+browser");
    const back = await visitor.browser.visit(to?.href ?? "");
    expect(back.headers.get("location")).toContain("#access_token=");
    const twice = await visitor.browser.visit(to?.href ?? "");
    expect(twice.headers.get("location")).toContain("was+used+before");
  });

  test("without PKCE and without leaving from here, no answer counts", async () => {
    newMember(stage);
    const address = await ssoAddress(newVisitor(stage, "implicit"), stage.domain);
    const relayState = new URL(address).searchParams.get("RelayState") ?? "";
    const { asked } = await ask(stage);
    const xml = sign(responseOf(rightly(stage.provider, asked)), stage.provider.key);
    const { to } = await post(stage, xml, relayState);
    expect(to?.searchParams.get("error_code")).toBe("saml_relay_state_not_found");
  });

  test("a provider that takes posts alone is asked by a form", async () => {
    const provider = await startSamlProvider(metadataOf(stage.server), ["POST"]);
    await register(stage.server, provider, ["confeitaria.example"]);
    const { email } = newMember({ provider });
    const first = await newVisitor(stage).browser.visit(
      await ssoAddress(newVisitor(stage), "confeitaria.example"),
    );
    expect(first.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; script-src 'sha256-/,
    );
    expect((await enter("confeitaria.example")).user.email).toBe(email);
    await provider.stop();
  });

  test("who says no there, has no address or another name each time comes back to the page", async () => {
    const no = await ask(stage);
    const status = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"/><samlp:StatusMessage>Sem acesso</samlp:StatusMessage></samlp:Status></samlp:Response>`;
    const refused = await post(stage, status, no.asked.relayState);
    expect(told(refused.to ?? new URL("x:")).query).toMatchObject({
      error: "access_denied",
      error_description: "The identity provider did not sign the person in: Sem acesso",
    });
    const transient = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
    const cases: [Partial<Said>, string][] = [
      [{ attributes: {} }, "saml_assertion_no_email"],
      [{ attributes: { mail: ["ana"] } }, "saml_assertion_no_email"],
      [{ nameIdFormat: transient }, "saml_assertion_no_user_id"],
      [{ nameId: "" }, "saml_assertion_no_user_id"],
    ];
    const before = (await accounts()).length;
    for (const [said, code] of cases) {
      const { asked } = await ask(stage);
      newMember(stage);
      const xml = responseOf(rightly(stage.provider, asked, said));
      const { to } = await post(stage, sign(xml, stage.provider.key), asked.relayState);
      expect(to?.searchParams.get("error_code")).toBe(code);
    }
    expect(await accounts()).toHaveLength(before);
  });

  test("attributes are mapped as the operator says", async () => {
    const provider = await startSamlProvider(metadataOf(stage.server));
    const attribute_mapping = {
      keys: {
        email: { name: "correio" },
        name: { names: ["cn", "displayName"] },
        grupos: { name: "groups", array: true },
        loja: { name: "shop", default: "centro" },
      },
    };
    await register(stage.server, provider, ["doceria.example"], { attribute_mapping });
    const email = newEmail();
    const attributes = {
      correio: [email],
      displayName: ["Ana Souza"],
      groups: ["caixa", "cozinha"],
    };
    provider.person = { nameId: "ANA@Doceria.example", nameIdFormat: emailFormat, attributes };
    const { user } = await enter("doceria.example");
    expect(user).toMatchObject({
      email,
      user_metadata: {
        sub: "ana@doceria.example",
        full_name: "Ana Souza",
        custom_claims: { grupos: ["caixa", "cozinha"], loja: "centro" },
      },
    });
    await provider.stop();
  });

  test.each([
    [{}, 400, "validation_failed", "A provider_id or domain needs to be provided"],
    [
      { domain: "a.example", provider_id: "b" },
      400,
      "validation_failed",
      "Only one of provider_id or domain supported",
    ],
    [
      { domain: "nada.example" },
      404,
      "sso_provider_not_found",
      "No SSO provider assigned for this domain",
    ],
    [{ provider_id: "nada" }, 404, "sso_provider_not_found", "No such SSO provider"],
    [
      { domain: "padaria.example", code_challenge: "x" },
      400,
      "validation_failed",
      "PKCE flow requires code_challenge_method and code_challenge",
    ],
  ])("%j is answered %i %s", async (body, status, error_code, msg) => {
    const { json } = await call(stage.server, "/sso", { body });
    expect(json).toEqual({ code: status, error_code, msg });
  });

  test("a page that does not ask for the address is sent on, and nobody beyond the list", async () => {
    const body = { domain: "PADARIA.example", redirect_to: "https://mal.example" };
    const { status, headers } = await call(stage.server, "/sso", { body });
    expect(status).toBe(303);
    const { browser } = newVisitor(stage);
    const left = await browser.visit(headers.get("location") ?? "");
    const asked = await stage.provider.read(left.headers.get("location") ?? "");
    const { to } = await post(stage, "x", asked.relayState);
    expect(to?.origin).toBe(stage.server.url);
  });

  test("what is too large is refused before it is read", async () => {
    expect((await post(stage, "x".repeat(60_000), "x")).status).toBe(413);
  });

  test("the settings and the metadata say that it is on", async () => {
    const { json } = await call(stage.server, "/settings", { method: "GET" });
    expect(json.saml_enabled).toBe(true);
    const { text, headers } = await call(stage.server, "/sso/saml/metadata", { method: "GET" });
    expect(headers.get("content-type")).toContain("application/samlmetadata+xml");
    expect(text).toContain(`entityID="${stage.server.url}/auth/v1/sso/saml/metadata"`);
    expect(text).toContain('WantAssertionsSigned="true"');
    expect(text).not.toContain(publishableKey);
  });

  test("who is taken away with the provider is out, and has no way in any more", async () => {
    const provider = await startSamlProvider(metadataOf(stage.server));
    const id = await register(stage.server, provider, ["adeus.example"]);
    newMember({ provider });
    const { session } = await enter("adeus.example");
    const gone = { ...asOperator, method: "DELETE" };
    expect((await call(stage.server, `/admin/sso/providers/${id}`, gone)).json.id).toBe(id);
    const who = { method: "GET", headers: bearer(session.access_token) };
    expect((await call(stage.server, "/user", who)).json.error_code).toBe("session_not_found");
    const begun = await call(stage.server, "/sso", { body: { domain: "adeus.example" } });
    expect(begun.status).toBe(404);
    await provider.stop();
  });
});

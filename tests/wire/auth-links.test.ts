import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { call, newEmail, newUser, password, visitorOf } from "./auth-client.ts";
import { lastEmailTo, openLink } from "./auth-emails.ts";
import { sharedServer } from "./shared-server.ts";
import { type StoredServer, startOn } from "./stored-server.ts";

const site = "https://loja.example";

describe.each(stores)("links of emails on %s", (kind) => {
  let server: StoredServer;
  beforeAll(async () => {
    server = await startOn(kind, {
      AUTH_MAILER_AUTOCONFIRM: "off",
      AUTH_SITE_URL: site,
      AUTH_URI_ALLOW_LIST: "https://painel.example/**,br.com.loja://entrar",
    });
  });
  afterAll(() => server.kill());

  async function signUp(emailRedirectTo?: string) {
    const client = visitorOf(server);
    const email = newEmail();
    const options = emailRedirectTo === undefined ? {} : { emailRedirectTo };
    await client.auth.signUp({ email, password, options });
    return { client, email, ...(await lastEmailTo(server, email)) };
  }

  test("lead in, with the session where no server sees it", async () => {
    const { link, email } = await signUp(`${site}/curso?aula=2`);
    const { status, headers, location, fragment, body } = await openLink(server, link);
    expect(status).toBe(303);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(body).toBe("");
    expect(location.split("#")[0]).toBe(`${site}/curso?aula=2`);
    expect(Object.fromEntries(fragment)).toEqual({
      access_token: expect.stringMatching(/^ey/),
      token_type: "bearer",
      expires_in: "3600",
      expires_at: expect.stringMatching(/^\d{10}$/),
      refresh_token: expect.stringMatching(/^.{12,}$/),
      type: "signup",
      sb: "",
    });
    const client = visitorOf(server);
    const { data, error } = await client.auth.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
  });

  test("are not used up by a program that only asks whether they are there", async () => {
    const { link } = await signUp();
    const head = await openLink(server, link, "HEAD");
    expect(head).toMatchObject({ status: 200, location: "" });
    expect((await openLink(server, link)).fragment.get("access_token")).not.toBeNull();
  });

  test("count once, and a second visit is told so", async () => {
    const { link } = await signUp(`${site}/curso`);
    await openLink(server, link);
    const { status, location, fragment } = await openLink(server, link);
    expect(status).toBe(303);
    expect(location.split("#")[0]).toBe(`${site}/curso`);
    expect(Object.fromEntries(fragment)).toEqual({
      error: "access_denied",
      error_code: "otp_expired",
      error_description: "Email link is invalid or has expired",
      sb: "",
    });
  });

  test("give one session to many who open one at once", async () => {
    const { link } = await signUp();
    const all = await Promise.all(Array.from({ length: 6 }, () => openLink(server, link)));
    expect(all.filter(({ fragment }) => fragment.has("access_token"))).toHaveLength(1);
  });

  test("are no use to who has only a part of them", async () => {
    const { token } = await signUp();
    const open = (query: Record<string, string>) =>
      call(server, `/verify?${new URLSearchParams(query)}`, { method: "GET" });
    expect(await open({ token })).toMatchObject({
      status: 400,
      json: { msg: "Verify requires a verification type" },
    });
    expect(await open({ type: "signup" })).toMatchObject({
      status: 400,
      json: { msg: "Verify requires a token or a token hash" },
    });
    for (const type of ["recovery", "email_change", "sms", "nonsense"]) {
      const { status, headers } = await open({ token, type });
      expect(status).toBe(303);
      expect(headers.get("location")).toMatch(/^https:\/\/loja\.example\/#error=/);
    }
  });

  test.each([
    [`${site}/curso`, `${site}/curso`],
    ["https://painel.example/a/b", "https://painel.example/a/b"],
    ["br.com.loja://entrar", "br.com.loja://entrar"],
    ["http://127.0.0.1:3000/x", "http://127.0.0.1:3000/x"],
    ["https://evil.example", site],
    ["//evil.example", site],
    ["https://loja.example.evil.example", site],
    ["https://loja.example@evil.example", site],
    ["javascript:alert(1)", site],
    [undefined, site],
  ])("asked to lead to %s, they lead to %s", async (wanted, to) => {
    const { redirectTo, link } = await signUp(wanted);
    expect(redirectTo).toBe(to);
    // Whoever changes the link gets no further than who asks for it.
    const changed = new URL(link);
    changed.searchParams.set("redirect_to", wanted ?? "https://evil.example");
    const { location } = await openLink(server, changed.href);
    expect(new URL(location).host).toBe(new URL(to).host);
  });

  test("go back to the page that somebody came from, if it is one of ours", async () => {
    const ask = async (referer: string) => {
      const email = newEmail();
      await call(server, "/otp", { body: { email }, headers: { referer } });
      return (await lastEmailTo(server, email)).redirectTo;
    };
    expect(await ask(`${site}/guia`)).toBe(`${site}/guia`);
    expect(await ask("https://evil.example/guia")).toBe(site);
  });

  test("are built from the server's own address, whatever the request calls it", async () => {
    const email = newEmail();
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    await call(server, "/recover", { body: { email }, headers });
    await call(server, "/otp", { body: { email }, headers });
    const { link } = await lastEmailTo(server, email);
    expect(link).not.toContain("evil");
    expect(new URL(link).pathname).toBe("/auth/v1/verify");
  });

  test("of a changed address say that the other one is missing", async () => {
    const { client, email, code } = await signUp();
    await client.auth.verifyOtp({ email, token: code, type: "signup" });
    const wanted = newEmail();
    await client.auth.updateUser({ email: wanted }, { emailRedirectTo: `${site}/conta` });
    const first = await openLink(server, (await lastEmailTo(server, wanted)).link);
    expect(first.location.split("#")[0]).toBe(`${site}/conta`);
    expect(Object.fromEntries(first.fragment)).toEqual({
      message: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
      sb: "",
    });
    const second = await openLink(server, (await lastEmailTo(server, email)).link);
    expect(second.fragment.get("type")).toBe("email_change");
    const { data } = await client.auth.getUser();
    expect(data.user?.email).toBe(wanted);
  });
});

test("a link needs none of the project's keys, unlike the call", async () => {
  const server = await sharedServer("sqlite");
  const { email } = await newUser(server);
  await visitorOf(server).auth.resetPasswordForEmail(email);
  const { link } = await lastEmailTo(server, email);
  expect((await openLink(server, link)).fragment.get("type")).toBe("recovery");
  const bare = await fetch(`${server.url}/auth/v1/recover`, { method: "POST", body: "{}" });
  expect(bare.status).toBe(401);
});

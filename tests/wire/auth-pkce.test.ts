import { createClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { call, claimsOf, newEmail, password } from "./auth-client.ts";
import { lastEmailTo, openLink } from "./auth-emails.ts";
import { publishableKey } from "./running-server.ts";
import { sharedServer } from "./shared-server.ts";
import type { SharedServer } from "./shared-servers.ts";

/** A browser of its own: the verifier stays in it. */
function browserOf({ url }: SharedServer) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const auth = {
    storage,
    flowType: "pkce" as const,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  };
  return createClient(url, publishableKey, { auth });
}

describe.each(stores)("a flow that ends where it began, on %s", (kind) => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer(kind, "confirming");
  });

  async function codeOf(email: string) {
    const { link, token } = await lastEmailTo(server, email);
    expect(token).toMatch(/^pkce_/);
    const { status, query, fragment } = await openLink(server, link);
    expect(status).toBe(303);
    expect([...fragment.keys()]).toEqual([]);
    return query.get("code") ?? "";
  }

  test("signing up", async () => {
    const browser = browserOf(server);
    const email = newEmail();
    await browser.auth.signUp({ email, password });
    const { data, error } = await browser.auth.exchangeCodeForSession(await codeOf(email));
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toMatch(/Z$/);
    const claims = claimsOf(data.session?.access_token ?? "");
    expect(claims.amr).toMatchObject([{ method: "email/signup" }]);
  });

  test("signing in by an email, and by an email that replaces a password", async () => {
    const browser = browserOf(server);
    const email = newEmail();
    await browser.auth.signUp({ email, password });
    await browser.auth.exchangeCodeForSession(await codeOf(email));
    await browser.auth.signInWithOtp({ email });
    const magic = await browser.auth.exchangeCodeForSession(await codeOf(email));
    const methods = claimsOf(magic.data.session?.access_token ?? "").amr;
    expect(methods).toMatchObject([{ method: "magiclink" }]);
    const events: string[] = [];
    browser.auth.onAuthStateChange((event) => events.push(event));
    await browser.auth.resetPasswordForEmail(email);
    const recovery = await browser.auth.exchangeCodeForSession(await codeOf(email));
    expect(claimsOf(recovery.data.session?.access_token ?? "").amr).toMatchObject([
      { method: "recovery" },
    ]);
    expect(events).toContain("PASSWORD_RECOVERY");
  });

  test("a changed address", async () => {
    const browser = browserOf(server);
    const [email, wanted] = [newEmail(), newEmail()];
    await browser.auth.signUp({ email, password });
    await browser.auth.exchangeCodeForSession(await codeOf(email));
    await browser.auth.updateUser({ email: wanted });
    const first = await openLink(server, (await lastEmailTo(server, email)).link);
    expect(first.query.get("message")).toMatch(/^Confirmation link accepted\./);
    const { data, error } = await browser.auth.exchangeCodeForSession(await codeOf(wanted));
    expect(error).toBeNull();
    expect(data.user?.email).toBe(wanted);
  });

  test("a page that holds what stood in the link is given the session itself", async () => {
    const browser = browserOf(server);
    const email = newEmail();
    await browser.auth.signInWithOtp({ email });
    const { token: token_hash } = await lastEmailTo(server, email);
    const { data } = await browser.auth.verifyOtp({ type: "email", token_hash });
    expect(data.user?.email).toBe(email);
    expect(data.session).not.toBeNull();
  });

  test("another browser has no use for the code", async () => {
    const [browser, thief] = [browserOf(server), browserOf(server)];
    const email = newEmail();
    await browser.auth.signInWithOtp({ email });
    await thief.auth.signInWithOtp({ email: newEmail() });
    const code = await codeOf(email);
    const stolen = await thief.auth.exchangeCodeForSession(code);
    expect(stolen.error).toMatchObject({
      status: 400,
      code: "bad_code_verifier",
      message: "code challenge does not match previously saved code verifier",
    });
    expect((await browser.auth.exchangeCodeForSession(code)).error).toBeNull();
  });

  test("the code counts once, and a link once", async () => {
    const browser = browserOf(server);
    const email = newEmail();
    await browser.auth.signInWithOtp({ email });
    const { link } = await lastEmailTo(server, email);
    await browser.auth.exchangeCodeForSession(await codeOf(email));
    const { query, fragment } = await openLink(server, link);
    expect(query.get("error_code")).toBe("otp_expired");
    expect(fragment.get("error_code")).toBe("otp_expired");
  });

  test.each([
    [{}, 400, "invalid request: both auth code and code verifier should be non-empty"],
    [{ auth_code: "x", code_verifier: "y" }, 404, "invalid flow state, no valid flow state found"],
  ])("exchanging %j is refused", async (body, status, msg) => {
    const { json } = await call(server, "/token?grant_type=pkce", { body });
    expect(json).toMatchObject({ code: status, msg });
  });

  test.each([
    [{ code_challenge: "a".repeat(43) }, /requires code_challenge_method and code_challenge/],
    [{ code_challenge: "a".repeat(42), code_challenge_method: "s256" }, /between 43 and 128/],
    [{ code_challenge: "é".repeat(43), code_challenge_method: "s256" }, /between 43 and 128/],
    [{ code_challenge: "a".repeat(43), code_challenge_method: "s512" }, /s256 or plain/],
  ])("begun with %j it is refused", async (challenge, message) => {
    for (const path of ["/otp", "/recover", "/signup"]) {
      const body = { email: newEmail(), password, ...challenge };
      const { status, json } = await call(server, path, { body });
      expect(status).toBe(400);
      expect(json.msg).toMatch(message);
    }
  });
});

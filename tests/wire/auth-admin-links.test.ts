import type { GenerateLinkParams } from "@supabase/supabase-js";
import { beforeAll, describe, expect, test } from "vitest";
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
import { emailsTo, lastEmailTo, openLink } from "./auth-emails.ts";
import { publishableKey, secretKey } from "./running-server.ts";
import { sharedServer } from "./shared-server.ts";
import type { SharedServer } from "./shared-servers.ts";

const operatorHeaders = { ...bearer(secretKey), apikey: secretKey };

describe.each(stores)("invitations and links of the operator's on %s", (kind) => {
  let server: SharedServer;
  let back: string;
  beforeAll(async () => {
    server = await sharedServer(kind, "confirming");
    back = `${server.url}/bem-vinda`;
  });

  async function generate(params: GenerateLinkParams) {
    const { data, error } = await operatorOf(server).auth.admin.generateLink(params);
    if (!(data.properties && data.user)) throw error;
    return { properties: data.properties, user: data.user };
  }

  /** Somebody whose address is confirmed, and who is signed in. */
  async function confirmedUser() {
    const email = newEmail();
    await operatorOf(server).auth.admin.createUser({ email, password, email_confirm: true });
    const client = visitorOf(server);
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (!(data.user && data.session)) throw error;
    return { client, email, user: data.user, session: data.session };
  }

  test("an invitation makes an account, and its email opens it", async () => {
    const { admin } = operatorOf(server).auth;
    const email = newEmail();
    const { data, error } = await admin.inviteUserByEmail(email, {
      data: { nome: "Davi" },
      redirectTo: back,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { nome: "Davi" } });
    expect(data.user?.invited_at).toBeDefined();
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const { link, type, redirectTo } = await lastEmailTo(server, email);
    expect([type, redirectTo]).toEqual(["invite", back]);
    const { fragment, location } = await openLink(server, link);
    expect(location.startsWith(back)).toBe(true);
    const claims = claimsOf(fragment.get("access_token") ?? "");
    expect(claims).toMatchObject({ sub: data.user?.id, email });
    const again = await admin.inviteUserByEmail(email);
    expect(again.error).toMatchObject({ status: 422, code: "email_exists" });
    const bad = await admin.inviteUserByEmail("sem arroba");
    expect(bad.error).toMatchObject({ status: 400, code: "validation_failed" });
  });

  test("who is invited sees nothing of it by signing up", async () => {
    const email = newEmail();
    await operatorOf(server).auth.admin.inviteUserByEmail(email, { data: { salario: 1 } });
    const { data } = await visitorOf(server).auth.signUp({ email, password });
    expect(data.user).toMatchObject({ user_metadata: {}, identities: [] });
  });

  test("a link to sign up lies beside the account, and no email is sent", async () => {
    const email = newEmail();
    const { properties, user } = await generate({
      type: "signup",
      email,
      password,
      options: { data: { nome: "Eva" }, redirectTo: back },
    });
    expect(Object.keys(properties).toSorted()).toEqual([
      "action_link",
      "email_otp",
      "hashed_token",
      "redirect_to",
      "verification_type",
    ]);
    expect(properties).toMatchObject({ verification_type: "signup", redirect_to: back });
    expect(properties.email_otp).toMatch(/^\d{6}$/);
    expect(user).toMatchObject({ email, user_metadata: { nome: "Eva" } });
    expect(await emailsTo(server, email)).toEqual([]);
    const token_hash = properties.hashed_token;
    const { data } = await visitorOf(server).auth.verifyOtp({ type: "signup", token_hash });
    expect(data.user).toMatchObject({ id: user.id, email });
    const login = await visitorOf(server).auth.signInWithPassword({ email, password });
    expect(login.error).toBeNull();
    const { error } = await operatorOf(server).auth.admin.generateLink({
      type: "signup",
      email,
      password,
    });
    expect(error).toMatchObject({ status: 422, code: "email_exists" });
  });

  test("a magic link for a new address is one to sign up", async () => {
    const email = newEmail();
    const { properties } = await generate({ type: "magiclink", email });
    expect(properties.verification_type).toBe("signup");
    const { fragment } = await openLink(server, properties.action_link);
    expect(claimsOf(fragment.get("access_token") ?? "").email).toBe(email);
  });

  test.each(["magiclink", "recovery"] as const)(
    "a link of the type %s is good once",
    async (type) => {
      const { email, user } = await confirmedUser();
      const { properties } = await generate({ type, email, options: { redirectTo: back } });
      const { fragment, location } = await openLink(server, properties.action_link);
      expect(location.startsWith(back)).toBe(true);
      expect(claimsOf(fragment.get("access_token") ?? "").sub).toBe(user.id);
      const again = await openLink(server, properties.action_link);
      expect(again.fragment.get("error_code")).toBe("otp_expired");
      expect(await emailsTo(server, email)).toEqual([]);
    },
  );

  test("the last link counts, and the code beside it too", async () => {
    const { email } = await confirmedUser();
    const first = await generate({ type: "recovery", email });
    const second = await generate({ type: "recovery", email });
    const old = await openLink(server, first.properties.action_link);
    expect(old.fragment.get("error_code")).toBe("otp_expired");
    const token = second.properties.email_otp;
    const { error } = await visitorOf(server).auth.verifyOtp({ type: "recovery", email, token });
    expect(error).toBeNull();
  });

  test("an address is moved by a link for each side", async () => {
    const { email, client } = await confirmedUser();
    const wanted = newEmail();
    for (const type of ["email_change_current", "email_change_new"] as const) {
      const { properties, user } = await generate({ type, email, newEmail: wanted });
      expect(user).toMatchObject({ email, new_email: wanted });
      expect(properties.verification_type).toBe(type);
    }
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    const current = await generate({ type: "email_change_current", email, newEmail: wanted });
    const next = await generate({ type: "email_change_new", email, newEmail: wanted });
    for (const { properties } of [current, next]) await openLink(server, properties.action_link);
    expect((await client.auth.getUser()).data.user?.email).toBe(wanted);
    expect(await emailsTo(server, wanted)).toEqual([]);
  });

  test("leads to nowhere but the site and the list", async () => {
    const { email } = await confirmedUser();
    for (const redirectTo of ["https://golpe.example/", "javascript:alert(1)", "//golpe.example"]) {
      const { properties } = await generate({ type: "recovery", email, options: { redirectTo } });
      expect(properties.redirect_to).not.toContain("golpe");
      expect(properties.redirect_to).toMatch(/^http:\/\/127\.0\.0\.1/);
    }
  });

  test.each([
    [{ type: "recovery", email: "ninguem@padaria.example" }, 404, "user_not_found"],
    [
      { type: "email_change_new", email: "ninguem@padaria.example", new_email: "a@b.example" },
      404,
      "user_not_found",
    ],
    [{ type: "signup", email: "nova@padaria.example" }, 400, "validation_failed"],
    [{ type: "signup", email: "nova@padaria.example", password: "curta" }, 422, "weak_password"],
    [{ type: "carta", email: "nova@padaria.example" }, 400, "validation_failed"],
    [{ email: "nova@padaria.example" }, 400, "validation_failed"],
    [{ type: "invite", email: "sem arroba" }, 400, "validation_failed"],
    [{ type: "invite", email: {} }, 400, "bad_json"],
  ])("refuses %j", async (body, status, code) => {
    const answer = await call(server, "/admin/generate_link", { headers: operatorHeaders, body });
    expect(answer.json).toMatchObject({ code: status, error_code: code });
  });

  test.each(["/invite", "/admin/generate_link"])("%s is closed to everybody else", async (path) => {
    const { session } = await confirmedUser();
    const body = { type: "recovery", email: newEmail() };
    for (const headers of [{}, bearer(publishableKey), bearer(session.access_token)]) {
      const { json } = await call(server, path, { headers, body });
      expect(json).toMatchObject({ code: 403, error_code: "not_admin" });
    }
  });

  test("is written down in ids alone", async () => {
    const email = newEmail();
    const { data } = await operatorOf(server).auth.admin.inviteUserByEmail(email);
    const { json, text } = await call(server, "/admin/audit?per_page=1000", {
      method: "GET",
      headers: operatorHeaders,
    });
    const invited = json.find(
      (entry: { payload: { action: string } }) => entry.payload.action === "user_invited",
    );
    expect(invited.payload).toMatchObject({
      actor_id: null,
      traits: { subject_id: data.user?.id },
    });
    expect(text).not.toContain(email);
  });

  test.each(["global", "local", "others"] as const)(
    "the operator signs somebody out with their token: %s",
    async (scope) => {
      const { client, email, session } = await confirmedUser();
      const other = visitorOf(server);
      await other.auth.signInWithPassword({ email, password });
      const { error } = await operatorOf(server).auth.admin.signOut(session.access_token, scope);
      expect(error).toBeNull();
      const [mine, theirs] = [await client.auth.getUser(), await other.auth.getUser()];
      expect([mine.error === null, theirs.error === null]).toEqual(
        {
          global: [false, false],
          local: [false, true],
          others: [true, false],
        }[scope],
      );
    },
  );

  test.each([
    [
      "a new password",
      (id: string) =>
        operatorOf(server).auth.admin.updateUserById(id, { password: "bolo de fubá" }),
    ],
    [
      "a new address",
      (id: string) => operatorOf(server).auth.admin.updateUserById(id, { email: newEmail() }),
    ],
    ["a soft deletion", (id: string) => operatorOf(server).auth.admin.deleteUser(id, true)],
    ["a deletion", (id: string) => operatorOf(server).auth.admin.deleteUser(id)],
  ])("after %s no link of before opens anything", async (_, act) => {
    const { email, user } = await confirmedUser();
    const { properties } = await generate({ type: "recovery", email });
    expect((await act(user.id)).error).toBeNull();
    const { fragment } = await openLink(server, properties.action_link);
    expect(fragment.get("access_token")).toBeNull();
    expect(fragment.get("error_code")).toBe("otp_expired");
  });

  test("of ten invitations of one address at once, all are of one account", async () => {
    const { admin } = operatorOf(server).auth;
    const email = newEmail();
    const all = await Promise.all(Array.from({ length: 10 }, () => admin.inviteUserByEmail(email)));
    expect(all.flatMap(({ error }) => error ?? [])).toEqual([]);
    expect(new Set(all.map(({ data }) => data.user?.id)).size).toBe(1);
  });
});

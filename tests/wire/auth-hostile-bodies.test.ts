import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { bearer, call, claimsOf, newEmail, newUser, operatorOf, password } from "./auth-client.ts";
import { sharedServer } from "./shared-server.ts";
import type { SharedServer } from "./shared-servers.ts";

const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

/** All that somebody would like to be. */
const greedy = {
  id,
  role: "service_role",
  aud: "somebody else",
  aal: "aal2",
  is_anonymous: true,
  is_super_admin: true,
  is_sso_user: true,
  app_metadata: { admin: true, provider: "google" },
  email_confirmed_at: "2020-01-01T00:00:00Z",
  email_confirm: true,
  phone_confirmed_at: "2020-01-01T00:00:00Z",
  confirmed_at: "2020-01-01T00:00:00Z",
  banned_until: null,
  created_at: "2001-01-01T00:00:00Z",
  password_hash: "x",
  identities: [{ provider: "google", id: "1" }],
  factors: [{ id, status: "verified", factor_type: "totp" }],
  amr: [{ method: "totp" }],
};
/** What they are. */
const plain = {
  role: "authenticated",
  aud: "authenticated",
  is_anonymous: false,
  email_confirmed_at: expect.not.stringMatching(/^2020/),
  created_at: expect.not.stringMatching(/^2001/),
};

function signIn(server: Pick<SharedServer, "url">, body: object) {
  return call(server, "/token?grant_type=password", { body });
}

describe.each(stores)("what nobody should send, on %s", (kind) => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer(kind);
  });

  test("of a query parameter that is said twice, the first counts", async () => {
    const { email, session } = await newUser(server);
    const body = { email, password, refresh_token: session.refresh_token };
    const other = await call(server, "/token?grant_type=nothing&grant_type=password", { body });
    expect(other.json).toMatchObject({ code: 400, msg: "unsupported_grant_type" });
    const first = await call(server, "/token?grant_type=password&grant_type=nothing", { body });
    expect(first.status).toBe(200);
    const verify = await call(server, "/verify?type=signup&type=phone_change&token=x&token=y", {
      method: "GET",
    });
    expect(verify.headers.get("location")).toContain("error_code=otp_expired");
    const scope = await call(server, "/logout?scope=local&scope=global", {
      headers: bearer(session.access_token),
    });
    expect(scope.status).toBe(204);
    expect(
      (await call(server, "/user", { method: "GET", headers: bearer(first.json.access_token) }))
        .status,
    ).toBe(200);
  });

  test("signing up gives nobody more than anybody gets, whatever they write", async () => {
    const body = { email: newEmail(), password, ...greedy, user_metadata: { role: "x" } };
    const { json } = await call(server, "/signup", { body });
    expect(json.user).toMatchObject(plain);
    expect(json.user.id).not.toBe(id);
    expect(json.user.app_metadata).toEqual({ provider: "email", providers: ["email"] });
    expect(claimsOf(json.access_token)).toMatchObject({
      role: "authenticated",
      aud: "authenticated",
      aal: "aal1",
      is_anonymous: false,
    });
    const { app_metadata: _, ...rest } = greedy;
    const anonymous = await call(server, "/signup", { body: { ...rest, is_anonymous: false } });
    expect(anonymous.json.user).toMatchObject({ is_anonymous: true, role: "authenticated" });
  });

  test("changing an account changes what the person may change, whatever they write", async () => {
    const { session, user } = await newUser(server);
    const { app_metadata: _, ...rest } = greedy;
    const { status, json } = await call(server, "/user", {
      method: "PUT",
      headers: bearer(session.access_token),
      body: { ...rest, data: { role: "service_role", aal: "aal2" } },
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({ ...plain, id: user.id, app_metadata: user.app_metadata });
    const refreshed = await call(server, "/token?grant_type=refresh_token", {
      body: { refresh_token: session.refresh_token },
    });
    const claims = claimsOf(refreshed.json.access_token);
    expect(claims).toMatchObject({ role: "authenticated", aal: "aal1" });
    const admin = await call(server, "/admin/users", {
      method: "GET",
      headers: bearer(refreshed.json.access_token),
    });
    expect(admin.json.error_code).toBe("not_admin");
  });

  test("an address in another writing is the same account", async () => {
    const { email, user } = await newUser(server);
    const [name = "", domain = ""] = email.split("@");
    const wide = [...name].map((one) =>
      /[a-z]/.test(one) ? String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0) : one,
    );
    for (const written of [email.toUpperCase(), ` ${email} `, `${wide.join("")}@${domain}`]) {
      const again = await call(server, "/signup", {
        body: { email: written, password: "outra senha" },
      });
      expect(again.json).toMatchObject({ code: 422, error_code: "user_already_exists" });
      expect((await signIn(server, { email: written, password })).json.user.id).toBe(user.id);
    }
    const dotted = await call(server, "/signup", {
      body: { email: `${name}+a@${domain}`, password },
    });
    expect(dotted.json.user.id).not.toBe(user.id);
  });

  test("passwords are compared whole: a zero character or a long beginning is no way in", async () => {
    const email = newEmail();
    const secret = "bolo\0doce";
    expect((await call(server, "/signup", { body: { email, password: secret } })).status).toBe(200);
    for (const wrong of [
      "bolo",
      "bolo\0",
      "bolo\0dois",
      "\0",
      "\0".repeat(500),
      "a".repeat(60_000),
    ])
      expect((await signIn(server, { email, password: wrong })).json.error_code).toBe(
        "invalid_credentials",
      );
    expect((await signIn(server, { email, password: secret })).status).toBe(200);
    const long = { email: newEmail(), password: "a".repeat(128) };
    expect((await call(server, "/signup", { body: long })).status).toBe(200);
    expect((await signIn(server, { ...long, password: `${long.password}b` })).status).toBe(400);
    const longer = await call(server, "/signup", {
      body: { email: newEmail(), password: "a".repeat(129) },
    });
    expect(longer.json).toMatchObject({ code: 400, error_code: "validation_failed" });
  });

  test.each([
    ["email", {}],
    ["email", []],
    ["email", 7],
    ["email", ["ana@padaria.example"]],
    ["password", { $ne: null }],
    ["data", "x"],
    ["data", [1]],
    ["phone", 5511999990000],
  ])("%s as %j is refused as what it is", async (field, value) => {
    const body = { email: newEmail(), password, [field]: value };
    for (const path of ["/signup", "/token?grant_type=password"]) {
      if (field === "data" && path !== "/signup") continue;
      const { json } = await call(server, path, { body });
      expect(json).toMatchObject({ code: 400, error_code: "bad_json" });
    }
  });

  test("nobody can write themselves a token that is too long to be sent", async () => {
    const { session, user } = await newUser(server);
    const headers = bearer(session.access_token);
    const put = (length: number) =>
      call(server, "/user", { method: "PUT", headers, body: { data: { a: "x".repeat(length) } } });
    expect((await put(20_000)).json).toMatchObject({ code: 400, error_code: "validation_failed" });
    expect((await put(3700)).status).toBe(200);
    await operatorOf(server).auth.admin.updateUserById(user.id, {
      app_metadata: { b: "y".repeat(4000) },
    });
    const refreshed = await call(server, "/token?grant_type=refresh_token", {
      body: { refresh_token: session.refresh_token },
    });
    const seen = await call(server, "/user", {
      method: "GET",
      headers: bearer(refreshed.json.access_token),
    });
    expect([seen.status, seen.json.id]).toEqual([200, user.id]);
  });
});

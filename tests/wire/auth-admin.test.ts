import { randomUUID } from "node:crypto";
import { hashSync } from "bcryptjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { bearer, call, newEmail, newUser, operatorOf, password, visitorOf } from "./auth-client.ts";
import { publishableKey, secretKey } from "./running-server.ts";
import { type StoredServer, startOn } from "./stored-server.ts";

describe.each(stores)("administration on %s", (kind) => {
  let server: StoredServer;
  beforeAll(async () => {
    server = await startOn(kind);
  });
  afterAll(() => server.kill());

  test("makes accounts just as they are described", async () => {
    const { admin } = operatorOf(server).auth;
    const email = newEmail();
    const { data, error } = await admin.createUser({
      email,
      password,
      user_metadata: { nome: "Bia" },
      app_metadata: { plano: "curso" },
    });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ nome: "Bia" });
    expect(data.user?.app_metadata).toEqual({
      plano: "curso",
      provider: "email",
      providers: ["email"],
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const login = await visitorOf(server).auth.signInWithPassword({ email, password });
    expect(login.error?.code).toBe("email_not_confirmed");
    const id = randomUUID();
    const other = newEmail();
    const known = await admin.createUser({ id, email: other, password, email_confirm: true });
    expect(known.data.user).toMatchObject({ id, user_metadata: { email_verified: true } });
    expect(
      (await visitorOf(server).auth.signInWithPassword({ email: other, password })).error,
    ).toBeNull();
  });

  test("refuses what makes no account", async () => {
    const { admin } = operatorOf(server).auth;
    const { email } = await newUser(server);
    const exists = await admin.createUser({ email });
    expect(exists.error).toMatchObject({ status: 422, code: "email_exists" });
    const nobody = await admin.createUser({ password });
    expect(nobody.error?.message).toBe("Cannot create a user without either an email or phone");
    const both = await admin.createUser({ email: newEmail(), password, password_hash: "x" });
    expect(both.error?.status).toBe(400);
    const costly = "$argon2id$v=19$m=9999999,t=2,p=1$c2FsdHNhbHRzYWx0$dGFndGFndGFndGFndGFn";
    const heavy = await admin.createUser({ email: newEmail(), password_hash: costly });
    expect(heavy.error).toMatchObject({ status: 400, code: "validation_failed" });
    const ban = await admin.createUser({ email: newEmail(), ban_duration: "para sempre" });
    expect(ban.error?.status).toBe(400);
  });

  test("takes over bcrypt hashes, which the first sign-in replaces", async () => {
    const { admin } = operatorOf(server).auth;
    const email = newEmail();
    const password_hash = hashSync(password, 4);
    await admin.createUser({ email, password_hash, email_confirm: true });
    const wrong = await visitorOf(server).auth.signInWithPassword({ email, password: "errada" });
    expect(wrong.error?.code).toBe("invalid_credentials");
    for (const _ of [1, 2]) {
      const right = await visitorOf(server).auth.signInWithPassword({ email, password });
      expect(right.error).toBeNull();
    }
  });

  test("changes and confirms accounts, and a new password ends their sessions", async () => {
    const { admin } = operatorOf(server).auth;
    const { client, user } = await newUser(server);
    const email = newEmail();
    const { data } = await admin.updateUserById(user.id, {
      email,
      user_metadata: { nome: "Caio" },
      app_metadata: { plano: "curso" },
    });
    expect(data.user).toMatchObject({ email, id: user.id });
    expect(data.user?.user_metadata).toMatchObject({ nome: "Caio", email_verified: true });
    expect(data.user?.app_metadata).toMatchObject({ plano: "curso", provider: "email" });
    expect(data.user?.identities?.[0]?.identity_data?.email).toBe(email);
    expect((await client.auth.getUser()).error).toBeNull();
    await admin.updateUserById(user.id, { password: "bolo de fubá" });
    expect((await client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    const back = await client.auth.signInWithPassword({ email, password: "bolo de fubá" });
    expect(back.data.user?.id).toBe(user.id);
  });

  test("deletes for good, or leaves the id and nothing that tells who it was", async () => {
    const { admin } = operatorOf(server).auth;
    const [gone, hidden] = await Promise.all([newUser(server), newUser(server)]);
    const { data, error } = await admin.deleteUser(gone.user.id);
    expect([data.user?.id, error]).toEqual([gone.user.id, null]);
    expect((await admin.getUserById(gone.user.id)).error).toMatchObject({
      status: 404,
      code: "user_not_found",
    });
    expect((await gone.client.auth.getUser()).error?.code).toBe("user_not_found");
    await admin.deleteUser(hidden.user.id, true);
    const { data: left } = await admin.getUserById(hidden.user.id);
    expect(left.user).toMatchObject({ email: "", user_metadata: {}, identities: [] });
    expect(left.user?.deleted_at).toBeDefined();
    const login = { email: hidden.email, password };
    expect((await visitorOf(server).auth.signInWithPassword(login)).error?.code).toBe(
      "invalid_credentials",
    );
    expect((await visitorOf(server).auth.signUp(login)).error).toBeNull();
  });

  test("tells of ids that are none and of nobody", async () => {
    const headers = { ...bearer(secretKey), apikey: secretKey };
    const unknown = await call(server, `/admin/users/${randomUUID()}`, { method: "GET", headers });
    expect(unknown.json).toMatchObject({ code: 404, error_code: "user_not_found" });
    const none = await call(server, "/admin/users/ana", { method: "GET", headers });
    expect(none.json).toMatchObject({ code: 404, error_code: "validation_failed" });
  });

  test("keeps a log of what happened, in ids alone", async () => {
    const { email, user } = await newUser(server);
    const headers = { apikey: secretKey };
    const { json, text } = await call(server, "/admin/audit?per_page=5", {
      method: "GET",
      headers,
    });
    expect(json[0].payload).toMatchObject({ action: "user_signedup", actor_id: user.id });
    expect(text).not.toContain(email);
  });

  test.each([
    ["the publishable key alone", {}, "not_admin"],
    ["the publishable key as Bearer", bearer(publishableKey), "not_admin"],
    ["the secret key where only the Bearer counts", bearer("a.b.c"), "bad_jwt"],
  ])("is closed to %s", async (_, headers, code) => {
    const answer = await call(server, "/admin/users", { method: "GET", headers });
    expect(answer.json).toMatchObject({ code: 403, error_code: code });
  });

  test("is closed to somebody who is signed in, whatever they say of themselves", async () => {
    const { client, session } = await newUser(server);
    await client.auth.updateUser({ data: { role: "service_role", is_super_admin: true } });
    const answer = await call(server, "/admin/users", {
      method: "GET",
      headers: bearer(session.access_token),
    });
    expect(answer.json).toMatchObject({ code: 403, error_code: "not_admin" });
  });
});

describe.each(stores)("the list of accounts on %s", (kind) => {
  let server: StoredServer;
  const emails: string[] = [];
  beforeAll(async () => {
    server = await startOn(kind);
    for (let count = 0; count < 7; count += 1) emails.unshift((await newUser(server)).email);
  });
  afterAll(() => server.kill());

  test("comes newest first, in pages that say how many there are", async () => {
    const { admin } = operatorOf(server).auth;
    const first = await admin.listUsers({ page: 1, perPage: 3 });
    expect(first.data.users.map(({ email }) => email)).toEqual(emails.slice(0, 3));
    expect(first.data).toMatchObject({ aud: "authenticated", total: 7, nextPage: 2, lastPage: 3 });
    const last = await admin.listUsers({ page: 3, perPage: 3 });
    expect(last.data.users.map(({ email }) => email)).toEqual(emails.slice(6));
    expect(last.data).toMatchObject({ nextPage: null, lastPage: 3 });
    expect((await admin.listUsers()).data.users).toHaveLength(7);
  });

  test("has the headers of the protocol, page first", async () => {
    const { headers } = await call(server, "/admin/users?page=2&per_page=2", {
      method: "GET",
      headers: { apikey: secretKey },
    });
    expect(headers.get("x-total-count")).toBe("7");
    expect(headers.get("link")).toBe(
      '</admin/users?page=3&per_page=2>; rel="next", </admin/users?page=4&per_page=2>; rel="last"',
    );
    expect(headers.get("access-control-expose-headers")?.toLowerCase()).toContain("x-total-count");
  });

  test.each(["page=-1", "page=a", "per_page=1.5", "page=0"])("refuses %s", async (query) => {
    const { json } = await call(server, `/admin/users?${query}`, {
      method: "GET",
      headers: { apikey: secretKey },
    });
    expect(json.error_code).toBe("validation_failed");
    expect(json.msg).toContain("Bad Pagination Parameters");
  });

  test("finds by a part of the address, and takes signs of patterns as they are", async () => {
    const find = async (filter: string) => {
      const query = new URLSearchParams({ filter });
      const answer = await call(server, `/admin/users?${query}`, {
        method: "GET",
        headers: { apikey: secretKey },
      });
      return answer.json.users.map(({ email }: { email: string }) => email);
    };
    expect(await find(emails[2] ?? "")).toEqual([emails[2]]);
    expect(await find("%")).toEqual([]);
    expect(await find("_")).toEqual([]);
    expect(await find("' or 1=1 --")).toEqual([]);
  });
});

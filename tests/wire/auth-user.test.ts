import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { bearer, call, newEmail, newUser, password, visitorOf } from "./auth-client.ts";
import { sharedServer } from "./shared-server.ts";
import type { SharedServer } from "./shared-servers.ts";
import { startOn } from "./stored-server.ts";

describe.each(stores)("changing one's own account on %s", (kind) => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer(kind);
  });

  test("merges what a person says of themselves, and null takes it away", async () => {
    const { client, user } = await newUser(server);
    await client.auth.updateUser({ data: { nome: "Ana", loja: "Pão & Cia" } });
    const { data } = await client.auth.updateUser({ data: { nome: null, bairro: "Centro" } });
    expect(data.user?.user_metadata).toEqual({
      ...user.user_metadata,
      loja: "Pão & Cia",
      bairro: "Centro",
    });
    expect(data.user?.app_metadata).toEqual(user.app_metadata);
  });

  test("what a prototype is made of is no data", async () => {
    const { session } = await newUser(server);
    const { json } = await call(server, "/user", {
      method: "PUT",
      headers: bearer(session.access_token),
      body: '{"data":{"__proto__":{"admin":true},"constructor":"Bob","cor":"azul"}}',
    });
    expect(json.user_metadata).toMatchObject({ constructor: "Bob", cor: "azul" });
    expect(JSON.stringify(json)).not.toMatch(/__proto__|admin/);
  });

  test("what the service says of a person they do not write, at sign-up or later", async () => {
    const lies = { sub: "x", email_verified: true, phone_verified: true };
    const { client, user } = await newUser(server);
    const { data } = await client.auth.updateUser({
      data: { ...lies, email: "bia@loja.example", email_verified: null, cor: "azul" },
    });
    expect(data.user?.user_metadata).toEqual({ ...user.user_metadata, cor: "azul" });
    // A number that nobody signs in with is the person's own word.
    const { data: told } = await client.auth.updateUser({ data: { phone: "5511988880000" } });
    expect(told.user?.user_metadata).toMatchObject({ phone: "5511988880000" });
    const anonymous = visitorOf(server);
    const options = { data: { ...lies, cor: "azul" } };
    const { data: unnamed } = await anonymous.auth.signInAnonymously({ options });
    expect(unnamed.user?.user_metadata).toEqual({ cor: "azul" });
    const { data: later } = await anonymous.auth.updateUser(options);
    expect(later.user?.user_metadata).toEqual({ cor: "azul" });
  });

  test("a new password ends the other sessions and keeps this one", async () => {
    const { client, email } = await newUser(server);
    const other = visitorOf(server);
    await other.auth.signInWithPassword({ email, password });
    const same = await client.auth.updateUser({ password });
    expect(same.error).toMatchObject({ status: 422, code: "same_password" });
    expect((await client.auth.updateUser({ password: "curta" })).error?.code).toBe("weak_password");
    const { error } = await client.auth.updateUser({ password: "bolo de fubá" });
    expect(error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    const old = await visitorOf(server).auth.signInWithPassword({ email, password });
    expect(old.error?.code).toBe("invalid_credentials");
    const now = await visitorOf(server).auth.signInWithPassword({
      email,
      password: "bolo de fubá",
    });
    expect(now.error).toBeNull();
  });

  test("a new address waits, and one that is taken is refused", async () => {
    const { client, email } = await newUser(server);
    const other = await newUser(server);
    const taken = await client.auth.updateUser({ email: other.email });
    expect(taken.error).toMatchObject({ status: 422, code: "email_exists" });
    const wanted = newEmail();
    const { data } = await client.auth.updateUser({ email: wanted });
    expect(data.user).toMatchObject({ email, new_email: wanted });
    expect(data.user?.email_change_sent_at).toBeDefined();
    const bad = await client.auth.updateUser({ email: "sem arroba" });
    expect(bad.error).toMatchObject({ status: 400, code: "validation_failed" });
  });

  test("what only the operator may change is refused", async () => {
    const { session } = await newUser(server);
    const { json } = await call(server, "/user", {
      method: "PUT",
      headers: bearer(session.access_token),
      body: { app_metadata: { admin: true } },
    });
    expect(json).toMatchObject({ code: 403, error_code: "not_admin" });
  });

  test("two who want the same number at once do not both get it", async () => {
    const phones = await sharedServer(kind, "phones");
    const people = await Promise.all(Array.from({ length: 5 }, () => newUser(phones)));
    const all = await Promise.all(
      people.map(({ client }) => client.auth.updateUser({ phone: "5511988887777" })),
    );
    expect(all.filter(({ error }) => error === null)).toHaveLength(1);
    expect(new Set(all.flatMap(({ error }) => error?.code ?? []))).toEqual(
      new Set(["phone_exists"]),
    );
  });
});

test("where the operator says so, a new password asks for the current one", async () => {
  const rule = "AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD";
  const server = await startOn("sqlite", { [rule]: "true" });
  const { session } = await newUser(server);
  const put = (body: object) =>
    call(server, "/user", { method: "PUT", headers: bearer(session.access_token), body });
  const next = { password: "bolo de fubá" };
  expect((await put(next)).json.error_code).toBe("current_password_required");
  const wrong = await put({ ...next, current_password: "errada" });
  expect(wrong.json.error_code).toBe("current_password_invalid");
  expect((await put({ ...next, current_password: password })).status).toBe(200);
  await server.kill();
});

test("whoever guesses at the current password is stopped", async () => {
  const rule = "AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD";
  const server = await startOn("sqlite", {
    [rule]: "true",
    RATE_LIMIT: "on",
    AUTH_RATE_LIMIT_ACCOUNT: "3",
  });
  const { session } = await newUser(server);
  const put = (current_password: string) =>
    call(server, "/user", {
      method: "PUT",
      headers: bearer(session.access_token),
      body: { password: "bolo de fubá", current_password },
    });
  for (const _ of [1, 2, 3]) expect((await put("errada")).json.code).toBe(400);
  expect((await put(password)).json).toMatchObject({
    code: 429,
    error_code: "over_request_rate_limit",
  });
  await server.kill();
});

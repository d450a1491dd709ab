import { createClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { call, newEmail, newUser, password, visitorOf } from "./auth-client.ts";
import { emailsTo, lastEmailTo, openLink } from "./auth-emails.ts";
import { publishableKey } from "./running-server.ts";
import { sharedServer } from "./shared-server.ts";
import type { SharedServer } from "./shared-servers.ts";
import { startOn } from "./stored-server.ts";

describe.each(stores)("a new address on %s", (kind) => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer(kind);
  });

  test("counts when both sides have agreed by their codes, in either order", async () => {
    for (const newFirst of [true, false]) {
      const { client, email, user } = await newUser(server);
      const wanted = newEmail();
      const { data } = await client.auth.updateUser({ email: wanted });
      expect(data.user).toMatchObject({ email, new_email: wanted });
      const sides = newFirst ? [wanted, email] : [email, wanted];
      const [first, second] = await Promise.all(
        sides.map(async (address) => ({ address, ...(await lastEmailTo(server, address)) })),
      );
      const visitor = visitorOf(server);
      const verify = (side = first) =>
        visitor.auth.verifyOtp({
          type: "email_change",
          email: side?.address ?? "",
          token: side?.code ?? "",
        });
      const half = await verify(first);
      expect(half.error).toBeNull();
      expect(half.data.session).toBeNull();
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
      expect((await verify(first)).error?.code).toBe("otp_expired");
      const whole = await verify(second);
      expect(whole.data.user).toMatchObject({ id: user.id, email: wanted });
      expect(whole.data.user?.new_email).toBeUndefined();
      expect(whole.data.user?.identities?.[0]?.identity_data?.email).toBe(wanted);
      const [told] = await emailsTo(server, email);
      expect(told?.text).toContain(wanted);
      const login = await visitor.auth.signInWithPassword({ email: wanted, password });
      expect(login.data.user?.id).toBe(user.id);
      const old = await visitor.auth.signInWithPassword({ email, password });
      expect(old.error?.code).toBe("invalid_credentials");
    }
  });

  test("the first side is answered in the words of the protocol", async () => {
    const { client, email } = await newUser(server);
    await client.auth.updateUser({ email: newEmail() });
    const { code } = await lastEmailTo(server, email);
    const body = { type: "email_change", email, token: code };
    const { status, json } = await call(server, "/verify", { body });
    expect([status, json]).toEqual([
      200,
      {
        msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
        code: "200",
      },
    ]);
  });

  test("counts when both links have been opened, and they lead back to where it was asked", async () => {
    const { client, email, user } = await newUser(server);
    const wanted = newEmail();
    const back = `${server.url}/conta`;
    await client.auth.updateUser({ email: wanted }, { emailRedirectTo: back });
    for (const address of [email, wanted]) {
      const { link, type, redirectTo } = await lastEmailTo(server, address);
      expect(link).toContain("/auth/v1/verify?");
      expect([type, redirectTo]).toEqual(["email_change", back]);
      const opened = await openLink(server, link);
      expect([opened.status, opened.location.startsWith(back)]).toEqual([303, true]);
    }
    expect((await client.auth.getUser()).data.user).toMatchObject({ id: user.id, email: wanted });
  });

  test("goes on in the browser that asked, where it began with PKCE", async () => {
    const { email, user } = await newUser(server);
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const client = createClient(server.url, publishableKey, {
      auth: { flowType: "pkce", storage, autoRefreshToken: false, detectSessionInUrl: false },
    });
    await client.auth.signInWithPassword({ email, password });
    const wanted = newEmail();
    await client.auth.updateUser({ email: wanted });
    const opened = [];
    for (const address of [email, wanted]) {
      const { link, token } = await lastEmailTo(server, address);
      expect(token).toMatch(/^pkce_/);
      opened.push(await openLink(server, link));
    }
    const [half, whole] = opened;
    expect(half?.query.get("code")).toBeNull();
    const code = whole?.query.get("code") ?? "";
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: user.id, email: wanted });
  });

  test("asked for again by email takes the place of the first emails", async () => {
    const { client, email } = await newUser(server);
    const wanted = newEmail();
    await client.auth.updateUser({ email: wanted });
    const before = await lastEmailTo(server, wanted);
    const { error } = await client.auth.resend({ type: "email_change", email });
    expect(error).toBeNull();
    const after = await lastEmailTo(server, wanted);
    expect(after.token).not.toBe(before.token);
    const gone = await openLink(server, before.link);
    expect(gone.fragment.get("error_code")).toBe("otp_expired");
  });

  test("of two who want the same one at once, one has it and the other keeps theirs", async () => {
    const wanted = newEmail();
    const people = await Promise.all([newUser(server), newUser(server)]);
    for (const { client } of people) await client.auth.updateUser({ email: wanted });
    const mine = await Promise.all(people.map(({ email }) => lastEmailTo(server, email)));
    const theirs = (await emailsTo(server, wanted)).slice(0, 2);
    const links = theirs.map(({ text }) => /https?:\/\/\S+/.exec(text)?.[0] ?? "");
    for (const { link } of mine) await openLink(server, link);
    await Promise.all(links.map((link) => openLink(server, link)));
    const emails = await Promise.all(
      people.map(async ({ client }) => (await client.auth.getUser()).data.user?.email),
    );
    expect(emails.filter((email) => email === wanted)).toHaveLength(1);
    const kept = people.map(({ email }) => email);
    expect(emails.filter((email) => kept.includes(email ?? ""))).toHaveLength(1);
  });

  test("leaves no way back through what was sent to the one of before", async () => {
    const { client, email } = await newUser(server);
    await client.auth.resetPasswordForEmail(email);
    const recovery = await lastEmailTo(server, email);
    const wanted = newEmail();
    await client.auth.updateUser({ email: wanted });
    for (const address of [email, wanted])
      await openLink(server, (await lastEmailTo(server, address)).link);
    expect((await client.auth.getUser()).data.user?.email).toBe(wanted);
    const late = await openLink(server, recovery.link);
    expect(late.fragment.get("error_code")).toBe("otp_expired");
  });
});

test("where one side is enough, the old address is only told", async () => {
  const server = await startOn("sqlite", { AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED: "off" });
  const { client, email } = await newUser(server);
  const wanted = newEmail();
  await client.auth.updateUser({ email: wanted });
  expect(await emailsTo(server, email)).toEqual([]);
  const { code } = await lastEmailTo(server, wanted);
  const { data } = await client.auth.verifyOtp({
    type: "email_change",
    email: wanted,
    token: code,
  });
  expect(data.user?.email).toBe(wanted);
  expect(await emailsTo(server, email)).toHaveLength(1);
  await server.kill();
});

test("emails for changes keep their distance", async () => {
  const server = await sharedServer("sqlite", "limited");
  const { client } = await newUser(server);
  expect((await client.auth.updateUser({ email: newEmail() })).error).toBeNull();
  const { error } = await client.auth.updateUser({ email: newEmail() });
  expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
  expect(error?.message).toMatch(/^For security purposes, .+ after \d+ seconds\.$/);
  const other = await client.auth.updateUser({ data: { nome: "Ana" } });
  expect(other.error).toBeNull();
});

describe.each(stores)("somebody anonymous on %s", (kind) => {
  test("becomes who they say when the address is confirmed, with all that they had", async () => {
    const server = await sharedServer(kind, "confirming");
    const client = visitorOf(server);
    const { data: begun } = await client.auth.signInAnonymously({
      options: { data: { cor: "azul" } },
    });
    const email = newEmail();
    const asked = await client.auth.updateUser({ email });
    expect(asked.data.user).toMatchObject({ is_anonymous: true, email: "", new_email: email });
    const { code } = await lastEmailTo(server, email);
    const { data } = await client.auth.verifyOtp({ type: "email_change", email, token: code });
    expect(data.user).toMatchObject({ id: begun.user?.id, is_anonymous: false, email });
    expect(data.user?.user_metadata).toMatchObject({ cor: "azul" });
    expect(data.user?.app_metadata).toEqual({ provider: "email", providers: ["email"] });
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    const login = await visitorOf(server).auth.signInWithPassword({ email, password });
    expect(login.data.user?.id).toBe(begun.user?.id);
  });
});

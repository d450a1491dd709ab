import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { claimsOf, newEmail, newUser, operatorOf, password, visitorOf } from "./auth-client.ts";
import { emailsTo, lastEmailTo, openLink } from "./auth-emails.ts";
import { sharedServer } from "./shared-server.ts";
import type { SharedServer } from "./shared-servers.ts";

describe.each(stores)("a lost password on %s", (kind) => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer(kind);
  });

  test("is replaced by who can read the email", async () => {
    const { email, client: before } = await newUser(server);
    const client = visitorOf(server);
    const redirectTo = "https://loja.example/nova-senha";
    const asked = await client.auth.resetPasswordForEmail(email, { redirectTo });
    expect(asked).toEqual({ data: {}, error: null });
    const message = await lastEmailTo(server, email);
    expect(message).toMatchObject({ type: "recovery", redirectTo });
    const { data, error } = await client.auth.verifyOtp({
      email,
      token: message.code,
      type: "recovery",
    });
    expect(error).toBeNull();
    expect(data.user?.recovery_sent_at).toMatch(/Z$/);
    const changed = await client.auth.updateUser({ password: "bolo de fubá" });
    expect(changed.error).toBeNull();
    expect((await before.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    const old = await visitorOf(server).auth.signInWithPassword({ email, password });
    expect(old.error?.code).toBe("invalid_credentials");
    const now = await visitorOf(server).auth.signInWithPassword({
      email,
      password: "bolo de fubá",
    });
    expect(now.error).toBeNull();
  });

  test("is not lost by asking: the old one counts until there is a new one", async () => {
    const { email } = await newUser(server);
    await visitorOf(server).auth.resetPasswordForEmail(email);
    const { error } = await visitorOf(server).auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
  });

  test("is answered alike for an address that nobody has, which is sent nothing", async () => {
    const email = newEmail();
    const asked = await visitorOf(server).auth.resetPasswordForEmail(email);
    expect(asked).toEqual({ data: {}, error: null });
    expect(await emailsTo(server, email)).toEqual([]);
  });

  test("opens no second factor", async () => {
    const { email } = await newUser(server);
    const client = visitorOf(server);
    await client.auth.resetPasswordForEmail(email);
    const { token } = await lastEmailTo(server, email);
    const { data } = await client.auth.verifyOtp({ type: "recovery", token_hash: token });
    expect(claimsOf(data.session?.access_token ?? "").aal).toBe("aal1");
  });

  test("lets nobody in who is banned, and says so only to who has the code", async () => {
    const { email, user } = await newUser(server);
    const operator = operatorOf(server);
    await operator.auth.admin.updateUserById(user.id, { ban_duration: "24h" });
    const client = visitorOf(server);
    await client.auth.resetPasswordForEmail(email);
    const { code: token, link } = await lastEmailTo(server, email);
    const wrong = await client.auth.verifyOtp({
      email,
      token: token === "111111" ? "222222" : "111111",
      type: "recovery",
    });
    expect(wrong.error?.code).toBe("otp_expired");
    const right = await client.auth.verifyOtp({ email, token, type: "recovery" });
    expect(right.error).toMatchObject({ status: 403, code: "user_banned" });
    expect((await openLink(server, link)).fragment.get("error_code")).toBe("user_banned");
  });

  test("of an account that the operator made but nobody confirmed goes when its owner comes", async () => {
    const email = newEmail();
    await operatorOf(server).auth.admin.createUser({ email, password });
    const client = visitorOf(server);
    await client.auth.resetPasswordForEmail(email);
    const { code: token } = await lastEmailTo(server, email);
    const { data } = await client.auth.verifyOtp({ email, token, type: "recovery" });
    expect(data.user?.email_confirmed_at).toMatch(/Z$/);
    const { error } = await visitorOf(server).auth.signInWithPassword({ email, password });
    expect(error?.code).toBe("invalid_credentials");
  });
});

import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { TOTP } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { bearer, call, claimsOf, newEmail, newUser, password, visitorOf } from "./auth-client.ts";
import { lastEmailTo } from "./auth-emails.ts";
import { outboxToken, publishableKey, secretKey } from "./running-server.ts";
import { sharedServer } from "./shared-server.ts";
import type { SharedServer } from "./shared-servers.ts";

function signIn(server: Pick<SharedServer, "url">, body: object) {
  return call(server, "/token?grant_type=password", { body });
}

describe.each(stores)("against somebody who means harm, on %s", (kind) => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer(kind);
  });

  const getUser = (token: string) =>
    call(server, "/user", { method: "GET", headers: bearer(token) });

  test("what opens an account is kept by no cache, whether it is given or refused", async () => {
    const { email, session } = await newUser(server);
    const answers = [
      await signIn(server, { email, password }),
      await signIn(server, { email, password: "errada" }),
      await getUser(session.access_token),
      await getUser("a.b.c"),
      await call(server, "/verify?type=signup&token=x", { method: "GET" }),
      await call(server, "/admin/users", { method: "GET", headers: { apikey: secretKey } }),
    ];
    for (const { headers } of answers) {
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("set-cookie")).toBeNull();
      expect(headers.get("access-control-allow-credentials")).toBeNull();
    }
  });

  test("an email leads to the site that the operator named, whatever host the request names", async () => {
    const { email } = await newUser(server);
    const path = `/auth/v1/recover?redirect_to=${encodeURIComponent("https://evil.example/x")}`;
    const outgoing = request(`${server.url}${path}`, {
      method: "POST",
      headers: {
        host: "evil.example",
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "https",
        forwarded: "host=evil.example",
        referer: "https://evil.example/y",
        apikey: publishableKey,
        "content-type": "application/json",
      },
    });
    const answered = new Promise<string>((resolve, reject) => {
      outgoing.on("error", reject).on("response", (incoming) => resolve(text(incoming)));
    });
    outgoing.end(JSON.stringify({ email }));
    expect(await answered).toBe("{}");
    const message = await lastEmailTo(server, email);
    expect(message.text).not.toContain("evil.example");
    expect(new URL(message.link).hostname).toBe("127.0.0.1");
  });

  test("a lost password gives back the first level alone where there is a second factor", async () => {
    const { client, email } = await newUser(server);
    const { data } = await client.auth.mfa.enroll({ factorType: "totp" });
    const code = new TOTP({ secret: data?.totp.secret ?? "" }).generate();
    await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code });
    await visitorOf(server).auth.resetPasswordForEmail(email);
    const { token } = await lastEmailTo(server, email);
    const back = visitorOf(server);
    const { data: recovered } = await back.auth.verifyOtp({ type: "recovery", token_hash: token });
    expect(claimsOf(recovered.session?.access_token ?? "").aal).toBe("aal1");
    const changed = await back.auth.updateUser({ password: "bolo de fubá" });
    expect(changed.error).toMatchObject({ status: 401, code: "insufficient_aal" });
    const removed = await back.auth.mfa.unenroll({ factorId: data?.id ?? "" });
    expect(removed.error).toMatchObject({ status: 422, code: "insufficient_aal" });
  });

  test("an access token of before the second factor does not gain its rights", async () => {
    const { client, session } = await newUser(server);
    const { data } = await client.auth.mfa.enroll({ factorType: "totp" });
    const code = new TOTP({ secret: data?.totp.secret ?? "" }).generate();
    await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code });
    const ask = (token: string, method: string, path: string, body: object) =>
      call(server, path, { method, headers: bearer(token), body });
    const delicate = [
      ["PUT", "/user", { password: "bolo de fubá" }, 401],
      ["PUT", "/user", { email: newEmail() }, 401],
      ["POST", "/factors", { factor_type: "totp", friendly_name: "outro" }, 403],
      ["DELETE", `/factors/${data?.id}`, {}, 422],
    ] as const;
    for (const [method, path, body, status] of delicate) {
      const { json } = await ask(session.access_token, method, path, body);
      expect(json).toMatchObject({ code: status, error_code: "insufficient_aal" });
    }
    const raised = (await client.auth.getSession()).data.session?.access_token ?? "";
    for (const [method, path, body] of delicate)
      expect((await ask(raised, method, path, body)).status).toBe(200);
  });

  test("a page of the list of accounts has a thousand at most, whatever is asked for", async () => {
    const { headers, status } = await call(server, "/admin/users?per_page=999999999", {
      method: "GET",
      headers: { apikey: secretKey },
    });
    expect(status).toBe(200);
    expect(headers.get("link")).toContain("per_page=1000>");
  });
});

test("the outbox is not there for a proxy that says nothing of itself but an old version of HTTP", async () => {
  const server = await sharedServer("sqlite");
  const { hostname, port } = new URL(server.url);
  const statusOf = async (version: string) => {
    const socket = connect(Number(port), hostname);
    const target = `/dev/outbox?token=${outboxToken}`;
    socket.write(`GET ${target} HTTP/${version}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    return (await text(socket)).split(" ")[1];
  };
  expect([await statusOf("1.1"), await statusOf("1.0")]).toEqual(["200", "404"]);
});

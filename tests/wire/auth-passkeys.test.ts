import { beforeAll, describe, expect, test } from "vitest";
import { createAuthenticator, type Lie } from "../../auth/webauthn/fixture-authenticator.ts";
import { stores } from "../../database/fixture.ts";
import { bearer, call, claimsOf, newUser, operatorOf, password, visitorOf } from "./auth-client.ts";
import { addPasskey, askToSignIn, signInWith } from "./passkeys.ts";
import { sharedServer } from "./shared-server.ts";
import type { SharedServer } from "./shared-servers.ts";

const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

describe.each(stores)("passkeys on %s", (kind) => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer(kind);
  });

  test("let in by the client as it is, and are listed, renamed and deleted", async () => {
    const { client, user } = await newUser(server);
    const device = createAuthenticator();
    const added = await addPasskey(client, device);
    expect(added).toMatchObject({ error: null, data: { id: expect.any(String) } });
    const passkeyId = added.data?.id ?? "";
    expect((await client.auth.passkey.list()).data).toEqual([
      { id: passkeyId, created_at: added.data?.created_at },
    ]);
    const named = await client.auth.passkey.update({ passkeyId, friendlyName: "celular" });
    expect(named.data).toMatchObject({ id: passkeyId, friendly_name: "celular" });
    const visitor = visitorOf(server);
    const heard: string[] = [];
    visitor.auth.onAuthStateChange((event) => heard.push(event));
    const { data, error } = await signInWith(visitor, device);
    expect(error).toBeNull();
    expect(data?.user?.id).toBe(user.id);
    expect(heard).toContain("SIGNED_IN");
    expect(claimsOf(data?.session?.access_token ?? "")).toMatchObject({
      ...{ sub: user.id, aud: "authenticated", aal: "aal1" },
      amr: [{ method: "passkey" }],
    });
    expect((await visitor.auth.refreshSession()).data.user?.id).toBe(user.id);
    const [used] = (await visitor.auth.passkey.list()).data ?? [];
    expect(used?.last_used_at).toMatch(/^\d{4}-.*Z$/);
    expect(await visitor.auth.passkey.delete({ passkeyId })).toEqual({ data: null, error: null });
    expect((await client.auth.passkey.list()).data).toEqual([]);
    const after = await signInWith(visitorOf(server), device);
    expect(after.error).toMatchObject({ status: 400, code: "webauthn_verification_failed" });
  });

  test.each<[string, Lie]>([
    ["another page", { origin: "https://evil.example" }],
    ["another domain", { rpId: "evil.example" }],
    ["another challenge", { challenge: "AAAA" }],
    ["nobody who was made sure of", { unverified: true }],
    ["an altered signature", { forged: true }],
    ["a count that stands still", { counter: 1 }],
    ["a name that nobody's has", { id: "AAAAAAAAAAAAAAAAAAAAAA" }],
  ])("let in nobody by %s, and a challenge counts once", async (_, lie) => {
    const { client } = await newUser(server);
    const device = createAuthenticator();
    await addPasskey(client, device);
    const visitor = visitorOf(server);
    const answer = await askToSignIn(visitor, device, lie);
    const wrong = await visitor.auth.passkey.verifyAuthentication(answer);
    expect(wrong.error).toMatchObject({ status: 400, code: "webauthn_verification_failed" });
    const again = await visitor.auth.passkey.verifyAuthentication(answer);
    expect(again.error).toMatchObject({ status: 400, code: "webauthn_challenge_not_found" });
    expect((await visitor.auth.getSession()).data.session).toBeNull();
  });

  test("are made from what was asked of the same person, and refused otherwise", async () => {
    const [{ client, session }, other] = [await newUser(server), await newUser(server)];
    const device = createAuthenticator();
    const begun = await client.auth.passkey.startRegistration();
    const credential = device.create(begun.data?.options ?? expect.fail()).toJSON();
    const body = { challenge_id: begun.data?.challenge_id, credential };
    const verify = (token: string, changes: object = {}) =>
      call(server, "/passkeys/registration/verify", {
        headers: bearer(token),
        body: { ...body, ...changes },
      });
    const foreign = await verify(other.session.access_token);
    expect(foreign.json).toMatchObject({ code: 400, error_code: "webauthn_challenge_not_found" });
    for (const changes of [{ challenge_id: null }, { challenge_id: "x" }, { credential: null }]) {
      const { json } = await verify(session.access_token, changes);
      expect(json).toMatchObject({ code: 400, error_code: "validation_failed" });
    }
    expect((await verify(session.access_token)).status).toBe(200);
    const copy = await addPasskey(other.client, createAuthenticator(), { id: credential.id });
    expect(copy.error).toMatchObject({ status: 422, code: "webauthn_credential_exists" });
    const headers = bearer(session.access_token);
    const unknown = await call(server, `/passkeys/${id}`, { method: "DELETE", headers });
    expect([unknown.status, unknown.json.error_code]).toEqual([404, "validation_failed"]);
    for (const friendly_name of ["", "a".repeat(121)]) {
      const changed = { method: "PATCH", headers, body: { friendly_name } };
      expect((await call(server, `/passkeys/${id}`, changed)).json.code).toBe(400);
    }
  });

  test("are listed and deleted by the operator, and stand in the settings", async () => {
    const { client, user } = await newUser(server);
    const device = createAuthenticator();
    const passkeyId = (await addPasskey(client, device)).data?.id ?? "";
    const { passkey } = operatorOf(server).auth.admin;
    const listed = await passkey.listPasskeys({ userId: user.id });
    expect(listed.data).toMatchObject([{ id: passkeyId }]);
    const gone = await passkey.deletePasskey({ userId: user.id, passkeyId });
    expect(gone).toEqual({ data: null, error: null });
    const again = await passkey.deletePasskey({ userId: user.id, passkeyId });
    expect(again.error).toMatchObject({ status: 404 });
    const nobody = await passkey.listPasskeys({ userId: id });
    expect(nobody.error).toMatchObject({ status: 404, code: "user_not_found" });
    expect((await signInWith(visitorOf(server), device)).error).not.toBeNull();
    const settings = await call(server, "/settings", { method: "GET" });
    expect(settings.json.passkeys_enabled).toBe(true);
  });

  test("a device is a second factor by the client as it is", async () => {
    const person = await newUser(server);
    const device = createAuthenticator();
    const enrolled = await person.client.auth.mfa.enroll({
      ...{ factorType: "webauthn", friendlyName: "chave" },
    });
    expect(enrolled.data).toMatchObject({ type: "webauthn", friendly_name: "chave" });
    const factorId = enrolled.data?.id ?? "";
    const raise = async ({ auth }: typeof person.client, lie: Lie = {}) => {
      // What the page says of itself decides nothing.
      const { data, error } = await auth.mfa.challenge({
        factorId,
        webauthn: { rpId: "evil.example" },
      });
      if (data?.type !== "webauthn") throw error ?? new Error("No request for a device");
      const { type, credential_options } = data.webauthn;
      const credential_response =
        type === "create"
          ? device.create(credential_options.publicKey, lie)
          : device.get(credential_options.publicKey, lie);
      const answer = { type, rpId: "evil.example", credential_response };
      const request = { factorId, challengeId: data.id, webauthn: answer };
      return { type, ...(await auth.mfa.verify(request as never)) };
    };
    expect(await raise(person.client)).toMatchObject({ type: "create", error: null });
    const { client } = { client: visitorOf(server) };
    await client.auth.signInWithPassword({ email: person.email, password });
    const level = async () => (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
    expect(await level()).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    const wrong = await raise(client, { forged: true });
    expect(wrong.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
    const right = await raise(client);
    expect(right).toMatchObject({ type: "request", error: null });
    expect(await level()).toMatchObject({ currentLevel: "aal2" });
    const { amr } = claimsOf((await client.auth.getSession()).data.session?.access_token ?? "");
    expect(amr.map(({ method }: { method: string }) => method)).toContain("mfa/webauthn");
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.webauthn).toMatchObject([{ id: factorId, status: "verified" }]);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  });
});

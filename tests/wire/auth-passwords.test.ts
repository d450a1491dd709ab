import { hashSync } from "bcryptjs";
import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { newEmail, newUser, operatorOf, password, visitorOf } from "./auth-client.ts";
import { sharedServer } from "./shared-server.ts";
import type { SharedServer } from "./shared-servers.ts";

const guessable = { status: 422, code: "weak_password", reasons: ["pwned"] };

describe.each(stores)("a password on %s", (kind) => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer(kind);
  });

  /** Somebody whose password was set elsewhere, by the rules of another day. */
  async function withOldPassword(old: string) {
    const email = newEmail();
    const { error } = await operatorOf(server).auth.admin.createUser({
      email,
      password_hash: hashSync(old, 4),
      email_confirm: true,
    });
    expect(error).toBeNull();
    const client = visitorOf(server);
    const signedIn = await client.auth.signInWithPassword({ email, password: old });
    return { client, email, signedIn };
  }

  test("of before opens as it did, and its session says what it would not be taken for", async () => {
    const { client, email, signedIn } = await withOldPassword("123456");
    expect(signedIn.error).toBeNull();
    expect(signedIn.data.weakPassword?.reasons).toEqual(["length", "pwned"]);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.updateUser({ data: { cor: "azul" } })).error).toBeNull();
    const again = await visitorOf(server).auth.signInWithPassword({ email, password: "123456" });
    expect(again.error).toBeNull();
    expect((await client.auth.updateUser({ password })).error).toBeNull();
  });

  test("that is new is not one that is tried first, wherever it is set", async () => {
    const { client, email, user } = await newUser(server);
    const [local = ""] = email.split("@");
    const site = ["ImersãoEmpreendedora", "imersao2025", "127.0.0.1"];
    for (const next of ["password1", "PASSWORD1", email, `${local}!`, ...site])
      expect((await client.auth.updateUser({ password: next })).error).toMatchObject(guessable);
    const { error } = await client.auth.updateUser({ password: "seteseg" });
    expect(error).toMatchObject({ code: "weak_password", reasons: ["length"] });
    const { admin } = operatorOf(server).auth;
    const byHand = await admin.updateUserById(user.id, { password: `${local}1` });
    expect(byHand.error?.code).toBe("weak_password");
    const signUp = { email: newEmail(), password: "password1" };
    expect((await visitorOf(server).auth.signUp(signUp)).error).toMatchObject(guessable);
    const link = await admin.generateLink({ type: "signup", ...signUp });
    expect(link.error?.code).toBe("weak_password");
  });

  test("is one however its accents are typed, and one of before opens in the form it had", async () => {
    const [composed = "", decomposed = ""] = ["NFC", "NFD"].map((form) => password.normalize(form));
    const email = newEmail();
    await visitorOf(server).auth.signUp({ email, password: decomposed });
    const { email: older } = await withOldPassword(decomposed);
    for (const [address, typed] of [
      [email, composed],
      [email, decomposed],
      // By now its hash is one of today.
      [older, composed],
      [older, decomposed],
    ] as const) {
      const client = visitorOf(server);
      const answer = await client.auth.signInWithPassword({ email: address, password: typed });
      expect([address, typed, answer.error]).toEqual([address, typed, null]);
      const same = await client.auth.updateUser({ password: decomposed });
      expect(same.error?.code).toBe("same_password");
    }
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestStore, stores, type TestStore } from "../database/fixture.ts";
import { AuthError } from "./auth-error.ts";
import { client, fixtureAuth, fixtureSettings, unlimited } from "./fixture.ts";
import { codeIn, linkTokenIn } from "./fixture-emails.ts";

const password = "pão quente às 6h";
const operator = { actor: null };
const rounds = Array.from({ length: 6 }, (_, number) => number);

let made = 0;
function newEmail(): string {
  made += 1;
  return `ana.${made}@padaria.example`;
}

/** Codes of the refusals; anything but an answer or a refusal fails the test. */
async function together(...works: (() => Promise<unknown>)[]): Promise<(string | undefined)[]> {
  const results = await Promise.allSettled(works.map((work) => work()));
  return results.map((result) => {
    if (result.status === "fulfilled") return undefined;
    if (result.reason instanceof AuthError) return result.reason.code;
    throw result.reason;
  });
}

describe.each(stores)("on %s, at once", (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.dispose());

  const open = () => {
    const autoconfirm = { email: false, phone: false };
    return fixtureAuth({ database: store.database, settings: { ...fixtureSettings, autoconfirm } });
  };
  type Opened = Awaited<ReturnType<typeof open>>["auth"];

  async function confirmed(auth: Opened) {
    const email = newEmail();
    const { user } = await auth.admin.createUser(operator, { email, password, emailConfirm: true });
    const { accessToken, refreshToken } = await auth.signInWithPassword({
      email,
      password,
      client,
    });
    return { email, id: user.id, accessToken, refreshToken };
  }

  const codeTo = (email: string, code: string, type: string) => ({
    type,
    to: { kind: "email", value: email } as const,
    code,
    client,
  });

  async function sessionsOf(id: string): Promise<number> {
    const { query } = store.database;
    const rows = await query
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", id)
      .execute();
    return rows.length;
  }

  test("a code that is typed while another is asked for lets in once at most", async () => {
    const { auth } = await open();
    for (const _ of rounds) {
      const email = newEmail();
      await auth.signUp({ ...unlimited, email, password, client });
      const code = await codeIn(store.database, email, "confirmation");
      const typed = codeTo(email, code, "signup");
      const [first, , second] = await together(
        () => auth.verifyCode(typed),
        () => auth.resendEmail({ ...unlimited, type: "signup", email }),
        () => auth.verifyCode(typed),
      );
      expect([first, second].filter((code) => code === undefined).length).toBeLessThanOrEqual(1);
      expect([first, second]).toContain("otp_expired");
    }
  });

  test("whoever is deleted is gone, whatever they do meanwhile", async () => {
    const { auth } = await open();
    for (const soft of [true, false])
      for (const _ of rounds) {
        const { email, id, accessToken, refreshToken } = await confirmed(auth);
        const wanted = newEmail();
        await auth.updateOwnUser(accessToken, { ...unlimited, email: wanted });
        await auth.recoverAccount({ ...unlimited, email });
        const code = await codeIn(store.database, email, "recovery");
        const newCode = await codeIn(store.database, wanted, "email_change_new");
        await together(
          () => auth.verifyCode(codeTo(email, code, "recovery")),
          () => auth.verifyCode(codeTo(wanted, newCode, "email_change")),
          () => auth.admin.deleteUser(operator, { id, soft }),
          () => auth.updateOwnUser(accessToken, { ...unlimited, email: newEmail() }),
          () => auth.refresh({ refreshToken, client }),
          () => auth.recoverAccount({ ...unlimited, email }),
          () => auth.factors.enroll(accessToken, { factorType: "totp" }),
        );
        expect(await sessionsOf(id)).toBe(0);
        await expect(auth.account(accessToken)).rejects.toMatchObject({ code: "user_not_found" });
        const codes = await store.database.query
          .selectFrom("one_time_codes")
          .select("id")
          .where("user_id", "=", id)
          .execute();
        expect(codes).toEqual([]);
        const row = await store.database.query
          .selectFrom("users")
          .select(["email", "new_email", "user_metadata"])
          .where("id", "=", id)
          .executeTakeFirst();
        if (soft) expect(row).toEqual({ email: null, new_email: null, user_metadata: "{}" });
        else expect(row).toBeUndefined();
      }
  });

  test("a new password ends whatever else was being begun", async () => {
    const { auth } = await open();
    for (const _ of rounds) {
      const { email, id, accessToken } = await confirmed(auth);
      const other = await auth.signInWithPassword({ email, password, client });
      await auth.recoverAccount({
        ...unlimited,
        email,
        codeChallenge: "v".repeat(43),
        codeChallengeMethod: "plain",
      });
      const linkToken = await linkTokenIn(store.database, email, "recovery");
      const flow = await auth.followLink({ type: "recovery", linkToken, client });
      if (flow.kind !== "flow") throw new Error(flow.kind);
      const [changed] = await together(
        () => auth.updateOwnUser(accessToken, { ...unlimited, password: "bolo de fubá" }),
        () => auth.signInWithPassword({ email, password, client }),
        () => auth.refresh({ refreshToken: other.refreshToken, client }),
        () => auth.exchangeFlowCode({ code: flow.code, verifier: "v".repeat(43), client }),
      );
      expect(changed).toBeUndefined();
      expect(await sessionsOf(id)).toBe(1);
      await auth.account(accessToken);
    }
  });

  test("whoever is banned has no way in, whatever they do meanwhile", async () => {
    const { auth } = await open();
    for (const _ of rounds) {
      const { email, id, accessToken, refreshToken } = await confirmed(auth);
      await auth.recoverAccount({ ...unlimited, email });
      const code = await codeIn(store.database, email, "recovery");
      await together(
        () => auth.admin.updateUser(operator, { id, fields: { banDuration: "24h" } }),
        () => auth.signInWithPassword({ email, password, client }),
        () => auth.verifyCode(codeTo(email, code, "recovery")),
        () => auth.refresh({ refreshToken, client }),
      );
      const banned = { code: "user_banned" };
      await expect(auth.account(accessToken)).rejects.toMatchObject(banned);
      await expect(auth.refresh({ refreshToken, client })).rejects.toMatchObject(banned);
      await expect(auth.signInWithPassword({ email, password, client })).rejects.toMatchObject(
        banned,
      );
    }
  });

  test("all ways of asking for an account make one, and none of them falls", async () => {
    const { auth } = await open();
    for (const _ of rounds) {
      const email = newEmail();
      await together(
        () => auth.signUp({ ...unlimited, email, password, client }),
        () => auth.signUp({ ...unlimited, email, password: "outra senha", client }),
        () => auth.sendEmailOtp({ ...unlimited, email, createUser: true }),
        () => auth.recoverAccount({ ...unlimited, email }),
        () => auth.resendEmail({ ...unlimited, type: "signup", email }),
        () => auth.admin.inviteUser(operator, { email, redirectTo: unlimited.redirectTo }),
        () => auth.admin.generateLink(operator, { type: "magiclink", email, redirectTo: "" }),
      );
      const rows = await store.database.query
        .selectFrom("users")
        .select("password_hash")
        .where("email", "=", email)
        .execute();
      expect(rows).toHaveLength(1);
    }
  });
});

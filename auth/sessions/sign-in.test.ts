import { hashSync } from "bcryptjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestStore, stores, type TestStore } from "../../database/fixture.ts";
import { client, fixtureAuth, fixtureSettings, unlimited } from "../fixture.ts";
import { hashArgon2id } from "../passwords/argon2id.ts";

const password = "pão quente às 6h";
const operator = { actor: null };
const cost = { memory: 16, passes: 2 };

describe.each(stores)("a sign-in by password on %s", (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.dispose());

  const hashOf = async (id: string) =>
    (
      await store.database.query
        .selectFrom("users")
        .select("password_hash")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).password_hash ?? "";

  test.each([
    ["argon2id that costs less", () => hashArgon2id(password, { memory: 8, passes: 1 })],
    ["bcrypt", async () => hashSync(password, 4)],
  ])("replaces a hash of %s, and only then", async (what, hash) => {
    const { auth } = await fixtureAuth({ database: store.database, hashCost: cost });
    const email = `${what.length}@padaria.example`;
    const passwordHash = await hash();
    const { user } = await auth.admin.createUser(operator, {
      email,
      passwordHash,
      emailConfirm: true,
    });
    const wrong = auth.signInWithPassword({ email, password: "errada", client });
    await expect(wrong).rejects.toMatchObject({ code: "invalid_credentials" });
    expect(await hashOf(user.id)).toBe(passwordHash);
    await auth.signInWithPassword({ email, password, client });
    const renewed = await hashOf(user.id);
    expect(renewed).toContain("$argon2id$v=19$m=16,t=2,p=1$");
    await auth.signInWithPassword({ email, password, client });
    expect(await hashOf(user.id)).toBe(renewed);
  });

  test("costs one hash, whoever it is", async () => {
    let hashes = 0;
    const hashLimiter = {
      acquire: async () => {
        hashes += 1;
        return { acquired: true as const, release: () => undefined };
      },
    };
    const settings = { ...fixtureSettings, autoconfirm: { email: false, phone: false } };
    const { auth } = await fixtureAuth({ database: store.database, hashLimiter, settings });
    const make = async (name: string, fields: object) => {
      const email = `${name}@padaria.example`;
      await auth.admin.createUser(operator, { email, ...fields });
      return email;
    };
    await auth.sendEmailOtp({ ...unlimited, email: "sem.senha@padaria.example", createUser: true });
    const people = [
      await make("confirmada", { password, emailConfirm: true }),
      await make("banida", { password, emailConfirm: true, banDuration: "24h" }),
      await make("a.confirmar", { password }),
      "sem.senha@padaria.example",
      "ninguem@padaria.example",
      "nenhum endereço",
    ];
    for (const email of people) {
      hashes = 0;
      const wrong = auth.signInWithPassword({ email, password: "errada", client });
      await expect(wrong).rejects.toMatchObject({
        code: "invalid_credentials",
        message: "Invalid login credentials",
        kind: "invalid",
      });
      expect([email, hashes]).toEqual([email, 1]);
    }
  });

  test("is known by the network address of a session that goes on, and by no other", async () => {
    const { auth } = await fixtureAuth({ database: store.database });
    const email = "casa@padaria.example";
    const result = await auth.signUp({ ...unlimited, email, password, client });
    if (result.kind !== "session") throw new Error(result.kind);
    const isHere = (ip: string) => ip === client.ip;
    const known = (written: object, here = isHere) => auth.isKnownAddress(written, here);
    expect(await known({ email })).toBe(true);
    expect(await known({ email: ` ${email.toUpperCase()}` })).toBe(true);
    expect(await known({ email }, () => false)).toBe(false);
    expect(await known({ email: "ninguem@padaria.example" }, () => true)).toBe(false);
    expect(await known({ phone: "5511999990000" }, () => true)).toBe(false);
    expect(await known({ email: "nenhum endereço" }, () => true)).toBe(false);
    await auth.signOut({ token: result.session.accessToken });
    expect(await known({ email })).toBe(false);
  });
});

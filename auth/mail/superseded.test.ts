import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestStore, stores, type TestStore } from "../../database/fixture.ts";
import { client, fixtureAuth, fixtureSettings, unlimited } from "../fixture.ts";
import type { EmailMessage } from "./transport.ts";

const operator = { actor: null };
const password = "pão quente às 6h";

describe.each(stores)("an email that waits, on %s", (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.dispose());

  /** The mail server is away until it is said to be back. */
  async function world(book = async () => 0) {
    const arrived: EmailMessage[] = [];
    let isAway = true;
    const send = async (message: EmailMessage) => {
      if (isAway) throw new Error("away");
      arrived.push(message);
    };
    const transport = { send, close: () => undefined };
    const mail = { transport, senderName: "Loja", log: () => undefined, book };
    const settings = { ...fixtureSettings, secureEmailChange: false };
    const { auth, clock } = await fixtureAuth({ database: store.database, settings, mail });
    const email = `${crypto.randomUUID()}@padaria.example`;
    await auth.admin.createUser(operator, { email, password, emailConfirm: true });
    const { accessToken } = await auth.signInWithPassword({ email, password, client });
    /** All that was put off is due, and sent. */
    const mailServerIsBack = async () => {
      await auth.mailWorker.settled();
      isAway = false;
      clock.now += 20_000;
      auth.mailWorker.wake();
      await auth.mailWorker.settled();
    };
    return { auth, arrived, email, accessToken, mailServerIsBack };
  }

  const codeOf = ({ text }: EmailMessage) => /\b\d{6}\b/.exec(text)?.[0] ?? "";

  test("with a code is not sent once a newer one has made it useless, and others are", async () => {
    const { auth, arrived, email, accessToken, mailServerIsBack } = await world();
    await auth.sendEmailOtp({ ...unlimited, email, createUser: false });
    await auth.reauthenticate(accessToken, unlimited);
    await auth.recoverAccount({ ...unlimited, email });
    await auth.recoverAccount({ ...unlimited, email });
    await mailServerIsBack();
    expect(arrived.map(({ subject }) => subject).toSorted()).toEqual([
      "Crie uma nova senha",
      "Seu código de confirmação",
    ]);
    const code = codeOf(arrived.find(({ subject }) => subject.startsWith("Crie")) ?? expect.fail());
    const to = { kind: "email", value: email } as const;
    expect((await auth.verifyCode({ type: "recovery", to, code, client })).kind).toBe("session");
  });

  test("for an address that is meant no more is not sent either; news are, all of them", async () => {
    const { auth, arrived, email, accessToken, mailServerIsBack } = await world();
    const [first, second] = [`a.${email}`, `b.${email}`];
    for (const wanted of [first, second])
      await auth.updateOwnUser(accessToken, { ...unlimited, email: wanted });
    for (const next of ["bolo de fubá", "bolo de milho"])
      await auth.updateOwnUser(accessToken, { ...unlimited, password: next });
    await mailServerIsBack();
    expect(arrived.map(({ to }) => to).toSorted()).toEqual([email, email, second].toSorted());
  });

  test("tells the owner of a new number, once, also where the hour has no room for codes", async () => {
    const full = async () => Number.POSITIVE_INFINITY;
    const { auth, arrived, accessToken, mailServerIsBack } = await world(full);
    await auth.reauthenticate(accessToken, unlimited);
    const phone = `5511${String(Date.now()).slice(-9)}`;
    await auth.updateOwnUser(accessToken, { ...unlimited, phone });
    await auth.updateOwnUser(accessToken, { ...unlimited, phone, data: { nome: "Ana" } });
    await mailServerIsBack();
    expect(arrived.map(({ subject }) => subject)).toEqual(["O telefone da sua conta mudou"]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { type MailServer, startMailServer } from "../fakes/mail-server.ts";
import { call, newEmail, operatorOf, password } from "./auth-client.ts";
import { arrivedFor, throughSmtp } from "./mailed-server.ts";
import { type StoredServer, startOn } from "./stored-server.ts";

let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());

describe.each(stores)("the emails of the whole site on %s", (kind) => {
  let server: StoredServer;
  beforeAll(async () => {
    server = await startOn(kind, {
      ...throughSmtp(mail),
      RATE_LIMIT: "on",
      // Three of them for addresses that are proven.
      AUTH_RATE_LIMIT_EMAIL_SENT: "6",
      TRUSTED_PROXIES: "1",
    });
  });
  afterAll(() => server.kill());

  let networks = 0;
  /** From a network of its own each, so that no other limit is met. */
  function ask(path: string, email: string) {
    networks += 1;
    const headers = { "x-forwarded-for": `198.51.${networks >> 8}.${networks & 255}` };
    return call(server, path, { body: { email, password }, headers });
  }

  async function proven(): Promise<string> {
    const email = newEmail();
    await operatorOf(server).auth.admin.createUser({ email, password, email_confirm: true });
    return email;
  }

  test("are not used up by who asks for addresses that nobody has", async () => {
    const email = await proven();
    for (let count = 0; count < 30; count += 1)
      expect((await ask("/recover", newEmail())).status).toBe(200);
    expect((await ask("/recover", email)).status).toBe(200);
    await expect.poll(() => arrivedFor(mail, email).length, { timeout: 5000 }).toBe(1);
  });

  test("to addresses that nobody has proven leave their share to the others", async () => {
    const email = await proven();
    const strangers = Array.from({ length: 8 }, newEmail);
    for (const stranger of strangers) expect((await ask("/signup", stranger)).status).toBe(200);
    expect((await ask("/recover", email)).status).toBe(200);
    await expect.poll(() => arrivedFor(mail, email).length, { timeout: 5000 }).toBe(1);
    const given = /"event":"given up".*"kind":"confirmation","reason":"over the limit"/g;
    await expect.poll(() => server.output().match(given)?.length, { timeout: 5000 }).toBe(5);
    expect(strangers.filter((one) => arrivedFor(mail, one).length > 0)).toHaveLength(3);
  });

  test("do not tell, when they are used up, who has an account", async () => {
    for (let count = 0; count < 4; count += 1) await ask("/recover", await proven());
    await expect.poll(() => server.output()).toMatch(/"kind":"recovery","reason":"over the limit"/);
    const answers = [await ask("/recover", await proven()), await ask("/recover", newEmail())];
    const [known, unknown] = answers.map(({ status, headers, text }) => {
      return { status, text, headers: [...headers.keys()].toSorted() };
    });
    expect(known).toEqual(unknown);
    expect(known?.status).toBe(200);
  });
});

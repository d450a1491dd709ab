import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stores } from "../../database/fixture.ts";
import { type MailServer, mailUser, startMailServer } from "../fakes/mail-server.ts";
import { call, newEmail, password, visitorOf } from "./auth-client.ts";
import { arrivedFor, requestEmail, sender, throughSmtp } from "./mailed-server.ts";
import { publishableKey } from "./running-server.ts";
import { type StoredServer, startIn, startOn } from "./stored-server.ts";

describe.each(stores)("emails by SMTP on %s", (kind) => {
  let mail: MailServer;
  let server: StoredServer;
  beforeAll(async () => {
    mail = await startMailServer();
    server = await startOn(kind, throughSmtp(mail));
  });
  beforeEach(() => mail.be("takes all"));
  afterAll(async () => {
    await server.kill();
    await mail.close();
  });

  async function emailFor(email: string) {
    await expect.poll(() => arrivedFor(mail, email).length).toBe(1);
    const [message] = arrivedFor(mail, email);
    if (!message) throw new Error("It arrived a moment ago.");
    return message;
  }

  test("arrive with a code that opens the account", async () => {
    const email = await requestEmail(server);
    const message = await emailFor(email);
    expect(message).toMatchObject({ from: sender, to: [email], user: mailUser.user });
    const [token = ""] = /\d{4,}/.exec(message.text) ?? [];
    expect(message.html.replaceAll(/<[^>]*>/g, "")).toContain(token);
    const [link] = /https?:\/\/\S+/.exec(message.text) ?? [];
    expect(link).toMatch(/^https:\/\/loja\.example\/auth\/v1\/verify\?/);
    const { data, error } = await visitorOf(server).auth.verifyOtp({
      email,
      token,
      type: "recovery",
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test("are given up, and told of, when the address is refused for good", async () => {
    mail.be({ at: "recipient", code: 550, text: "5.1.1 No such user" });
    const before = mail.tries();
    const email = await requestEmail(server);
    const told = /"event":"given up".*"kind":"recovery","reason":"SMTP 550"/;
    await expect.poll(() => told.test(server.output())).toBe(true);
    expect(mail.tries() - before).toBe(1);
    expect(arrivedFor(mail, email)).toEqual([]);
  });

  test.each([
    "ana@padaria.example\r\nBcc: eva@mal.example",
    "ana@padaria.example\nBcc:eva@mal.example",
    '"ana\r\nBcc: eva"@padaria.example',
    "ana@padaria.example,eva@mal.example",
    "ana@padaria.example\u2028Bcc: eva@mal.example",
  ])("go to no address that is more than one: %j", async (email) => {
    const before = mail.tries();
    for (const path of ["/signup", "/recover", "/otp"]) {
      const { status } = await call(server, path, { body: { email, password } });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect(mail.tries()).toBe(before);
  });

  test("have no header of what people say about themselves", async () => {
    const [plain, nasty] = [newEmail(), newEmail()];
    const name = "Ana\r\nBcc: eva@mal.example\r\n\r\n<b>Oi</b>";
    const data = { nome: name, name, "x\r\nBcc": "eva@mal.example" };
    await visitorOf(server).auth.signUp({ email: plain, password });
    await visitorOf(server).auth.signUp({ email: nasty, password, options: { data } });
    const [one, other] = [await emailFor(plain), await emailFor(nasty)];
    const names = (message: typeof one) => message.headers.map((line) => line.split(":")[0]);
    expect(names(other)).toEqual(names(one));
    expect(other.raw).not.toContain("mal.example");
  });

  test("lead to the configured address, whatever a request calls this server", async () => {
    const email = await requestEmail(server);
    await emailFor(email);
    const body = JSON.stringify({ email });
    await new Promise<void>((resolve, reject) => {
      const asking = request(`${server.url}/auth/v1/recover`, {
        method: "POST",
        headers: {
          host: "mal.example",
          "x-forwarded-host": "mal.example",
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          apikey: publishableKey,
        },
      });
      asking.on("response", (response) => response.resume().on("end", resolve));
      asking.on("error", reject).end(body);
    });
    await expect.poll(() => arrivedFor(mail, email).length).toBe(2);
    for (const { raw } of arrivedFor(mail, email)) expect(raw).not.toContain("mal.example");
  });

  test("leave neither address nor code nor link in the log", async () => {
    const { text } = await emailFor(await requestEmail(server));
    const [code = "?"] = /\d{4,}/.exec(text) ?? [];
    const [, token = "?"] = /[?&]token=([^&\s]+)/.exec(text) ?? [];
    await expect.poll(() => server.output()).toContain('"event":"sent"');
    for (const secret of [code, token, "padaria.example"])
      expect(server.output()).not.toContain(secret);
  });

  test("of two servers on one store leave once each", async () => {
    if (kind === "sqlite") return;
    const second = await startIn(server.location, throughSmtp(mail));
    const asked = Array.from({ length: 10 }, (_, index) =>
      requestEmail(index % 2 === 0 ? server : second),
    );
    const emails = await Promise.all(asked);
    for (const email of emails) await emailFor(email);
    await second.stop();
    for (const email of emails) expect(arrivedFor(mail, email)).toHaveLength(1);
  });

  test("keep nobody waiting for a mail server that is slow", async () => {
    mail.be({ silentMs: 1500 });
    const email = await requestEmail(server);
    expect(arrivedFor(mail, email)).toEqual([]);
    await emailFor(email);
  });
});

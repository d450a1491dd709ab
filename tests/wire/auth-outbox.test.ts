import { describe, expect, test } from "vitest";
import { call } from "./auth-client.ts";
import { requestEmail, sender } from "./mailed-server.ts";
import { outboxToken, type RunningServer, startServer } from "./running-server.ts";

type Choices = Record<string, string>;

describe("the outbox", () => {
  const readFrom = (server: RunningServer, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/dev/outbox`, {
      headers: { authorization: `Bearer ${outboxToken}`, ...headers },
    });

  test("shows an email as soon as it was asked for, to programs of this machine", async () => {
    const server = await startServer({ AUTH_MAILER_AUTOCONFIRM: "off" });
    const [first, second] = [await requestEmail(server), await requestEmail(server)];
    const messages = await (await readFrom(server)).json();
    expect(messages).toEqual([
      { to: second, subject: "Crie uma nova senha", text: expect.any(String) },
      { to: first, subject: "Crie uma nova senha", text: expect.any(String) },
    ]);
    const [code = "?"] = /\d{4,}/.exec(messages[0].text) ?? [];
    // On the terminal, for whoever develops.
    expect(server.output()).toContain(`  code ${code}`);
    const address = `${server.url}/dev/outbox?token=${outboxToken}`;
    expect(server.output()).toContain(`Emails can be read at ${address}\n`);
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(`${server.url}/dev/outbox`)).status).toBe(401);
    expect((await readFrom(server, { authorization: "Bearer another_token" })).status).toBe(401);
    const logged = () => server.output().match(/^{.*"route":"\/dev.*$/gm) ?? [];
    await expect.poll(() => logged().length).toBe(4);
    expect(logged().join()).not.toContain(outboxToken);
    expect((await readFrom(server, { origin: server.url })).status).toBe(404);
    expect((await readFrom(server, { "x-forwarded-for": "127.0.0.1" })).status).toBe(404);
    await server.kill();
  });

  test.each<Choices>([
    { HOST: "0.0.0.0" },
    { TRUSTED_PROXIES: "1" },
    { PUBLIC_URL: "https://loja.example" },
    { AUTH_SMTP_HOST: "127.0.0.1", AUTH_SMTP_ADMIN_EMAIL: sender },
  ])("is not there with %j", async (choices) => {
    const server = await startServer(choices);
    const response = await readFrom(server);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found" });
    await server.kill();
  });
});

describe("production", () => {
  const production = {
    NODE_ENV: "production",
    PUBLIC_URL: "http://127.0.0.1:3000",
    SECURITY_CONTACT: "mailto:seguranca@loja.com.br",
    OPERATOR_NAME: "Padaria Aurora",
    OPERATOR_EMAIL: "contato@loja.com.br",
    RATE_LIMIT: "on",
    AUTH_ARGON2_MEMORY: "",
    AUTH_ARGON2_PASSES: "",
  };

  test.each(["", "outbox"])(
    "does not start with AUTH_MAIL=%s and no mail server",
    async (AUTH_MAIL) => {
      const starting = startServer({ ...production, AUTH_MAIL });
      await expect(starting).rejects.toThrow(/AUTH_SMTP_HOST.*AUTH_EXTERNAL_EMAIL_ENABLED=off/);
    },
  );

  test.each<Choices>([
    { AUTH_SMTP_HOST: "127.0.0.1", AUTH_SMTP_ADMIN_EMAIL: "contato@loja.com.br" },
    { AUTH_EXTERNAL_EMAIL_ENABLED: "off" },
  ])("starts with %j, and has no outbox", async (choices) => {
    const server = await startServer({ ...production, ...choices });
    expect((await fetch(`${server.url}/dev/outbox`)).status).toBe(404);
    await server.kill();
  });

  test("does not start with contacts of the examples, and asks for proof of an address", async () => {
    const email = { AUTH_SMTP_HOST: "127.0.0.1", AUTH_SMTP_ADMIN_EMAIL: sender };
    const starting = startServer({ ...production, ...email, SECURITY_CONTACT: "" });
    await expect(starting).rejects.toThrow(
      /SECURITY_CONTACT must be yours.*\nAUTH_SMTP_ADMIN_EMAIL must be yours/,
    );
    const server = await startServer({
      ...production,
      ...email,
      AUTH_SMTP_ADMIN_EMAIL: "contato@loja.com.br",
    });
    const { json } = await call(server, "/settings", { method: "GET" });
    expect(json).toMatchObject({ mailer_autoconfirm: false });
    expect(server.output()).toContain("Open: anybody may sign up");
    expect(server.output()).not.toContain("counts without proof");
    await server.kill();
  }, 90_000);
});

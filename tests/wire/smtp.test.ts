import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, test } from "vitest";
import { createSmtp, type MailTransport } from "#auth";
import { type MailServer, mailUser, startMailServer } from "../fakes/mail-server.ts";

const message = {
  id: "4f2c6d0e-8a39-4b55-9d3e-0123456789ab",
  postedAt: 0,
  to: "ana@padaria.example",
  subject: "Confirme seu e-mail, até amanhã",
  text: "Código: 042917\n\nAté já!\n",
  html: "<p>Código: <b>042917</b></p>",
};
const from = { name: 'Dona "Ana", Pães & Cia.', address: "contato@loja.example" };
const usual = { host: "127.0.0.1", isLoopback: true, login: mailUser, from };

let opened: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const one of opened) await one.close();
  opened = [];
});

async function mailServer(options?: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
  const server = await startMailServer(options);
  opened.push(server);
  return server;
}

function smtp(options: Partial<Parameters<typeof createSmtp>[0]> & { port: number }) {
  const transport = createSmtp({ ...usual, ...options });
  opened.unshift(transport);
  return transport;
}

const never = () => new AbortController().signal;
const send = (transport: MailTransport, changes: Partial<typeof message> = {}) =>
  transport.send({ ...message, ...changes }, never());

describe("an email by SMTP", () => {
  test("arrives in two versions, from who writes, and names its row", async () => {
    const server = await mailServer();
    await send(smtp(server));
    const [got] = server.received;
    expect(got).toMatchObject({
      from: from.address,
      to: [message.to],
      user: mailUser.user,
      html: expect.stringContaining(message.html),
    });
    expect(got?.text.replaceAll("\r\n", "\n")).toContain(message.text);
    expect(got?.headers).toContain(`Message-ID: <${message.id}@loja.example>`);
    expect(got?.headers).toContain("Auto-Submitted: auto-generated");
    const writers = got?.headers.filter((line) => line.startsWith("From:"));
    expect(writers).toEqual([expect.stringMatching(/^From: [^<>@,"]+ <contato@loja\.example>$/)]);
    expect(got?.raw).not.toMatch(/nodemailer|x-mailer/i);
  });

  test("goes over connections that are used again", async () => {
    let connections = 0;
    const server = await mailServer({
      onConnect(_session, answer) {
        connections += 1;
        answer();
      },
    });
    const transport = smtp(server);
    for (let count = 0; count < 5; count += 1) await send(transport);
    expect([server.received.length, connections]).toEqual([5, 1]);
  });

  test.each([
    ["a subject", { subject: "Oi\r\nBcc: eva@mal.example\r\n\r\nOutra carta" }],
    ["an id", { id: "a@b>\r\nBcc: <eva@mal.example" }],
    ["a text", { text: "Oi\r\n.\r\nMAIL FROM:<eva@mal.example>\r\nRCPT TO:<eva@mal.example>\r\n" }],
  ])("has no line that was smuggled in with %s", async (_, changes) => {
    const server = await mailServer();
    const transport = smtp(server);
    await send(transport);
    await send(transport, changes);
    const [plain, nasty] = server.received;
    const names = (one: typeof plain) => one?.headers.map((line) => line.split(":")[0]);
    expect(names(nasty)).toEqual(names(plain));
    expect(nasty?.to).toEqual([message.to]);
    expect(server.received).toHaveLength(2);
  });

  test.each([
    "ana@padaria.example\r\nBcc: eva@mal.example",
    "ana@padaria.example, eva@mal.example",
    "ana@padaria.example> ORCPT=rfc822;eva@mal.example",
    "Ana <ana@padaria.example>",
    "grupo: ana@padaria.example;",
    "ana",
    "",
  ])("to what is not one address is refused before it is sent: %j", async (to) => {
    const server = await mailServer();
    const sending = send(smtp(server), { to });
    await expect(sending).rejects.toMatchObject({ name: "EmailRejected", reason: "bad address" });
    expect(server.tries()).toBe(0);
  });

  test.each([
    ["recipient", 550, "5.1.1 No such user", "EmailRejected"],
    ["data", 554, "5.6.0 Not like this", "EmailRejected"],
    ["recipient", 450, "4.2.1 Later", "Error"],
    ["data", 451, "4.3.0 Later", "Error"],
    ["sender", 550, "5.1.8 Who are you", "Error"],
    ["recipient", 554, "5.7.1 Relay access denied", "Error"],
    ["login", 535, "5.7.8 Wrong", "Error"],
  ] as const)("that is refused at the %s with %i %s is a %s", async (at, code, text, name) => {
    const server = await mailServer();
    server.be({ at, code, text });
    const transport = smtp(server);
    await expect(send(transport)).rejects.toMatchObject({ name });
    expect(server.received).toEqual([]);
    server.be("takes all");
    await send(transport);
    expect(server.received).toHaveLength(1);
  });

  test("is let go of when it takes too long", async () => {
    const server = await mailServer();
    server.be({ silentMs: 60_000 });
    const sending = smtp(server).send(message, AbortSignal.timeout(300));
    await expect(sending).rejects.toMatchObject({ code: "EABORT" });
  });

  test("fails at once where nobody listens", async () => {
    const { port, close } = await startMailServer();
    await close();
    await expect(send(smtp({ port }))).rejects.toMatchObject({ code: "ESOCKET" });
  });

  test("goes over TLS where a server of this machine offers it, whoever signed its certificate", async () => {
    const server = await mailServer();
    await send(smtp(server));
    expect(server.received[0]?.overTls).toBe(true);
    const plain = await mailServer({ disabledCommands: ["STARTTLS"] });
    await send(smtp(plain));
    expect(plain.received[0]?.overTls).toBe(false);
  });
});

const elsewhere = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal)?.address;

describe.skipIf(!elsewhere)("a mail server that is not of this machine", () => {
  const host = elsewhere ?? "";

  test.each([
    ["offers no TLS", { disabledCommands: ["STARTTLS"] }],
    ["shows a certificate that nobody vouches for", {}],
  ])("learns neither password nor email where it %s", async (_, options) => {
    let logins = 0;
    const server = await mailServer({
      ...options,
      host,
      onAuth(_auth, _session, answer) {
        logins += 1;
        answer(null, { user: "x" });
      },
    });
    const sending = send(smtp({ host, port: server.port, isLoopback: false }));
    await expect(sending).rejects.toMatchObject({ name: "Error" });
    expect([logins, server.tries(), server.received]).toEqual([0, 0, []]);
    // Nothing else was in the way.
    await send(smtp({ host, port: server.port, isLoopback: true }));
    expect([logins, server.received.length]).toEqual([1, 1]);
  });
});

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** An email as it came over the wire. */
export type ReceivedEmail = {
  from: string;
  to: string[];
  /** Unfolded, one a line, in their order. */
  headers: string[];
  raw: string;
  text: string;
  html: string;
  overTls: boolean;
  user: string | undefined;
};

/** What the server does instead of taking the next emails at once: a refusal at one of its steps, or silence. */
export type Mood =
  | "takes all"
  | { at: "login" | "sender" | "recipient" | "data"; code: number; text?: string }
  | { silentMs: number };

export type MailServer = {
  port: number;
  received: ReceivedEmail[];
  /** How often a recipient was named. */
  tries: () => number;
  be: (mood: Mood) => void;
  close: () => Promise<void>;
};

export const mailUser = { user: "loja", pass: "a password of the mail server" };

type Choices = SMTPServerOptions & { host?: string; port?: number };

/** A real SMTP server, on this machine, that asks for a name and a password and keeps what it is given. */
export async function startMailServer({
  host = "127.0.0.1",
  port = 0,
  ...options
}: Choices = {}): Promise<MailServer> {
  const received: ReceivedEmail[] = [];
  let mood: Mood = "takes all";
  let tries = 0;
  const refusal = (step: string): Error | null =>
    typeof mood === "object" && "at" in mood && mood.at === step
      ? Object.assign(new Error(mood.text ?? "No"), { responseCode: mood.code })
      : null;
  const server = new SMTPServer({
    logger: false,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 200,
    onAuth({ username, password }, _session, answer) {
      const isRight = username === mailUser.user && password === mailUser.pass;
      const wrong = Object.assign(new Error("Who?"), { responseCode: 535 });
      answer(refusal("login") ?? (isRight ? null : wrong), { user: username ?? "" });
    },
    async onMailFrom(_address, _session, answer) {
      if (typeof mood === "object" && "silentMs" in mood) await sleep(mood.silentMs);
      answer(refusal("sender"));
    },
    onRcptTo(_address, _session, answer) {
      tries += 1;
      answer(refusal("recipient"));
    },
    async onData(stream, session, answer) {
      // Undefined where the client hung up in the middle.
      const raw = await text(stream).catch(() => undefined);
      const refused = refusal("data");
      if (raw !== undefined && !refused) received.push(emailOf(raw, session));
      answer(refused);
    },
    ...options,
  });
  // A client that hangs up is no fault of the tests.
  server.on("error", () => undefined);
  const listening = server.listen(port, host);
  await once(listening, "listening");
  return {
    port: (listening.address() as AddressInfo).port,
    received,
    tries: () => tries,
    be: (next) => {
      mood = next;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

type Session = {
  envelope: { mailFrom: false | { address: string }; rcptTo: { address: string }[] };
  secure: boolean;
  user?: unknown;
};

function emailOf(raw: string, { envelope, secure, user }: Session): ReceivedEmail {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : "",
    to: envelope.rcptTo.map(({ address }) => address),
    headers: head.replaceAll(/\r\n[ \t]/g, " ").split("\r\n"),
    raw,
    text: partOf(raw, "text/plain"),
    html: partOf(raw, "text/html"),
    overTls: secure,
    user: typeof user === "string" ? user : undefined,
  };
}

/** Of an email in two versions (multipart/alternative). */
function partOf(raw: string, type: string): string {
  const [, boundary = ""] = /boundary="([^"]+)"/.exec(raw) ?? [];
  const part = raw.split(`--${boundary}`).find((piece) => piece.includes(`Content-Type: ${type}`));
  const [head = "", ...body] = (part ?? "").split("\r\n\r\n");
  const content = body.join("\r\n\r\n");
  if (/Content-Transfer-Encoding: base64/i.test(head))
    return Buffer.from(content, "base64").toString("utf8");
  if (!/Content-Transfer-Encoding: quoted-printable/i.test(head)) return content;
  const bytes = content
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

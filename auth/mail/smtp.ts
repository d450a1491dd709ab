import { createTransport, type SendMailOptions } from "nodemailer";
import { type EmailMessage, EmailRejected, type MailTransport } from "./transport.ts";

export type SmtpOptions = {
  host: string;
  port: number;
  /** On this machine: a name and a password may go to it without TLS, and its certificate may be its own. */
  isLoopback: boolean;
  /** Absent: the server takes emails without. */
  login: { user: string; pass: string } | undefined;
  from: { name: string; address: string };
};

/** SMTP over TLS from the first byte (RFC 8314); every other port begins in clear and turns to TLS. */
const implicitTlsPort = 465;
/** Milliseconds. */
const timeouts = { dns: 5000, connect: 10_000, greeting: 10_000, silence: 20_000 };

/** Hands emails to the operator's mail server, over a few connections that stay open for a while. */
export function createSmtp(options: SmtpOptions): MailTransport {
  const transporter = createTransport(transportOptions(options));
  return {
    async send(message, signal) {
      if (!isOneAddress(message.to)) throw new EmailRejected("bad address");
      try {
        await transporter.sendMail({ ...messageOf(message, options.from), signal });
      } catch (error) {
        throw isFinal(error) ? new EmailRejected(`SMTP ${error.responseCode}`) : error;
      }
    },
    close: () => transporter.close({ force: true }),
  };
}

function transportOptions({ host, port, isLoopback, login }: SmtpOptions) {
  return {
    pool: true as const,
    maxConnections: 5,
    // A connection that is lost before anything was sent is tried again once; the rest is the mail worker's.
    maxRequeues: 1,
    host,
    port,
    secure: port === implicitTlsPort,
    requireTLS: !isLoopback,
    tls: { minVersion: "TLSv1.2" as const, rejectUnauthorized: !isLoopback },
    ...(login && { auth: login }),
    dnsTimeout: timeouts.dns,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    idleTimeout: timeouts.silence,
    // What an email says never names a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function messageOf(message: EmailMessage, from: SmtpOptions["from"]): SendMailOptions {
  const { id, to, subject, text, html } = message;
  return {
    from,
    // As one address, not as a header to be taken apart.
    to: { name: "", address: to },
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    html,
    messageId: `<${id}@${from.address.slice(from.address.indexOf("@") + 1)}>`,
    // RFC 3834: no out-of-office note answers it.
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": "pt-BR" },
    xMailer: false,
  };
}

/** The rules of the accounts let no other address in; here it would become a header. */
function isOneAddress(address: string): boolean {
  return /^[^\s\p{C}<>,;:"()@]+@[^\s\p{C}<>,;:"()@]+$/u.test(address);
}

type SmtpFault = Error & { responseCode: number };

/** A "no" for good to this recipient or this email. One to us (password, sender, rights) waits for the operator. */
function isFinal(error: unknown): error is SmtpFault {
  if (!(error instanceof Error && "responseCode" in error && "command" in error)) return false;
  const { responseCode, command } = error;
  const isPermanent = typeof responseCode === "number" && responseCode >= 500;
  const isOfMessage = command === "RCPT TO" || command === "DATA";
  return isPermanent && isOfMessage && !isAboutRights(error);
}

/** RFC 3463: x.7.x is about who may send what. */
function isAboutRights(error: Error): boolean {
  const response = "response" in error ? String(error.response) : "";
  return /^5\d\d[ -]5\.7\.\d/.test(response);
}

import type { SmtpOptions } from "#auth";
import type { Environment } from "./environment.ts";
import { unlimitedPerHour } from "./environment-auth.ts";
import { choosesSmtp } from "./environment-mail.ts";
import { isLoopback } from "./environment-rules.ts";

/** Where emails go. `none`: in production, where accounts by e-mail are off and no server is named. */
export type MailConfig = {
  senderName: string;
  /** Emails of the whole site in an hour. */
  perHour: number;
} & ({ kind: "smtp"; smtp: SmtpOptions } | { kind: "outbox" | "none" });

export function mailConfigOf(env: Environment): MailConfig {
  const senderName = env.AUTH_SMTP_SENDER_NAME;
  const smtp = choosesSmtp(env) ? smtpOf(env) : undefined;
  const way = smtp ? ({ kind: "smtp", smtp } as const) : { kind: withoutServer(env) };
  // None is counted where none leaves. A mail server has a name to lose, also where sign-up asks for
  // no confirmation, where the reference server counts none either.
  const usual = way.kind === "outbox" ? unlimitedPerHour : usualPerHour;
  return { senderName, perHour: env.AUTH_RATE_LIMIT_EMAIL_SENT ?? usual, ...way };
}

/** A class of a hundred signs up within an hour, and others forget their passwords meanwhile. */
const usualPerHour = 300;

function withoutServer(env: Environment): "outbox" | "none" {
  return env.NODE_ENV === "production" ? "none" : "outbox";
}

function smtpOf(env: Environment): SmtpOptions | undefined {
  const { AUTH_SMTP_HOST: host, AUTH_SMTP_USER: user, AUTH_SMTP_PASS: pass } = env;
  const { AUTH_SMTP_ADMIN_EMAIL: address, AUTH_SMTP_SENDER_NAME: name } = env;
  // Held together by `mailFaults`.
  if (!(host && address)) return undefined;
  return {
    host,
    port: env.AUTH_SMTP_PORT,
    isLoopback: isLoopback(host),
    login: user && pass ? { user, pass } : undefined,
    from: { name, address },
  };
}

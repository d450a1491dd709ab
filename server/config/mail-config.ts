import type { SmtpOptions } from "#auth";
import type { Environment } from "./environment.ts";
import { choosesSmtp } from "./environment-mail.ts";
import { isLoopback } from "./environment-rules.ts";

/** Where emails go. `none`: in production, where accounts by e-mail are off and no server is named. */
export type MailConfig = { senderName: string } & (
  | { kind: "smtp"; smtp: SmtpOptions }
  | { kind: "outbox" | "none" }
);

export function mailConfigOf(env: Environment): MailConfig {
  const senderName = env.AUTH_SMTP_SENDER_NAME;
  const smtp = choosesSmtp(env) ? smtpOf(env) : undefined;
  if (smtp) return { senderName, kind: "smtp", smtp };
  return { senderName, kind: env.NODE_ENV === "production" ? "none" : "outbox" };
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

import { expect } from "vitest";
import { type MailServer, mailUser } from "../fakes/mail-server.ts";
import { newEmail, operatorOf, password, visitorOf } from "./auth-client.ts";
import type { RunningServer } from "./running-server.ts";

/** Whom the emails of these tests come from. */
export const sender = "contato@loja.example";

export function throughSmtp({ port }: Pick<MailServer, "port">): Record<string, string> {
  return {
    AUTH_MAILER_AUTOCONFIRM: "off",
    AUTH_SMTP_HOST: "127.0.0.1",
    AUTH_SMTP_PORT: String(port),
    AUTH_SMTP_USER: mailUser.user,
    AUTH_SMTP_PASS: mailUser.pass,
    AUTH_SMTP_ADMIN_EMAIL: sender,
    PUBLIC_URL: "https://loja.example",
  };
}

/** Of somebody who forgot a password, and whose email is on its way when this returns. */
export async function requestEmail(server: RunningServer, email = newEmail()): Promise<string> {
  const { error } = await operatorOf(server).auth.admin.createUser({
    email,
    password,
    email_confirm: true,
  });
  expect(error).toBeNull();
  expect((await visitorOf(server).auth.resetPasswordForEmail(email)).error).toBeNull();
  return email;
}

export function arrivedFor(mail: MailServer, email: string) {
  return mail.received.filter(({ to }) => to.includes(email));
}

import { expect } from "vitest";
import { openDatabase } from "#database";
import type { StoreLocation } from "../../database/fixture.ts";
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

/** As when time has gone by: leases have run out, and what was put off is due. No server is open on it. */
export async function makeEmailsDue({ options }: StoreLocation): Promise<void> {
  const database = await openDatabase(options);
  await database.query.updateTable("letters").set({ next_try_at: 0 }).execute();
  await database.close();
}

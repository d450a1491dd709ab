import { z } from "zod";
import { choice, emailAddress, integer, oneLine, text } from "./environment-rules.ts";

/** Of emails: how they leave, and who writes them. */
export const mailVariables = {
  AUTH_MAIL: z.enum(["outbox", "smtp"]).optional(),
  AUTH_SMTP_HOST: text(/^[\w.:-]+$/, "must be one address or name").optional(),
  AUTH_SMTP_PORT: integer(65_535, 1).default(587),
  AUTH_SMTP_USER: z.string().optional(),
  AUTH_SMTP_PASS: z.string().optional(),
  AUTH_SMTP_ADMIN_EMAIL: emailAddress().optional(),
  AUTH_SMTP_SENDER_NAME: oneLine().default("Imersão Empreendedora"),
};

type Variables = Record<string, string | undefined>;

/** Rules over several variables. */
export function mailFaults(variables: Variables): string[] {
  const { AUTH_SMTP_HOST: host, AUTH_SMTP_ADMIN_EMAIL: address } = variables;
  const faults = [];
  if (choosesSmtp(variables) && !(host && address))
    faults.push("AUTH_SMTP_HOST and AUTH_SMTP_ADMIN_EMAIL are required to send emails by SMTP.");
  if (!variables.AUTH_SMTP_USER !== !variables.AUTH_SMTP_PASS)
    faults.push("AUTH_SMTP_USER and AUTH_SMTP_PASS are required together.");
  return variables.NODE_ENV === "production" ? [...faults, ...outboxFaults(variables)] : faults;
}

/** A host alone says it as well. */
export function choosesSmtp({
  AUTH_MAIL,
  AUTH_SMTP_HOST,
}: {
  AUTH_MAIL?: string | undefined;
  AUTH_SMTP_HOST?: string | undefined;
}): boolean {
  return AUTH_MAIL === "smtp" || (AUTH_MAIL === undefined && AUTH_SMTP_HOST !== undefined);
}

/** Codes of real people do not lie about in a folder, and emails that nobody gets are no emails. */
function outboxFaults(variables: Variables): string[] {
  const waysOut =
    "set AUTH_SMTP_HOST and AUTH_SMTP_ADMIN_EMAIL, or turn accounts by e-mail off with AUTH_EXTERNAL_EMAIL_ENABLED=off";
  if (variables.AUTH_MAIL === "outbox")
    return [`AUTH_MAIL=outbox is refused when NODE_ENV is production: ${waysOut}.`];
  const isEmailOff = choice().safeParse(variables.AUTH_EXTERNAL_EMAIL_ENABLED).data === false;
  if (choosesSmtp(variables) || isEmailOff) return [];
  return [`A mail server is required when NODE_ENV is production: ${waysOut}.`];
}

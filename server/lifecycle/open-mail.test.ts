import { describe, expect, test } from "vitest";
import { parseConfig } from "../config/config.ts";
import { mailNote } from "./open-mail.ts";

function noteOf(variables: Record<string, string>): string {
  const result = parseConfig(variables);
  if ("faults" in result) throw new Error(result.faults.join("\n"));
  return mailNote(result.config);
}

const server = {
  AUTH_SMTP_HOST: "smtp.loja.example",
  AUTH_SMTP_ADMIN_EMAIL: "contato@loja.example",
  AUTH_SMTP_USER: "loja",
  AUTH_SMTP_PASS: "segredo",
};
const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://loja.example",
  SECURITY_CONTACT: "mailto:seguranca@loja.com.br",
  OPERATOR_NAME: "Padaria Aurora",
  OPERATOR_EMAIL: "contato@loja.com.br",
};

describe("who starts the server reads where emails go", () => {
  test("to a folder and the terminal, where nothing is said", () => {
    expect(noteOf({ DATA_DIR: "/srv/loja" })).toBe(
      "Emails: in /srv/loja/outbox and here, to nobody (set AUTH_SMTP_HOST to send them)",
    );
  });

  test("through a mail server, without its password", () => {
    expect(noteOf(server)).toBe("Emails: by SMTP through smtp.loja.example");
  });

  test("nowhere, where accounts have no e-mail addresses", () => {
    expect(noteOf({ ...production, AUTH_EXTERNAL_EMAIL_ENABLED: "off" })).toBe(
      "Emails: none (accounts by e-mail are off)",
    );
  });
});

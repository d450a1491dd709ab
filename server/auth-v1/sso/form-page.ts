import { createHash } from "node:crypto";
import { singleSignOn } from "../../../content/interface/single-sign-on.ts";

const script = "document.forms[0].submit()";
const hash = createHash("sha256").update(script).digest("base64");

/** Its one script, and nothing from anywhere. Where the form leads to is the identity provider's to say. */
export const formPolicy = `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`;

type Form = { action: string; fields: Readonly<Record<string, string>> };

/** A form that sends itself, or by its button: SAML's HTTP-POST binding. */
export function formPage({ action, fields }: Form): string {
  const { title, text, button } = singleSignOn;
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><form method="post" action="${escaped(action)}"><p>${text}</p>${inputs.join("")}<button>${button}</button></form><script>${script}</script></body></html>`;
}

const entities: Readonly<Record<string, string>> = {
  ...{ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" },
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

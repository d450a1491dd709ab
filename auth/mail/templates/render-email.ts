import type { EmailRequest } from "../queue-email.ts";
import type { EmailContent } from "./email-content.ts";
import { emailHtml } from "./email-html.ts";
import { emailText } from "./email-text.ts";
import { wordings } from "./wording.ts";

/** What all emails of a site have in common. */
export type EmailSettings = {
  /** As people know the site; heads and signs each email. */
  senderName: string;
  siteUrl: string;
  /** Milliseconds for which codes and their links are good. */
  lifeMs: number;
};

type RenderedEmail = { subject: string; text: string; html: string };

export function renderEmail(message: EmailRequest, site: EmailSettings): RenderedEmail {
  const content = contentOf(message, site);
  return { subject: content.subject, text: emailText(content), html: emailHtml(content) };
}

function contentOf(message: EmailRequest, site: EmailSettings): EmailContent {
  const wording = wordings[message.kind];
  const siteLink = wording.action ? site.siteUrl : undefined;
  const code = "code" in message ? message.code : undefined;
  return {
    ...wording,
    senderName: site.senderName,
    siteUrl: site.siteUrl,
    code,
    link: "link" in message ? message.link : siteLink,
    newEmail: "newEmail" in message ? message.newEmail : undefined,
    life: code === undefined ? undefined : spokenLife(site.lifeMs),
  };
}

/** Whole hours, else minutes: nobody plans by the second. */
function spokenLife(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes % 60 === 0) return counted(minutes / 60, "hora");
  return counted(minutes, "minuto");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

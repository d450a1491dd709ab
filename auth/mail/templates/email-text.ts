import type { EmailContent } from "./email-content.ts";

/**
 * The code before any other number, and the link before any other address: programs that fill in
 * codes look for the first. What people typed comes after both.
 */
export function emailText(content: EmailContent): string {
  const { subject, lead, code, link, newEmail, life, unasked, senderName, siteUrl } = content;
  const paragraphs = [
    subject,
    lead,
    code && `Código: ${code}`,
    link && `${content.action}:\n${link}`,
    newEmail && `Novo e-mail: ${newEmail}`,
    life && goodFor(life, link !== undefined),
    unasked,
    // A line of two dashes and a space: mail programs fold what follows.
    `-- \n${senderName}\n${siteUrl}`,
  ];
  return `${paragraphs.filter((paragraph) => paragraph !== undefined).join("\n\n")}\n`;
}

function goodFor(life: string, hasLink: boolean): string {
  return hasLink
    ? `O link e o código valem por ${life}, contados do pedido. Usar um dos dois já basta.`
    : `O código vale por ${life}, contados do pedido.`;
}

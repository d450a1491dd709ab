import type { EmailContent } from "./email-content.ts";
import { styleSheet, styles } from "./email-styles.ts";
import { html, join, type Markup } from "./markup.ts";

/** Tables and inline styles, which all mail programs bear; nothing is loaded from anywhere. */
export function emailHtml(content: EmailContent): string {
  const { subject, senderName, lead } = content;
  const page = html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${{ markup: styleSheet }}</style>
</head>
<body class="paper" style="${styles.body}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f6f1e7" style="${styles.ground}"><tr><td align="center" class="around" style="${styles.around}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.column}">
<tr><td class="ink" style="${styles.sender}">${senderName}</td></tr>
<tr><td class="sheet" bgcolor="#fffdf8" style="${styles.sheet}">
<h1 class="ink" style="${styles.heading}">${words(subject)}</h1>
<p class="ink" style="${styles.lead}">${words(lead)}</p>
${join([...change(content), ...action(content), ...code(content)])}
<p class="soft rule" style="${styles.unasked}">${words(content.unasked)}</p>
</td></tr>
<tr><td class="soft" style="${styles.foot}">${foot(content)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return page.markup;
}

/** Our own: no line ends inside "e-mail". */
function words(sentence: string): Markup {
  const [first = "", ...others] = sentence.split("e-mail");
  const unbroken = html`<span style="white-space:nowrap">e-mail</span>`;
  return join([html`${first}`, ...others.map((part) => html`${unbroken}${part}`)]);
}

function change({ newEmail }: EmailContent): Markup[] {
  if (!newEmail) return [];
  return [
    html`<p class="ink" style="${styles.change}"><span class="soft" style="${styles.label}">${words("Novo e-mail")}</span><br><strong>${newEmail}</strong></p>`,
  ];
}

function action({ action: label, link }: EmailContent): Markup[] {
  if (!(label && link)) return [];
  return [
    html`<table role="presentation" class="act-box" cellpadding="0" cellspacing="0" border="0"><tr><td class="act" bgcolor="#1c47cc" align="center" style="${styles.actBox}"><a class="act" href="${link}" target="_blank" rel="noopener noreferrer" style="${styles.act}">${label}</a></td></tr></table>`,
  ];
}

function code({ code: digits, codeLead = "", life = "", link }: EmailContent): Markup[] {
  if (!digits) return [];
  const both = link ? "O botão e o código valem" : "O código vale";
  return [
    html`<p class="ink" style="${styles.codeLead}">${codeLead}</p>
<p style="${styles.codeLine}"><span class="mark" style="${styles.code(digits.length)}">${join(groups(digits).map(group))}</span></p>
<p class="soft" style="${styles.life}">${both} por ${life}, contados do pedido.</p>`,
  ];
}

/** The gap between groups is padding: who copies the code gets digits only. */
function group(digits: string, index: number): Markup {
  return index === 0
    ? html`<span>${digits}</span>`
    : html`<span style="padding-left:.32em">${digits}</span>`;
}

/** Three or four at a time, the last group the longest: 123 456, 1234 5678, 123 456 7890. */
function groups(digits: string): string[] {
  const size = digits.length % 4 === 0 ? 4 : 3;
  const starts = Array.from(
    { length: Math.floor(digits.length / size) },
    (_, index) => index * size,
  );
  return starts.map((start, index) => digits.slice(start, starts[index + 1] ?? digits.length));
}

function foot({ siteUrl, senderName }: EmailContent): Markup {
  const host = URL.parse(siteUrl)?.host ?? siteUrl;
  return html`Mensagem automática de ${senderName} sobre a sua conta em <a class="soft" href="${siteUrl}" target="_blank" rel="noopener noreferrer" style="${styles.footLink}">${host}</a>.`;
}

import { adPartWords } from "../../content/interface/ad-parts.ts";
import { reviewPartWords } from "../../content/interface/review-parts.ts";
import type { AdParts, Business, ReviewParts } from "../../contract/parts.ts";
import { formatBrl } from "../../domain/numbers/format.ts";

/** A line of what an owner confirmed; left out where there is nothing. */
function line(label: string, value: string | undefined): string[] {
  return value ? [`${label}: ${value}`] : [];
}

function list(label: string, values: readonly (string | undefined)[]): string[] {
  return line(label, values.filter((value) => value !== undefined).join("; "));
}

/** What the device remembers of the business, for a model to use. */
export function businessLines(business: Business | undefined): string[] {
  const { shop, town, contact, contactDetail, signature } = business ?? {};
  return [
    ...line("Negócio", shop),
    ...line("Cidade ou bairro", town),
    ...list("Contato que pode aparecer", [
      contact && reviewPartWords.contacts[contact],
      contactDetail,
    ]),
    ...line("Assinatura", signature),
  ];
}

export function reviewLines(parts: ReviewParts, business: Business | undefined): string[] {
  const { praised = [], complaints = [], people = [], customer, quote, note } = parts;
  return [
    ...line("Primeiro nome de quem avaliou", customer),
    ...list("Elogiou", [
      ...praised.map((one) => reviewPartWords.praises[one].chip),
      parts.praisedOther,
    ]),
    ...list("Reclamou", [
      ...complaints.map((one) => reviewPartWords.complaints[one].chip),
      parts.complaintOther,
    ]),
    ...list("Quem foi elogiado", people),
    ...line("Frase da avaliação que pode ser citada", quote),
    ...line("O dono quer dizer também, e isto entra na resposta", note),
    ...businessLines(business),
  ];
}

export function adLines(parts: AdParts, business: Business | undefined): string[] {
  const { prices = [], extras = [], conditions = [], action, leftOut = [] } = parts;
  const rows = prices.map(
    ({ label, amount, from, unit, instalments }) =>
      `${label}: ${from ? "a partir de " : ""}${formatBrl(amount)}${unit ? ` por ${unit}` : ""}${
        instalments ? `, em até ${instalments}x sem juros` : ""
      }`,
  );
  return [
    ...line("Produto ou serviço", parts.product),
    ...line("O que tem de bom, nas palavras do dono", parts.good),
    ...list("Preços", rows),
    ...line("Onde", parts.place),
    ...line("Vale até", parts.until),
    ...list("Condições", conditions),
    ...list(
      "Vem junto",
      extras.map((extra) => adPartWords.extras[extra]),
    ),
    ...line("O que a pessoa faz", action && adPartWords.actions[action]),
    ...line("Registro profissional que tem de aparecer", parts.register),
    ...list("Fica fora do anúncio", leftOut),
    ...businessLines(business),
  ];
}

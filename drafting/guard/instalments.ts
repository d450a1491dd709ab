import type { Finding } from "../../contract/parts.ts";
import { parseDecimal } from "../../domain/numbers/parse-decimal.ts";
import { type Told, toFinding } from "./finding.ts";
import type { FoldedText } from "./folded-text.ts";
import { lookedUp } from "./rules/rule.ts";

const sum = String.raw`\d{1,6}(?:\.\d{3})?(?:,\d{2})?`;
/** "10x de R$ 28,90", "12 parcelas de 45", "parcelas a partir de 199". */
const plan = new RegExp(
  String.raw`(?<![a-z0-9,.])(?:(\d{1,2}) ?x (?:iguais |fixas )?(?:de |por )?(?:r\$ ?)?|(\d{1,2}) (?:vezes|parcelas|prestacoes) (?:iguais |fixas )?(?:de|por) (?:r\$ ?)?|(?:parcelas|prestacoes) (?:mensais )?(?:a partir )?de (?:apenas )?(?:r\$ ?)?)(${sum})(?![\d%]| ?(?:cm|m|mm|ml|por|x|vez|semana))`,
  "g",
);
/** "Taxa a partir de 1,66% ao mês", "consignado a 1,7% ao mês". */
const rate =
  /\b(?:taxas?|juros) (?:a partir )?(?:de )?(?:apenas )?\d{1,2}(?:[.,]\d{1,2})?(?: ?%(?: (?:ao|a\.?) ?(?:mes|ano|m\.?))?| ao (?:mes|ano))|(?<![\d,.])(?:a partir de )?\d{1,2}(?:[.,]\d{1,2})? ?% (?:ao |a\.?)(?:mes|ano|m\b)/g;
const anySum = new RegExp(String.raw`(?<![\d.,])${sum}(?![\d.,%]\d)`, "g");

export const bareInstalment = {
  rule: "bare-instalment",
  title: "Parcela pede o preço à vista e o total",
  reason: "Vão juntos: preço, quantas são, total e juros. Sem juros, use as vezes do preço.",
  reference: lookedUp("CDC, art. 52; Decreto 5.903/2006, art. 3º"),
};

export const bareRate = {
  rule: "bare-rate",
  title: "Taxa de crédito pede o custo total",
  reason: "Oferta de crédito diz também o custo efetivo total e a soma a pagar.",
  reference: lookedUp("CDC, art. 54-B, § 3º"),
};

/** Instalments beside which the same text does not name the sum that they come to. */
export function findBareInstalments(folded: FoldedText): Finding[] {
  const { text } = folded;
  const plans = Array.from(text.matchAll(plan));
  const rates = /\bcet\b|custo efetivo/.test(text) ? [] : Array.from(text.matchAll(rate));
  const found = ({ index, 0: { length } }: RegExpExecArray, told: Told) =>
    toFinding(folded, { start: index, end: index + length }, told);
  const sums = (text.match(anySum) ?? []).map((one) => parseDecimal(one) ?? 0);
  const bare = plans.filter(({ 1: times, 2: parts, 3: each = "" }) => {
    const count = Number(times ?? parts ?? Number.NaN);
    const total = count * (parseDecimal(each) ?? 0);
    return !sums.some((one) => Math.abs(one - total) <= count / 100);
  });
  return [
    ...bare.map((one) => found(one, bareInstalment)),
    ...rates.map((one) => found(one, bareRate)),
  ];
}

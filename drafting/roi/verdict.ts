import type { RoiValues } from "../../contract/gemini-chat.ts";
import type { Doubt } from "../../domain/roi-details/doubts.ts";
import type { Outlook } from "../../domain/roi-details/outlook.ts";
import {
  about,
  atLeast,
  expectedSales,
  money,
  peopleCount,
  percent,
  salesCount,
  shareOfReal,
} from "./figures.ts";
import { outcome, type Told, withThousand } from "./told.ts";

const afterAll = "depois do produto, das taxas e do anúncio";

/** Below, one sale more or less is another result. */
const fewSales = 5;

/** With less than one sale nothing is certain, whatever the average says. */
function chance({ saleValue, leftPerSale, investment }: Outlook): string {
  const start = "Não conte com isso: a conta dá menos de uma venda, então pode não vir nenhuma.";
  if (leftPerSale === null)
    return `${start} Se vier uma, entram ${money(saleValue)} por ${money(investment)} de anúncio, e disso ainda sai o custo do produto.`;
  const rest = leftPerSale - investment;
  const left = rest >= 0 ? `sobram ${money(rest)}` : `ainda faltam ${money(-rest)}`;
  return `${start} Se vier uma, ${left}; se não vier, você perde os ${money(investment)}.`;
}

function depends({ saleValue, costPerSale, leastOfHundred }: Outlook): string {
  const least = leastOfHundred ?? 0;
  const much = least > 50 ? " É mais da metade do preço: confira bem antes de gastar." : "";
  return `Falta um número para saber se vale a pena: quanto sobra de cada venda. O anúncio compensa se, de uma venda de ${money(saleValue)}, sobrarem mais de ${shareOfReal(costPerSale ?? 0)} depois do produto e das taxas (${atLeast(least)} de cada R$ 100).${much}`;
}

function uncovered({ revenue, investment }: Outlook): string {
  return `Não vale a pena assim: entram ${about(revenue)} em vendas por ${money(investment)} de anúncio, e o produto ainda nem foi pago.`;
}

/** Where it pays: with what certainty, and with how many sales no longer. */
function pays({ verdict, left, needed, sales, isCounted }: Outlook): string {
  const rest = `sobram ${about(left ?? 0)} ${afterAll}.`;
  const least = needed === 1 ? "sem nenhuma" : `com menos de ${needed}`;
  if (sales < fewSales)
    return `vale a pena: ${rest} Mas são poucas vendas: ${least}, você perde dinheiro.`;
  if (verdict === "safe")
    return `vale a pena, e com folga: ${rest} Mesmo com metade das vendas ele ainda se paga.`;
  const expected = isCounted
    ? `foram ${Math.round(sales)}`
    : `a conta prevê ${expectedSales(sales)}`;
  return `vale a pena, mas sem muita folga: ${rest} Para empatar são ${salesCount(needed ?? 0)}, e ${expected}.`;
}

/** Where the margin is known: the answer, how sure it is, and the sales that decide it. */
function withMargin(outlook: Outlook): string {
  const { verdict, left, needed, sales, isCounted, change } = outlook;
  const basis = isCounted ? "Pelas vendas que você contou" : "Pelos seus números";
  const missing = about(-(left ?? 0));
  switch (verdict) {
    case "safe":
    case "pays":
      return `${basis}, ${pays(outlook)}`;
    case "even":
      return `${basis}, o anúncio só empata: paga o produto, as taxas e a si mesmo, e não sobra nada.`;
    case "close":
      return `${basis}, ainda não vale a pena, mas falta pouco: ${missing}, ou ${salesCount(change?.sales ?? 1)} a mais. Basta uma das mudanças abaixo.`;
    default: {
      const expected = isCounted
        ? `${sales < 2 ? "foi" : "foram"} ${Math.round(sales)}`
        : `a conta prevê ${expectedSales(sales)}`;
      return `${basis}, não vale a pena: faltam ${missing} ${afterAll}. Para empatar seriam ${salesCount(needed ?? 0)}, e ${expected}.`;
    }
  }
}

function plainVerdict(outlook: Outlook): string {
  if (outlook.verdict === "nothing-left")
    return "Não vale a pena assim: de cada venda não sobra nada depois do produto e das taxas, e o anúncio sai inteiro do seu bolso.";
  if (outlook.sales < 1) return chance(outlook);
  if (outlook.verdict === "depends") return depends(outlook);
  return outlook.verdict === "uncovered" ? uncovered(outlook) : withMargin(outlook);
}

type Sizes = Pick<RoiValues, "investment" | "reach">;

function sizeOf({ investment, reach }: Sizes, inputs: readonly string[]): string {
  if (inputs.length === 2) return `${money(investment)} para ${peopleCount(reach)}`;
  return inputs[0] === "reach"
    ? `um alcance de ${peopleCount(reach)}`
    : `${money(investment)} de anúncio`;
}

function askThousand(told: Told, { inputs, isRateHigh }: Doubt & { kind: "thousand" }): string {
  const { values, outlook } = told;
  const larger = withThousand(told);
  const comes = (one: Outlook) => outcome(isRateHigh ? { ...one, left: null } : one, "if");
  const size = sizeOf(values, inputs);
  return `Faltou um mil? ${size.charAt(0).toUpperCase()}${size.slice(1)} é muito pouco. Se for isso mesmo, ${comes(outlook)}; com ${sizeOf(larger, inputs)}, ${comes(larger)}.`;
}

function askRate({ values, outlook }: Told): string {
  const { sales, left, verdict, revenue, investment } = outlook;
  const rate = percent(values.conversionPercent);
  if (verdict === "uncovered" || (left !== null && left <= 0)) {
    const result =
      left === null
        ? `entram ${about(revenue)} por ${money(investment)} de anúncio`
        : left === 0
          ? "o anúncio só empata"
          : `faltam ${about(-left)}`;
    return `Não vale a pena, nem com ${rate} de quem vê o anúncio comprando, que já é muito: ${result}.`;
  }
  const right =
    left === null
      ? `são ${expectedSales(sales)}, e falta saber quanto sobra de cada uma`
      : `vale a pena e ${outcome(outlook)}`;
  return `Confira a taxa antes de decidir: ${rate} de quem só vê o anúncio é muito. Se for isso mesmo, ${right}; se é a taxa de quem clicou ou chamou, a conta está otimista demais.`;
}

/** Whether it pays; where an input is hard to believe, that is asked first, and what follows if it is right. */
export function verdictOf(told: Told): string {
  const { outlook } = told;
  if (outlook.doubt?.kind === "thousand") return askThousand(told, outlook.doubt);
  if (outlook.doubt?.kind === "margin")
    return "Confira a margem: de cada R$ 100 vendidos não podem sobrar mais de R$ 100. Sem ela, não dá para saber se o anúncio vale a pena.";
  return outlook.doubt?.kind === "rate" && outlook.sales >= 1
    ? askRate(told)
    : plainVerdict(outlook);
}

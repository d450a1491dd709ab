import type { Amount } from "../../domain/roi-details/doubts.ts";
import type { Outlook } from "../../domain/roi-details/outlook.ts";
import { joinList } from "../text/grammar.ts";
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
import { askedFirst, type Told } from "./told.ts";

const afterAll = "depois do produto, das taxas e do anúncio";

/** Below, one sale more or less is another result. */
const fewSales = 5;

/** With less than one sale nothing is certain, whatever the average says. */
function chance({ verdict, saleValue, costPerSale, leftPerSale, investment }: Outlook): string {
  if (verdict === "uncovered")
    return `Não vale a pena: a conta dá menos de uma venda, e cada venda de ${money(saleValue)} sairia por ${money(costPerSale ?? 0)} de anúncio, por mais gente que ele alcance.`;
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
  return `Falta um número para saber se vale a pena: quanto sobra de cada venda. O anúncio compensa se, de uma venda de ${money(saleValue)}, sobrarem mais de ${shareOfReal(costPerSale ?? 0)} depois do produto e das taxas (${atLeast(least)} de cada R$\u00a0100).${much}`;
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
      return `${basis}, o anúncio só empata: paga o produto, as taxas e a si mesmo, e não sobra nada. Antes de gastar, mude o preço ou o que você anuncia.`;
    case "close":
      return `${basis}, ainda não vale a pena, mas falta pouco: ${missing}, ou ${salesCount(change?.sales ?? 1)} a mais. Basta uma das duas mudanças abaixo.`;
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

function askThousand({ values }: Told, inputs: readonly Amount[]): string {
  const shown: Record<Amount, string> = {
    investment: `${money(values.investment)} de anúncio`,
    reach: `${peopleCount(values.reach)} no alcance`,
    saleValue: `${money(values.saleValue)} por venda`,
  };
  return `Faltou um mil? ${joinList(inputs.map((one) => shown[one]))} parece muito pouco. Confira antes de decidir: a conta inteira depende disso.`;
}

function askRate({ values, outlook: { sales, left } }: Told): string {
  const right =
    left === null
      ? `são ${expectedSales(sales)}, e falta saber quanto sobra de cada uma`
      : "o anúncio vale a pena";
  return `Confira a taxa antes de decidir: ${percent(values.conversionPercent)} de quem só vê o anúncio é muito. Se for isso mesmo, ${right}; se é a taxa de quem clicou ou chamou, a conta está otimista demais.`;
}

/** Whether it pays; where an input is hard to believe, that is asked first, and what follows if it is right. */
export function verdictOf(told: Told): string {
  const { outlook } = told;
  const asked = askedFirst(outlook);
  if (asked?.kind === "thousand") return askThousand(told, asked.inputs);
  if (asked?.kind === "margin")
    return "Confira a margem: de cada R$\u00a0100 vendidos não podem sobrar mais de R$\u00a0100. Sem ela, não dá para saber se o anúncio vale a pena.";
  if (asked) return askRate(told);
  const isHigh = outlook.doubt?.kind === "rate" && outlook.sales >= 1;
  const evenSo = isHigh
    ? `A taxa de ${percent(told.values.conversionPercent)} já é alta, e mesmo assim não basta. `
    : "";
  return `${evenSo}${plainVerdict(outlook)}`;
}

import { roiWords } from "../../content/interface/roi.ts";
import { modestRateForReach } from "../../domain/roi/hints.ts";
import type { Doubt } from "../../domain/roi-details/doubts.ts";
import type { Outlook } from "../../domain/roi-details/outlook.ts";
import { joinList } from "../text/grammar.ts";
import {
  about,
  atLeast,
  count,
  expectedSales,
  inEvery,
  money,
  oneIn,
  peopleCount,
  percent,
  salesCount,
  shareOfReal,
} from "./figures.ts";
import { outcome, type Told, withModestRate } from "./told.ts";

const enquiry = "Pergunte a cada cliente “como você nos achou?” e anote";
const sure = `${enquiry}, para saber quantas vendas vêm mesmo do anúncio.`;

/** How to find the margin in one's own numbers. */
function findMargin({ saleValue, costPerSale, leastOfHundred }: Outlook): string[] {
  return [
    `Ache quanto sobra: de uma venda de ${money(saleValue)}, tire produto ou material, embalagem, taxa do cartão ou do aplicativo e entrega. Se sobrarem ${shareOfReal(costPerSale ?? 0)} ou menos, não anuncie por esse preço.`,
    `No campo “De cada R$ 100 vendidos”, ponha o que sobrou dividido por ${count(saleValue)} e vezes 100. O anúncio compensa com ${atLeast(leastOfHundred ?? 0)}.`,
  ];
}

/** "com menos de 6", "sem nenhuma". */
const fewerThan = (sales: number) => (sales === 1 ? "sem nenhuma" : `com menos de ${sales}`);

/** A cautious start, with the number of sales that says go on or stop. */
function tryFirst({ test, sales, needed, investment, left }: Outlook): string {
  const { sales: expected, needed: least } = test;
  if (expected < 2 || least === null) {
    const stop = needed === null ? "" : ` e, ${fewerThan(needed)}, não repita`;
    return `Com ${expectedSales(sales)} na conta, um teste menor não mostra nada: gaste só o que pode perder${stop}.`;
  }
  const fails = left === null ? "nem o anúncio se cobre" : "pare e mude a oferta ou o público";
  return `Comece com ${money(test.investment)}, um quarto dos ${money(investment)}, e espere ${expectedSales(expected)}: ${fewerThan(least)}, ${fails}.`;
}

/** Up to what an advertisement may cost when more is spent on it. */
function upTo({ costPerSale, leftPerSale }: Outlook): string {
  return `Para aumentar a verba, olhe o custo de cada venda: na conta são ${shareOfReal(costPerSale ?? 0)} de anúncio, e até ${money(leftPerSale ?? 0)} ainda se paga.`;
}

function repeat({ investment, needed }: Outlook): string {
  return `Repita com os mesmos ${money(investment)} e conte de novo: ${fewerThan(needed ?? 1)}, pare.`;
}

function measure({ reach, sales, needed }: Outlook): string {
  const enough =
    needed !== null && needed < sales ? `; para empatar basta uma ${inEvery(reach, needed)}` : "";
  return `${enquiry}: a conta espera uma venda ${inEvery(reach, sales)}${enough}.`;
}

function dearer({ sales }: Outlook): string {
  const all = Math.round(sales);
  return `Para ter mais folga: cada R$ 1 a mais no preço, com as mesmas ${salesCount(all)}, deixa ${about(all)} a mais no fim.`;
}

/** It misses by little: each of these changes is enough by itself. */
function makeUp({ change, sales, needed, saleValue, reach, investment }: Outlook): string[] {
  if (!change || needed === null) return [];
  const people = needed <= reach ? `, ou uma ${inEvery(reach, needed)}` : "";
  return [
    `Com o mesmo gasto, ${change.sales === 1 ? "falta" : "faltam"} ${salesCount(change.sales)}: ${needed} em vez de ${Math.round(sales)}${people}.`,
    `Ou cobre ${money(change.saleValue - saleValue)} a mais por venda (${money(change.saleValue)} em vez de ${money(saleValue)}), se ninguém desistir por isso.`,
    `Ou gaste no máximo ${money(change.investment)} em vez de ${money(investment)}: é o que estas vendas deixam para o anúncio.`,
  ];
}

function forFree({ saleValue, leftPerSale }: Outlook): string {
  const kept = leftPerSale
    ? `os ${money(leftPerSale)} de cada venda ficam todos com você`
    : `a venda de ${money(saleValue)} não paga anúncio nenhum`;
  return `Divulgue primeiro onde não custa nada: status do WhatsApp, Perfil da Empresa no Google e mensagem a quem já comprou. Ali, ${kept}.`;
}

/** It misses by far. */
function holdBack(outlook: Outlook): string[] {
  const { change, costPerSale, leftPerSale, needed, reach, investment } = outlook;
  const can =
    needed !== null && needed <= reach
      ? `${oneIn(reach, needed)} teria de comprar`
      : "nem todas as pessoas alcançadas bastariam";
  return [
    `Não gaste ${money(investment)} assim: o que estas vendas deixam paga no máximo ${money(change?.investment ?? 0)} de anúncio.`,
    `Para empatar, ${can}; ou anuncie algo que deixe mais de ${money(costPerSale ?? 0)} por venda (hoje são ${money(leftPerSale ?? 0)}).`,
    forFree(outlook),
  ];
}

function uncovered(outlook: Outlook): string[] {
  const { investment, costPerSale, saleValue, revenue, needed, sales } = outlook;
  return [
    `Não gaste ${money(investment)} assim: só para as vendas cobrirem o anúncio seriam ${needed}, e a conta dá ${expectedSales(sales)}.`,
    `Cada venda de ${money(saleValue)} sai por ${money(costPerSale ?? 0)} de anúncio: anuncie algo mais caro ou um pacote, ou gaste bem menos de ${money(revenue)}.`,
    forFree(outlook),
  ];
}

function nothingLeft({ saleValue, investment }: Outlook): string[] {
  return [
    `Reveja primeiro o preço ou o custo da venda de ${money(saleValue)}: sem sobra, vender mais não paga os ${money(investment)}.`,
    "Confira a conta da margem: do preço saem produto ou material, embalagem, taxas e entrega. Aluguel e o seu tempo não entram nela.",
  ];
}

function lessThanOne(outlook: Outlook, peoplePerSale: number | null): string[] {
  const { costPerSale, leftPerSale, saleValue } = outlook;
  const cost = money(costPerSale ?? 0);
  const left = money(leftPerSale ?? 0);
  const worth =
    leftPerSale === null
      ? `Só compensa se sobrarem mais de ${cost} da venda de ${money(saleValue)}. Ponha a sua margem no campo acima.`
      : leftPerSale > (costPerSale ?? 0)
        ? `Como ela deixa ${left}, alcançar mais gente pode compensar: veja antes quanto custa.`
        : `Como ela deixa só ${left}, alcançar mais gente não resolve: mude a oferta, o preço ou o público.`;
  return [
    `Para esperar uma venda, o anúncio teria de alcançar cerca de ${peopleCount(peoplePerSale ?? 0)}, e pela mesma conta isso custa ${cost}.`,
    worth,
    forFree(outlook),
  ];
}

function checkRate(told: Told): string[] {
  const { values, outlook } = told;
  const [first = ""] = findMargin(outlook);
  return [
    `De onde veio ${percent(values.conversionPercent)}? Se é de quem clicou, chamou ou entrou na loja, ponha no alcance quantas pessoas foram, no lugar de ${count(values.reach)}.`,
    `Se é palpite, teste com ${percent(modestRateForReach)}, 1 em cada 1.000 pessoas: ${outcome(withModestRate(told), "if")}.`,
    outlook.left === null ? first : tryFirst(outlook),
  ];
}

function checkThousand(told: Told, { inputs, isRateHigh }: Doubt & { kind: "thousand" }): string[] {
  const { values, outlook } = told;
  const shown = { investment: money, reach: count };
  const fields = inputs.map((one) => `${shown[one](values[one] * 1000)} no ${roiWords.names[one]}`);
  const right = inputs.includes("investment")
    ? `gaste os ${money(values.investment)} e conte as vendas: é pouco para perder`
    : `cada venda sai por ${money(outlook.costPerSale ?? 0)} de anúncio: espere um público maior`;
  const [rate = ""] = checkRate(told);
  return [
    `Se faltou um mil, ponha ${joinList(fields)}: a conta muda na hora.`,
    `Se for isso mesmo, ${right}.`,
    ...(isRateHigh ? [rate] : []),
  ];
}

function confident(outlook: Outlook): string[] {
  const last = outlook.verdict === "safe" || outlook.sales < 10 ? upTo(outlook) : dearer(outlook);
  return outlook.isCounted
    ? [repeat(outlook), last, sure]
    : [tryFirst(outlook), measure(outlook), last];
}

function plainSteps({ outlook, analysis }: Told): string[] {
  if (outlook.verdict === "nothing-left") return nothingLeft(outlook);
  if (outlook.sales < 1) return lessThanOne(outlook, analysis.peoplePerSale);
  switch (outlook.verdict) {
    case "uncovered":
      return uncovered(outlook);
    case "depends":
      return [...findMargin(outlook), outlook.isCounted ? sure : tryFirst(outlook)];
    case "close":
      return makeUp(outlook);
    case "loses":
      return holdBack(outlook);
    default:
      return confident(outlook);
  }
}

/** Two or three steps that follow from this case. */
export function stepsOf(told: Told): string[] {
  const { doubt, left, verdict, sales } = told.outlook;
  if (doubt?.kind === "thousand") return checkThousand(told, doubt);
  const isHopeful = verdict === "depends" || (left !== null && left > 0);
  return doubt?.kind === "rate" && isHopeful && sales >= 1 ? checkRate(told) : plainSteps(told);
}

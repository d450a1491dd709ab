import { roiWords } from "../../content/interface/roi.ts";
import { modestRateForReach } from "../../domain/roi/hints.ts";
import type { Amount, Doubt } from "../../domain/roi-details/doubts.ts";
import type { Outlook } from "../../domain/roi-details/outlook.ts";
import { joinList } from "../text/grammar.ts";
import {
  about,
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
import { askedFirst, type Told, withModestRate } from "./told.ts";

const enquiry = "Pergunte a cada cliente “como você nos achou?” e anote";
const sure = `${enquiry}, para saber quantas vendas vêm mesmo do anúncio.`;

/** A guessed rate gives way to sales that were counted. */
const countedSales = `Se já anunciou, marque “${roiWords.knownSales.label}” e ponha as vendas.`;

/** How to find the margin in one's own numbers: by an example, half. */
function findMargin({ saleValue }: Outlook): string {
  return `Ache quanto sobra: de uma venda de ${money(saleValue)}, tire tudo o que ela custa a você, do material às taxas. Depois preencha “De cada R$\u00a0100 vendidos”: se sobrar metade, ${money(saleValue / 2)}, ponha 50.`;
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

function measure({ reach, sales, needed }: Outlook): string {
  const enough =
    needed !== null && needed < sales ? `; para empatar basta uma ${inEvery(reach, needed)}` : "";
  return `${enquiry}: a conta espera uma venda ${inEvery(reach, sales)}${enough}.`;
}

function dearer({ sales }: Outlook): string {
  const all = Math.round(sales);
  return `Para ter mais folga: cada R$\u00a01 a mais no preço, com as mesmas ${salesCount(all)}, deixa ${about(all)} a mais no fim.`;
}

const lessMoney = "Gastar menos não resolve: com menos dinheiro vêm menos vendas.";

/** It misses by little: more sales, or a better price, is enough by itself. */
function makeUp({ change, sales, needed, saleValue, reach }: Outlook): string[] {
  if (!change || needed === null) return [];
  const people = needed <= reach ? `, ou uma ${inEvery(reach, needed)}` : "";
  return [
    `Com o mesmo gasto, ${change.sales === 1 ? "falta" : "faltam"} ${salesCount(change.sales)}: ${needed} em vez de ${Math.round(sales)}${people}.`,
    `Ou cobre ${money(change.saleValue - saleValue)} a mais por venda (${money(change.saleValue)} em vez de ${money(saleValue)}), se ninguém desistir por isso.`,
    `Se nenhuma das duas couber, não anuncie assim. ${lessMoney}`,
  ];
}

/** It comes out even: what would leave something. */
function leaveMore(outlook: Outlook): string[] {
  const { leftPerSale, investment } = outlook;
  return [
    dearer(outlook),
    `Ou anuncie um pacote, ou algo que deixe mais de ${money(leftPerSale ?? 0)} por venda.`,
    `Ou consiga mais vendas com os mesmos ${money(investment)}: cada uma a mais deixa ${money(leftPerSale ?? 0)}. ${lessMoney}`,
  ];
}

function forFree({ saleValue, leftPerSale }: Outlook): string {
  const kept = leftPerSale
    ? `os ${money(leftPerSale)} de cada venda ficam todos com você`
    : `a venda de ${money(saleValue)} não paga anúncio nenhum`;
  return `Divulgue primeiro onde não custa nada: status do WhatsApp, Perfil da Empresa no Google e mensagem a quem já comprou. Ali, ${kept}.`;
}

/** It misses by far, or the whole revenue does not cover it. */
function holdBack(outlook: Outlook): string[] {
  const { costPerSale, leftPerSale, needed, reach, investment, saleValue } = outlook;
  const cost = money(costPerSale ?? 0);
  const brings = leftPerSale === null ? `traz ${money(saleValue)}` : `deixa ${money(leftPerSale)}`;
  const can =
    needed !== null && needed <= reach
      ? `${oneIn(reach, needed)} teria de comprar`
      : "nem todas as pessoas alcançadas bastariam";
  const end = leftPerSale === null ? "só cobrir o anúncio" : "empatar";
  return [
    `Não gaste ${money(investment)} assim: cada venda sai por ${cost} de anúncio e ${brings}. ${lessMoney}`,
    `Para ${end}, ${can}; ou anuncie algo, ou um pacote, que deixe mais de ${cost} por venda.`,
    forFree(outlook),
  ];
}

function nothingLeft({ saleValue, investment }: Outlook): string[] {
  return [
    `Reveja primeiro o preço ou o custo da venda de ${money(saleValue)}: sem sobra, vender mais não paga os ${money(investment)}.`,
    "Confira a conta da margem: do preço sai só o que cada venda custa a você. Aluguel e salários ficam fora dela.",
  ];
}

function lessThanOne(outlook: Outlook, peoplePerSale: number | null): string[] {
  const { verdict, costPerSale, leftPerSale, saleValue } = outlook;
  const cost = money(costPerSale ?? 0);
  const left = money(leftPerSale ?? 0);
  const worth =
    verdict === "uncovered"
      ? `É mais do que os ${money(saleValue)} que ela traz: a esse preço, o anúncio não se paga. Anuncie algo mais caro ou um pacote.`
      : leftPerSale === null
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
  const { values } = told;
  return [
    countedSales,
    `De onde veio ${percent(values.conversionPercent)}? Se é de quem clicou, chamou ou entrou na loja, ponha no alcance quantas pessoas foram, no lugar de ${count(values.reach)}.`,
    `Se é palpite, teste com ${percent(modestRateForReach)}, 1 em cada 1.000 pessoas: ${withModestRate(told)}.`,
  ];
}

function ifRight({ values, outlook }: Told, inputs: readonly Amount[]): string {
  if (inputs.includes("investment"))
    return `gaste os ${money(values.investment)} e conte as vendas: é pouco para perder`;
  const cost = `cada venda sai por ${money(outlook.costPerSale ?? 0)} de anúncio`;
  return `${cost}: ${inputs.includes("reach") ? "espere um público maior" : "não anuncie a esse preço"}`;
}

function checkThousand(told: Told, { inputs, isRateHigh }: Doubt & { kind: "thousand" }): string[] {
  const { values } = told;
  const fields = inputs.map((one) => {
    const amount = values[one] * 1000;
    return `${one === "reach" ? count(amount) : money(amount)} no ${roiWords.names[one]}`;
  });
  return [
    `Se faltou um mil, ponha ${joinList(fields)}: a conta muda na hora.`,
    `Se for isso mesmo, ${ifRight(told, inputs)}.`,
    ...(isRateHigh
      ? [
          `Confira também a taxa: ${percent(values.conversionPercent)} de quem só vê o anúncio é muito.`,
        ]
      : []),
  ];
}

/** It pays: how to begin or go on, and up to what a sale may cost. */
function confident(outlook: Outlook): string[] {
  const { verdict, isCounted, sales, needed, investment, costPerSale, leftPerSale } = outlook;
  const upTo = `Para aumentar a verba, olhe o custo de cada venda: na conta são ${shareOfReal(costPerSale ?? 0)} de anúncio, e até ${money(leftPerSale ?? 0)} ainda se paga.`;
  const last = verdict === "safe" || sales < 10 ? upTo : dearer(outlook);
  const repeat = `Repita com os mesmos ${money(investment)} e conte de novo: ${fewerThan(needed ?? 1)}, pare.`;
  return isCounted ? [repeat, last, sure] : [tryFirst(outlook), measure(outlook), last];
}

function plainSteps({ outlook, analysis }: Told): string[] {
  if (outlook.verdict === "nothing-left") return nothingLeft(outlook);
  if (outlook.sales < 1) return lessThanOne(outlook, analysis.peoplePerSale);
  switch (outlook.verdict) {
    case "depends":
      return outlook.isCounted
        ? [findMargin(outlook), sure]
        : [findMargin(outlook), countedSales, tryFirst(outlook)];
    case "close":
      return makeUp(outlook);
    case "even":
      return leaveMore(outlook);
    case "uncovered":
    case "loses":
      return holdBack(outlook);
    default:
      return confident(outlook);
  }
}

/** Two or three steps that follow from this case. */
export function stepsOf(told: Told): string[] {
  const asked = askedFirst(told.outlook);
  if (asked?.kind === "thousand") return checkThousand(told, asked);
  return asked?.kind === "rate" ? checkRate(told) : plainSteps(told);
}

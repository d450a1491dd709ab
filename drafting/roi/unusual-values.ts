import type { RoiValues } from "../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import type { RoiInput } from "../../domain/roi/funnel.ts";
import { joinList } from "../text/grammar.ts";
import { rateWarning } from "./cautions.ts";
import { count, money, peopleCount, percent, roi, salesCount } from "./figures.ts";
import { inputNames, roiHeadings } from "./phrases.ts";

function shown(input: RoiInput, value: number): string {
  if (input === "conversionPercent") return percent(value);
  return input === "reach" ? count(value) : money(value);
}

/** Some value is below zero: name it, and say what each field takes. */
export function negativeAnswer(values: RoiValues, { hints }: RoiAnalysis): string[] {
  const inputs = hints.filter(({ kind }) => kind === "negative").map(({ input }) => input);
  const named = inputs.map((input) => `${inputNames[input]} (${shown(input, values[input])})`);
  return [
    `Não dá para analisar ainda: ${joinList(named)} ${named.length === 1 ? "está" : "estão"} abaixo de zero, e a conta perde o sentido.`,
    "Confira se entrou um sinal de menos sem querer. O investimento é o que você gasta, o alcance é quantas pessoas veem o anúncio, a taxa é a parte delas que compra e o valor por venda é quanto cada uma paga, em média. Nenhum deles fica abaixo de zero.",
    "Com os quatro valores corrigidos, envie de novo.",
  ];
}

const reasons: Record<Exclude<RoiInput, "investment">, string> = {
  reach: "sem alcance, ninguém vê o anúncio",
  conversionPercent: "com taxa de 0%, ninguém compra",
  saleValue: "com R$ 0,00 por venda, vender não traz receita",
};

function neededSentence(values: RoiValues, analysis: RoiAnalysis): string {
  const { breakEvenSales, breakEvenConversionPercent: rate } = analysis;
  if (values.investment === 0 || breakEvenSales === null) return "";
  const needed = `Para pagar ${money(values.investment)} seriam necessárias ${salesCount(breakEvenSales)} de ${money(values.saleValue)}`;
  if (rate === null) return `${needed}.`;
  return rate > 100
    ? `${needed}. Com este alcance não dá, nem que todas as pessoas comprassem.`
    : `${needed}, o que pede uma taxa de pelo menos ${percent(rate)}.`;
}

/** Reach, rate or price is zero: nothing comes in, whatever the rest says. */
export function noRevenueAnswer(values: RoiValues, analysis: RoiAnalysis): string[] {
  const zeros = (["reach", "conversionPercent", "saleValue"] as const).filter(
    (input) => values[input] === 0,
  );
  const { investment } = values;
  const loss =
    investment === 0
      ? "Também não há investimento, então não existe ROI."
      : `O investimento de ${money(investment)} não volta: o retorno (ROI) é de -100%.`;
  return [
    `Com esses números não entra nada: ${zeros.map((input) => reasons[input]).join("; ")}. A receita é de ${money(0)}. ${loss}`,
    rateWarning(values, analysis),
    neededSentence(values, analysis),
    `Se você ainda não sabe o número, use um palpite baixo: ${joinList(
      zeros.map((input) => guesses[input]),
    )}. Depois, envie de novo.`,
    `${roiHeadings.missing}\nQuando entrar receita, dela ainda saem o custo do produto, as taxas e os impostos.`,
  ];
}

const guesses: Record<Exclude<RoiInput, "investment">, string> = {
  reach: "o alcance que o próprio anúncio estima antes de publicar",
  conversionPercent: "as vendas de um anúncio antigo divididas pelas pessoas que ele alcançou",
  saleValue: "o total vendido na semana dividido pelo número de vendas",
};

const noReturn =
  "Sem investimento não existe retorno (ROI) nem ROAS: não há por que dividir. Se houve algum gasto, como impulsionamento, panfleto ou brinde, ponha o valor no investimento e refaça.";

/** Nothing is spent: there is revenue, but no return on anything. */
export function freeAnswer(values: RoiValues, analysis: RoiAnalysis): string[] {
  const { sales, revenue } = analysis;
  return [
    `Com esses números, a conta dá ${salesCount(sales)} e ${money(revenue)} de receita.${sales < 1 ? " Menos de uma é uma média: pode não vir nenhuma." : ""}`,
    rateWarning(values, analysis),
    noReturn,
    `${roiHeadings.missing}\nDos ${money(revenue)} ainda saem o custo do produto, as taxas e os impostos, que a conta não conhece. O seu tempo também é um custo.`,
  ];
}

/** What holds whatever the rate is. */
function withoutRate({ investment, saleValue }: RoiValues, analysis: RoiAnalysis): string {
  const { costPerThousand, breakEvenSales, breakEvenConversionPercent: rate } = analysis;
  if (investment === 0 || costPerThousand === null) return noReturn;
  const cost = `O que não depende da taxa: alcançar mil pessoas custa ${money(costPerThousand)}.`;
  if (breakEvenSales === null || rate === null) return cost;
  return `${cost} Para pagar ${money(investment)} bastam ${salesCount(breakEvenSales)} de ${money(saleValue)}, uma taxa de ${percent(rate)}.`;
}

/** More sales than people: what rests on the rate is no forecast, what does not is still worth knowing. */
export function overHundredAnswer(values: RoiValues, analysis: RoiAnalysis): string[] {
  const { sales, revenue, roiPercent } = analysis;
  const result = roiPercent === null ? "" : ` e ROI de ${roi(roiPercent)}`;
  return [
    `Com esses números não dá para decidir: a taxa de ${percent(values.conversionPercent)} passa de 100%. Seriam ${salesCount(sales)} para ${peopleCount(values.reach)}, o que não acontece se cada pessoa compra uma vez. Confira se faltou uma vírgula.`,
    `Do jeito que está, a conta dá ${money(revenue)} de receita${result}, e nada disso é previsão.`,
    withoutRate(values, analysis),
    `${roiHeadings.missing}\nMesmo com a taxa certa, da receita ainda saem o custo do produto, as taxas e os impostos.`,
  ];
}

/** Digits that no shop's books hold; beyond them the figures would only fill the page. */
const largest = 1e15;

export function hasTooLarge(figures: readonly (number | null)[]): boolean {
  return figures.some((figure) => figure !== null && Math.abs(figure) >= largest);
}

export function isTooLarge(values: RoiValues, { sales, revenue, profit }: RoiAnalysis): boolean {
  return hasTooLarge([...Object.values(values), sales, revenue, profit]);
}

export function tooLargeAnswer(): string[] {
  return [
    "Estes números são grandes demais para a conta de um negócio: o resultado passaria de um quatrilhão.",
    "Confira se algum valor ganhou zeros a mais ou perdeu a vírgula e envie de novo.",
  ];
}

import { roiWords } from "../../content/interface/roi.ts";
import type { RoiValues } from "../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import type { RoiInput } from "../../domain/roi/funnel.ts";
import { modestRateForReach } from "../../domain/roi/hints.ts";
import type { RoiCase } from "../../domain/roi-details/outlook.ts";
import { joinList } from "../text/grammar.ts";
import {
  about,
  count,
  expectedSales,
  money,
  oneIn,
  peopleCount,
  percent,
  salesCount,
} from "./figures.ts";
import type { RoiReport } from "./told.ts";

type Said = Pick<RoiReport, "verdict" | "steps">;

const nameOf = (input: RoiInput) => roiWords.names[input];

function shown(input: RoiInput, value: number): string {
  if (input === "conversionPercent") return percent(value);
  return input === "reach" ? count(value) : money(value);
}

/** Some value is below zero: named, and nothing is made of it. */
function negative(values: RoiValues, inputs: readonly RoiInput[]): Said {
  const named = inputs.map((input) => `${nameOf(input)} (${shown(input, values[input])})`);
  return {
    verdict: `Ainda não dá para responder: ${joinList(named)} ${named.length === 1 ? "está" : "estão"} abaixo de zero.`,
    steps: [`Confira se entrou um sinal de menos sem querer: ${joinList(inputs.map(nameOf))}.`],
  };
}

const reasons: Record<Exclude<RoiInput, "investment">, string> = {
  reach: "sem alcance, ninguém vê o anúncio",
  conversionPercent: "com taxa de 0%, ninguém compra",
  saleValue: "com R$ 0 por venda, vender não traz nada",
};

const guesses: Record<Exclude<RoiInput, "investment">, string> = {
  reach: "Alcance: use o que o próprio anúncio estima antes de publicar.",
  conversionPercent:
    "Taxa: se já anunciou, ligue “Não sei a taxa, sei quantas vendas tive”. Se não, comece com 0,1%, 1 venda em cada 1.000 pessoas.",
  saleValue: "Valor por venda: o total vendido na semana dividido pelo número de vendas.",
};

/** What pays the investment whatever the missing value is. */
function needed(values: RoiValues, { breakEvenSales: sales }: RoiAnalysis): string[] {
  const { investment, saleValue, reach } = values;
  if (investment === 0 || sales === null) return [];
  const start = `Só para cobrir ${money(investment)} são precisas ${salesCount(sales)} de ${money(saleValue)}`;
  if (reach === 0) return [`${start}.`];
  return [
    sales > reach
      ? `${start}, mais do que as pessoas alcançadas.`
      : `${start}, ${oneIn(reach, sales)}.`,
  ];
}

/** Reach, rate or price is zero: nothing comes in, whatever the rest says. */
function noRevenue(values: RoiValues, analysis: RoiAnalysis): Said {
  const zeros = (["reach", "conversionPercent", "saleValue"] as const).filter(
    (input) => values[input] === 0,
  );
  const why = zeros.length === 0 ? "" : `: ${joinList(zeros.map((input) => reasons[input]))}`;
  const lost =
    values.investment === 0 ? "" : ` Os ${money(values.investment)} de anúncio não voltam.`;
  return {
    verdict: `Com esses números não entra nada${why}.${lost}`,
    steps: [...zeros.map((input) => guesses[input]), ...needed(values, analysis)],
  };
}

/** Clicks, and nobody who buys. */
function noneOfClicks(values: RoiValues, analysis: RoiAnalysis): Said {
  return {
    verdict: `Com esses números não entra nada: dos cliques, ninguém compra. Os ${money(values.investment)} de anúncio não voltam.`,
    steps: [
      "Confira as compras por clique no ajuste fino, ou deixe em branco para valer a taxa de conversão.",
      ...needed(values, analysis),
    ],
  };
}

/** None was counted. */
function noneSold({ investment }: RoiValues): Said {
  return {
    verdict: `Não valeu a pena: nenhuma venda veio do anúncio, e os ${money(investment)} não voltam.`,
    steps: [
      `Não repita os ${money(investment)} do mesmo jeito: mude a oferta, a foto ou o público, uma coisa de cada vez.`,
      `Teste a mudança com um quarto do valor, ${money(investment / 4)}, e conte de novo.`,
    ],
  };
}

/** Nothing is spent: there is revenue, but no return on anything. */
function free({ sales, revenue }: RoiAnalysis): Said {
  return {
    verdict: `Sem gasto não existe retorno (ROI) a calcular: a conta dá ${expectedSales(sales)} ou ${about(revenue)}, e disso ainda sai o custo do produto.`,
    steps: [
      "Se houve algum gasto, como impulsionamento, panfleto ou brinde, ponha o valor no investimento.",
    ],
  };
}

/** More sales than people. */
function overHundred(values: RoiValues, analysis: RoiAnalysis): Said {
  return {
    verdict: `Confira a taxa: ${percent(values.conversionPercent)} passa de 100% e daria ${salesCount(Math.round(analysis.sales))} para ${peopleCount(values.reach)}. Assim não dá para dizer se vale a pena.`,
    steps: [
      `Faltou uma vírgula? Se a taxa é palpite, teste com ${percent(modestRateForReach)}, 1 em cada 1.000 pessoas.`,
      ...needed(values, analysis),
    ],
  };
}

/** Digits that no shop's books hold; beyond them the figures would only fill the page. */
const largest = 1e15;

const tooLarge: Said = {
  verdict: "Estes números são grandes demais para a conta de um negócio.",
  steps: ["Confira se algum valor ganhou zeros a mais ou perdeu a vírgula."],
};

/** What to say of values that make no sense; undefined for those that do. */
export function unusualReport(
  { values, details, isCounted }: RoiCase,
  analysis: RoiAnalysis,
): Said | undefined {
  const { sales, revenue, profit } = analysis;
  const figures = [
    ...Object.values(values),
    sales,
    revenue,
    profit,
    ...Object.values(details ?? {}),
  ];
  if (figures.some((figure) => figure !== null && Math.abs(figure) >= largest)) return tooLarge;
  const below = analysis.hints.filter(({ kind }) => kind === "negative").map(({ input }) => input);
  if (below.length > 0) return negative(values, below);
  const { conversionPercent, investment } = values;
  if (isCounted && conversionPercent === 0 && investment > 0) return noneSold(values);
  if (sales === 0 || revenue === 0) return noRevenue(values, analysis);
  if (details?.sales === 0 || details?.revenue === 0) return noneOfClicks(values, analysis);
  if (conversionPercent > 100) return overHundred(values, analysis);
  return investment === 0 ? free(analysis) : undefined;
}

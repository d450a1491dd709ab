import { roiWords } from "../../content/interface/roi.ts";
import type { RoiValues } from "../../contract/gemini-chat.ts";
import type { RoiAnalysis } from "../../domain/roi/analyse-roi.ts";
import type { RoiInput } from "../../domain/roi/funnel.ts";
import { modestRateForReach } from "../../domain/roi/hints.ts";
import type { RoiCase } from "../../domain/roi-details/outlook.ts";
import { joinList } from "../text/grammar.ts";
import { about, expectedSales, money, peopleCount, percent, salesCount } from "./figures.ts";
import type { RoiReport } from "./told.ts";

type Said = Pick<RoiReport, "verdict" | "steps">;

const say = (verdict: string, ...steps: string[]): Said => ({ verdict, steps });
const nameOf = (input: RoiInput) => roiWords.names[input];

/** Some value is below zero: named, and nothing is made of it. */
function negative(inputs: readonly RoiInput[]): Said {
  const named = joinList(inputs.map(nameOf));
  return say(
    `Ainda não dá para responder: ${named} ${inputs.length === 1 ? "está" : "estão"} abaixo de zero.`,
    `Confira se entrou um sinal de menos sem querer: ${named}.`,
  );
}

const reasons: Record<Exclude<RoiInput, "investment">, string> = {
  reach: "sem alcance, ninguém vê o anúncio",
  conversionPercent: "com taxa de 0%, ninguém compra",
  saleValue: "com R$\u00a00 por venda, vender não traz nada",
};

const guesses: Record<Exclude<RoiInput, "investment">, string> = {
  reach: "Alcance: use o que o próprio anúncio estima antes de publicar.",
  conversionPercent:
    "Taxa: se já anunciou, ligue “Não sei a taxa, sei quantas vendas tive”. Se não, comece com 0,1%, 1 venda em cada 1.000 pessoas.",
  saleValue: "Valor por venda: o total vendido na semana dividido pelo número de vendas.",
};

/** Reach, rate or price is zero: nothing comes in, whatever the rest says. */
function noRevenue(values: RoiValues): Said {
  const zeros = (["reach", "conversionPercent", "saleValue"] as const).filter(
    (input) => values[input] === 0,
  );
  const why = zeros.length === 0 ? "" : `: ${joinList(zeros.map((input) => reasons[input]))}`;
  const lost =
    values.investment === 0 ? "" : ` Os ${money(values.investment)} de anúncio não voltam.`;
  return say(
    `Com esses números não entra nada${why}.${lost}`,
    ...zeros.map((input) => guesses[input]),
  );
}

/** Clicks, and nobody who buys. */
function noneOfClicks({ investment }: RoiValues): Said {
  return say(
    `Com esses números não entra nada: dos cliques, ninguém compra. Os ${money(investment)} de anúncio não voltam.`,
    "Confira as compras por clique no ajuste fino, ou deixe em branco para valer a taxa de conversão.",
  );
}

/** None was counted. */
function noneSold({ investment }: RoiValues): Said {
  return say(
    `Não valeu a pena: nenhuma venda veio do anúncio, e os ${money(investment)} não voltam.`,
    `Não repita os ${money(investment)} do mesmo jeito: mude a oferta, a foto ou o público, uma coisa de cada vez.`,
    `Teste a mudança com um quarto do valor, ${money(investment / 4)}, e conte de novo.`,
  );
}

/** Nothing is spent: there is revenue, but no return on anything. */
function free({ sales, revenue }: RoiAnalysis): Said {
  return say(
    `Sem gasto não existe retorno (ROI) a calcular: a conta dá ${expectedSales(sales)} ou ${about(revenue)}, e disso ainda sai o custo do produto.`,
    "Se houve algum gasto, como impulsionamento, panfleto ou brinde, ponha o valor no investimento.",
  );
}

/** More sales than people. */
function overHundred({ conversionPercent, reach }: RoiValues, { sales }: RoiAnalysis): Said {
  return say(
    `Confira a taxa: ${percent(conversionPercent)} passa de 100% e daria ${salesCount(Math.round(sales))} para ${peopleCount(reach)}. Assim não dá para dizer se vale a pena.`,
    `Faltou uma vírgula? Se a taxa é palpite, teste com ${percent(modestRateForReach)}, 1 em cada 1.000 pessoas.`,
  );
}

/** Digits that no shop's books hold; beyond them the figures would only fill the page. */
const largest = 1e15;

const tooLarge = say(
  "Estes números são grandes demais para a conta de um negócio.",
  "Confira se algum valor ganhou zeros a mais ou perdeu a vírgula.",
);

/** What to say of values that make no sense; undefined for those that do. */
export function unusualReport(
  { values, details, isCounted }: RoiCase,
  analysis: RoiAnalysis,
): Said | undefined {
  const { sales, revenue, profit } = analysis;
  const typed = { ...values, sales, revenue, profit };
  const figures = [...Object.values(typed), ...Object.values(details ?? {})];
  if (figures.some((figure) => figure !== null && Math.abs(figure) >= largest)) return tooLarge;
  const below = analysis.hints.filter(({ kind }) => kind === "negative").map(({ input }) => input);
  if (below.length > 0) return negative(below);
  const { conversionPercent, investment } = values;
  if (isCounted && conversionPercent === 0 && investment > 0) return noneSold(values);
  if (sales === 0 || revenue === 0) return noRevenue(values);
  if (details?.sales === 0 || details?.revenue === 0) return noneOfClicks(values);
  if (conversionPercent > 100) return overHundred(values, analysis);
  return investment === 0 ? free(analysis) : undefined;
}

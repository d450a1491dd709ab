import type { ChatRequest } from "../../contract/gemini-chat.ts";
import type { Finding } from "../../contract/parts.ts";
import { createFigureLookup, type Figure, figuresIn } from "../../domain/figures/figures.ts";
import { analyseRoi } from "../../domain/roi/analyse-roi.ts";
import { outlookOf, type RoiCase } from "../../domain/roi-details/outlook.ts";
import { createBreachFinder } from "./breach-finder.ts";
import { at, inOrder, type Told, toFinding } from "./finding.ts";
import { foldText } from "./folded-text.ts";
import { isRoundFigure } from "./harmless-figures.ts";
import { cueFinder, sentenceAround } from "./phrases.ts";
import { promisedResult } from "./rules/advice.ts";

type Known = Pick<Figure, "value" | "kind">;

/** Every number of the sums, with its kind by its name. */
function figuresOf(sums: object): Known[] {
  return Object.entries(sums).flatMap(([name, value]): Known[] => {
    if (typeof value === "number")
      return [{ value: Math.abs(value), kind: name.endsWith("Percent") ? "percent" : "money" }];
    return value !== null && typeof value === "object" ? figuresOf(value) : [];
  });
}

export const ofAnalysis = {
  figure: {
    rule: "figure",
    title: "Número que não sai da sua conta",
    reason: "Os quatro números do formulário dão outro resultado. Confira na conta desta página.",
  },
  early: {
    rule: "verdict",
    title: "Responde sem saber a sua margem",
    reason:
      "Só com a receita não dá para dizer. Preencha quanto sobra de cada R$\u00a0100 vendidos.",
  },
  contrary: {
    rule: "verdict",
    title: "Diz o contrário da conta",
    reason: "Com a sua margem, a conta desta página dá outro resultado. Vale a conta.",
  },
} as const satisfies Record<string, Told>;

const findPromises = createBreachFinder([promisedResult]);
const findYes = cueFinder({
  finds: `
    vale|valeu|valera a pena, compensa|compensou, se paga|pagou, da|deu|tem|gera|gerou lucro,
    e|foi|sera lucrativ+|rentavel|vantajos+, lucro de #`,
});
const findNo = cueFinder({
  finds:
    "nao vale|valeu a pena, nao compensa|compensou, nao se paga|pagou, nao e lucrativ+|rentavel",
  evenNegated: true,
});
/** What comes only under a condition, or is the question itself, is no verdict. */
const findCondition = cueFinder({
  finds: `
    depende*|caso|desde|supondo, saber|dizer|ver|avaliar|decidir|responder|confirmar|descobrir se, se sobra*|houver|for|tiver|a|o|as|os|cada|voce|de|seu|sua|vier|vierem|esta|esse,
    so|somente|apenas se|quando|com, com # vendas, a partir de, antes de, sem saber, falta`,
  evenNegated: true,
});

/**
 * Prepares the check of an analysis, for whoever wrote it: its figures are those of the sums, it promises nothing, and
 * its verdict is that of the sums, or none before the margin is known.
 */
export function createAnalysisCheck(context: RoiCase): (text: string) => Finding[] {
  const outlook = outlookOf(context);
  const { left, change, saleValue } = outlook;
  const more = { more: change ? change.saleValue - saleValue : null };
  const sums = [context.values, context.details ?? {}, analyseRoi(context.values), outlook, more];
  const isKnown = createFigureLookup(figuresOf(sums));
  const told = left === null ? ofAnalysis.early : ofAnalysis.contrary;
  return (text) => {
    const folded = foldText(text);
    const figures = figuresIn(text).filter((one) => !isRoundFigure(one) && !isKnown(one));
    const yes = left === null || left < 0 ? findYes(folded.text) : [];
    const no = left === null || left > 0 ? findNo(folded.text) : [];
    const verdicts = [...yes, ...no].filter(
      (span) => findCondition(sentenceAround(folded.text, span)).length === 0,
    );
    return inOrder([
      ...findPromises(folded),
      ...verdicts.map((span) => toFinding(folded, span, told)),
      ...figures.map((one) => at(text, one, ofAnalysis.figure)),
    ]);
  };
}

/** Looks at an analysis of the values of a request. */
export function checkAnalysisOf(text: string, asked: ChatRequest): Finding[] {
  const { roi: values, roiDetails: details, roiSales } = asked;
  return values
    ? createAnalysisCheck({ values, details, isCounted: roiSales !== undefined })(text)
    : [];
}

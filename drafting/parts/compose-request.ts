import { handOff as words } from "../../content/hand-off.ts";
import { reviewPartWords } from "../../content/interface/review-parts.ts";
import type { ChatRequest } from "../../contract/gemini-chat.ts";
import { formatBrl, formatDecimal, formatPercent } from "../../domain/numbers/format.ts";
import { analyseRoi } from "../../domain/roi/analyse-roi.ts";
import { adLines, businessLines, reviewLines } from "./part-lines.ts";

function aboutReview({ reviewParts = {}, stars, business }: ChatRequest): string[] {
  const { actions = [], case: named, language } = reviewParts;
  const promised = actions.map((action) => reviewPartWords.actions[action]).join("; ");
  return [
    ...(stars ? [`${words.stars}: ${stars}`] : []),
    ...reviewLines(reviewParts, business),
    `${words.promises}: ${promised || words.noPromise}`,
    ...(named && named !== "none"
      ? [`${words.case}: ${reviewPartWords.cases[named]}; ${words.reserved}`]
      : []),
    ...(language ? [`${words.language}: ${reviewPartWords.languages[language]}`] : []),
  ];
}

function aboutRoi({ roi, roiDetails: details }: ChatRequest): string[] {
  if (!roi) return [];
  const { sales, revenue, profit, roiPercent, breakEvenSales } = analyseRoi(roi);
  const { figures } = words;
  const shown = (value: number | null, format: (value: number) => string) =>
    value === null ? figures.none : format(value);
  const gross = [
    `${figures.sales}: ${formatDecimal(sales)}`,
    `${figures.revenue}: ${formatBrl(revenue)}`,
    `${figures.profit}: ${formatBrl(profit)}`,
    `${figures.roi}: ${shown(roiPercent, formatPercent)}`,
    `${figures.breakEven}: ${shown(breakEvenSales, formatDecimal)}`,
  ];
  if (!details || details.marginPercent === null) return [...gross, words.withoutMargin];
  return [
    ...gross.slice(0, 2),
    `${figures.margin}: ${formatPercent(details.marginPercent)}`,
    `${figures.profitAfter}: ${shown(details.profit, formatBrl)}`,
    `${figures.roiAfter}: ${shown(details.roiPercent, formatPercent)}`,
    `${figures.breakEvenAfter}: ${shown(details.breakEvenSales, formatDecimal)}`,
    words.withMargin,
  ];
}

const about: Record<ChatRequest["agentType"], (request: ChatRequest) => string[]> = {
  reviews: aboutReview,
  ads: ({ adParts = {}, business }) => adLines(adParts, business),
  marketing: ({ business, marketingParts }) => [
    ...businessLines(business),
    ...Object.values(marketingParts?.fields ?? {}),
  ],
  roi: aboutRoi,
};

/**
 * The whole request as a text for a model of the visitor's own: our instruction, what was confirmed, what came before,
 * and the text itself, last.
 */
export function composeRequest(request: ChatRequest): string {
  const { agentType, prompt, exchange = [] } = request;
  const known = about[agentType](request).map((line) => `- ${line}`);
  const before = exchange.flatMap(({ question, answer }) => [`- ${question}`, `  ${answer}`]);
  return [
    [words.tasks[agentType], words.voice],
    ...(known.length > 0 ? [[words.known, ...known]] : []),
    ...(before.length > 0 ? [[words.before, ...before]] : []),
    [words.material[agentType], `"""\n${prompt}\n"""`],
  ]
    .map((block) => block.join("\n"))
    .join("\n\n");
}

import { handOff as words } from "../../content/hand-off.ts";
import { reviewPartWords } from "../../content/interface/review-parts.ts";
import type { ChatRequest } from "../../contract/gemini-chat.ts";
import { reportOf, textOf } from "../roi/report.ts";
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

/** The very report that the page shows: a model explains it, and adds nothing to it. */
function aboutRoi({ roi, roiDetails: details, roiSales }: ChatRequest): string[] {
  if (!roi) return [];
  const report = reportOf({ values: roi, details, isCounted: roiSales !== undefined });
  return textOf(report)
    .split("\n")
    .filter((line) => line !== "");
}

const about: Record<ChatRequest["agentType"], (request: ChatRequest) => string[]> = {
  reviews: aboutReview,
  ads: ({ adParts = {}, business }) => adLines(adParts, business),
  marketing: ({ business, marketingParts }) => [
    ...businessLines(business),
    ...Object.values(marketingParts?.fields ?? {}).filter((value) => value.trim() !== ""),
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

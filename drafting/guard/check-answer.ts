import type { AgentType, ChatRequest } from "../../contract/gemini-chat.ts";
import type { Finding } from "../../contract/parts.ts";
import { checkAd } from "./check-ad.ts";
import { createAdviceCheck } from "./check-advice.ts";
import { createAnalysisCheck } from "./check-analysis.ts";
import { checkReply } from "./reply/check-reply.ts";

type CheckAnswer = (text: string, asked: ChatRequest) => Finding[];

const checks: Record<AgentType, CheckAnswer> = {
  reviews: (text, { prompt, stars, business, reviewParts: parts }) =>
    checkReply(text, {
      review: prompt,
      ...(business && { business }),
      ...(parts && { parts }),
      ...(stars && { stars }),
    }),
  ads: (text, { prompt, business, adParts: parts }) =>
    checkAd(text, { description: prompt, ...(business && { business }), ...(parts && { parts }) }),
  marketing: (text, { prompt, exchange = [], business, marketingParts }) => {
    const before = exchange.flatMap(({ question, answer }) => [question, answer]);
    const typed = Object.values(marketingParts?.fields ?? {});
    return createAdviceCheck({ given: [prompt, ...before, ...typed].join("\n"), business })(text);
  },
  roi: (text, { roi: values, roiDetails: details, roiSales }) =>
    values ? createAnalysisCheck({ values, details, isCounted: roiSales !== undefined })(text) : [],
};

/** Looks at an answer to a request, whoever wrote it: what is found is told, and nothing is changed. */
export const checkAnswer: CheckAnswer = (text, asked) => checks[asked.agentType](text, asked);

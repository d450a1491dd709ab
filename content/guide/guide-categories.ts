import { businessPlan } from "./prompts/business-plan.ts";
import { growth } from "./prompts/growth.ts";
import { innovation } from "./prompts/innovation.ts";
import { marketAnalysis } from "./prompts/market-analysis.ts";
import { operations } from "./prompts/operations.ts";
import type { GuideCategory } from "./schema.ts";

/** The five categories of 'Prompts Para Empreendedores', in order; the first is the default. */
export const guideCategories: readonly GuideCategory[] = [
  marketAnalysis,
  businessPlan,
  operations,
  growth,
  innovation,
];

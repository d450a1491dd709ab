import type { CardTool } from "../../../content/cards/schema.ts";
import { budgetTool } from "./budget.ts";
import { marginTool } from "./margin.ts";
import { meiTool } from "./mei.ts";
import { monthTool } from "./month.ts";
import { priceTool } from "./price.ts";
import { resultTool } from "./result.ts";
import type { Tool } from "./tool.ts";

/** The sums inside answer cards. */
export const tools: Readonly<Record<CardTool, Tool>> = {
  price: priceTool,
  margin: marginTool,
  budget: budgetTool,
  result: resultTool,
  month: monthTool,
  mei: meiTool,
};

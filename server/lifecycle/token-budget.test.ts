import { expect, test } from "vitest";
import { createAi } from "#ai";
import { parseConfig } from "../config/config.ts";
import { tokenBudgetFault } from "./token-budget.ts";

function faultOf(env: Record<string, string>): string | undefined {
  const loaded = parseConfig(env);
  if ("faults" in loaded) throw new Error(loaded.faults.join("\n"));
  return tokenBudgetFault(createAi({ ...loaded.config.ai, transport: fetch }), loaded.config);
}

const key = { GEMINI_API_KEY: "AIzaTest" };

test("a day that cannot pay a single answer is refused, with the number that could", () => {
  const fault = faultOf({ ...key, AI_DAILY_TOKENS: "20000" }) ?? "";
  const least = /but (\d+) are/.exec(fault)?.[1] ?? "";
  expect(fault).toContain("AI_DAILY_TOKENS is 20000");
  expect(faultOf({ ...key, AI_DAILY_TOKENS: least })).toBeUndefined();
  expect(faultOf({ ...key, AI_DAILY_TOKENS: String(Number(least) - 1) })).toBeDefined();
});

test.each([
  ["the usual day", key],
  ["a day that spends nothing", { ...key, AI_DAILY_TOKENS: "0" }],
  ["drafts, which cost nothing", { AI_DAILY_TOKENS: "1" }],
])("%s is fine", (_name, env) => {
  expect(faultOf(env)).toBeUndefined();
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AiError } from "#ai";
import { type GeminiServer, startGeminiServer } from "../fakes/gemini-server.ts";
import { requestOf } from "./ask.ts";
import { faultsOf } from "./checks/all-checks.ts";
import type { Answer } from "./checks/check.ts";
import { heldBackGoodAnswers } from "./held-back/good-answers.ts";
import type { EvaluationInput } from "./input.ts";
import { inputs, parts } from "./inputs.ts";
import { badAds } from "./planted/bad-ads.ts";
import { badAnalyses } from "./planted/bad-analyses.ts";
import { badPlans } from "./planted/bad-plans.ts";
import { badReviews } from "./planted/bad-reviews.ts";
import { goodHardReviews } from "./planted/good-hard-reviews.ts";
import { goodAds, goodAnalyses, goodPlans } from "./planted/good-others.ts";
import { goodQuotes } from "./planted/good-quotes.ts";
import { goodReviews } from "./planted/good-reviews.ts";
import type { PlantedAnswer } from "./planted/planted.ts";
import { releasedGoodAnswers } from "./released/good-answers.ts";
import { asModelText, standInAi } from "./through-a-model.ts";

let gemini: GeminiServer;

beforeAll(async () => {
  gemini = await startGeminiServer();
});
afterAll(() => gemini.close());
beforeEach(() => {
  gemini.calls.length = 0;
});

const all = parts.flatMap((part) => inputs[part]);

function inputOf({ to }: PlantedAnswer): EvaluationInput {
  const input = all.find(({ id }) => id === to);
  if (!input) throw new Error(`No input ${to}`);
  return input;
}

/** What reaches the visitor when a model writes this, and writes it again when it is asked to mend it. */
async function answered(planted: PlantedAnswer): Promise<Answer | null> {
  gemini.answerWith("ok", asModelText(planted));
  try {
    return await standInAi(gemini).generate(requestOf(inputOf(planted)));
  } catch (error) {
    if (error instanceof AiError) return null;
    throw error;
  }
}

/** What the product itself keeps from a visitor; the other checks measure quality. */
const guarded: Readonly<Record<EvaluationInput["agent"], readonly string[]>> = {
  reviews: ["portuguese", "no-promise", "no-offer", "no-admission", "no-threat", "sensitive"],
  ads: ["portuguese", "length", "google-rules", "distinct"],
  marketing: ["portuguese", "no-markdown", "nothing-invented"],
  roi: ["portuguese", "no-markdown", "numbers"],
};

describe("an answer that a model wrote", () => {
  const good = [goodReviews, goodHardReviews, goodQuotes, goodAds, goodPlans, goodAnalyses].flatMap(
    (set) => Object.values<PlantedAnswer>(set),
  );
  const bad = [...badReviews, ...badAds, ...badPlans, ...badAnalyses];

  it.each(good)("and that is good ($to) is shown as it is, after one call", async (planted) => {
    const answer = await answered(planted);
    expect(gemini.calls).toHaveLength(1);
    expect(answer && faultsOf(answer, inputOf(planted))).toEqual([]);
    if (!planted.pieces) expect(answer?.text).toBe(planted.text);
  });

  it("to what is or was held back and that is good is shown as it is, but for one in twenty-five", async () => {
    const held = [...heldBackGoodAnswers, ...releasedGoodAnswers];
    let mended = 0;
    for (const planted of held) {
      gemini.calls.length = 0;
      await answered(planted);
      mended += gemini.calls.length - 1;
    }
    expect(mended).toBeLessThanOrEqual(Math.floor(held.length / 25));
  });

  const kept = bad.filter((planted) => guarded[inputOf(planted).agent].includes(planted.check));

  it("is planted with every fault that the product keeps from a visitor", () => {
    const planted = new Set(kept.map((one) => `${inputOf(one).agent} ${one.check}`));
    expect(planted.size).toBe(Object.values(guarded).flat().length);
  });

  it.each(kept)("and that breaks $check ($to) never reaches a visitor so", async (planted) => {
    const answer = await answered(planted);
    const faults = answer ? faultsOf(answer, inputOf(planted)) : [];
    expect(faults.map(({ check }) => check)).not.toContain(planted.check);
  });
});

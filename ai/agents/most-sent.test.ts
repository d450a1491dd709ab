import { describe, expect, test } from "vitest";
import type { RoiDetails } from "../../contract/gemini-chat.ts";
import { allCards } from "../../drafting/parts/index.ts";
import type { GenerationRequest } from "../provider.ts";
import { textOf } from "./agent-prompt.ts";
import { mostSentFor } from "./most-sent.ts";
import { taskFor } from "./task-for.ts";

type Asked = Omit<GenerationRequest, "signal">;

const long = "palavra ".repeat(1000).trim();
const huge = { investment: 123_456_789.12, reach: 987_654_321, conversionPercent: 0.00012345 };
const names =
  "marginPercent leftPerSale sales revenue productCost profit roiPercent breakEvenSales breakEvenConversionPercent impressions clicks clickThroughPercent costPerClick clickConversionPercent costPerSale conversionPercent valuePerClick";
const roiDetails = Object.fromEntries(
  names.split(" ").map((name) => [name, 123_456_789.123]),
) as RoiDetails;

/** What makes an instruction long: every case of a review, every card, every line of the sums. */
const requests: Asked[] = [
  {
    agentType: "reviews",
    prompt: `The dentist was bad. Passei mal, me roubaram, nunca fui cliente, (11) 91234-5678, minha consulta. ${long}`,
    stars: 1,
    revision: { wish: "another", previous: long },
  },
  { agentType: "ads", prompt: long },
  ...Array.from(
    allCards,
    ({ card: { title } }): Asked => ({
      agentType: "marketing",
      prompt: title,
      exchange: Array.from({ length: 3 }, () => ({ question: title, answer: long })),
    }),
  ),
  { agentType: "roi", prompt: long, roi: { ...huge, saleValue: 123_456.78 }, roiDetails },
  { agentType: "roi", prompt: "x", roi: { ...huge, conversionPercent: 150, saleValue: 0 } },
];

describe("what is sent", () => {
  test("is never more than was said without reading the request", () => {
    for (const request of requests) {
      const { instruction, turns } = taskFor(request);
      const sent = turns.reduce(
        (length, { text }) => length + text.length,
        textOf(instruction).length,
      );
      expect(mostSentFor(request)).toBeGreaterThanOrEqual(sent);
      expect(mostSentFor(request)).toBeLessThan(sent + 14_000);
    }
  });
});

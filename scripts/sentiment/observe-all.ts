import { type NamedReview, readJudgedNames } from "./data.ts";
import { type Observations, observe } from "./fit-choosing.ts";
import { judge, type Validation } from "./validate.ts";

/** What the marks of each review teach, read with weights that have not seen it; `first`: its place among the groups. */
export function observeAll(
  named: readonly NamedReview[],
  first: number,
  byClause: Validation,
): Observations[] {
  const judged = readJudgedNames();
  return named.map((review, at) => {
    const weights = byClause.weightsOf(first + at);
    const heard = new Map<string, ReturnType<typeof judge>>();
    const feel = (text: string) => {
      const known = heard.get(text) ?? judge(text, weights, byClause.sharpness);
      heard.set(text, known);
      return known;
    };
    return observe(review, feel, judged.get(review.text));
  });
}

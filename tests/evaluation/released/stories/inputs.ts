import { join } from "node:path";
import type { EvaluationInput } from "../../input.ts";
import { reviewsOfFile } from "../../reviews-in-lines.ts";

const reviewsIn = (part: string) =>
  reviewsOfFile(join(import.meta.dirname, `reviews-${part}.txt`), `stories-${part}`);

/** Reviews with more wit and more of a story than most of life's, with their stars; held back for a while. */
export const storiesInputs: readonly EvaluationInput[] = [...reviewsIn("a"), ...reviewsIn("b")];

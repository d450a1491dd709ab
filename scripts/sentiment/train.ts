import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { toClauses } from "../../ai/providers/drafting/text/sentiment/clauses.ts";
import {
  evidenceOf,
  reviewKinds,
  softmax,
} from "../../ai/providers/drafting/text/sentiment/evidence.ts";
import { fingerprint, type LabelledReview, readClauses, readReviews, textOf } from "./data.ts";
import { crossFit, fitKinds, type Witnessed } from "./fit-kinds.ts";
import { learnWeights, toExample, type Weights } from "./regression.ts";
import { describe } from "./report.ts";
import { type Group, judge, type Validation, validate } from "./validate.ts";

// `node scripts/sentiment/train.ts`: learns from data/ and writes the weights that the drafting engine reads.

const target = join(import.meta.dirname, "../../ai/providers/drafting/text/sentiment/weights.ts");

/** Largest step of a signed byte. */
const byte = 127;

type Quantised = { base64: string; scale: number };

function quantise(weights: Float64Array, sharpness: number): Quantised {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  const bytes = Int8Array.from(weights, (weight) => Math.round((weight / most) * byte));
  return {
    base64: Buffer.from(bytes.buffer).toString("base64"),
    scale: Number(((most / byte) * sharpness).toPrecision(6)),
  };
}

/** Each review as weights saw it that had not learnt from it. */
function witness(
  reviews: readonly LabelledReview[],
  firstGroup: number,
  { weightsOf, sharpness }: Validation,
): Witnessed[] {
  return reviews.map((review, at) => {
    const weights = weightsOf(firstGroup + at);
    const clauses = toClauses(textOf(review)).map((clause) => ({
      ...clause,
      ...judge(clause.text, weights, sharpness),
    }));
    return { evidence: evidenceOf(clauses), kind: review.kind };
  });
}

function source(weights: Weights, sharpness: number, kinds: readonly number[][]): string {
  const { base64, scale } = quantise(weights.buckets, sharpness);
  const bias = weights.bias.map((value) => Number((value * sharpness).toFixed(4)));
  return `// Made by scripts/sentiment/train.ts from its data; not written by hand.

/** SHA-256 of the labelled data and of the sources that read a text. */
export const trainedOn = "${fingerprint()}";

/** What a step of a weight is worth. */
export const clauseScale = ${scale};

/** Of praise and of blame. */
export const clauseBias = [${bias.join(", ")}];

/** For each kind of review what each piece of evidence weighs. */
export const reviewWeights = [
${kinds.map((row) => `  [${row.join(", ")}],`).join("\n")}
];

/** Signed bytes, praise and blame in turns for each bucket. */
export const clauseWeights =
  "${base64}";
`;
}

function train(): void {
  const clauses = readClauses();
  const reviews = readReviews();
  const groups: Group[] = [...clauses.map((clause) => [clause]), ...reviews.map((r) => r.clauses)];
  const validation = validate(groups);
  const { rounds, sharpness, labels, scores } = validation;
  const chances = scores.map((row) => softmax(row.map((score) => score * sharpness)));
  const witnessed = witness(reviews, clauses.length, validation);
  const truth = witnessed.map(({ kind }) => kind);
  const weights = learnWeights(groups.flat().map(toExample), rounds);
  writeFileSync(target, source(weights, sharpness, fitKinds(witnessed)));
  const lines = [
    `${clauses.length} clauses, ${reviews.length} reviews; ${rounds} rounds, sharpness ${sharpness.toFixed(2)}`,
    ...describe("Clauses", chances, labels, ["good", "bad", "neutral"]),
    ...describe("Reviews", crossFit(witnessed), truth, reviewKinds),
  ];
  console.log(lines.join("\n"));
}

train();

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { toClauses } from "../../ai/providers/drafting/text/sentiment/clauses.ts";
import {
  evidenceOf,
  reviewKinds,
  softmax,
} from "../../ai/providers/drafting/text/sentiment/evidence.ts";
import {
  fingerprint,
  type LabelledReview,
  readClauses,
  readMatters,
  readNamed,
  readReviews,
  readWholes,
} from "./data.ts";
import { type Fitted, fitSigns, heldOutRank, type Observations } from "./fit-choosing.ts";
import { crossFit, fitKinds, type Witnessed } from "./fit-kinds.ts";
import { fitVerdict } from "./fit-verdict.ts";
import { observeAll } from "./observe-all.ts";
import { meantBy, observeMatters } from "./observe-matters.ts";
import { learnWeights, toExample, type Weights } from "./regression.ts";
import { describe } from "./report.ts";
import { type Group, judge, splitInFolds, type Validation, validate } from "./validate.ts";

// `node scripts/sentiment/train.ts`, then `npm run format`: learns from data/ and writes the weights that the drafting
// engine reads.

const drafting = join(import.meta.dirname, "../../ai/providers/drafting");
const target = join(drafting, "text/sentiment/weights.ts");
const verdictTarget = join(drafting, "reviews/tone/verdict-weights.ts");
const choosingTarget = join(drafting, "reviews/choosing/weights.ts");
const mattersTarget = join(drafting, "reviews/intake/matter-weights.ts");

/** Largest step of a signed byte. */
const byte = 127;

/** Weights as signed bytes, and what a step of one is worth. */
function toBytes(weights: Iterable<number>): { base64: string; step: number } {
  const all = [...weights];
  const most = all.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  const bytes = Int8Array.from(all, (weight) => Math.round((weight / most) * byte));
  return { base64: Buffer.from(bytes.buffer).toString("base64"), step: most / byte };
}

function pack({ buckets, bias }: Weights, sharpness: number): string {
  const { base64, step } = toBytes(buckets);
  const scale = Number((step * sharpness).toPrecision(6));
  const both = bias.map((value) => Number((value * sharpness).toFixed(4)));
  return `{\n  scale: ${scale},\n  bias: [${both.join(", ")}],\n  base64:\n    "${base64}",\n}`;
}

function packSigns({ weights, bias }: Fitted): string {
  const { base64, step } = toBytes(weights);
  return `{\n  scale: ${Number(step.toPrecision(6))},\n  bias: ${Number(bias.toFixed(4))},\n  base64:\n    "${base64}",\n}`;
}

const rowsOf = (rows: readonly (readonly number[])[]) =>
  `[\n${rows.map((row) => `  [${row.join(", ")}],`).join("\n")}\n]`;

const madeBy = "// Made by scripts/sentiment/train.ts from its data; not written by hand.";

/** How often each kind of review stands in the data. */
function sharesOf(reviews: readonly LabelledReview[]): number[] {
  return reviewKinds.map((_, kind) => {
    const alike = reviews.filter((review) => review.kind === kind).length;
    return Number((alike / reviews.length).toFixed(3));
  });
}

type Trained = { validation: Validation; weights: Weights };

function train(groups: readonly Group[], foldOf: readonly number[]): Trained {
  const validation = validate(groups, foldOf);
  return { validation, weights: learnWeights(groups.flat().map(toExample), validation.rounds) };
}

/** Each review as weights saw it that had not learnt from it; `first`: the place of the first among the groups. */
function witness(
  reviews: readonly LabelledReview[],
  first: number,
  byClause: Validation,
  byWhole: Validation,
): Witnessed[] {
  return reviews.map(({ text, kind }, at) => {
    const weights = byClause.weightsOf(first + at);
    const clauses = toClauses(text).map((clause) => ({
      ...clause,
      ...judge(clause.text, weights, byClause.sharpness),
    }));
    const whole = judge(text, byWhole.weightsOf(at), byWhole.sharpness);
    return { evidence: evidenceOf(clauses, [whole.good, whole.bad, whole.neutral]), kind };
  });
}

function chancesOf({ scores, sharpness }: Validation): number[][] {
  return scores.map((row) => softmax(row.map((score) => score * sharpness)));
}

function writeChoosing(all: readonly Observations[]): string[] {
  const fitted = (kind: keyof Observations) => packSigns(fitSigns(all.flatMap((one) => one[kind])));
  writeFileSync(
    choosingTarget,
    `${madeBy}

/** Of whether a careful owner's reply would name a candidate. */
export const packedNaming = ${fitted("naming")};

/** Of whether what stands at a place of a text of both sides is praised. */
export const packedSide = ${fitted("side")};
`,
  );
  return (["naming", "side"] as const).map(
    (kind) => `${kind}: held out, ranks ${heldOutRank(all.map((one) => one[kind])).toFixed(3)}`,
  );
}

/** Each review of a matter is also learnt from as one without stars. */
function writeMatters(): string {
  const observed = readMatters().map((review) =>
    [true, false].flatMap((isRated) =>
      observeMatters(review, meantBy(review, isRated)).seeming.map((one) => one.observed),
    ),
  );
  writeFileSync(
    mattersTarget,
    `${madeBy}

/** Of whether a matter is there, and no word that comes in by the way. */
export const packedMatters = ${packSigns(fitSigns(observed.flat()))};
`,
  );
  return `matters: held out, ranks ${heldOutRank(observed).toFixed(3)}`;
}

function write(): void {
  const clauses = readClauses();
  const named = readNamed();
  const reviews = [...named, ...readReviews(), ...readWholes()];
  const folds = splitInFolds(clauses.length + reviews.length);
  const parts = train(
    [...clauses.map((clause) => [clause]), ...reviews.map((review) => review.clauses)],
    folds,
  );
  const wholes = train(
    reviews.map(({ text, kind }) => [{ text, label: kind }]),
    folds.slice(clauses.length),
  );
  const witnessed = witness(reviews, clauses.length, parts.validation, wholes.validation);
  const feelings = crossFit(witnessed);
  writeFileSync(
    target,
    `${madeBy}

/** SHA-256 of the labelled data and of the sources that read a text. */
export const trainedOn = "${fingerprint()}";

/** For each kind of review what each piece of evidence weighs. */
export const reviewWeights = ${rowsOf(fitKinds(witnessed))};

/** Of a clause: praise and blame in turns for each bucket, in signed bytes, and what a step of one is worth. */
export const packedClauses = ${pack(parts.weights, parts.validation.sharpness)};

/** Of a whole review: praise and complaint. */
export const packedReviews = ${pack(wholes.weights, wholes.validation.sharpness)};
`,
  );
  const verdict = fitVerdict(reviews, feelings);
  writeFileSync(
    verdictTarget,
    `${madeBy}\n\n/** Of praise, complaint and both what each sign of \`signsOf\` weighs, in its order. */\nexport const verdictWeights = ${rowsOf(verdict.weights)};\n\n/** How often each of them stands in the data, by which the weights expect it. */\nexport const sharesOfData = [${sharesOf(reviews).join(", ")}] as const;\n`,
  );
  const truth = reviews.map(({ kind }) => kind);
  const { labels } = parts.validation;
  const lines = [
    `${clauses.length} clauses, ${reviews.length} reviews; rounds ${parts.validation.rounds} and ${wholes.validation.rounds}`,
    ...describe("Clauses", chancesOf(parts.validation), labels, ["good", "bad", "neutral"]),
    ...describe("Wholes", chancesOf(wholes.validation), wholes.validation.labels, reviewKinds),
    ...describe("Clauses and wholes", feelings, truth, reviewKinds),
    ...describe("With the lexicon", verdict.chances, truth, reviewKinds),
    ...writeChoosing(observeAll(named, clauses.length, parts.validation)),
    writeMatters(),
  ];
  console.log(lines.join("\n"));
}

write();

import {
  type Candidate,
  candidatesOf,
  type Sided,
} from "../../ai/providers/drafting/reviews/choosing/candidates.ts";
import {
  type Context,
  contextOf,
  type Feel,
} from "../../ai/providers/drafting/reviews/choosing/context.ts";
import {
  bucketCount,
  bucketOf,
  logistic,
} from "../../ai/providers/drafting/reviews/choosing/hashed-model.ts";
import { namingSigns } from "../../ai/providers/drafting/reviews/choosing/naming-signs.ts";
import { sideSigns } from "../../ai/providers/drafting/reviews/choosing/side-signs.ts";
import { nameOn } from "../../ai/providers/drafting/reviews/net/asked.ts";
import { readPoints } from "../../ai/providers/drafting/reviews/points/read-points.ts";
import { toSegments } from "../../ai/providers/drafting/reviews/segments.ts";
import { reviewKinds } from "../../ai/providers/drafting/text/sentiment/evidence.ts";
import { stemOf } from "../../ai/providers/drafting/text/stem.ts";
import { toWords } from "../../ai/providers/drafting/text/words.ts";
import { alignMarked, type MarkedWord, markedWords } from "./align.ts";
import type { Judged, NamedReview } from "./data.ts";
import { rankOf } from "./net/blend.ts";
import { seededRandom } from "./regression.ts";
import { topicsOfQualities } from "./topics-of-qualities.ts";

/** Signs by their buckets, and whether what they stand for is so. */
export type Observed = { buckets: Int32Array; is: boolean };
/** What is observed of one review. */
export type Observations = { naming: Observed[]; side: Observed[] };

const observed = (signs: readonly string[], is: boolean): Observed => ({
  buckets: Int32Array.from(signs, bucketOf),
  is,
});

const small = new Set("o a os as de do da dos das no na em um uma".split(" "));
const told = (sign: 1 | -1, { label }: { label: number }) => label === (sign === 1 ? 0 : 1);

/** Topics that a candidate speaks of besides those of its own noun. */
function topicsOf({ thing, quality }: Candidate["point"]): string[] {
  const ofThing = thing?.id === "atendimento" || thing?.class === "people" ? ["service"] : [];
  const ofWork = /^(?:trabalho|serviço|resultado)$/.test(thing?.id ?? "")
    ? ["result", "repair"]
    : [];
  const ofQuality = quality ? (topicsOfQualities[quality] ?? "").split(" ") : [];
  return [...ofThing, ...ofWork, ...ofQuality];
}

/** "O serviço que não foi concluído": a phrase has its own name for what it judges. */
function hasOwnName({ thing, quality }: Candidate["point"]): boolean {
  return quality === undefined && thing?.class === "other" && thing.id === thing.name;
}

type Marked = { review: NamedReview; words: (MarkedWord | undefined)[][]; stems: Set<string> };

/** Whether readers would have a reply say the name of a candidate for either side; none where they were not asked. */
function isJudgedFit(candidate: Candidate, tone: Sided, judged: Judged): boolean | undefined {
  const [good, bad] = [nameOn("good", candidate.point), nameOn("bad", candidate.point)].map(
    (name) => name.toLowerCase(),
  ) as [string, string];
  const asked = [
    ...(tone === "complaint" ? [] : [{ name: good, fit: judged.good, other: judged.bad }]),
    ...(tone === "praise" ? [] : [{ name: bad, fit: judged.bad, other: judged.good }]),
  ];
  if (asked.some(({ name, fit }) => fit.includes(name))) return true;
  const isKnown = asked.every(
    ({ name, other }) => judged.unfit.includes(name) || other.includes(name),
  );
  return isKnown ? false : undefined;
}

/** Whether the marks of a review say that a reply would name this. */
function isNamed({ point, source }: Candidate, { review, words, stems }: Marked): boolean {
  const word = words[point.segment ?? -1]?.[point.at ?? -1];
  if (word?.starred) return true;
  const nouns = point.thing?.name.split(/\s+/).slice(1) ?? [];
  const known = point.thing !== undefined && point.thing.class !== "other";
  if (known && nouns.some((noun) => !small.has(noun) && stems.has(stemOf(noun)))) return true;
  if (source === "deed" && point.quality === undefined)
    return word !== undefined && word.clause.label !== 2;
  if (hasOwnName(point)) return word !== undefined && told(point.polarity, word.clause);
  const clauses = source === "implied" || word === undefined ? review.clauses : [word.clause];
  const meant = clauses.filter(
    (clause) => told(point.polarity, clause) || (source !== "judged" && clause.label !== 2),
  );
  return topicsOf(point).some((topic) => meant.some(({ topics }) => topics.includes(topic)));
}

/** Whether a stretch speaks of a point of its side of the review: praise 1, blame -1. */
export function isTelling(text: string, marked: readonly MarkedWord[], sign: 1 | -1): boolean {
  const words = toWords(text);
  const from = marked.findIndex((_, at) =>
    words.every((word, by) => marked[at + by]?.text === word.text),
  );
  const covered = from === -1 ? [] : marked.slice(from, from + words.length);
  const meant = covered.filter(({ clause }) => told(sign, clause));
  if (meant.length * 2 <= words.length) return false;
  return meant.some(({ starred, clause }) => starred || clause.topics.length > 0);
}

function observeSides(context: Context, candidates: readonly Candidate[], words: Marked["words"]) {
  return candidates.flatMap(({ point, source }) => {
    const { segment = -1, at = -1, quality, polarity, faint } = point;
    const label = words[segment]?.[at]?.clause.label ?? 2;
    if (label === 2) return [];
    const judged = source === "judged" && !faint ? { judged: polarity } : {};
    const place = { segment, at, ...judged, ...(quality && { quality }) };
    return [observed(sideSigns(place, context), label === 0)];
  });
}

/** What the marks of a review teach, and what readers judged; `feel`: of weights that have not seen it. */
export function observe(review: NamedReview, feel: Feel, judged?: Judged): Observations {
  const tone: Sided = reviewKinds[review.kind] ?? "mixed";
  const segments = toSegments(review.text);
  const said = readPoints(segments, undefined);
  const context = contextOf({ text: review.text, said, segments }, feel);
  const marked = markedWords(review);
  const words = alignMarked(segments, marked);
  const stems = new Set(
    marked
      .filter(({ starred }) => starred)
      .flatMap(({ text }) => (small.has(text) ? [] : [stemOf(text)])),
  );
  const all = candidatesOf(said, segments, tone);
  return {
    naming: all.map((candidate) =>
      observed(
        namingSigns(candidate, { tone, context, all }),
        (judged && isJudgedFit(candidate, tone, judged)) ??
          isNamed(candidate, { review, words, stems }),
      ),
    ),
    side: tone === "mixed" ? observeSides(context, all, words) : [],
  };
}

/** Found by cross-validation. */
const rounds = 10;
const averaged = 6;
const firstStep = 0.03;
const stepDecay = 0.5;
const biasStep = 0.1;
const ridge = 2e-4;

export type Fitted = { weights: Float64Array; bias: number };

/** The logit of what is observed. */
export function scoreIn({ buckets }: Observed, { weights, bias }: Fitted): number {
  return buckets.reduce((total, bucket) => total + (weights[bucket] ?? 0), bias);
}

export function chanceIn(observed: Observed, fitted: Fitted): number {
  return logistic(scoreIn(observed, fitted));
}

function learn(example: Observed, fitted: Fitted, step: number): void {
  const miss = chanceIn(example, fitted) - Number(example.is);
  fitted.bias -= step * biasStep * miss;
  for (const bucket of example.buckets) {
    const weight = fitted.weights[bucket] ?? 0;
    fitted.weights[bucket] = weight * (1 - step * ridge) - step * miss;
  }
}

/** Logistic regression by stochastic descent; the mean of the later rounds, so that no single example tips it. */
export function fitSigns(examples: readonly Observed[]): Fitted {
  const random = seededRandom(5);
  const fitted: Fitted = { weights: new Float64Array(bucketCount), bias: 0 };
  const mean: Fitted = { weights: new Float64Array(bucketCount), bias: 0 };
  const order = [...examples];
  for (let round = 0; round < rounds; round += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [order[last], order[other]] = [order[other] as Observed, order[last] as Observed];
    }
    const step = firstStep / (1 + stepDecay * round);
    for (const example of order) learn(example, fitted, step);
    if (round < rounds - averaged) continue;
    mean.bias += fitted.bias / averaged;
    for (const [bucket, weight] of fitted.weights.entries())
      mean.weights[bucket] = (mean.weights[bucket] ?? 0) + weight / averaged;
  }
  return mean;
}

/** `rankOf` where every seventh review is held out. */
export function heldOutRank(reviews: readonly (readonly Observed[])[]): number {
  const fitted = fitSigns(reviews.filter((_, at) => at % 7 !== 0).flat());
  const held = reviews.filter((_, at) => at % 7 === 0).flat();
  return rankOf(held.map((one) => ({ is: one.is, chance: chanceIn(one, fitted) })));
}

import type { Said } from "../points/read-points.ts";
import { type Evidence, signsOf } from "./signs.ts";
import type { Tone } from "./tone.ts";
import { sharesOfData, verdictWeights } from "./verdict-weights.ts";

/** How likely each kind is; they add up to 1. */
export type Verdict = Record<"praise" | "complaint" | "mixed", number>;

const kinds = ["praise", "complaint", "mixed"] as const;

/** Joy over a complaint hurts more than an apology too many: praise has to be that much likelier. */
const caution = 0.5;

const [praise, complaint, mixed] = sharesOfData;
const shareOfData: Verdict = { praise, complaint, mixed };
/** How often each kind comes among the reviews that people write with words: estimated, not counted. */
const share: Verdict = { praise: 0.62, complaint: 0.2, mixed: 0.18 };

/** Weighs each kind by how much more, or less, is to be expected of it than was. */
function reweighed(verdict: Verdict, expected: Verdict, was: Verdict): Verdict {
  const raised = kinds.map((kind) => (verdict[kind] / was[kind]) * expected[kind]);
  const all = raised.reduce((sum, one) => sum + one, 0);
  const [praise = 0, complaint = 0, mixed = 0] = raised.map((one) => one / all);
  return { praise, complaint, mixed };
}

/** What a text is, by its words, its sound and its habits together. */
export function verdictOf(evidence: Evidence): Verdict {
  const signs = signsOf(evidence);
  const [praise = 0, complaint = 0, mixed = 0] = kinds.map((kind, row) =>
    Math.exp(
      signs.reduce(
        (sum, sign, at) => sum + sign * (verdictWeights[row]?.[at] ?? 0),
        kind === "praise" ? -caution : 0,
      ),
    ),
  );
  return reweighed({ praise, complaint, mixed }, share, shareOfData);
}

/** What reviews of so many stars are: shares estimated, not counted. */
const byStars: Readonly<Record<number, Verdict>> = {
  0: { praise: 0.004, complaint: 0.976, mixed: 0.02 },
  1: { praise: 0.004, complaint: 0.946, mixed: 0.05 },
  2: { praise: 0.01, complaint: 0.59, mixed: 0.4 },
  3: { praise: 0.06, complaint: 0.14, mixed: 0.8 },
  4: { praise: 0.5, complaint: 0.01, mixed: 0.49 },
  5: { praise: 0.985, complaint: 0.001, mixed: 0.014 },
};

/** The verdict in the light of the stars, 0 to 5 (Bayes). */
export function withStars(verdict: Verdict, stars: number): Verdict {
  return reweighed(verdict, byStars[Math.round(stars)] ?? share, share);
}

/** The likeliest kind of all. */
export function likeliest(verdict: Verdict): "praise" | "complaint" | "mixed" {
  const [first = "mixed"] = [...kinds].sort((one, other) => verdict[other] - verdict[one]);
  return first;
}

/** Below this the likeliest kind is a guess: neither joy nor an apology is due. */
const leastSure = 0.42;

/**
 * Below this praise that blames something by its name, or blame that praises, is both; silent praise is none, and both
 * is praise where no word blames.
 */
const sure = { praise: 0.65, silent: 0.58, complaint: 0.5, mixed: 0.75 } as const;

function firmPoints({ points }: Said, polarity: 1 | -1): number {
  return points.filter((point) => point.polarity === polarity && !point.faint).length;
}

/** Something is praised, nothing blamed, and the text does not turn. */
function praisesOnly(said: Said): boolean {
  const blames = firmPoints(said, -1) + said.bad;
  return blames === 0 && !said.turns && said.firm + firmPoints(said, 1) > 0;
}

/** How likely praise has to be beside what else is told. */
function leastPraise(said: Said): number {
  if (firmPoints(said, -1) > 0) return sure.praise;
  return said.firm > 0 ? 0 : sure.silent;
}

/** The likeliest kind, or a neutral tone where it is a guess; no joy over what is told as a fault. */
export function toneBy(verdict: Verdict, said: Said): Tone {
  const first = likeliest(verdict);
  const praised = firmPoints(said, 1);
  const told = said.points.length > 0;
  if (verdict[first] < leastSure && !told) return "neutral";
  if (first === "praise" && verdict.praise < leastPraise(said))
    return praised > 0 ? "mixed" : "complaint";
  if (first === "mixed" && verdict.mixed < sure.mixed && praisesOnly(said)) return "praise";
  if (first === "complaint" && praised > 1 && verdict.complaint < sure.complaint) return "mixed";
  return verdict[first] < leastSure ? "neutral" : first;
}

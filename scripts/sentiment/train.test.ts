import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reviewKinds } from "../../ai/providers/drafting/text/sentiment/evidence.ts";
import { feelingOf } from "../../ai/providers/drafting/text/sentiment/feeling.ts";
import { toTokens } from "../../ai/providers/drafting/text/sentiment/tokens.ts";
import { trainedOn } from "../../ai/providers/drafting/text/sentiment/weights.ts";
import {
  fingerprint,
  readClauses,
  readJudgedNames,
  readNamed,
  readQuoted,
  readReviews,
  readWholes,
} from "./data.ts";
import { learnWeights, scoresOf, toExample } from "./regression.ts";

const clauses = readClauses();
const named = readNamed();
const reviews = [...named, ...readReviews()];
const drafting = join(import.meta.dirname, "../../ai/providers/drafting");
const weightsFiles = ["text/sentiment/weights.ts", "reviews/choosing/weights.ts"];

describe("the labelled data", () => {
  test("there are three thousand clauses, and ten thousand reviews in clauses at least", () => {
    expect(clauses.length).toBeGreaterThanOrEqual(3000);
    expect(reviews.length).toBeGreaterThanOrEqual(10_000);
    expect(readWholes().length).toBeGreaterThanOrEqual(1000);
  });

  test("neither praise nor blame is more than half, and each kind of review is a seventh at least", () => {
    for (const label of [0, 1]) {
      const share = clauses.filter((clause) => clause.label === label).length / clauses.length;
      expect(share).toBeLessThan(0.5);
    }
    for (const kind of [0, 1, 2]) {
      const share = reviews.filter((review) => review.kind === kind).length / reviews.length;
      expect(share).toBeGreaterThan(1 / 7);
    }
  });

  test("no clause stands in it twice", () => {
    const keys = clauses.map(({ text }) => toTokens(text).join(" "));
    const twice = clauses.filter((_, at) => keys.indexOf(keys[at] ?? "") !== at);
    expect(twice.map(({ text }) => text)).toEqual([]);
  });

  test("what a reply would name stands between two asterisks, in most reviews", () => {
    const odd = named.filter(({ clauses: parts }) =>
      parts.some(({ starred }) => (starred.split("*").length - 1) % 2 === 1),
    );
    expect(odd.map(({ text }) => text)).toEqual([]);
    const marked = named.filter(({ clauses: parts }) =>
      parts.some(({ starred }) => /\*/.test(starred)),
    );
    expect(marked.length / named.length).toBeGreaterThan(0.6);
  });

  test("a mixed review holds praise and blame", () => {
    const bare = reviews.filter(({ kind, clauses: parts }) => {
      const labels = new Set(parts.map(({ label }) => label));
      return kind === 2 && !(labels.has(0) && labels.has(1));
    });
    expect(bare).toEqual([]);
  });
});

test.each([
  ["stretches", readQuoted],
  ["names", readJudgedNames],
])(
  "judged %s are of ten thousand marked reviews at least, which nobody has changed since",
  (_, read) => {
    const texts = new Set(named.map(({ text }) => text));
    const judged = [...read().keys()];
    expect(judged.length).toBeGreaterThan(10_000);
    expect(judged.filter((text) => !texts.has(text))).toEqual([]);
  },
);

describe("the judged stretches", () => {
  const judged = [...readQuoted()];

  test("stand in their text, letter for letter, each on one side or on none", () => {
    for (const [text, { good, bad, unfit }] of judged) {
      const all = [...good, ...bad, ...unfit];
      expect(all.filter((stretch) => !text.toLowerCase().includes(stretch))).toEqual([]);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});

describe("the judged names", () => {
  const judged = [...readJudgedNames()];

  test("are fit or unfit, on a side that their review has", () => {
    const kinds = new Map(named.map(({ text, kind }) => [text, reviewKinds[kind]]));
    for (const [text, { good, bad, unfit }] of judged) {
      expect(unfit.filter((name) => good.includes(name) || bad.includes(name))).toEqual([]);
      if (kinds.get(text) === "complaint") expect(good).toEqual([]);
      if (kinds.get(text) === "praise") expect(bad).toEqual([]);
    }
  });
});

describe("the weights", () => {
  test("are those of this data and these sources: if not, run node scripts/sentiment/train.ts", () => {
    expect(trainedOn).toBe(fingerprint());
  });

  test("are small enough to ship", () => {
    for (const file of weightsFiles)
      expect(readFileSync(join(drafting, file)).length).toBeLessThan(400_000);
  });

  test("know what they learnt", () => {
    const known = clauses.filter(({ text, label }) => {
      const { good, bad, neutral } = feelingOf(text);
      return [good, bad, neutral].indexOf(Math.max(good, bad, neutral)) === label;
    });
    expect(known.length / clauses.length).toBeGreaterThan(0.8);
  });
});

describe("the regression", () => {
  test("tells apart what it was shown, and learns the same each time", () => {
    const shown = [
      { text: "lindo", label: 0 },
      { text: "quebrado", label: 1 },
      { text: "terça", label: 2 },
    ] as const;
    const examples = shown.map(toExample);
    const weights = learnWeights(examples, 40);
    for (const example of examples) {
      const scores = scoresOf(example, weights);
      expect(scores.indexOf(Math.max(...scores))).toBe(example.label);
    }
    expect(learnWeights(examples, 40).buckets).toEqual(weights.buckets);
  });
});

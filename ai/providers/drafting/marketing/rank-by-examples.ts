import { type Features, featuresOf } from "./example-features.ts";
import { type Example, readExamples } from "./read-examples.ts";

export type Ranked = {
  /** Of a document in ai/knowledge, or `outsideKey`. */
  key: string;
  /** How much the question is like the examples of this key; 0 for none, more where several are near. */
  score: number;
};

/** What the nearest example counts for, the second nearest, and so on: many that are near tell more than one. */
const nearest = [0.75, 0.53, 0.38, 0.3, 0.22, 0.15, 0.15];

type Bank = {
  /** Which examples have a feature. */
  having: ReadonlyMap<string, readonly Example[]>;
  rarity: (feature: string) => number;
};

function lengthOf(features: Features, rarity: Bank["rarity"]): number {
  const squares = Array.from(features, ([name, weight]) => (weight * rarity(name)) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0)) || 1;
}

function toBank(all: readonly Example[]): Bank {
  const having = new Map<string, Example[]>();
  for (const example of all)
    for (const feature of example.features.keys()) {
      const others = having.get(feature);
      if (others) others.push(example);
      else having.set(feature, [example]);
    }
  const rarity = (feature: string) =>
    Math.log(1 + all.length / (1 + (having.get(feature)?.length ?? 0)));
  for (const example of all) example.length = lengthOf(example.features, rarity);
  return { having, rarity };
}

let bank: Bank | undefined;

function openBank(): Bank {
  bank ??= toBank([...readExamples()]);
  return bank;
}

/** Examples that are read before others have their turn. */
const slice = 100;

/** Reads in short slices what the first question would otherwise wait for. */
export async function prepareExamples(pause: () => Promise<void>): Promise<void> {
  const all: Example[] = [];
  for (const example of readExamples()) {
    all.push(example);
    if (all.length % slice === 0) await pause();
  }
  bank ??= toBank(all);
}

/** How near each example is that shares anything: the cosine of both, rare features counting for more. */
function nearnessOf(features: Features): Map<Example, number> {
  const { having, rarity } = openBank();
  const products = new Map<Example, number>();
  for (const [feature, weight] of features) {
    const share = weight * rarity(feature) ** 2;
    for (const example of having.get(feature) ?? []) {
      const own = share * (example.features.get(feature) ?? 0);
      products.set(example, (products.get(example) ?? 0) + own);
    }
  }
  const length = lengthOf(features, rarity);
  return new Map(
    Array.from(products, ([example, product]) => [
      example,
      (example.weight * product) / (length * example.length),
    ]),
  );
}

/** What a question is about, as the nearest examples have it, best first; empty where it shares nothing with any. */
export function rankByExamples(question: string): Ranked[] {
  const byKey = new Map<string, number[]>();
  for (const [{ key }, near] of nearnessOf(featuresOf(question))) {
    const others = byKey.get(key);
    if (others) others.push(near);
    else byKey.set(key, [near]);
  }
  return Array.from(byKey, ([key, all]) => {
    const best = all.sort((a, b) => b - a).slice(0, nearest.length);
    return { key, score: best.reduce((sum, near, at) => sum + near * (nearest[at] ?? 0), 0) };
  }).sort((a, b) => b.score - a.score);
}

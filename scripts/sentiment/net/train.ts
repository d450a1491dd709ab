import { logistic } from "../../../ai/providers/drafting/reviews/choosing/hashed-model.ts";
import {
  hearWords,
  matterLogits,
  type Network,
  namingLogits,
  type ParameterName,
  type Parameters,
  quotingLogits,
  shapes,
} from "../../../ai/providers/drafting/reviews/net/network.ts";
import {
  type Matrix,
  matrix,
  plainOperations,
} from "../../../ai/providers/drafting/reviews/net/operations.ts";
import { seededRandom } from "../regression.ts";
import { createAdam } from "./adam.ts";
import type { Lesson } from "./lessons.ts";
import { createTape, type Tape, type Variable, variable } from "./tape.ts";
import { type TellingHead, tellingHead, tellingLogits } from "./telling-head.ts";

/** Found on the reviews that are held out. */
const epochs = 6;
const batchSize = 48;
const firstRate = 2e-3;
const lastRate = 1e-4;
/** What each thing that is learnt counts: the words' marks and what tells are learnt so that the rest is heard better. */
const worth = {
  label: 1,
  starred: 1,
  topics: 4,
  naming: 1,
  telling: 1,
  quoting: 1,
  matters: 2,
} as const;

const width = shapes.first[1];

function normalBy(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Numbers as they are before anything is learnt: He et al. 2015 for layers, near zero for what is looked up. */
function initial(name: ParameterName, random: () => number): Variable {
  const [rows, columns] = shapes[name];
  const start = matrix(rows, columns);
  if (name.endsWith("Bias")) return variable(start);
  const isLookedUp = ["table", "kind", "after", "source", "side", "matter"].includes(name);
  const spread = name === "table" ? 0.1 : isLookedUp ? 1 : Math.sqrt(2 / rows);
  const normal = () => normalBy(random);
  return variable({ ...start, data: start.data.map(() => spread * normal()) });
}

function initialParameters(random: () => number): Parameters<Variable> {
  const names = Object.keys(shapes) as ParameterName[];
  return Object.fromEntries(
    names.map((name) => [name, initial(name, random)]),
  ) as unknown as Parameters<Variable>;
}

/** What is read off each word in training only: praise, blame or neither, starred, topics. */
type WordHead = { weights: Variable; bias: Variable; topics: readonly string[] };

function wordHead(lessons: readonly Lesson[], random: () => number): WordHead {
  const topics = [...new Set(lessons.flatMap(({ words }) => words.flatMap((word) => word.topics)))];
  const columns = 4 + topics.length;
  const weights = matrix(width, columns);
  const spread = Math.sqrt(1 / width);
  return {
    weights: variable({ ...weights, data: weights.data.map(() => spread * (2 * random() - 1)) }),
    bias: variable(matrix(1, columns)),
    topics,
  };
}

/** How much is learnt from each part of a batch: its mean counts. */
type Counts = {
  words: number;
  named: number;
  stretches: number;
  quoted: number;
  places: number;
};

const known = (answers: readonly (boolean | undefined)[]) =>
  answers.filter((is) => is !== undefined).length;

function countsOf(batch: readonly Lesson[]): Counts {
  const sum = (of: (lesson: Lesson) => number) =>
    Math.max(
      1,
      batch.reduce((total, lesson) => total + of(lesson), 0),
    );
  return {
    words: sum(({ words }) => words.length),
    named: sum(({ isNamed }) => known(isNamed)),
    stretches: sum(({ stretches }) => stretches.length),
    quoted: sum(({ isQuoted }) => known(isQuoted)),
    places: sum(({ places }) => places.length),
  };
}

/** The gradient of the cross entropy of each logit whose truth is known. */
function missBy(logits: Variable, truth: readonly (boolean | undefined)[], share: number): void {
  for (const [at, is] of truth.entries())
    if (is !== undefined)
      logits.gradient[at] = share * (logistic(logits.data[at] as number) - Number(is));
}

function missWords(
  scores: Variable,
  { words }: Lesson,
  topics: readonly string[],
  count: number,
): void {
  for (const [row, { label, starred, topics: about }] of words.entries()) {
    const at = row * scores.columns;
    const [good = 0, bad = 0, neither = 0] = scores.data.subarray(at, at + 3);
    const most = Math.max(good, bad, neither);
    const powers = [good, bad, neither].map((score) => Math.exp(score - most));
    const sum = powers.reduce((total, power) => total + power, 0);
    for (const [kind, power] of powers.entries())
      scores.gradient[at + kind] = (worth.label / count) * (power / sum - Number(label === kind));
    const missed = (column: number, is: boolean) =>
      logistic(scores.data[at + column] as number) - Number(is);
    scores.gradient[at + 3] = (worth.starred / count) * missed(3, starred);
    for (const [number, topic] of topics.entries())
      scores.gradient[at + 4 + number] =
        (worth.topics / (count * topics.length)) * missed(4 + number, about.includes(topic));
  }
}

/** What is learnt in training only. */
type Heads = { words: WordHead; telling: TellingHead };

function learn(
  lesson: Lesson,
  { network, tape, heads }: { network: Network<Variable>; tape: Tape; heads: Heads },
  counts: Counts,
): void {
  const { tokens, tone, asked, stretches, places, words } = lesson;
  const heard = hearWords(network, tokens, tone);
  const text = { heard, tone };
  if (words.length > 0) {
    const scores = tape.operations.linear(heard, heads.words.weights, heads.words.bias);
    missWords(scores, lesson, heads.words.topics, counts.words);
  }
  if (places.length > 0)
    missBy(matterLogits(network, text, places), lesson.isTrue, worth.matters / counts.places);
  if (asked.length > 0)
    missBy(namingLogits(network, text, asked), lesson.isNamed, worth.naming / counts.named);
  if (stretches.length > 0) {
    const told = tellingLogits(network, heads.telling, { text, stretches });
    missBy(told, lesson.isTold, worth.telling / counts.stretches);
    const quoted = quotingLogits(network, text, stretches);
    missBy(quoted, lesson.isQuoted, worth.quoting / counts.quoted);
  }
  tape.backward();
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const order = [...list];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** `heed`: called after each time through the lessons; `times`: how often they are gone through. */
type Course = {
  seed: number;
  heed?: (epoch: number, parameters: Parameters<Matrix>) => void;
  times?: number;
};

/** The parameters that these lessons teach. */
export function trainNetwork(
  lessons: readonly Lesson[],
  { seed, heed, times = epochs }: Course,
): Parameters<Matrix> {
  const random = seededRandom(seed);
  const parameters = initialParameters(random);
  const words = wordHead(lessons, random);
  const telling = tellingHead(() => normalBy(random));
  const heads = { words, telling };
  const step = createAdam([
    ...Object.values(parameters),
    words.weights,
    words.bias,
    ...Object.values(telling),
  ]);
  const tape = createTape(random);
  const network = { operations: tape.operations, parameters };
  for (let epoch = 0; epoch < times; epoch += 1) {
    const rate = firstRate * (1 - epoch / times) + lastRate;
    const order = shuffled(lessons, random);
    for (let at = 0; at < order.length; at += batchSize) {
      const batch = order.slice(at, at + batchSize);
      const counts = countsOf(batch);
      for (const lesson of batch) learn(lesson, { network, tape, heads }, counts);
      step(rate);
    }
    heed?.(epoch, parameters);
  }
  return parameters;
}

/** What a network says of a lesson: a logit of each name, of each stretch, of each place that may tell of a matter. */
export function answer(
  parameters: Parameters<Matrix>,
  { tokens, tone, asked, stretches, places }: Lesson,
): { naming: number[]; quoting: number[]; matters: number[] } {
  const network = { operations: plainOperations, parameters };
  if (tokens.words.length === 0) return { naming: [], quoting: [], matters: [] };
  const text = { heard: hearWords(network, tokens, tone), tone };
  return {
    naming: asked.length > 0 ? [...namingLogits(network, text, asked).data] : [],
    quoting: stretches.length > 0 ? [...quotingLogits(network, text, stretches).data] : [],
    matters: places.length > 0 ? [...matterLogits(network, text, places).data] : [],
  };
}

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ParameterName, Parameters } from "../../ai/providers/drafting/reviews/net/network.ts";
import type { Matrix } from "../../ai/providers/drafting/reviews/net/operations.ts";
import { reviewKinds } from "../../ai/providers/drafting/text/sentiment/evidence.ts";
import {
  type NamedReview,
  readClauses,
  readJudgedNames,
  readNamed,
  readQuoted,
  readReviews,
  readWholes,
} from "./data.ts";
import { fitSigns, scoreIn } from "./fit-choosing.ts";
import { type Blend, blended, fitBlend, type Heard, rankOf } from "./net/blend.ts";
import { type Lesson, lessonOf, namesOf } from "./net/lessons.ts";
import { answer, trainNetwork } from "./net/train.ts";
import { observeAll } from "./observe-all.ts";
import { splitInFolds, validate } from "./validate.ts";

// `node scripts/sentiment/train-network.ts`, then `npm run format`: the network learns from data/named,
// data/judged-names and data/quoted, but for every seventh review; by those its answers are weighed, for names beside
// those of the signs. Half an hour.

const target = join(import.meta.dirname, "../../ai/providers/drafting/reviews/net/weights.ts");

/** Largest step of a signed byte. */
const byte = 127;

function pack(name: string, { data }: Matrix): string {
  const most = data.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
  const bytes = Int8Array.from(data, (value) => Math.round((value / most) * byte));
  const base64 = Buffer.from(bytes.buffer).toString("base64");
  return `  ${name}: {\n    scale: ${(most / byte).toPrecision(6)},\n    base64:\n      "${base64}",\n  },`;
}

type Held = { lessons: readonly Lesson[]; named: readonly NamedReview[] };

/** Of so many reviews of one side one is also taught as it reads to who hears two. */
const misheard = 3;

const isHeld = (_: unknown, at: number) => at % 7 === 0;
const isTaught = (_: unknown, at: number) => at % 7 !== 0;

/** How the signs rank each candidate of the reviews that are held out, as logits. */
function signsOfHeld(named: readonly NamedReview[]): number[][] {
  const clauses = readClauses();
  const reviews = [...named, ...readReviews(), ...readWholes()];
  const groups = [...clauses.map((one) => [one]), ...reviews.map((review) => review.clauses)];
  const byClause = validate(groups, splitInFolds(groups.length));
  const observations = observeAll(named, clauses.length, byClause).map(({ naming }) => naming);
  const fitted = fitSigns(observations.filter(isTaught).flat());
  return observations.filter(isHeld).map((one) => one.map((sign) => scoreIn(sign, fitted)));
}

/** What both readers say of each name that was judged; `signs`: of each review those of its candidates. */
function heardNames(
  { lessons, named }: Held,
  signs: readonly (readonly number[])[],
  parameters: Parameters<Matrix>,
): Heard[] {
  return lessons.flatMap((lesson, number) => {
    const review = named[number] as NamedReview;
    const { naming } = answer(parameters, lesson);
    return namesOf(review, lesson.tone).flatMap(({ at }, place) => {
      const is = lesson.isNamed[place];
      if (is === undefined) return [];
      return { logits: [signs[number]?.[at] ?? 0, naming[place] ?? 0], is };
    });
  });
}

/** What the network says of each stretch that was judged. */
function heardQuotes(lessons: readonly Lesson[], parameters: Parameters<Matrix>): Heard[] {
  return lessons.flatMap((lesson) =>
    answer(parameters, lesson).quoting.flatMap((network, at) => {
      const is = lesson.isQuoted[at];
      return is === undefined ? [] : { logits: [network], is };
    }),
  );
}

/** The blend of what was heard, and how well it ranks. */
function weigh(heard: readonly Heard[]): { blend: Blend; rank: string } {
  const blend = fitBlend(heard);
  const answers = heard.map(({ logits, is }) => ({ chance: blended(logits, blend), is }));
  return { blend, rank: rankOf(answers).toFixed(4) };
}

function write(): void {
  const named = readNamed();
  const signs = signsOfHeld(named);
  const [judgedQuotes, judgedNames] = [readQuoted(), readJudgedNames()];
  const judgedOf = ({ text }: NamedReview) => ({
    quotes: judgedQuotes.get(text),
    names: judgedNames.get(text),
  });
  const lessons = named.map((review) => lessonOf(review, judgedOf(review)));
  const held = { lessons: lessons.filter(isHeld), named: named.filter(isHeld) };
  const report = (parameters: Parameters<Matrix>) => ({
    names: weigh(heardNames(held, signs, parameters)),
    quotes: weigh(heardQuotes(held.lessons, parameters)),
  });
  const confused = named
    .filter(isTaught)
    .filter(({ kind }, at) => reviewKinds[kind] !== "mixed" && at % misheard === 0)
    .map((review) => lessonOf(review, judgedOf(review), "mixed"));
  const parameters = trainNetwork([...lessons.filter(isTaught), ...confused], (epoch, now) => {
    const { names, quotes } = report(now);
    const time = new Date().toISOString();
    console.log(`${time} ${epoch + 1}. names rank ${names.rank}, quotes ${quotes.rank}`);
  });
  const { names: namesHeard, quotes } = report(parameters);
  const numbers = ({ blend }: { blend: Blend }) =>
    `[${blend.map((one) => one.toFixed(4)).join(", ")}]`;
  const names = Object.keys(parameters) as ParameterName[];
  writeFileSync(
    target,
    `// Made by scripts/sentiment/train-network.ts from its data; not written by hand.

/** Bias, and what the logit of the signs and that of the network count: of whether a candidate is named. */
export const namingBlend = ${numbers(namesHeard)} as const;

/** Bias, and what the logit of the network counts: of whether a stretch may be quoted. */
export const quotingScale = ${numbers(quotes)} as const;

/** In signed bytes, row by row, and what a step of one is worth. */
export const packedNetwork = {
${names.map((name) => pack(name, parameters[name])).join("\n")}
};
`,
  );
}

write();

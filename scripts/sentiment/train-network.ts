import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Sided } from "../../ai/providers/drafting/reviews/choosing/candidates.ts";
import type { Hearing } from "../../ai/providers/drafting/reviews/net/listener.ts";
import type { ParameterName, Parameters } from "../../ai/providers/drafting/reviews/net/network.ts";
import type { Matrix } from "../../ai/providers/drafting/reviews/net/operations.ts";
import { unpackNetwork } from "../../ai/providers/drafting/reviews/net/unpack.ts";
import { packedNetwork as rated } from "../../ai/providers/drafting/reviews/net/weights-rated.ts";
import { packedNetwork as unrated } from "../../ai/providers/drafting/reviews/net/weights-unrated.ts";
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

// `node scripts/sentiment/train-network.ts rated` and `... unrated`, which may run side by side, half an hour each; then
// `... weigh` and `npm run format`. Both networks learn from data/named, data/judged-names and data/quoted, but for every
// seventh review: the one for reviews with stars from reviews as they are, the one for those without also from some whose
// tone was heard wrongly. By the reviews that are left their answers are weighed, for names beside those of the signs.

const folder = join(import.meta.dirname, "../../ai/providers/drafting/reviews/net");
const madeHere =
  "// Made by scripts/sentiment/train-network.ts from its data; not written by hand.";

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

/** The lessons of every review, and how well a network answers those that are held out. */
function school() {
  const named = readNamed();
  const signs = signsOfHeld(named);
  const [judgedQuotes, judgedNames] = [readQuoted(), readJudgedNames()];
  const teach = (review: NamedReview, heardAs?: Sided) =>
    lessonOf(
      review,
      { quotes: judgedQuotes.get(review.text), names: judgedNames.get(review.text) },
      heardAs,
    );
  const held = named.filter(isHeld);
  const examined = { lessons: held.map((review) => teach(review)), named: held };
  return {
    taught: named.filter(isTaught),
    teach,
    examine: (parameters: Parameters<Matrix>) => ({
      names: weigh(heardNames(examined, signs, parameters)),
      quotes: weigh(heardQuotes(examined.lessons, parameters)),
    }),
  };
}

const seeds = { rated: 12, unrated: 11 } as const satisfies Record<Hearing, number>;

function train(name: Hearing): void {
  const { taught, teach, examine } = school();
  const others = taught.filter(
    ({ kind }, at) => reviewKinds[kind] !== "mixed" && at % misheard === 0,
  );
  const lessons = [
    ...taught.map((review) => teach(review)),
    ...(name === "unrated" ? others.map((review) => teach(review, "mixed")) : []),
  ];
  const parameters = trainNetwork(lessons, {
    seed: seeds[name],
    heed: (epoch, now) => {
      const { names, quotes } = examine(now);
      const time = new Date().toISOString();
      console.log(`${time} ${epoch + 1}. names rank ${names.rank}, quotes ${quotes.rank}`);
    },
  });
  const matrices = Object.keys(parameters) as ParameterName[];
  writeFileSync(
    join(folder, `weights-${name}.ts`),
    `${madeHere}

/** In signed bytes, row by row, and what a step of one is worth. */
export const packedNetwork = {
${matrices.map((matrix) => pack(matrix, parameters[matrix])).join("\n")}
};
`,
  );
}

function weighBoth(): void {
  const { examine } = school();
  const numbers = (blend: Blend) => `[${blend.map((one) => one.toFixed(4)).join(", ")}]`;
  const lines = Object.entries({ rated, unrated }).map(([name, packed]) => {
    const { names, quotes } = examine(unpackNetwork(packed));
    console.log(`${name}: names rank ${names.rank}, quotes ${quotes.rank}`);
    return `  ${name}: { naming: ${numbers(names.blend)}, quoting: ${numbers(quotes.blend)} },`;
  });
  writeFileSync(
    join(folder, "scales.ts"),
    `${madeHere}

/**
 * Of each network, for \`naming\` bias and what the logits of the signs and of the network count, for \`quoting\` bias and
 * what the logit of the network counts.
 */
export const scales = {
${lines.join("\n")}
} as const;
`,
  );
}

const [, , chosen = ""] = process.argv;
if (chosen === "weigh") weighBoth();
else if (chosen === "rated" || chosen === "unrated") train(chosen);
else throw new Error('Say which: "rated", "unrated" or, when both are trained, "weigh".');

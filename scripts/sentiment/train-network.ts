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
  type MatterReview,
  type NamedReview,
  readClauses,
  readJudgedNames,
  readMatters,
  readNamed,
  readQuoted,
  readReviews,
  readWholes,
} from "./data.ts";
import { fitSigns, scoreIn } from "./fit-choosing.ts";
import { type Blend, blended, fitBlend, type Heard, rankOf } from "./net/blend.ts";
import { type Lesson, lessonOf, matterLessonOf, namesOf } from "./net/lessons.ts";
import { answer, trainNetwork } from "./net/train.ts";
import { observeAll } from "./observe-all.ts";
import { meantBy, observeMatters } from "./observe-matters.ts";
import { splitInFolds, validate } from "./validate.ts";

// `node scripts/sentiment/train-network.ts rated` and `... unrated`, which may run side by side, half an hour each; then
// `... weigh` and `npm run format`. Both networks learn from data/named, data/judged-names, data/quoted and data/matters, but
// for every seventh review: the one for reviews with stars from reviews as they are, the one for those without also from some
// whose tone was heard wrongly. By the reviews that are left their answers are weighed, for names and matters beside those
// of the signs.

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

/** What the network says of each name that was judged, and beside it the signs of the candidates of each review. */
function heardNames(
  { lessons, named }: Held,
  parameters: Parameters<Matrix>,
  signs?: readonly (readonly number[])[],
): Heard[] {
  return lessons.flatMap((lesson, number) => {
    const review = named[number] as NamedReview;
    const { naming } = answer(parameters, lesson);
    return namesOf(review, lesson.tone).flatMap(({ at }, place) => {
      const is = lesson.isNamed[place];
      if (is === undefined) return [];
      const network = naming[place] ?? 0;
      return { logits: signs ? [signs[number]?.[at] ?? 0, network] : [network], is };
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

/** What the network says of each place that may tell of a matter, and beside it signs that were learnt without it. */
function heardMatters(
  reviews: readonly MatterReview[],
  parameters: Parameters<Matrix>,
  hearing: Hearing,
): Heard[] {
  const isRated = hearing === "rated";
  const seemingIn = (review: MatterReview) =>
    observeMatters(review, meantBy(review, isRated)).seeming.filter(({ span }) => span);
  const fitted = fitSigns(
    reviews.filter(isTaught).flatMap((one) => seemingIn(one).map(({ observed }) => observed)),
  );
  return reviews.filter(isHeld).flatMap((review) => {
    const { matters } = answer(parameters, matterLessonOf(review, isRated));
    return seemingIn(review).map(({ observed }, at) => ({
      logits: [scoreIn(observed, fitted), matters[at] ?? 0],
      is: observed.is,
    }));
  });
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
  const [judgedQuotes, judgedNames] = [readQuoted(), readJudgedNames()];
  const teach = (review: NamedReview, heardAs?: Sided) =>
    lessonOf(
      review,
      { quotes: judgedQuotes.get(review.text), names: judgedNames.get(review.text) },
      heardAs,
    );
  const told = readMatters();
  const held = named.filter(isHeld);
  const examined = { lessons: held.map((review) => teach(review)), named: held };
  return {
    taught: named.filter(isTaught),
    teach,
    teachMatters: (hearing: Hearing) =>
      told.filter(isTaught).map((one) => matterLessonOf(one, hearing === "rated")),
    examine: (
      hearing: Hearing,
      parameters: Parameters<Matrix>,
      signs?: readonly (readonly number[])[],
    ) => ({
      names: weigh(heardNames(examined, parameters, signs)),
      quotes: weigh(heardQuotes(examined.lessons, parameters)),
      matters: weigh(heardMatters(told, parameters, hearing)),
    }),
  };
}

/** How well each question is answered. */
function ranksOf(examined: Readonly<Record<string, { rank: string }>>): string {
  return Object.entries(examined)
    .map(([name, { rank }]) => `${name} rank ${rank}`)
    .join(", ");
}

const seeds = { rated: 12, unrated: 11 } as const satisfies Record<Hearing, number>;

function train(name: Hearing): void {
  const { taught, teach, teachMatters, examine } = school();
  const others = taught.filter(
    ({ kind }, at) => reviewKinds[kind] !== "mixed" && at % misheard === 0,
  );
  const lessons = [
    ...taught.map((review) => teach(review)),
    ...(name === "unrated" ? others.map((review) => teach(review, "mixed")) : []),
    ...teachMatters(name),
  ];
  const parameters = trainNetwork(lessons, {
    seed: seeds[name],
    heed: (epoch, now) => {
      console.log(`${new Date().toISOString()} ${epoch + 1}. ${ranksOf(examine(name, now))}`);
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
  const signs = signsOfHeld(readNamed());
  const numbers = (blend: Blend) => `[${blend.map((one) => one.toFixed(4)).join(", ")}]`;
  const lines = (["rated", "unrated"] as const).map((name) => {
    const examined = examine(name, unpackNetwork({ rated, unrated }[name]), signs);
    console.log(`${name}: ${ranksOf(examined)}`);
    const { names, quotes, matters } = examined;
    return `  ${name}: { naming: ${numbers(names.blend)}, quoting: ${numbers(quotes.blend)}, matters: ${numbers(matters.blend)} },`;
  });
  writeFileSync(
    join(folder, "scales.ts"),
    `${madeHere}

/**
 * Of each network, for \`naming\` and \`matters\` bias and what the logits of the signs and of the network count, for
 * \`quoting\` bias and what the logit of the network counts.
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

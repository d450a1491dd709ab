import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ParameterName, Parameters } from "../../ai/providers/drafting/reviews/net/network.ts";
import type { Matrix } from "../../ai/providers/drafting/reviews/net/operations.ts";
import { readClauses, readNamed, readReviews, readWholes } from "./data.ts";
import { fitSigns, type Observed, scoreIn } from "./fit-choosing.ts";
import { fitBlend, type Heard, rankOf } from "./net/blend.ts";
import { type Lesson, lessonOf } from "./net/lessons.ts";
import { answer, trainNetwork } from "./net/train.ts";
import { observeAll } from "./observe-all.ts";
import { splitInFolds, validate } from "./validate.ts";

// `node scripts/sentiment/train-network.ts`, then `npm run format`: the network learns from data/named, but for every
// seventh review; by those it is told how much each reader counts beside the other. Ten minutes.

const target = join(import.meta.dirname, "../../ai/providers/drafting/reviews/net/weights.ts");

/** Largest step of a signed byte. */
const byte = 127;

function pack(name: string, { data }: Matrix): string {
  const most = data.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
  const bytes = Int8Array.from(data, (value) => Math.round((value / most) * byte));
  const base64 = Buffer.from(bytes.buffer).toString("base64");
  return `  ${name}: {\n    scale: ${(most / byte).toPrecision(6)},\n    base64:\n      "${base64}",\n  },`;
}

const isHeld = (_: unknown, at: number) => at % 7 === 0;
const isTaught = (_: unknown, at: number) => at % 7 !== 0;

function heardBy(
  kind: "naming" | "telling",
  lessons: readonly Lesson[],
  { parameters, signs }: { parameters: Parameters<Matrix>; signs: readonly (readonly number[])[] },
): Heard[] {
  return lessons.flatMap((lesson, number) => {
    const truth = kind === "naming" ? lesson.isNamed : lesson.isTold;
    const places = kind === "naming" ? truth.map((_, at) => at) : lesson.observed;
    return answer(parameters, lesson)[kind].map((network, at) => ({
      network,
      signs: signs[number]?.[places[at] ?? -1] ?? 0,
      is: truth[at] === true,
    }));
  });
}

function write(): void {
  const clauses = readClauses();
  const named = readNamed();
  const reviews = [...named, ...readReviews(), ...readWholes()];
  const groups = [...clauses.map((one) => [one]), ...reviews.map((review) => review.clauses)];
  const byClause = validate(groups, splitInFolds(groups.length));
  const observations = observeAll(named, clauses.length, byClause);
  const signsOf = (kind: "naming" | "telling") => {
    const fitted = fitSigns(observations.filter(isTaught).flatMap((one) => one[kind]));
    return observations
      .filter(isHeld)
      .map((one) => one[kind].map((sign: Observed) => scoreIn(sign, fitted)));
  };
  const signs = { naming: signsOf("naming"), telling: signsOf("telling") };
  const lessons = named.map(lessonOf);
  const held = lessons.filter(isHeld);
  const report = (parameters: Parameters<Matrix>) =>
    (["naming", "telling"] as const).map((kind) => {
      const heard = heardBy(kind, held, { parameters, signs: signs[kind] });
      const blend = fitBlend(heard);
      const ranks = [
        (one: Heard) => one.signs,
        (one: Heard) => one.network,
        (one: Heard) => blend[0] + blend[1] * one.signs + blend[2] * one.network,
      ].map((by) => rankOf(heard.map((one) => ({ chance: by(one), is: one.is }))).toFixed(4));
      return { kind, blend, text: `${kind}: signs, network, both rank ${ranks.join(", ")}` };
    });
  const parameters = trainNetwork(lessons.filter(isTaught), (epoch, now) => {
    const told = report(now).map(({ text }) => text);
    console.log(`${new Date().toISOString()} ${epoch + 1}. ${told.join("; ")}`);
  });
  const [naming, telling] = report(parameters).map(
    ({ blend }) => `[${blend.map((one) => one.toFixed(4)).join(", ")}]`,
  );
  const names = Object.keys(parameters) as ParameterName[];
  writeFileSync(
    target,
    `// Made by scripts/sentiment/train-network.ts from its data; not written by hand.

/** Bias, and what the logit of the signs and that of the network count: of whether a candidate is named. */
export const namingBlend = ${naming} as const;

/** And of whether a stretch tells. */
export const tellingBlend = ${telling} as const;

/** In signed bytes, row by row, and what a step of one is worth. */
export const packedNetwork = {
${names.map((name) => pack(name, parameters[name])).join("\n")}
};
`,
  );
}

write();

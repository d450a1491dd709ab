import type { Side, Sided } from "../../ai/providers/drafting/reviews/choosing/candidates.ts";
import { logistic } from "../../ai/providers/drafting/reviews/choosing/hashed-model.ts";
import {
  type SetNameModel,
  setNameLogits,
  setNameRows,
  setNameSigns,
} from "../../ai/providers/drafting/reviews/choosing/set-name-model.ts";
import {
  type SetName,
  setNames,
  setPoint,
} from "../../ai/providers/drafting/reviews/choosing/set-names.ts";
import { nameOn } from "../../ai/providers/drafting/reviews/net/asked.ts";
import { reviewKinds } from "../../ai/providers/drafting/text/sentiment/evidence.ts";
import { toWords } from "../../ai/providers/drafting/text/words.ts";
import type { JudgedNames, NamedReview } from "./data.ts";
import { fitBlend, type Heard, rankOf } from "./net/blend.ts";
import { seededRandom } from "./regression.ts";

/** A side of a judged review: its signs, and whether readers would have each of the set names said. */
type Example = { rows: Int32Array; is: readonly boolean[]; held: boolean };

/** Found on the reviews that are held out. */
const rounds = 6;
const firstStep = 0.25;
const biasStep = 0.01;

/** Whether readers named it among those of the table, or accepted it where it was read out of the text. */
function isFit(name: SetName, side: Side, { set, ...judged }: JudgedNames): boolean {
  const said = nameOn(side, setPoint(name, side)).toLowerCase();
  return set[side]?.includes(name) === true || judged[side].includes(said);
}

function examplesOf(
  named: readonly NamedReview[],
  judged: ReadonlyMap<string, JudgedNames>,
): Example[] {
  return named.flatMap(({ kind, text }, number) => {
    const known = judged.get(text);
    const tone: Sided = reviewKinds[kind] ?? "mixed";
    const words = toWords(text);
    return (["good", "bad"] as const).flatMap((side) =>
      known?.set[side] === undefined
        ? []
        : {
            rows: setNameSigns(words, tone, side),
            is: setNames.map((name) => isFit(name, side, known)),
            held: number % 7 === 0,
          },
    );
  });
}

/** How rare each name is, as logits: there the model starts. */
function rarityOf(examples: readonly Example[]): Float32Array {
  return Float32Array.from(setNames, (_, at) => {
    const said = examples.filter(({ is }) => is[at]).length;
    return Math.log((said + 1) / (examples.length - said + 1));
  });
}

function learn({ rows, is }: Example, { weights, bias }: SetNameModel, step: number): void {
  const logits = setNameLogits(rows, { weights, bias });
  const miss = logits.map((logit, at) => logistic(logit) - Number(is[at]));
  const ofRow = step / Math.sqrt(rows.length);
  for (const row of rows)
    for (const [at, one] of miss.entries())
      (weights[row * miss.length + at] as number) -= ofRow * one;
  for (const [at, one] of miss.entries()) (bias[at] as number) -= step * biasStep * one;
}

function heardIn(examples: readonly Example[], model: SetNameModel): Heard[] {
  return examples.flatMap(({ rows, is }) =>
    [...setNameLogits(rows, model)].map((logit, at) => ({ logits: [logit], is: is[at] === true })),
  );
}

/**
 * Logistic regressions of all set names side by side, by stochastic descent on all reviews but every seventh; by those
 * the chances are made honest. `rank`: `rankOf` of those.
 */
export function fitSetNames(
  named: readonly NamedReview[],
  judged: ReadonlyMap<string, JudgedNames>,
): SetNameModel & { rank: number } {
  const examples = examplesOf(named, judged);
  const taught = examples.filter(({ held }) => !held);
  const random = seededRandom(7);
  const weights = new Float32Array(setNameRows * setNames.length);
  const model: SetNameModel = { weights, bias: rarityOf(taught) };
  for (let round = 0; round < rounds; round += 1) {
    for (let last = taught.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [taught[last], taught[other]] = [taught[other] as Example, taught[last] as Example];
    }
    for (const example of taught) learn(example, model, firstStep / (1 + round));
  }
  const heard = heardIn(
    examples.filter(({ held }) => held),
    model,
  );
  const [bias, sharpness = 1] = fitBlend(heard);
  return {
    weights: weights.map((weight) => sharpness * weight),
    bias: model.bias.map((one) => bias + sharpness * one),
    rank: rankOf(heard.map(({ logits, is }) => ({ chance: logits[0] ?? 0, is }))),
  };
}

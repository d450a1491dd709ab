import { conceptOf } from "../../text/sentiment/concept-of.ts";
import type { Word } from "../../text/words.ts";
import type { Side, Sided } from "./candidates.ts";
import { hashOf, logistic } from "./hashed-model.ts";
import { packedSetNames } from "./set-name-weights.ts";
import { type SetName, setNames } from "./set-names.ts";

/** Rows of the table of weights; a power of two. */
export const setNameRows = 2 ** 13;

/** Words that are looked at, at most: it bounds the time of a long text. */
const mostRead = 400;

/** What the words of a text say of the set names of a side, as rows of the table, each once. */
export function setNameSigns(words: readonly Word[], tone: Sided, side: Side): Int32Array {
  const read = words.slice(0, mostRead);
  const signs = read.flatMap(({ key, stem }, at) => {
    const concept = conceptOf(key);
    const next = read[at + 1]?.stem;
    return [
      `word:${key}`,
      `stem:${stem}`,
      `${side}:${stem}`,
      ...(concept ? [`${side}:concept:${concept}`] : []),
      ...(next ? [`pair:${stem} ${next}`] : []),
    ];
  });
  const rows = [`tone:${tone}:${side}`, ...signs].map((sign) => hashOf(sign) & (setNameRows - 1));
  return Int32Array.from(new Set(rows));
}

/** For each row of the table a weight for each set name, row by row, and for each name a bias. */
export type SetNameModel = { weights: Float32Array; bias: Float32Array };

/** The logits of the set names. */
export function setNameLogits(rows: Int32Array, { weights, bias }: SetNameModel): Float32Array {
  const logits = Float32Array.from(bias);
  for (const row of rows)
    for (let name = 0; name < logits.length; name += 1)
      (logits[name] as number) += weights[row * logits.length + name] as number;
  return logits;
}

let unpacked: SetNameModel | undefined;

function model(): SetNameModel {
  if (unpacked) return unpacked;
  const { scale, bias, base64 } = packedSetNames;
  const binary = atob(base64);
  const weights = Float32Array.from(
    { length: binary.length },
    (_, at) => scale * ((binary.charCodeAt(at) << 24) >> 24),
  );
  unpacked = { weights, bias: Float32Array.from(bias) };
  return unpacked;
}

/** How likely a strict owner would have a reply say each of the set names for a side of a text. */
export function setNameChances(
  words: readonly Word[],
  tone: Sided,
  side: Side,
): ReadonlyMap<SetName, number> {
  const logits = setNameLogits(setNameSigns(words, tone, side), model());
  return new Map(setNames.map((name, at) => [name, logistic(logits[at] as number)]));
}

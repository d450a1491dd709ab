import { qualityPhrases } from "../phrases/reviews-points.ts";
import { contract } from "../text/grammar.ts";
import type { Quality } from "./lexicon/opinion.ts";
import type { Thing } from "./lexicon/thing.ts";

/** What a reply names: a thing, a quality, or a quality of a thing. */
export type Point = { polarity: 1 | -1; thing?: Thing; quality?: Quality };

/** Whether a quality is one of this kind of thing. */
export function fits(quality: Quality, thing: Thing): boolean {
  return qualityPhrases[quality].join?.classes.includes(thing.class) ?? false;
}

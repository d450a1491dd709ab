import { lexicon } from "../lexicon/book.ts";
import { canNameThing } from "../lexicon/no-things.ts";
import type { Thing } from "../lexicon/thing.ts";
import type { Mark, Segment } from "../segments.ts";
import { unknownThing } from "./bare-nouns.ts";
import type { Target } from "./target.ts";

const returning =
  /^(?:volt(?:ou|aram)|ve?io|vieram|cheg(?:ou|aram)|devolve(?:u|ram)|entreg(?:ou|aram))$/;
const harmed = /^(?:goods|place|own|other)$/;

function thingAt({ words }: Segment, at: number): Thing | undefined {
  const word = words[at];
  const article = words[at - 1]?.key ?? "";
  if (word === undefined || !/^[oa]s?$/.test(article)) return undefined;
  const known = lexicon().matchAt([word], 0)?.value;
  if (known?.kind === "thing") return harmed.test(known.class) ? known : undefined;
  if (known !== undefined || !canNameThing(word.key, word.text, article)) return undefined;
  return unknownThing(word.key, `${article} ${word.text}`);
}

/** "Devolveram com a carcaça quebrada": the noun inside a phrase of damage, and none that stands before it. */
export function innerTarget({ start, end, value }: Mark, segment: Segment): Target | undefined {
  const first = segment.words[start]?.key ?? "";
  if (value.kind !== "opinion" || value.quality !== "condition" || !returning.test(first))
    return undefined;
  for (let at = start + 2; at < end - 1; at += 1) {
    const thing = thingAt(segment, at);
    if (thing !== undefined) return { start: at, end: at + 1, thing };
  }
  return undefined;
}

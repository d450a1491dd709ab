import { contract } from "../text/grammar.ts";
import type { Word } from "../text/words.ts";
import type { Quality } from "./lexicon/opinion.ts";
import type { Thing } from "./lexicon/thing.ts";
import type { Mark, Segment } from "./segments.ts";

/** What an opinion can be about: a thing, a quality, a quality of a thing, or the shop as a whole. */
export type Target = {
  start: number;
  end: number;
  thing?: Thing;
  quality?: Quality;
  /** A quality that is good where nothing says otherwise. */
  leaning?: 1;
  /** The shop or the visit: an opinion about it names no point. */
  whole?: true;
};

const linking = new Set("de da do das dos na no nas nos em of the in".split(" "));

/** Words between two places that do no more than join nouns. */
function isLinked(words: readonly Word[], from: number, to: number): boolean {
  const between = words.slice(from, to);
  return between.length > 0 && between.length < 3 && between.every(({ key }) => linking.has(key));
}

function toTarget({ value, start, end }: Mark): Target | undefined {
  if (value.kind === "thing") return { start, end, thing: value };
  if (value.kind === "business") return { start, end, whole: true };
  if (value.kind !== "quality") return undefined;
  return { start, end, quality: value.quality, ...(value.leaning && { leaning: value.leaning }) };
}

/** "a massa" and "a pizza" make "a massa da pizza"; a waiter's service is the waiter's. */
function merge(head: Target, added: Target): Target | undefined {
  const joined = { ...head, end: added.end };
  if (added.whole) return joined;
  if (head.whole || added.quality) return undefined;
  if (head.quality) return head.thing ? undefined : { ...joined, ...(added.thing && { thing: added.thing }) };
  if (!head.thing || !added.thing) return undefined;
  if (head.thing.class === "process" && added.thing.class === "people") return { ...joined, thing: added.thing };
  if (head.thing.class !== added.thing.class || head.thing.class === "people") return joined;
  const name = `${head.thing.name} ${contract("de", added.thing.name)}`;
  return { ...joined, thing: { ...head.thing, id: `${head.thing.id} ${added.thing.id}`, name } };
}

/** The targets of a segment in order, nouns that hang together as one. */
export function findTargets({ words, marks }: Segment): Target[] {
  const targets: Target[] = [];
  for (const mark of marks) {
    const target = toTarget(mark);
    if (target === undefined) continue;
    const last = targets.at(-1);
    const merged =
      last !== undefined && isLinked(words, last.end, target.start) ? merge(last, target) : undefined;
    if (merged === undefined) targets.push(target);
    else targets[targets.length - 1] = merged;
  }
  return targets;
}

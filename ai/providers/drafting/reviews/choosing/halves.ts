import type { Word } from "../../text/words.ts";
import { isAccountOfClient } from "../points/account-of-client.ts";
import { maskClientLife } from "../points/client-life.ts";
import { tellsLoyalty } from "../points/loyalty.ts";
import { isOverruled } from "../points/overruled.ts";
import type { Segment } from "../segments.ts";
import { type Context, feelingAround } from "./context.ts";
import { chanceOf, unpackModel } from "./hashed-model.ts";
import { type Place, sideSigns } from "./side-signs.ts";
import { packedSide } from "./weights.ts";

const model = unpackModel(packedSide);

/** Which half of a text with two a stretch belongs to; none where it tells neither. */
export type Half = 1 | -1 | undefined;

/** Words between two commas that are a clause, at least. */
const shortestClause = 3;

/** The stretches between the commas of a segment, where each is a clause; else the segment. */
function clausesOf({ words }: Segment): { from: number; to: number }[] {
  const commas = words.flatMap(({ key }, at) => (key === "," ? [at] : []));
  const clauses = [...commas, words.length]
    .map((to, at, ends) => ({ from: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, to }))
    .filter(({ from, to }) => to > from);
  return clauses.every(({ from, to }) => to - from >= shortestClause)
    ? clauses
    : [{ from: 0, to: words.length }];
}

type Clause = {
  segment: number;
  from: number;
  to: number;
  /** Which way its firm words judge. */
  sides: readonly (1 | -1)[];
  /** Above 0 where it sounds praised, below where blamed. */
  sound: number;
  half: Half;
  /** It tells what was done, or of the client, and nothing of how it was. */
  bare: boolean;
  /** A turn parts it from its neighbour. */
  turns?: true;
};

/** From where on all the words of a clause together sound praised, and up to where blamed. */
const praised = 0.75;
const blamed = 0.25;
/** "Pedi dois lanches", "lavaram o tapete": what was merely done pleases nobody yet. */
const doing =
  /^(?:fui|fomos|vim|viemos|pedi|pedimos|marquei|marcamos|entrei|procurei|precisei|mandei|(?:compr|lev|deix|contrat|encomend|reserv|agend)(?:ei|amos)|(?:lig|cheg|pag)(?:uei|amos)|escolh(?:i|emos)|(?:lav|limp|mont|instal|consert|pint|troc|cort|costur|desentup|arrum|reform|pass)(?:ou|aram)|fez|fizeram)$/;
/** How much a clause sounds better than its neighbour, at least, to be the good one of two. */
const leastApart = 1;

function logit(chance: number): number {
  const within = Math.min(0.98, Math.max(0.02, chance));
  return Math.log(within / (1 - within));
}

function firmSides({ marks }: Segment, from: number, to: number): (1 | -1)[] {
  return marks.flatMap(({ value, start }) =>
    value.kind === "opinion" && !value.quiet && start >= from && start < to ? [value.polarity] : [],
  );
}

/** "O rodízio repete sempre as mesmas carnes": each word that judges blames. */
function isOnlyBlamed(sides: readonly number[]): boolean {
  return sides.length > 0 && sides.every((side) => side === -1);
}

/** It tells what was done, or of the client, and nothing of how it was. */
function isBare(
  words: readonly Word[],
  from: number,
  to: number,
  sides: readonly number[],
): boolean {
  if (sides.length === 0 && doing.test(words[from]?.key ?? "")) return true;
  const kept = new Set(maskClientLife(words));
  return words.slice(from, to).some((word) => !kept.has(word));
}

function hearClause(context: Context, segment: number, from: number, to: number): Clause {
  const places = Array.from({ length: to - from }, (_, offset) => from + offset);
  const chances = places.map((at) => chanceOf(sideSigns({ segment, at }, context), model));
  const chance = chances.reduce((sum, one) => sum + one, 0) / chances.length;
  const { good, bad } = feelingAround(context, segment, from);
  const one = context.segments[segment];
  const words = one?.words ?? [];
  const sides = one ? firmSides(one, from, to) : [];
  const bare = isBare(words, from, to, sides);
  const glad = chance >= praised && good > bad && !sides.includes(-1) && !bare;
  const sad = chance <= blamed && bad > good && !sides.includes(1) && !bare;
  const whole = !words.slice(from, to).some(({ key }) => key === ",");
  const sound = logit(chance) + 2 * (good - bad) + 2 * sides.reduce((sum, side) => sum + side, 0);
  const told =
    one !== undefined && (isAccountOfClient(one, from, to) || tellsLoyalty(one, from, to));
  const sided = glad ? 1 : sad || (whole && isOnlyBlamed(sides)) ? -1 : undefined;
  const half = told ? undefined : sided;
  return { segment, from, to, sides, sound, half, bare: bare || told };
}

const spared =
  /^(?:unic[oa] )?(?:coisa|ponto|parte|lado) (?:bo[am]|legal|positiv[oa]|que (?:salv|prest|gost))/;

/** "A única coisa boa: ...". */
function isSpared({ words }: Segment): boolean {
  const opening = words.slice(0, 5).map(({ key }) => key);
  return spared.test(opening.join(" "));
}

const troubled =
  /^(?:mas |so |agora )?(?:o|meu|unico|grande|maior) (?:unico |grande |maior )?(?:problema|pior|defeito|porem|pecado|ruim|chato) (?:e|eh|foi|era|sao|foram|mesmo|comecou|veio|,)/;

/** "O problema foi dormir: ...". */
function isTroubled({ words }: Segment): boolean {
  const opening = words.slice(0, 6).map(({ key }) => key);
  return troubled.test(opening.join(" "));
}

/** The halves of two clauses with a turn between them; none where both are judged alike or sound alike. */
function apart(one: Clause, other: Clause, rest: boolean): [Half, Half] {
  const sides = (clause: Clause, side: 1 | -1) => clause.sides.includes(side);
  if ([one, other].some(({ bare }) => bare)) return [one.half, other.half];
  if (rest && !sides(one, 1) && !sides(other, -1)) return [-1, 1];
  const better = one.sound - other.sound;
  if (Math.abs(better) < leastApart) return [one.half, other.half];
  const [good, bad] = better > 0 ? [one, other] : [other, one];
  if (sides(good, -1) || sides(bad, 1)) return [one.half, other.half];
  return better > 0 ? [1, -1] : [-1, 1];
}

/** "O preço também": of the half of what stands before it. */
function saysAlso({ words }: Segment, { from, to, sides }: Clause): boolean {
  return sides.length === 0 && words.slice(from, to).some(({ key }) => key === "tambem");
}

/** The half that a clause itself says it is of. */
function announced(clause: Clause, before: Clause | undefined, here: Segment): Half {
  if (isSpared(here)) return 1;
  if (isTroubled(here)) return -1;
  return before && saysAlso(here, clause) ? before.half : clause.half;
}

function turnsAway(clause: Clause, before: Clause | undefined, here: Segment): before is Clause {
  if (before === undefined || before.segment === clause.segment || isSpared(here)) return false;
  return here.contrary === true || here.rest === true;
}

/** What stands behind a turn is the other half of what stands before it, unless its words say otherwise. */
function turned(clauses: readonly Clause[], segments: readonly Segment[]): Clause[] {
  const told = [...clauses];
  for (const [at, clause] of told.entries()) {
    const here = segments[clause.segment];
    if (here === undefined) continue;
    const before = told[at - 1];
    told[at] = { ...clause, half: announced(clause, before, here) };
    if (!turnsAway(clause, before, here)) continue;
    const [first, second] = apart(before, clause, here.rest === true);
    told[at - 1] = { ...before, half: first, turns: true };
    told[at] = { ...clause, half: second, turns: true };
  }
  return told;
}

/** The clauses of a text with the half that each is of. */
export type Halves = readonly Clause[];

/** How far two lone clauses sound apart, at least, and each from neither, to be the halves of their text. */
const ofPair = { apart: 3, least: 0.9 } as const;

/** "O spa tem ofurô. O cartão não passou.": of two clauses the one is as good as the other is bad. */
function paired(clauses: readonly Clause[]): Clause[] {
  const [one, other] = clauses;
  if (clauses.length !== 2 || one === undefined || other === undefined) return [...clauses];
  const far = Math.abs(one.sound - other.sound) >= ofPair.apart;
  return clauses.map((clause) => {
    const half = clause.sound > 0 ? 1 : -1;
    const sure =
      Math.abs(clause.sound) >= ofPair.least && !clause.sides.some((side) => side !== half);
    return clause.half === undefined && !clause.bare && far && sure ? { ...clause, half } : clause;
  });
}

/** Words and segments of a text of two halves, at most: a longer one tells many things, and takes long to hear. */
const most = { words: 250, segments: 25 } as const;

/** Reads which half of a text each of its clauses is of, by its words, its sound and the turns between them. */
export function halvesOf(context: Context): Halves {
  if (context.length > most.words || context.segments.length > most.segments) return [];
  const clauses = context.segments.flatMap((segment, number) =>
    clausesOf(segment)
      .filter(({ from }) => !isOverruled(segment, from))
      .map(({ from, to }) => hearClause(context, number, from, to)),
  );
  return turned(paired(clauses), context.segments);
}

function clauseAt(halves: Halves, { segment = -1, at = -1 }: Partial<Place>): Clause | undefined {
  return halves.find((one) => one.segment === segment && one.from <= at && at < one.to);
}

/** The half of what stands at a place. */
export function halfAt(halves: Halves, place: Partial<Place>): Half {
  return clauseAt(halves, place)?.half;
}

/** Words of what one half tells, against the whole, at least. */
const leastShare = 0.15;
/** Clauses of a text that tells little more than its halves. */
const mostClauses = 6;

/** From where on a clause leaves little doubt which half it is of. */
const plainly = 2.5;

function wordsOf(clauses: readonly Clause[]): number {
  return clauses.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** Whether a short text plainly tells of both: of this half, beside the other. */
export function tellsBoth(halves: Halves): boolean {
  const share = (half: Half) =>
    wordsOf(halves.filter((one) => one.half === half)) / Math.max(1, wordsOf(halves));
  const plain = (half: 1 | -1) =>
    halves.some(
      (one) =>
        one.half === half && (one.turns || one.sides.includes(half) || half * one.sound >= plainly),
    );
  return (
    plain(1) &&
    plain(-1) &&
    halves.length <= mostClauses &&
    share(1) >= leastShare &&
    share(-1) >= leastShare
  );
}

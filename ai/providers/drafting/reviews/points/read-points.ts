import type { Quality } from "../lexicon/opinion.ts";
import type { Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";
import { boughtThings } from "./bought-things.ts";
import { minutesLate, minutesOver } from "./clock.ts";
import { deedsOf } from "./deeds-of.ts";
import { fits } from "./fits.ts";
import { unknownPoints } from "./guess-targets.ts";
import { type JudgedSegment, type Judgement, judgeSegment } from "./judge.ts";
import { contraryOf, lendOpinions } from "./lend-opinions.ts";
import { isGeneral, isHint, type Placed } from "./placed.ts";
import { isPast, sureJudgements } from "./sure-judgements.ts";
import { speaksOfFood, tieToThing } from "./tie-to-thing.ts";

/** What a text says, point by point. */
export type Said = {
  /** In the order of the text, each once. */
  points: Point[];
  /** Votes with no point of their own: "recomendo", "péssimo". */
  good: number;
  bad: number;
  /** Words of praise that leave no doubt, points or not. */
  firm: number;
  /** Thanks and congratulations, which also serve irony. */
  polite: number;
  /** Things and qualities named without a judgement. */
  named: Point[];
  /** The text turns somewhere: "mas", "só que", "menos". */
  turns: boolean;
  /** Nouns that the lexicon does not know, not judged either. */
  unknown: Point[];
  /** What verbs tell that somebody did. */
  deeds: Point[];
};

type Told = Judgement & Pick<Point, "faint" | "salience" | "segment">;

/** Whether a point would lose its thing: a quality that is none of it is named alone. */
function isOddPair({ thing, quality }: Pick<Placed, "thing" | "quality">): boolean {
  return (
    thing !== undefined &&
    quality !== undefined &&
    !fits(quality, thing) &&
    thing.class !== "people"
  );
}

function toPoint(judgement: Told): Point {
  const { thing, polarity, faint, salience, segment, at } = judgement;
  const unharmed = polarity === 1 && judgement.quality === "condition" && thing !== undefined;
  const quality = unharmed ? undefined : judgement.quality;
  const joined = isOddPair({ thing, quality });
  return {
    polarity,
    ...(thing && !joined && { thing }),
    ...(quality && { quality }),
    ...(faint && { faint }),
    ...(salience !== undefined && { salience }),
    ...(segment !== undefined && { segment }),
    at,
  };
}

function isOfShop(thing: Point["thing"]): boolean {
  return thing !== undefined && !/^(?:own|pet)$/.test(thing.class);
}

/** A "mas ..." that no known word judges blames, where praise stands before it. */
function isSilentTurn(segment: Segment, at: number, judged: readonly JudgedSegment[]): boolean {
  const names = judged[at]?.unjudged.some(({ thing, quality }) => quality ?? isOfShop(thing));
  const silent = judged[at]?.judgements.every(isHint) && !names;
  const said = judged.slice(0, at).some(({ judgements }) => judgements.length > 0);
  const long = segment.words.length > 2;
  return segment.contrary === true && silent === true && said && long && contraryOf(at, judged) < 0;
}

/** "Pedi às 19:30 e chegou 21:40": nobody had appointed a time. */
function isOrdered(words: Segment["words"]): boolean {
  const keys = words.map(({ key }) => key);
  const fixed = keys.some((key) => /^(?:marc|agend|combin|encomend|reserv|para$)/.test(key));
  return !fixed && keys.some((key) => /^(?:pedi|pedimos|pedido)$/.test(key));
}

/** "Cheguei 6:30 e fui chamada 9:40" is a wait, and no hour was kept or missed. */
function latenessOf(words: Segment["words"]): Quality {
  if (isOrdered(words)) return "speed";
  const fixed = words.some(({ key }) =>
    /^(?:marc|marq|agend|combin|encomend|reserv|previst|promet|para$|horario)/.test(key),
  );
  const came = words.some(({ key }) => /^(?:cheguei|chegamos)$/.test(key));
  return came && !fixed ? "wait" : "appointedTime";
}

/** "Marcado para 14h, atendida às 16h": a wait that no word names. */
function readClock({ words, marks }: Segment, segment: number): Placed[] {
  const told = marks.some(
    ({ value }) => value.kind === "opinion" && /^(?:wait|delay)$/.test(value.quality ?? ""),
  );
  if (told) return [];
  const wait = { polarity: -1, at: words.length, segment, fragile: false } as const;
  if (minutesLate(words) > 0) return [{ ...wait, quality: latenessOf(words) }];
  return minutesOver(words) > 0 ? [{ ...wait, quality: "deadline" }] : [];
}

/** "Encomendei pra sábado às 14h. Chegaram às 17h.": what was set and what came true stand in two sentences. */
function readClocks(segments: readonly Segment[]): Placed[] {
  const found = segments.flatMap(readClock);
  const whole = segments.flatMap(({ words }) => words);
  const marks = segments.flatMap((segment) => segment.marks);
  const last = segments.at(-1);
  return found.length > 0 || last === undefined
    ? found
    : readClock({ ...last, words: whole, marks }, segments.length - 1);
}

/** What each segment says on its own, each judgement in its place and with the thing it can be about. */
function place(judged: readonly JudgedSegment[], segments: readonly Segment[]): Placed[] {
  const food = speaksOfFood(segments);
  return judged.flatMap(({ judgements }, segment) =>
    judgements
      .map((judgement) => ({
        ...judgement,
        segment,
        fragile: isPast(judgement, segments[segment]),
      }))
      .flatMap((judgement) => tieToThing(judgement, segments, food)),
  );
}

/** "Simples, mas acolhedor": a turn to the better. */
function praisesOnly(judged: JudgedSegment | undefined): boolean {
  const judgements = judged?.judgements ?? [];
  return judgements.length > 0 && judgements.every(({ polarity }) => polarity === 1);
}

function inOrder(list: readonly Placed[]): Placed[] {
  return [...list].sort((one, other) => one.segment - other.segment || one.at - other.at);
}

/** Votes with no point of their own, for each polarity; courtesy apart. */
function countVotes(kept: readonly Placed[], turns: number): Pick<Said, "good" | "bad" | "polite"> {
  const general = kept.filter(isGeneral);
  const isPolite = ({ opinion }: Placed) => opinion?.polite === true;
  const good = general.filter(({ polarity }) => polarity === 1);
  return {
    good: good.filter((one) => !isPolite(one)).length,
    bad: general.length - good.length + turns,
    polite: good.filter(isPolite).length,
  };
}

/** The things of judgements that do not hold, and those a quality leaves out, which are named all the same. */
function thingsOf(placed: readonly Placed[], sure: readonly Placed[]): Told[] {
  const kept = new Set(sure);
  return placed.flatMap((one) =>
    one.thing === undefined || (kept.has(one) && !isOddPair(one))
      ? []
      : [{ polarity: 1, thing: one.thing, at: one.at, segment: one.segment, salience: 1 }],
  );
}

/** Reads what a text says of what; `rating`: the stars it gives, which settle what the words leave open. */
export function readPoints(segments: readonly Segment[], rating: number | undefined): Said {
  const judged = segments.map(judgeSegment);
  const placed = place(judged, segments);
  const sure = sureJudgements(placed, segments, rating);
  const kept = [...sure, ...readClocks(segments)];
  const unjudged = judged.flatMap((one, segment) =>
    one.unjudged.map((target) => ({ target, segment })),
  );
  const { lentTo, named } = lendOpinions(unjudged, { judged, segments, rating });
  const told = new Set(kept.map(keyOf));
  const all = [...inOrder(kept), ...inOrder(lentTo.filter((one) => !told.has(keyOf(one))))];
  const turns = segments.filter((segment, at) => isSilentTurn(segment, at, judged)).length;
  const bought = boughtThings(segments);
  return {
    points: distinct(all.filter((one) => !isGeneral(one)).map(toPoint)).map(bought),
    ...countVotes(kept, turns),
    firm: kept.filter(({ polarity, opinion }) => polarity === 1 && opinion?.quiet !== true).length,
    named: distinct([...named, ...thingsOf(placed, sure)].map(toPoint)).map(bought),
    turns: segments.some(({ contrary }, at) => contrary && !praisesOnly(judged[at])),
    unknown: distinct(
      segments.flatMap((one, segment) =>
        unknownPoints(one).map((point) => ({ ...point, segment })),
      ),
    ),
    deeds: deedsOf(segments),
  };
}

function keyOf({ thing, quality }: Pick<Placed, "thing" | "quality">): string {
  return `${thing?.id ?? ""}/${quality ?? ""}`;
}

/** How much likelier a thing is a point for each time it is named again. */
const forAnother = 0.8;

/** Each point once, with the polarity most said of it; where they are even, the later word stands. */
function distinct(points: readonly Point[]): Point[] {
  const tally = new Map<string, number>();
  const last = new Map<string, Point>();
  const salience = new Map<string, number>();
  for (const point of points) {
    const key = keyOf(point);
    tally.set(key, (tally.get(key) ?? 0) + point.polarity);
    last.set(key, point);
    const before = salience.get(key);
    const now = point.salience ?? 0;
    salience.set(key, before === undefined ? now : Math.max(before, now) + forAnother);
  }
  const seen = new Set<string>();
  return points.flatMap((point) => {
    const key = keyOf(point);
    if (seen.has(key)) return [];
    seen.add(key);
    const sum = tally.get(key) || last.get(key)?.polarity || 0;
    return [{ ...point, polarity: sum > 0 ? 1 : -1, ...weight(point, salience.get(key)) }];
  });
}

function weight(point: Point, salience: number | undefined): Pick<Point, "salience"> {
  return point.salience === undefined || salience === undefined ? {} : { salience };
}

import { minutesLate } from "./clock.ts";
import { type JudgedSegment, type Judgement, judgeSegment } from "./judge.ts";
import type { Quality } from "./lexicon/opinion.ts";
import type { Thing } from "./lexicon/thing.ts";
import { fits, type Point } from "./point-names.ts";
import type { Segment } from "./segments.ts";
import { type Target, unknownThings } from "./targets.ts";

/** What a text says, point by point. */
export type Said = {
  /** In the order of the text, each once. */
  points: Point[];
  /** Votes with no point of their own: "recomendo", "péssimo". */
  good: number;
  bad: number;
  /** Thanks and congratulations, which also serve irony. */
  polite: number;
  /** Things and qualities named without a judgement. */
  named: Point[];
  /** The text turns somewhere: "mas", "só que", "menos". */
  turns: boolean;
  /** Nouns that the lexicon does not know, not judged either. */
  unknown: Point[];
};

type Placed = Omit<Judgement, "quality"> & {
  quality?: Quality | undefined;
  segment: number;
  fragile: boolean;
};

/** Words that judge only where food is spoken of: a road can be hard and a photo small. */
const ofFood = new Set<Quality>(["preparation", "heat", "portion", "taste", "seasoning", "size"]);
const dropped = new Set<Quality>(["preparation", "heat", "size"]);
const arriving = /^(cheg|veio|vier|entreg|serv|receb|trouxe|mand)/;

function aboutFood(segments: readonly Segment[]): boolean {
  return segments.some(
    ({ words, marks }) =>
      words.some(({ key }) =>
        /^(?:comi|comid|comer|porc(?:ao|oes)|prato|lanch|almoc|jant|sabor)/.test(key),
      ) ||
      marks.some(
        ({ value, start }) =>
          (value.kind === "thing" && (value.class === "food" || value.class === "cold")) ||
          (value.kind === "business" &&
            /^(restaur|lancho|pizza|padari|hambur|bar|botec|cafet|sorvet|doceri|confeit|acoug)/.test(
              words[start]?.key ?? "",
            )),
      ),
  );
}

/** "Pedi uma pizza. Chegou fria." The last thing named before that can have the quality. */
function lastFitting(
  quality: Quality,
  segments: readonly Segment[],
  { segment: last, at: place }: Placed,
): Point["thing"] {
  for (let at = last; at >= 0; at -= 1) {
    const fitting = segments[at]?.marks.findLast(
      ({ value, start }) =>
        value.kind === "thing" && fits(quality, value) && (at < last || start < place),
    );
    if (fitting?.value.kind === "thing") return fitting.value;
  }
  return undefined;
}

/** Qualities whose thing may stand in an earlier sentence. */
const following = new Set<Quality>([
  ...ofFood,
  "condition",
  "function",
  "fit",
  "finish",
  "freshness",
  "durability",
]);

const delivery: Thing = {
  kind: "thing",
  id: "entrega",
  class: "process",
  name: "a entrega",
  core: true,
};
const ofDelivery = new Set<Quality>(["speed", "agility", "delay", "punctuality", "deadline"]);

/** "Entregaram antes do prazo": the speed is that of the delivery. */
function delivered({ quality, thing, segment }: Placed, segments: readonly Segment[]): boolean {
  if (quality === undefined || thing !== undefined || !ofDelivery.has(quality)) return false;
  return segments[segment]?.words.some(({ key }) => /^entreg/.test(key)) ?? false;
}

/** Gives a quality its thing from before; drops one of food where no food is spoken of. */
function tie(judgement: Placed, segments: readonly Segment[], food: boolean): Placed[] {
  const { quality, thing, segment } = judgement;
  if (delivered(judgement, segments)) return [{ ...judgement, thing: delivery }];
  if (quality === undefined || thing !== undefined || !following.has(quality)) return [judgement];
  const found = lastFitting(quality, segments, judgement);
  if (found !== undefined) return [{ ...judgement, thing: found }];
  if (quality === "taste") {
    return food || judgement.opinion?.quality !== quality
      ? [judgement]
      : [{ ...judgement, quality: undefined }];
  }
  if (!dropped.has(quality)) return [judgement];
  const arrives = segments[segment]?.words.some(({ key }) => arriving.test(key)) ?? false;
  return food || (judgement.opinion?.heat === "cold" && arrives) ? [judgement] : [];
}

function sum(judgements: readonly Judgement[]): number {
  return judgements.reduce((total, { polarity }) => total + polarity, 0);
}

function isGeneral({ thing, quality }: Judgement): boolean {
  return thing === undefined && quality === undefined;
}

/** "Tudo ótimo, menos o suco": the opposite of what the text said before; a blemish where it said nothing. */
function contraryOf(at: number, judged: readonly JudgedSegment[]): number {
  const before = judged.slice(0, at).flatMap(({ judgements }) => judgements);
  return sum(before) < 0 ? 1 : -1;
}

/** "O rapaz foi gentil, a moça não." */
function isContrasted({ end }: Target, segment: Segment | undefined): boolean {
  const rest = segment?.words.slice(end).map(({ key }) => key) ?? [];
  return rest.at(-1) === "nao" && !rest.includes(",");
}

/** The polarity that the words around lend to a thing nobody judged. */
function lent(
  target: Target,
  at: number,
  judged: readonly JudgedSegment[],
  segments: readonly Segment[],
): number {
  const own = judged[at]?.judgements ?? [];
  if (segments[at]?.contrary && own.length === 0) return contraryOf(at, judged);
  if (own.length === 0 && segments[at + 1]?.contrary && sum(judged[at + 1]?.judgements ?? []) < 0)
    return 1;
  const general = Math.sign(sum(own.filter(isGeneral)));
  if (general !== 0) return general;
  if (isContrasted(target, segments[at])) return -Math.sign(sum(own));
  if (!target.core && !opensChunk(target, segments[at])) return 0;
  const sameSentence = judged.flatMap(({ judgements }, place) =>
    segments[place]?.sentence === segments[at]?.sentence ? judgements : [],
  );
  return (
    Math.sign(sum(own)) ||
    Math.sign(sum(sameSentence)) ||
    Math.sign(sum(judged.flatMap(({ judgements }) => judgements)))
  );
}

/** "Fotos incluídas", "o chuveiro não esquenta": what stands first is what the words are about. */
function opensChunk({ start }: Target, segment: Segment | undefined): boolean {
  const before = segment?.words.slice(0, start).map(({ key }) => key) ?? [];
  const chunk = before.slice(before.lastIndexOf(",") + 1);
  return chunk.every((key) =>
    /^(?:e|o|a|os|as|ja|meu|minha|no|na|pelo|pela|que|disse|ate|com)$/.test(key),
  );
}

/** "o box", "encomendei salgados"; not "quem não come carne", "de carne" or "minha roupa". */
function isDefinite(target: Target, segment: Segment | undefined): boolean {
  const key = segment?.words[target.start - 1]?.key ?? "";
  return !/^(?:de|para|com|sem|outr[oa]s?|suas?|seus?|noss[oa]s?|quem|com[eo]|cada|nem|igual|tipo|qualquer)$/.test(
    key,
  );
}

function toPoint({ thing, quality, polarity }: Judgement): Point {
  const joined =
    thing !== undefined &&
    quality !== undefined &&
    !fits(quality, thing) &&
    !peopleOrService(thing);
  return { polarity, ...(thing && !joined && { thing }), ...(quality && { quality }) };
}

function peopleOrService(thing: NonNullable<Point["thing"]>): boolean {
  return thing.class === "people";
}

const before = new Set(
  "levei cheguei precisei precisava precisando estava tinha sofria chegamos levamos".split(" "),
);
const ailing = new Set<Quality>(["noise", "function", "condition", "smell"]);

/** "Cheguei com o carro fazendo barulho": the state the client came in. */
function isPast({ opinion, quality, thing }: Judgement, segment: Segment | undefined): boolean {
  if (segment?.contrary) return false;
  if (opinion?.fragile) return true;
  const came = segment?.words.some(({ key }) => before.has(key)) ?? false;
  return came && (thing?.class === "own" || (quality !== undefined && ailing.has(quality)));
}

/** Told of the time before the shop helped: "meu celular estava quebrado e consertaram". */
function withoutPast(judgements: readonly Placed[], rating: number | undefined): Placed[] {
  const bad = judgements.filter(
    ({ polarity, opinion }) => polarity === -1 && opinion?.quiet !== true,
  );
  const good = judgements.filter(({ polarity }) => polarity === 1).length;
  const happy = rating === undefined ? good >= 2 : rating >= 4 && good >= 1;
  const onlyPast = bad.length > 0 && bad.every(({ fragile }) => fragile);
  return onlyPast && happy ? judgements.filter(({ polarity }) => polarity === 1) : [...judgements];
}

/** Qualities that a bare word names only of a thing: "novo", "grande". */
const ofThings = new Set<Quality>(["premises", "size"]);

/** Said only beside another of its kind: "disseram que ..." is no complaint, "estragou, e disseram que ..." is. */
function withoutLoneQuiet(judgements: readonly Placed[]): Placed[] {
  const bad = judgements.filter(({ polarity }) => polarity === -1);
  const good = judgements.some(
    ({ polarity, opinion }) => polarity === 1 && opinion?.quiet !== true,
  );
  const loud = bad.some(({ opinion }) => opinion?.quiet !== true) || (bad.length > 1 && !good);
  return judgements.filter((one) => {
    if (one.opinion?.quiet !== true) return true;
    if (one.thing === undefined && one.quality !== undefined && ofThings.has(one.quality))
      return false;
    if (one.polarity === -1) return loud;
    const blamed = bad.some(({ segment }) => segment === one.segment);
    return !loud || (one.attached === true && !blamed);
  });
}

/** What the words around make of a noun is a guess: three praises outweigh it, unless a "mas" opens it. */
function withoutGuesses(judgements: readonly Placed[], segments: readonly Segment[]): Placed[] {
  const good = judgements.filter(({ polarity }) => polarity === 1).length;
  const isGuess = ({ polarity, opinion, quality, thing, segment }: Placed): boolean =>
    polarity === -1 &&
    (opinion === undefined || (quality === "size" && thing?.class !== "food")) &&
    segments[segment]?.contrary !== true;
  const bad = judgements.filter(({ polarity }) => polarity === -1);
  return good >= 3 && bad.every(isGuess)
    ? judgements.filter((one) => !isGuess(one))
    : [...judgements];
}

/** A "mas ..." that no known word judges counts as the contrary of what stands before it. */
function turnOf(segment: Segment, at: number, judged: readonly JudgedSegment[]): number {
  const silent = judged[at]?.judgements.length === 0 && judged[at]?.unjudged.length === 0;
  const said = judged.slice(0, at).some(({ judgements }) => judgements.length > 0);
  return segment.contrary && silent && said && segment.words.length > 2
    ? contraryOf(at, judged)
    : 0;
}

/** "Marcado para 14h, atendida às 16h": a wait that no word names. */
function readClock({ words, marks }: Segment, segment: number): Placed[] {
  if (
    marks.some(
      ({ value }) =>
        value.kind === "opinion" && (value.quality === "wait" || value.quality === "delay"),
    )
  )
    return [];
  return minutesLate(words) > 0
    ? [{ polarity: -1, quality: "appointedTime", at: words.length, segment, fragile: false }]
    : [];
}

type Unjudged = { target: Target; segment: number };

type Surroundings = {
  judged: readonly JudgedSegment[];
  segments: readonly Segment[];
  rating: number | undefined;
};

/** The polarity that the surroundings give to what nothing was said of; undefined if they give none. */
function lentPolarity(one: Unjudged, around: Surroundings): 1 | -1 | undefined {
  const { target, segment } = one;
  const polarity = lent(target, segment, around.judged, around.segments);
  if (polarity !== 0) return polarity > 0 ? 1 : -1;
  const wellRated = around.rating !== undefined && around.rating >= 4;
  return target.leaning ?? (wellRated && target.thing?.core ? 1 : undefined);
}

/** What nothing was said of directly takes the opinion of its surroundings, or stays merely named. */
function lendOpinions(unjudged: readonly Unjudged[], around: Surroundings) {
  const lentTo: Placed[] = [];
  const named: Point[] = [];
  for (const one of unjudged.filter(({ target }) => !target.whole)) {
    const { thing, quality, start: at } = one.target;
    const point = { ...(thing && { thing }), ...(quality && { quality }) };
    const polarity = lentPolarity(one, around);
    if (polarity !== undefined) {
      lentTo.push({ ...point, polarity, at, segment: one.segment, fragile: false });
    } else if (isDefinite(one.target, around.segments[one.segment])) {
      named.push({ ...point, polarity: 1 });
    }
  }
  return { lentTo, named };
}

export function readPoints(segments: readonly Segment[], rating: number | undefined): Said {
  const judged = segments.map(judgeSegment);
  const food = aboutFood(segments);
  const told = judged.flatMap(({ judgements }, segment) =>
    judgements
      .map((judgement) => ({
        ...judgement,
        segment,
        fragile: isPast(judgement, segments[segment]),
      }))
      .flatMap((judgement) => tie(judgement, segments, food)),
  );
  const sure = withoutGuesses(withoutLoneQuiet(withoutPast(told, rating)), segments);
  const kept = [...sure, ...segments.flatMap(readClock)];
  const unjudged = judged.flatMap((one, segment) =>
    one.unjudged.map((target) => ({ target, segment })),
  );
  const { lentTo, named } = lendOpinions(unjudged, { judged, segments, rating });
  const inOrder = (list: readonly Placed[]) =>
    [...list].sort((one, other) => one.segment - other.segment || one.at - other.at);
  const all = [...inOrder(kept), ...inOrder(lentTo)];
  const turns = segments
    .map((segment, at) => turnOf(segment, at, judged))
    .filter((turn) => turn !== 0);
  const general = kept.filter(isGeneral);
  const votes = (polarity: number, polite: boolean) =>
    general.filter((one) => one.polarity === polarity && (one.opinion?.polite === true) === polite)
      .length;
  return {
    points: distinct(all.filter((one) => !isGeneral(one)).map(toPoint)),
    good: votes(1, false) + turns.filter((turn) => turn > 0).length,
    bad: votes(-1, false) + votes(-1, true) + turns.filter((turn) => turn < 0).length,
    polite: votes(1, true),
    named: distinct(named.map((point) => toPoint({ ...point, at: 0 }))),
    turns: segments.some(({ contrary }) => contrary),
    unknown: segments.flatMap(unknownThings).map((thing) => ({ thing, polarity: 1 })),
  };
}

function keyOf({ thing, quality }: Point): string {
  return `${thing?.id ?? ""}/${quality ?? ""}`;
}

/** Each point once, with the polarity most said of it; where they are even, the complaint stands. */
function distinct(points: readonly Point[]): Point[] {
  const tally = new Map<string, number>();
  for (const point of points)
    tally.set(keyOf(point), (tally.get(keyOf(point)) ?? 0) + point.polarity);
  const seen = new Set<string>();
  return points.flatMap((point) => {
    const key = keyOf(point);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ ...point, polarity: (tally.get(key) ?? 0) > 0 ? 1 : -1 }];
  });
}

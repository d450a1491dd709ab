import { feelingOf } from "../text/sentiment/feeling.ts";
import { isIn, pointsOfSilent, stretchesOf } from "./coverage.ts";
import { impliedPoints } from "./implied-points.ts";
import type { Point } from "./point-names.ts";
import type { Said } from "./read-points.ts";
import type { Segment } from "./segments.ts";
import type { Tone } from "./tone.ts";
import { isMereService, isVague, tellMuch } from "./vague.ts";

/** Points that a reply names, where the text has so many. */
const enough = 4;
/** Nouns that the lexicon does not know, at most. */
const mostStrange = 2;

/** Beside the judged points what the story implies, and what else it names: "a lasanha nunca chegou". */
export function completePoints(said: Said, tone: Tone, segments: readonly Segment[]): Point[] {
  if (tone === "mixed") return completeHalves(said, segments);
  const { points, named } = said;
  if (tone === "neutral") return [...points, ...impliedPoints(segments, points, -1)];
  if (tone === "question") return points;
  const polarity = tone === "praise" ? 1 : -1;
  const judged = points.filter((point) => point.polarity === polarity);
  const turned = points.filter((point) => point.polarity !== polarity).flatMap(bareThing);
  return fillUp(judged, [...named, ...turned], { said, segments, polarity, isHere: () => true });
}

/** A thing that the words judge otherwise than the whole: "chuveiro nunca mais desarmou". */
function bareThing({ thing, segment }: Point): Point[] {
  if (thing === undefined || thing.name.startsWith("a falta")) return [];
  return [{ thing, polarity: 1, salience: 0, ...(segment !== undefined && { segment }) }];
}

/** Salience of the client's own thing that is what the account is about. */
const ofOwn = 1;

/** Salience of what was bought, asked for or brought. */
const bought = 3;

const occasions =
  /^(?:festa|casamento|anivers[aá]rio|formatura|viagem|batizado|vel[oó]rio|noivado|escola|praia)$/;

/** What it was for, and not what was sold: "chegaram às 17h, a festa já tinha começado". */
function isOccasion({ thing, salience = 0 }: Point): boolean {
  return occasions.test(thing?.id ?? "") && salience < bought;
}

/** What a shop makes, sells or does, though it stands aside: "o carinho que tiveram com a nossa festa". */
const made = /^(?:food|cold|goods|work)$/;

type Around = {
  said: Said;
  segments: readonly Segment[];
  polarity: 1 | -1;
  /** Whether a segment, by its number, belongs to this half of the text. */
  isHere: (segment: number) => boolean;
};

/**
 * The points judged, then what these segments imply and name besides, as many as a reply names. What is vague stands
 * only where nothing else tells much, and so does a noun that no lexicon knows, unless a stretch is silent without it.
 */
function fillUp(
  judged: readonly Point[],
  named: readonly Point[],
  { said, segments, polarity, isHere }: Around,
): Point[] {
  const here = segments.filter((_, at) => isHere(at));
  const implied = impliedPoints(here, judged, polarity);
  const strange = mostSalient(said.unknown, mostStrange);
  const told = untold([...named, ...strange], judged).filter((point) => !isOccasion(point));
  const silent = silentPoints(judged, told, { said, segments, polarity, isHere });
  const done = said.deeds.filter(({ denied, segment = -1 }) => !denied && isHere(segment));
  const more = [...implied, ...faintly([...told, ...done], polarity)].filter(
    (point) => !isAmong(point, silent),
  );
  const few = judged.length + silent.length < 2;
  const near =
    polarity === 1 && judged.length > 0
      ? more.filter(
          ({ thing, salience = 0 }) => salience >= 0 || (few && made.test(thing?.class ?? "")),
        )
      : more;
  const telling = near.filter((point) => !isVague(point) && point.thing?.class !== "other");
  const tells = silent.length > 0 || tellMuch([...judged, ...telling]);
  const firm = tells ? judged.filter((point) => !isVague(point)) : judged;
  const room = Math.max(0, enough - judged.length - silent.length);
  const many = firm.length + silent.length + telling.length >= enough;
  const worthy = many ? telling.filter((point) => !isMereService(point)) : telling;
  const chosen = mostSalient(tells ? worthy : near, room || 1);
  const central = chosen.filter(({ salience = 0 }) => salience >= sureSalience).map(asSure);
  const filling = room > 0 ? chosen : central;
  return inTextOrder([...firm, ...silent, ...filling]);
}

/** Above every other faint point: nothing else speaks of its stretch. */
const ofSilent = 4;

/** A point for each stretch of which no judged one speaks. */
function silentPoints(
  judged: readonly Point[],
  told: readonly Point[],
  { said, segments, polarity, isHere }: Around,
): Point[] {
  const nouns = faintly(told, polarity).filter((point) => !isVague(point));
  const deeds = said.deeds.filter((deed) => (polarity === -1 || !deed.denied) && !isVague(deed));
  const here = stretchesOf(segments).filter(
    (stretch) => isHere(stretch.segment) || judged.some((point) => isIn(stretch, point)),
  );
  const other = said.points.filter((point) => point.polarity !== polarity && !point.faint);
  const silent = pointsOfSilent(here, judged, { nouns, deeds, other });
  return faintly(silent, polarity).map((point) => ({
    ...point,
    salience: (point.salience ?? 0) + ofSilent,
  }));
}

function isAmong({ segment, at }: Point, points: readonly Point[]): boolean {
  return points.some((point) => point.segment === segment && point.at === at && at !== undefined);
}

/** What stands in no place of its own comes last. */
function inTextOrder(points: readonly Point[]): Point[] {
  const place = ({ segment = Number.MAX_SAFE_INTEGER, at = 0 }: Point) => [segment, at] as const;
  return [...points].sort((one, other) => {
    const [[first, from], [second, to]] = [place(one), place(other)];
    return first - second || from - to;
  });
}

/** Named as often, or told as what was bought, a thing is a point however much is judged besides. */
const sureSalience = 3.5;

function asSure({ faint: _, ...point }: Point): Point {
  return point;
}

/** Which half of a mixed text a segment belongs to: what its words judge, what turns, what it sounds like. */
function sideOf(segment: Segment, at: number, points: readonly Point[]): 1 | -1 {
  const told = points.filter((point) => point.segment === at && !point.faint);
  if (told.length > 0 && told.every(({ polarity }) => polarity === told[0]?.polarity))
    return told[0]?.polarity ?? 1;
  if (segment.contrary) return -1;
  return feelingOf(segment.words.map(({ text }) => text).join(" ")).polarity < 0 ? -1 : 1;
}

/** "Preço bom, mas esqueceram de devolver a calota": a half that no word judges is told by what it names. */
function completeHalves(said: Said, segments: readonly Segment[]): Point[] {
  const { points, named, unknown } = said;
  const sides = segments.map((segment, at) => sideOf(segment, at, points));
  const half = (polarity: 1 | -1): Point[] => {
    const judged = points.filter((point) => point.polarity === polarity);
    const isHere = (segment: number) => sides[segment] === polarity;
    const isTold = ({ segment = -1 }: Point) => isHere(segment);
    const around = {
      said: { ...said, unknown: unknown.filter(isTold) },
      segments,
      polarity,
      isHere,
    };
    if (judged.some(({ faint }) => !faint)) {
      const nouns = untold([...named, ...unknown], points);
      return inTextOrder([...judged, ...silentPoints(judged, nouns, around)]);
    }
    return fillUp(judged, untold(named.filter(isTold), points), around).slice(0, 3);
  };
  return [...half(1), ...half(-1)];
}

/** The likeliest points of a list, in its order; what stands aside only where nothing else does. */
function mostSalient(points: readonly Point[], most: number): Point[] {
  const ranked = [...points].sort((one, other) => (other.salience ?? 0) - (one.salience ?? 0));
  const kept = new Set(ranked.slice(0, most));
  const central = ranked.some(({ salience = 0 }) => salience > 0);
  return points.filter((point) => kept.has(point) && !(central && (point.salience ?? 0) < 0));
}

const sold = /^(?:food|cold|goods|place|work|people)$/;

/** Whoever was seen about it afterwards is none of the shop. */
const healing = /^(?:dermatolog|médic|doutor|enfermeir|dentist|veterin|hospital|psic|fisio)/;

/** The points of a grave matter: what is blamed, then what the account names; nothing implied. */
export function gravePoints({ points, named }: Said): Point[] {
  const told = named.filter(
    ({ thing }) => sold.test(thing?.class ?? "") && !healing.test(thing?.id ?? ""),
  );
  return [...points, ...faintly(untold(told, points), -1)];
}

function untold(more: readonly Point[], points: readonly Point[]): Point[] {
  const told = new Set(points.map(({ thing }) => thing?.id));
  return more.filter(
    ({ thing, salience = 0 }) =>
      thing === undefined ||
      (!told.has(thing.id) && (salience >= ofOwn || !/^(?:own|pet)$/.test(thing.class))),
  );
}

function faintly(points: readonly Point[], polarity: 1 | -1): Point[] {
  return points.map((point) => ({ ...point, polarity, faint: true }));
}

const past = /^(?:\p{L}{2,}(?:ei|ou|eu|iu|ava|avam|aram|eram|iram|amos|emos)|veio|fiz|fui)$/u;

/** An account of what happened, long enough to be one. */
export function tellsStory(segments: readonly Segment[]): boolean {
  const words = segments.flatMap((segment) => segment.words);
  return words.length > 4 && words.some(({ key }) => past.test(key));
}

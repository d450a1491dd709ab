import { feelingOf } from "../text/sentiment/feeling.ts";
import { impliedPoints } from "./implied-points.ts";
import type { Point } from "./point-names.ts";
import type { Said } from "./read-points.ts";
import type { Segment } from "./segments.ts";
import type { Tone } from "./tone.ts";

/** Points that a reply names, where the text has so many. */
const enough = 4;
/** Praise in a few words needs no filling up: what it does not say would stand in the reply. */
const short = { words: 15, points: 2 } as const;
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
  return fillUp(judged, [...named, ...turned], { said, segments, polarity });
}

/** A thing that the words judge otherwise than the whole: "chuveiro nunca mais desarmou". */
function bareThing({ thing, segment }: Point): Point[] {
  if (thing === undefined || thing.name.startsWith("a falta")) return [];
  return [{ thing, polarity: 1, salience: 0, ...(segment !== undefined && { segment }) }];
}

/** Salience of what was bought, asked for or brought. */
const bought = 3;

const occasions =
  /^(?:festa|casamento|anivers[aá]rio|formatura|viagem|batizado|vel[oó]rio|noivado|escola|praia)$/;

/** What it was for, and not what was sold: "chegaram às 17h, a festa já tinha começado". */
function isOccasion({ thing, salience = 0 }: Point): boolean {
  return occasions.test(thing?.id ?? "") && salience < bought;
}

type Around = { said: Said; segments: readonly Segment[]; polarity: 1 | -1 };

/** The points judged, then what these segments imply and name besides, as many as a reply names. */
function fillUp(
  judged: readonly Point[],
  named: readonly Point[],
  { said, segments, polarity }: Around,
): Point[] {
  const implied = impliedPoints(segments, judged, polarity);
  const strange = mostSalient(said.unknown, mostStrange);
  const told = untold([...named, ...strange], judged).filter((point) => !isOccasion(point));
  const more = [...implied, ...faintly(told, polarity)];
  const near =
    polarity === 1 && judged.length > 0 ? more.filter(({ salience = 0 }) => salience >= 0) : more;
  const words = segments.reduce((sum, segment) => sum + segment.words.length, 0);
  const most = polarity === 1 && words <= short.words ? short.points : enough;
  const room = Math.max(0, most - judged.length);
  const chosen = mostSalient(near, room || 1);
  const central = chosen.filter(({ salience = 0 }) => salience >= sureSalience).map(asSure);
  return room > 0 ? [...judged, ...chosen] : [...judged, ...central];
}

/** Named as often, or told as what was bought, a thing is a point however much is judged besides. */
const sureSalience = 3.5;

function asSure({ faint: _, ...point }: Point): Point {
  return point;
}

/** Which half of a mixed text a segment belongs to: what its words judge, what turns, what it sounds like. */
function sideOf(segment: Segment): 1 | -1 {
  if (segment.contrary) return -1;
  return feelingOf(segment.words.map(({ text }) => text).join(" ")).polarity < 0 ? -1 : 1;
}

/** "Preço bom, mas esqueceram de devolver a calota": a half that no word judges is told by what it names. */
function completeHalves(said: Said, segments: readonly Segment[]): Point[] {
  const { points, named, unknown } = said;
  const sides = segments.map(sideOf);
  const half = (polarity: 1 | -1): Point[] => {
    const judged = points.filter((point) => point.polarity === polarity);
    if (judged.some(({ faint }) => !faint)) return judged;
    const isHere = ({ segment = -1 }: Point) => sides[segment] === polarity;
    const here = segments.filter((_, at) => sides[at] === polarity);
    const part = { ...said, unknown: unknown.filter(isHere) };
    const told = [...judged, ...untold(named.filter(isHere), points)];
    return fillUp(judged, told, { said: part, segments: here, polarity }).slice(0, 3);
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

const sold = /^(?:food|cold|goods|place|work)$/;

/** The points of a grave matter: what is blamed, or else what the account names; no person, nothing implied. */
export function gravePoints({ points, named }: Said): Point[] {
  if (points.some(({ polarity }) => polarity === -1)) return points;
  return [
    ...points,
    ...faintly(
      named.filter(({ thing }) => sold.test(thing?.class ?? "")),
      -1,
    ),
  ];
}

function untold(more: readonly Point[], points: readonly Point[]): Point[] {
  const told = new Set(points.map(({ thing }) => thing?.id));
  return more.filter(
    ({ thing }) =>
      thing === undefined || (!told.has(thing.id) && !/^(?:own|pet)$/.test(thing.class)),
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

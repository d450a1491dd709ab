import { unknownThings } from "./guess-targets.ts";
import { impliedPoints } from "./implied-points.ts";
import type { Point } from "./point-names.ts";
import type { Said } from "./read-points.ts";
import type { Segment } from "./segments.ts";
import type { Tone } from "./tone.ts";

/** Points that a reply names, where the text has so many. */
const enough = 4;
/** Nouns that the lexicon does not know, at most. */
const mostStrange = 2;

/** Beside the judged points what the story implies, and what else it names: "a lasanha nunca chegou". */
export function completePoints(said: Said, tone: Tone, segments: readonly Segment[]): Point[] {
  if (tone === "mixed") return completeBlame(said, segments);
  const { points, named, unknown } = said;
  if (tone === "neutral") return [...points, ...impliedPoints(segments, points, -1)];
  if (tone === "question") return points;
  const polarity = tone === "praise" ? 1 : -1;
  const implied = impliedPoints(segments, points, polarity);
  const strange = tone === "complaint" ? unknown.slice(0, mostStrange) : [];
  const more = untold([...named, ...strange], points);
  const room = Math.max(0, enough - points.length - implied.length);
  return [...points, ...implied, ...faintly(more.slice(0, room), polarity)];
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

/** "Preço bom, mas esqueceram de devolver a calota": a blemish that no word judges. */
function completeBlame({ points }: Said, segments: readonly Segment[]): Point[] {
  if (points.some(({ polarity }) => polarity === -1)) return points;
  const turned = segments.filter(({ contrary }) => contrary);
  const things = turned.flatMap(unknownThings).map((thing): Point => ({ polarity: -1, thing }));
  const implied = impliedPoints(turned, points, -1);
  return [...points, ...implied, ...faintly(untold(things, points).slice(0, mostStrange), -1)];
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

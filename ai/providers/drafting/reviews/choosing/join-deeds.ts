import { contract } from "../../text/grammar.ts";
import type { Thing } from "../lexicon/thing.ts";
import type { Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";
import type { Context } from "./context.ts";

/** Deeds done to a thing: "trocaram a bateria" is "a troca da bateria", one matter and not two. */
const done =
  /^(?:o conserto|a troca|a restauração|a reforma|a instalação|a montagem|a pintura|o corte|a lavagem|a limpeza|a higienização|a costura|o ajuste|o remendo|a impressão|a formatação|o desentupimento)$/;
const left = /^(?:o arranhão|o rasgo|o amassado)$/;

const leading = /^(?:[oa]s?|meus?|minhas?|noss[oa]s?|tod[oa]s?)$/;
const listing = /^(?:e|,|[oa]s?|meus?|minhas?)$/;
/** What may follow the last of a list; anything else is what that noun does: "e a bota parece nova". */
const ending = /^(?:,|e|[dn][oa]s?|de|em|com|por|para|no|ainda|tudo|rapido|rapidinho|direitinho)$/;
const touched = /^(?:goods|place|own|work|other)$/;

function isTouched({ thing, quality }: Point): boolean {
  return quality === undefined && (touched.test(thing?.class ?? "") || thing?.id === "fotos");
}

/** Whether only such words stand between two places of a segment, one at least. */
function only(test: RegExp, segment: Segment | undefined, from: number, to: number): boolean {
  const between = segment?.words.slice(from, to) ?? [];
  return between.length > 0 && between.length < 3 && between.every(({ key }) => test.test(key));
}

/** What the deed was done to, and what stands in one list with that. */
function objectsOf(deed: Point, points: readonly Point[], segments: readonly Segment[]): Point[] {
  const segment = segments[deed.segment ?? -1];
  const objects: Point[] = [];
  let last = deed;
  for (const point of points) {
    const { at = 0 } = point;
    if (point.segment !== deed.segment || at <= (last.at ?? 0) || !isTouched(point)) continue;
    const link = last === deed ? leading : listing;
    if (!only(link, segment, (last.at ?? 0) + 1, at)) continue;
    if (last !== deed && !ending.test(segment?.words[at + 1]?.key ?? ",")) continue;
    objects.push(point);
    last = point;
  }
  return objects;
}

/** "O tamanho do vestido" tells of the dress enough. */
function isToldBesides(object: Thing | undefined, points: readonly Point[]): boolean {
  return points.some(({ thing, quality }) => quality !== undefined && thing?.id === object?.id);
}

function joined(deed: Thing, objects: readonly Point[]): Thing {
  const link = left.test(deed.name) ? "em" : "de";
  const tails = objects.flatMap(({ thing }) => (thing ? contract(link, thing.name) : []));
  return {
    ...deed,
    id: `${deed.id} ${tails.join(" ")}`,
    name: `${deed.name} ${tails.join(" e ")}`,
  };
}

const mending = /^(?:consert|arrum|repar)/;
const repair: Thing = {
  kind: "thing",
  id: "conserto",
  class: "process",
  name: "o conserto",
  core: false,
};

/** "Consertou minha tv": what was solved is a repair. */
function asRepair(point: Point, segments: readonly Segment[]): Point {
  const { quality, thing, polarity, segment = -1, at = -1 } = point;
  const verb = segments[segment]?.words[at]?.key ?? "";
  if (quality !== "solution" || thing || polarity === -1 || !mending.test(verb)) return point;
  const { quality: _, ...told } = point;
  return { ...told, thing: repair };
}

/** "Consertou minha geladeira", of which only the fridge is chosen: what was done to it. */
function withDeed(point: Point, { said, segments }: Context, chosen: readonly Point[]): Point {
  const { thing, at = 0 } = point;
  if (thing === undefined || !isTouched(point) || done.test(thing.name)) return point;
  const deed = said.deeds.find(
    (one) =>
      one.segment === point.segment &&
      one.denied === undefined &&
      done.test(one.thing?.name ?? "") &&
      (one.at ?? at) < at &&
      only(leading, segments[point.segment ?? -1], (one.at ?? 0) + 1, at),
  );
  const told = chosen.some((one) => one.thing?.name === deed?.thing?.name);
  return deed?.thing === undefined || told
    ? point
    : { ...point, thing: joined(deed.thing, [point]) };
}

const ofSomething = /^(?:o conserto|a troca)$/;

/** "Consertou minha geladeira", of which only the repair is chosen: what was repaired. */
function withObject(point: Point, { said, segments }: Context): Point {
  const { thing, quality, at = 0 } = point;
  if (thing === undefined || quality !== undefined || !ofSomething.test(thing.name)) return point;
  const object = [...said.points, ...said.named].find(
    (one) =>
      one.segment === point.segment &&
      isTouched(one) &&
      only(leading, segments[point.segment ?? -1], at + 1, one.at ?? 0),
  );
  return object === undefined ? point : { ...point, thing: joined(thing, [object]) };
}

/** The points of one side with each deed and what it was done to as one. */
export function joinDeeds(chosen: readonly Point[], context: Context): Point[] {
  const { segments } = context;
  const isTold = chosen.some(({ thing }) => thing?.name === repair.name);
  const points = isTold ? chosen : chosen.map((point) => asRepair(point, segments));
  const told = new Set<Point>();
  const names = new Map<Point, Thing>();
  for (const point of points) {
    const { thing, quality } = point;
    if (thing === undefined || quality !== undefined) continue;
    if (!done.test(thing.name) && !left.test(thing.name)) continue;
    const objects = objectsOf(point, points, segments).slice(0, 2);
    if (objects.some(({ thing: object }) => isToldBesides(object, points))) continue;
    if (objects.length > 0) names.set(point, joined(thing, objects));
    for (const object of objects) told.add(object);
  }
  return points
    .filter((point) => !told.has(point))
    .map((point) => {
      const thing = names.get(point);
      if (thing !== undefined) return { ...point, thing };
      return withObject(withDeed(point, context, points), context);
    });
}

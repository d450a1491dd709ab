import type { Quality } from "./lexicon/opinion.ts";
import type { Point } from "./point-names.ts";

/*
 * The kinds named here were counted on some 1,900 candidates of annotated reviews: fewer than one in three was a point
 * of its review, and nearly every review with one had a surer point besides. A logistic regression over all signs of
 * a candidate left out more strays, but one more review lost a point for every three of them.
 */

/** Matters that a story touches on its way to what it tells. */
const touched = new Set<Quality>(["communication", "value", "wrongOrder", "price", "explanation"]);
/** What is part of any visit or app. */
const ofAnyVisit = /^(?:compra|contrato|serviço|aplicativo)$/;
/** Salience of a noun behind "levei", "recebi", "veio": what passed from hand to hand. */
const handled = 2;

function isVagueMatter({ thing, quality, polarity, faint, segment }: Point): boolean {
  if (thing !== undefined || quality === undefined) return false;
  if (faint) return segment === undefined && touched.has(quality);
  return quality === (polarity === 1 ? "solution" : "stock");
}

function isVagueThing({ thing, faint, salience = 0 }: Point): boolean {
  if (thing === undefined || !faint) return false;
  if (ofAnyVisit.test(thing.id) || thing.class === "own") return true;
  return thing.class === "other" && salience >= handled;
}

/** Whether a point says little of this review: seldom what it was written for, and hardly ever all of it. */
export function isVague(point: Point): boolean {
  return isVagueMatter(point) || isVagueThing(point);
}

/** Somebody of the shop did something: true of any account, and no fourth point beside three. */
export function isMereService({ thing, quality, segment }: Point): boolean {
  return thing?.id === "atendimento" && quality === undefined && segment === undefined;
}

/** Whether one of the points at least is what this review is about. */
export function tellMuch(points: readonly Point[]): boolean {
  return points.some((point) => !isVague(point) && !isMereService(point));
}

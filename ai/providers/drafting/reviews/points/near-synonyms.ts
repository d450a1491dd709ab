import type { Point } from "../writing/point-names.ts";

/** "Um lugar muito acolhedor": words from a place to what is said of it, at most. */
const near = 3;

function isAlike(one: Point, other: Point): boolean {
  return one.segment === other.segment && one.polarity === other.polarity;
}

/** Whether a welcome is a second reading of a cosy place, or a cosiness one of a welcome. */
function isSecondReading(one: Point, other: Point): boolean {
  if (!isAlike(one, other) || one.thing !== undefined) return false;
  const [from = 0, to = 0] = [other.at, one.at];
  if (one.quality === "welcome" && other.quality === "cosiness")
    return other.thing?.class === "place" && to > from && to - from <= near;
  return one.quality === "cosiness" && other.quality === "welcome" && to === from;
}

/** "Acolhedor" is read as cosy and as welcoming: a place is cosy, people are welcoming, and a reply says one of them. */
export function withoutNearSynonyms(points: readonly Point[]): Point[] {
  return points.filter((one) => !points.some((other) => isSecondReading(one, other)));
}

import type { Quality } from "../lexicon/opinion.ts";
import type { Point } from "../writing/point-names.ts";
import type { Said } from "./read-points.ts";

/** What may be named where secrecy binds: it tells nothing of what was done to whom. */
const speakable = new Set<Quality>([
  "deadline",
  "delay",
  "speed",
  "wait",
  "punctuality",
  "appointedTime",
  "appointment",
  "price",
  "billing",
  "overcharge",
  "fee",
  "messages",
  "phone",
  "response",
  "explanation",
  "information",
  "communication",
  "attention",
]);

/** What "errou a guia" is named: it tells neither of whom nor that it was so. */
const mistake = "o erro relatado";

/** A fault without the thing that it is of, which would tell what was done. */
function alone({ thing, ...point }: Point): Point {
  return thing?.name === mistake ? { ...point, thing } : point;
}

/** "O serviço do contador": work done for a client, of which nothing is said in public. */
function isUnspeakable({ thing, polarity }: Point): boolean {
  return polarity === -1 && thing?.class === "work";
}

/** Where all that would be blamed is work that secrecy keeps, what else the words judge: "perdeu o prazo" is the deadline. */
export function withSpeakable(points: readonly Point[], said: Said): Point[] {
  const blamed = points.filter(({ polarity }) => polarity === -1);
  if (blamed.length === 0 || !blamed.every(isUnspeakable)) return [...points];
  const judged = said.points.filter(
    ({ polarity, quality, thing, faint }) =>
      polarity === -1 &&
      !faint &&
      (thing?.name === mistake || (quality !== undefined && speakable.has(quality))),
  );
  return [...points, ...judged.slice(0, 2).map(alone)];
}

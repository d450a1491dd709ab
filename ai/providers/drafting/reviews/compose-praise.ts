import {
  praiseFarewells,
  praiseGeneral,
  praiseOpenings,
  praiseOpeningsWithPoints,
  praisePoints,
  praiseThanks,
  warmSignatures,
} from "../phrases/reviews-praise.ts";
import { alsoAsked, highMark } from "../phrases/reviews-short.ts";
import type { Variety } from "../text/variety.ts";
import { addressed, assemble, inRows, say, sayAnew, tell } from "./compose.ts";
import type { Reading } from "./read-review.ts";
import { namePraise } from "./staff-points.ts";

const thanking = /obrigad|agrade|gratid|grat[oa]s/i;

/** Joy and thanks, the points by their names, no apology. */
export function answerPraise(reading: Reading, variety: Variety): string {
  const points = namePraise(reading);
  const opensWithPoints =
    points.length > 0 &&
    points.length < 4 &&
    inRows(points).length === 1 &&
    variety.number(2) === 1;
  const silent = points.length === 0 && reading.silent;
  const opening = opensWithPoints
    ? say(variety, praiseOpeningsWithPoints, points)
    : say(variety, silent ? highMark.openings : praiseOpenings);
  const middle = opensWithPoints ? [] : tell(variety, praisePoints, points, opening);
  const first = [addressed(reading.author, opening), ...middle];
  const general = sayAnew(variety, silent ? highMark.general : praiseGeneral, first);
  const thanks = thanking.test(first.join(" "))
    ? []
    : [sayAnew(variety, praiseThanks, [...first, general])];
  const asked = reading.asks ? [say(variety, alsoAsked)] : [];
  return assemble({
    first: [...first, ...(points.length > 0 ? [] : [general])],
    second: [...asked, ...thanks, say(variety, praiseFarewells)],
    signature: say(variety, warmSignatures),
    fillers: [
      { text: sayAnew(variety, praiseGeneral, [...first, general, ...thanks]), into: "first" },
      { text: "Toda a equipe agradece.", into: "second" },
    ],
  });
}

import { choosePoints } from "../choosing/choose-points.ts";
import type { Context } from "../choosing/context.ts";
import type { Point } from "../writing/point-names.ts";

/** Whoever was seen about it afterwards is none of the shop. */
const healing = /^(?:dermatolog|médic|doutor|enfermeir|dentist|veterin|hospital|psic|fisio)/;

/** Chance of a name, at least: beside harm nothing is guessed. */
const leastGrave = 0.7;

/** What something cost is no matter beside harm: "saiu machucada, e a mensalidade é cara". */
function isOfCost({ quality }: Point): boolean {
  return quality === "price" || quality === "value";
}

/** The points of a grave matter: what is likely blamed, in words of the text. */
export function gravePoints(context: Context, stars: number | undefined): Point[] {
  return choosePoints(context, "complaint", stars).filter(
    (point) =>
      !point.inferred &&
      (point.chance ?? 0) >= leastGrave &&
      !isOfCost(point) &&
      !healing.test(point.thing?.id ?? ""),
  );
}

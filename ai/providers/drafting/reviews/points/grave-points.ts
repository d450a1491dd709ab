import type { Point } from "../writing/point-names.ts";
import type { Said } from "./read-points.ts";

const sold = /^(?:food|cold|goods|place|work|people)$/;

/** Whoever was seen about it afterwards is none of the shop. */
const healing = /^(?:dermatolog|médic|doutor|enfermeir|dentist|veterin|hospital|psic|fisio)/;

/** Points that words blame: beside so many a noun told in passing adds nothing. */
const enough = 2;

/** What something cost is no matter beside harm: "saiu machucada, e a mensalidade é cara". */
function isOfCost({ quality }: Point): boolean {
  return quality === "price" || quality === "value";
}

/** The points of a grave matter: what is blamed, then what the account names; nothing implied. */
export function gravePoints({ points: told, named }: Said): Point[] {
  const points = told.filter((point) => !isOfCost(point));
  const blamed = new Set(points.map(({ thing }) => thing?.id));
  const more = named.filter(
    ({ thing }) =>
      thing !== undefined &&
      sold.test(thing.class) &&
      !healing.test(thing.id) &&
      !blamed.has(thing.id),
  );
  const few = points.length < enough ? more : [];
  return [
    ...points,
    ...few.map((point) => ({ ...point, polarity: -1 as const, faint: true as const })),
  ];
}

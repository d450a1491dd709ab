import type { Point } from "../writing/point-names.ts";
import type { Said } from "./read-points.ts";

const sold = /^(?:food|cold|goods|place|work|people)$/;

/** Whoever was seen about it afterwards is none of the shop. */
const healing = /^(?:dermatolog|médic|doutor|enfermeir|dentist|veterin|hospital|psic|fisio)/;

/** Points that words blame: beside so many a noun told in passing adds nothing. */
const enough = 2;

/** The points of a grave matter: what is blamed, then what the account names; nothing implied. */
export function gravePoints({ points, named }: Said): Point[] {
  const told = new Set(points.map(({ thing }) => thing?.id));
  const more = named.filter(
    ({ thing }) =>
      thing !== undefined &&
      sold.test(thing.class) &&
      !healing.test(thing.id) &&
      !told.has(thing.id),
  );
  const few = points.length < enough ? more : [];
  return [
    ...points,
    ...few.map((point) => ({ ...point, polarity: -1 as const, faint: true as const })),
  ];
}

import type { Candidate } from "./candidates.ts";
import type { Context } from "./context.ts";
import { type Halves, halfAt } from "./halves.ts";
import { chanceOf, unpackModel } from "./hashed-model.ts";
import { isJudgedBad, isJudgedGood, settledSide } from "./settled-side.ts";
import { sideSigns } from "./side-signs.ts";
import { packedSide } from "./weights.ts";

const side = unpackModel(packedSide);

/** The chance that what stands at the place of a candidate is praised. */
function chanceOfPraise({ point, source }: Candidate, context: Context): number {
  const { segment = -1, at = -1, quality, polarity, faint } = point;
  const judged = source === "judged" && !faint ? { judged: polarity } : {};
  const place = { segment, at, ...judged, ...(quality && { quality }) };
  return chanceOf(sideSigns(place, context), side);
}

/** From what chance on something counts as praised: who gives two stars praises little. */
function leastPraised(stars: number | undefined): number {
  if (stars === undefined) return 0.5;
  if (stars < 3) return 0.65;
  return stars < 4 ? 0.5 : 0.35;
}

/** From what chance on something blamed is doubted; never where few stars are given. */
function leastDoubted(least: number, stars: number | undefined): number {
  if (stars === undefined) return least;
  return stars < 3 ? Number.POSITIVE_INFINITY : 0.85;
}

/** Below this the words around overrule even a word of praise. */
const surelyBlamed = 0.3;

/** Which side of a mixed text a candidate stands on; none where it was bad before, or elsewhere, or praised by nothing. */
export function sideOf(
  one: Candidate,
  context: Context,
  stars: number | undefined,
  halves: Halves = [],
): 1 | -1 | undefined {
  const settled = settledSide(one, context);
  if (settled !== "open") return settled;
  const half = isJudgedGood(one) || isJudgedBad(one) ? undefined : halfAt(halves, one.point);
  if (half !== undefined) return half;
  const chance = chanceOfPraise(one, context);
  const least = isJudgedGood(one) ? surelyBlamed : leastPraised(stars);
  if (isJudgedBad(one)) return chance < leastDoubted(least, stars) ? -1 : undefined;
  if (chance < least || isBlamedAround(one, context, stars)) return -1;
  return isStray(one, context, stars) ? undefined : 1;
}

/** Beside two stars, a noun in a sentence that praises nothing: "a mesa reservada não estava separada". */
function isStray({ point, source }: Candidate, { segments }: Context, stars?: number): boolean {
  if (stars === undefined || stars > 2 || (source === "judged" && !point.faint)) return false;
  const marks = segments[point.segment ?? -1]?.marks ?? [];
  return !marks.some(({ value }) => value.kind === "opinion" && value.polarity === 1);
}

/** Beside two stars, a noun in a sentence that only blames: "fiz dez sessões e os pelos voltaram". */
function isBlamedAround(one: Candidate, context: Context, stars?: number): boolean {
  const marks = context.segments[one.point.segment ?? -1]?.marks ?? [];
  const sides = marks.flatMap(({ value }) => (value.kind === "opinion" ? [value.polarity] : []));
  const onlyBlamed = sides.length > 0 && sides.every((polarity) => polarity === -1);
  return onlyBlamed && stars !== undefined && stars <= 2 && !isJudgedGood(one);
}

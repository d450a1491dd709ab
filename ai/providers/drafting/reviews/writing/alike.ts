import type { Quality } from "../lexicon/opinion.ts";

/** How much there is on a plate. */
const plate: readonly Quality[] = ["portion", "size"];

/** Qualities that say the same beside each other. */
const alike: readonly (readonly Quality[])[] = [
  ["speed", "agility", "wait"],
  ["delay", "punctuality"],
  ["noise", "quiet", "sound"],
  ["cosiness", "comfort"],
  ["affection", "care"],
  ["price", "value", "costBenefit"],
  ["billing", "overcharge", "fee"],
  ["heat", "freshness"],
  ["diligence", "finish"],
  ["cleanliness", "hygiene", "asseio"],
  plate,
];

/** Whether the second says nothing more than the first. */
export function areAlike(first: Quality, second: Quality): boolean {
  return alike.some((group) => group.includes(first) && group.includes(second));
}

/** "A quantidade das porções e o tamanho da porção": both tell of the plate. */
export function areOfPlate(first: Quality, second: Quality | undefined): boolean {
  return plate.includes(first) && second !== undefined && plate.includes(second);
}

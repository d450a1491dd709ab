import type { Segment } from "../segments.ts";
import { fits } from "./fits.ts";
import type { Placed } from "./placed.ts";

/** "Molho ótimo. O cardápio é pequeno": what is small has its own noun, though none that has a size. */
export function isOfAnother({ quality, at }: Placed, here: Segment | undefined): boolean {
  const subject = here?.marks.findLast(({ value, end }) => value.kind === "thing" && end <= at);
  if (quality !== "size" || here === undefined || subject?.value.kind !== "thing") return false;
  const between = here.words.slice(subject.end, at).map(({ key }) => key);
  return (
    !fits(quality, subject.value) &&
    between.every((key) => /^(?:e|eh|era|sao|muito|bem|meio|um|pouco|ta|esta)$/.test(key))
  );
}

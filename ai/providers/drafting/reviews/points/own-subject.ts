import type { Segment } from "../segments.ts";
import { tellsOfSecond } from "./described.ts";
import { fits } from "./fits.ts";
import type { Placed } from "./placed.ts";

/** What may stand between a noun and what is said of it. */
const linking =
  /^(?:e|eh|era|sao|eram|muito|bem|meio|um|pouco|ta|esta|estava|estavam|veio|vieram|ficou|ficaram|chegou|chegaram|saiu|sairam)$/;

function subjectPlace({ words }: Segment, at: number): number {
  let place = at - 1;
  while (place > 0 && linking.test(words[place]?.key ?? "")) place -= 1;
  return place;
}

/** "A torrada queimou": an article and a noun that no lexicon knows, right before what is said of it. */
function isOfUnknown(here: Segment, at: number): boolean {
  const place = subjectPlace(here, at);
  const known = here.marks.some(({ start, end }) => start <= place && place < end);
  return place > 0 && !known && /^[oa]s?$/.test(here.words[place - 1]?.key ?? "");
}

/** "Molho ótimo. O cardápio é pequeno": what is small has its own noun, though none that has a size. */
export function isOfAnother({ quality, at }: Placed, here: Segment | undefined): boolean {
  if (here === undefined) return false;
  const subject = here.marks.findLast(({ value, end }) => value.kind === "thing" && end <= at);
  if (subject?.value.kind !== "thing") return isOfUnknown(here, at);
  const between = here.words.slice(subject.end, at).map(({ key }) => key);
  if (tellsOfSecond(between)) return true;
  return (
    quality === "size" && !fits(quality, subject.value) && between.every((key) => linking.test(key))
  );
}

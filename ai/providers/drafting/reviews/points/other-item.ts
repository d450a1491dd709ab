import { partAround } from "../part-around.ts";
import type { Mark, Segment } from "../segments.ts";

type Judged = { at: number; polarity: 1 | -1 };

/**
 * "Treino 10, aparelho 10, vestiário apertado demais": between two commas something is blamed by its own noun, so it is
 * not the thing before, which is praised. "Pizza boa, chegou fria" has no other noun.
 */
export function isOtherItem(
  { end }: Mark,
  { words, marks }: Segment,
  { at, polarity }: Judged,
): boolean {
  const judged = marks.some(
    ({ value, start }) =>
      start === end && value.kind === "opinion" && !value.quiet && value.polarity === -polarity,
  );
  if (!judged) return false;
  const part = new Set(partAround(words, at));
  const isHere = (place: number) => words.slice(place, place + 1).some((word) => part.has(word));
  return (
    !isHere(end - 1) &&
    marks.some(({ value, start }) => value.kind === "thing" && start < at && isHere(start))
  );
}

import { expect, test } from "vitest";
import { toSegments } from "../segments.ts";
import { isOtherItem } from "./other-item.ts";

/** Whether the second thing of a text is told not to be what its last opinion blames. */
function isOther(review: string): boolean {
  const [segment] = toSegments(review);
  const marks = segment?.marks ?? [];
  const things = marks.filter(({ value }) => value.kind === "thing");
  const last = marks.findLast(({ value }) => value.kind === "opinion");
  const thing = things[1] ?? things[0];
  if (segment === undefined || last === undefined || thing === undefined) return false;
  return isOtherItem(thing, segment, { at: last.start, polarity: -1 });
}

test.each([
  "Treino 10, aparelho 10, vestiário apertado demais",
  "Corte bom, sapato bom, banheiro apertado demais",
])("what is praised is not what is blamed: %s", (review) => {
  expect(isOther(review)).toBe(true);
});

test.each(["Pizza boa, chegou fria", "Vestido bom, veio rasgado", "Treino 10, aparelho ruim"])(
  "nothing else is blamed: %s",
  (review) => {
    expect(isOther(review)).toBe(false);
  },
);

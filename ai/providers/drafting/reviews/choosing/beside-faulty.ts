import { describes } from "../points/described.ts";
import type { Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";

const article = /^(?:[oa]|uma?|num|numa|[dn][oa])$/;
const state = /(?:[ai]d[oa]|os[oa]|[ai]nte)$/;
/** Words of a noun, at most: "o ovo de páscoa". */
const longest = 3;

/** "Uma toalha e um sabonete usado", "o hambúrguer e a batata fria", "uma torta e uma água grande quente": the first of two, of which only the second is faulty. */
export function isBesideFaulty(
  { quality, segment = -1, at = -1 }: Point,
  segments: readonly Segment[],
): boolean {
  const { words, marks } = segments[segment] ?? { words: [], marks: [] };
  if (quality !== undefined || !article.test(words[at - 1]?.key ?? "")) return false;
  const link = words.findIndex(({ key }, here) => here > at && here <= at + longest && key === "e");
  if (link === -1 || !article.test(words[link + 1]?.key ?? "")) return false;
  if (words.slice(at + 1, link).some(({ key }) => !/^(?:d[aeo]|\p{L}{4,})$/u.test(key)))
    return false;
  const adjective = describes([words[link + 3]?.key ?? ""]) ? link + 4 : link + 3;
  const blamed = marks.some(
    ({ value, start, end }) =>
      value.kind === "opinion" &&
      (value.polarity === -1 || value.heat !== undefined) &&
      start === adjective &&
      end === start + 1,
  );
  const key = words[adjective]?.key ?? "";
  return /[oae]$/.test(key) && (blamed || (state.test(key) && !blamesFirst(marks, at, link)));
}

/** "Um pastel frio e um suco gelado": the first has a fault of its own. */
function blamesFirst(marks: Segment["marks"], at: number, link: number): boolean {
  return marks.some(({ value, start }) => value.kind === "opinion" && start >= at && start < link);
}

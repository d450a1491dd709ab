import { conditionNouns, servingVerbs } from "../lexicon/clause-words.ts";
import type { Group } from "./group.ts";
import { tokensOf } from "./tokens.ts";

/** Words of one item of a list. */
const itemWords = 7;

/** A thing named in passing, with no sum, no advantage and no verb. */
function isListed({ clauses: [only, second], orphan }: Group): boolean {
  if (only === undefined || second !== undefined || orphan || only.thing === undefined)
    return false;
  const { thing, text, priced, offers, heads, showable } = only;
  const tokens = tokensOf(text);
  const isShop = thing.trade === "business" || thing.trade === "professional";
  if (servingVerbs.has(tokens[0]?.key ?? "")) return false;
  const isCondition = conditionNouns.has(tokens[0]?.key ?? "") && tokens[1]?.key !== "de";
  return (
    showable &&
    !priced &&
    !offers &&
    !heads &&
    !isShop &&
    !isCondition &&
    tokens.length <= itemWords
  );
}

/** "granel", "castanhas", "temperos" side by side are one list. */
export function gatherLists(groups: readonly Group[]): Group[] {
  const gathered: Group[] = [];
  for (const group of groups) {
    const last = gathered.at(-1);
    // Behind its place a list is at its end.
    const isOpen = last?.clauses.at(-1)?.places.length === 0;
    const goesOn =
      last !== undefined && isOpen && isListed(group) && (last.isList === true || isListed(last));
    if (goesOn)
      gathered.splice(-1, 1, {
        clauses: [...last.clauses, ...group.clauses],
        orphan: false,
        isList: true,
      });
    else gathered.push(group);
  }
  return gathered;
}

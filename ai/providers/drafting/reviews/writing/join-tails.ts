import { joinList } from "../../text/grammar.ts";

/** What is said of one thing: "da massa" and its heads, "o frescor". */
type Group = [tail: string, heads: readonly string[]];

/** "No atendimento do garçom" is long enough for itself. */
const joined = /^[dn][oa]s? (?!atendimento)/;

/**
 * "O frescor da massa" and "o frescor do molho" make "o frescor da massa e do molho"; it stands last, where no other
 * name can be taken for a part of it.
 */
export function joinTails(groups: Iterable<readonly [string, readonly string[]]>): Group[] {
  const kept: { tails: string[]; heads: readonly string[] }[] = [];
  for (const [tail, heads] of groups) {
    const same = kept.find(
      ({ tails: [first = ""], heads: others }) =>
        joined.test(first) && joined.test(tail) && others.join() === heads.join(),
    );
    if (same === undefined) kept.push({ tails: [tail], heads });
    else same.tails.push(tail);
  }
  return kept
    .toSorted((one, other) => Math.min(2, one.tails.length) - Math.min(2, other.tails.length))
    .map(({ tails, heads }) => [joinList(tails), heads]);
}

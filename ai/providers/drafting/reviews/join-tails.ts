/** What is said of one thing: "da massa" and its heads, "o frescor". */
type Group = [tail: string, heads: readonly string[]];

/** "No atendimento do garçom" is long enough for itself. */
const joined = /^[dn][oa]s? (?!atendimento)/;

/**
 * "O frescor da massa" and "o frescor do molho" make "o frescor da massa e do molho"; it stands last, where no other
 * name can be taken for a part of it.
 */
export function joinTails(groups: Iterable<readonly [string, readonly string[]]>): Group[] {
  const kept: Group[] = [];
  for (const [tail, heads] of groups) {
    const same = kept.find(
      ([other, others]) =>
        joined.test(other) && joined.test(tail) && others.join() === heads.join(),
    );
    if (same === undefined) kept.push([tail, heads]);
    else same[0] = `${same[0]} e ${tail}`;
  }
  const isJoined = ([tail]: Group) => / e [dn][oa]s? /.test(tail);
  return [...kept.filter((one) => !isJoined(one)), ...kept.filter(isJoined)];
}

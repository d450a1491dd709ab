/** Shorter words are too near to too many others. */
const shortest = 5;

/** Whether one letter too many, too few, changed or swapped with the next one is all that parts two words. */
function isOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const longest = Math.min(a.length, b.length) - start;
  while (end < longest && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right === `${left[1]}${left[0]}`;
}

/** The word that was probably meant; undefined where none is near. The first letter is rarely mistyped. */
export function nearestWord(typed: string, words: Iterable<string>): string | undefined {
  if (typed.length < shortest) return undefined;
  for (const word of words) {
    if (word[0] !== typed[0] || word.length < shortest) continue;
    if (Math.abs(word.length - typed.length) <= 1 && isOneSlip(typed, word)) return word;
  }
  return undefined;
}

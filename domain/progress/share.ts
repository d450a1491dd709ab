/**
 * How many of the known entries are done. Entries that are not known (of another edition of the course) and
 * repeated ones do not count, so the result never exceeds the number of known entries.
 */
export function countDone<T extends string | number>(
  done: Iterable<T>,
  known: readonly T[],
): number {
  const doneSet = new Set(done);
  return new Set(known.filter((entry) => doneSet.has(entry))).size;
}

/**
 * Completeness as a fraction from 0 to 1.
 * @throws RangeError when total is not a whole number above 0 or done not one from 0 to total.
 */
export function share(done: number, total: number): number {
  if (!Number.isInteger(total) || total < 1)
    throw new RangeError(`total ${total} is not a whole number above 0`);
  if (!Number.isInteger(done) || done < 0 || done > total) {
    throw new RangeError(`done ${done} is not a whole number from 0 to ${total}`);
  }
  return done / total;
}

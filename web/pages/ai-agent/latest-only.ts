/**
 * Runs work of which only the last begun for a key counts: what was overtaken meanwhile gives `undefined`, whether it
 * ended well or not.
 */
export function latestOnly<Key>() {
  const last = new Map<Key, symbol>();
  return async <T>(key: Key, work: () => Promise<T>): Promise<T | undefined> => {
    const own = Symbol();
    last.set(key, own);
    try {
      const value = await work();
      return last.get(key) === own ? value : undefined;
    } catch (thrown) {
      if (last.get(key) === own) throw thrown;
      return undefined;
    }
  };
}

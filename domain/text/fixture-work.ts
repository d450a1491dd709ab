import { countedSearch } from "./fixture-matcher.ts";

/**
 * For tests: how much work it is to read a text, as a number that is the same on every machine and at any load: time on a
 * busy machine says nothing, and what an engine executes it does not tell. Every search by a pattern is done a second time, step by step with all its backtracking; beside it counts what goes through
 * the methods of strings and lists by whose size they take their time, and each round of a loop over them. A loop that
 * counts by itself counts by the patterns and methods it calls.
 *
 * It replaces methods of the language while `read` runs, so that nothing of it stands in what is read with. What a pattern
 * finds is the engine's own answer, and must end where the counted search ends.
 */
export function workOf(read: () => unknown): number {
  let work = 0;
  const restore = watch((amount) => {
    work += amount;
  });
  try {
    read();
  } finally {
    restore();
  }
  return work;
}

type Count = (amount: number) => void;
type Watched = { owner: object; name: PropertyKey; amountOf: AmountOf };
type AmountOf = (self: unknown, given: unknown[], result: unknown) => number;

const lengthOf: AmountOf = (self) => (self as ArrayLike<unknown>).length;
/** As far as was looked before it was found. */
const distanceOf: AmountOf = (self, [, from], result) =>
  result === -1 ? lengthOf(self, [], result) : Math.abs(Number(result) - Number(from ?? 0));
const ofStrings =
  "includes normalize replaceAll split toLowerCase toUpperCase toLocaleLowerCase toLocaleUpperCase toWellFormed trim trimEnd trimStart";
const ofLists =
  "every filter find findIndex findLast flat flatMap forEach includes join map reduce some sort toReversed toSorted";

const watched: readonly Watched[] = [
  ...methods(String.prototype, ofStrings),
  ...methods(Array.prototype, ofLists),
  ...methods(String.prototype, "indexOf lastIndexOf", distanceOf),
  ...methods(Array.prototype, "indexOf", distanceOf),
  ...[[].values(), ""[Symbol.iterator](), new Map().values(), new Set().values()].map(
    (iterator) => ({ owner: Object.getPrototypeOf(iterator), name: "next", amountOf: () => 1 }),
  ),
];

function methods(owner: object, names: string, amountOf = lengthOf): Watched[] {
  return names.split(" ").map((name) => ({ owner, name, amountOf }));
}

function watch(count: Count): () => void {
  let isCounting = true;
  /** What counting itself does is no work of whoever reads. */
  const counted = (amount: () => number) => {
    if (!isCounting) return;
    isCounting = false;
    try {
      count(amount());
    } finally {
      isCounting = true;
    }
  };
  const undo = watched.map(({ owner, name, amountOf }) =>
    replace(owner, name, (...of) => counted(() => amountOf(...of))),
  );
  undo.push(watchPatterns(counted));
  return () => {
    isCounting = false;
    for (const one of undo) one();
  };
}

function replace(
  owner: object,
  name: PropertyKey,
  after: (...of: Parameters<AmountOf>) => void,
): () => void {
  const original = Reflect.get(owner, name);
  const set = (value: unknown) =>
    Object.defineProperty(owner, name, { value, writable: true, configurable: true });
  set(function watchedMethod(this: unknown, ...given: unknown[]) {
    const result = Reflect.apply(original, this, given);
    after(this, given, result);
    return result;
  });
  return () => void set(original);
}

/** Whatever else searches by a pattern does so by `exec`, where that is not the engine's own. */
function watchPatterns(counted: (amount: () => number) => void): () => void {
  const { exec } = RegExp.prototype;
  const set = (value: typeof exec) =>
    Object.defineProperty(RegExp.prototype, "exec", { value, writable: true, configurable: true });
  set(function watchedExec(this: RegExp, text) {
    const moves = this.global || this.sticky;
    const from = moves ? this.lastIndex : 0;
    const found = Reflect.apply(exec, this, [text]);
    if (from <= text.length)
      counted(() => {
        const { steps, end } = countedSearch(this)(text, from);
        const ended = found ? found.index + found[0].length : -1;
        if (end !== ended) throw new Error(`${this} ends at ${ended}, and counted at ${end}`);
        return steps;
      });
    return found;
  });
  return () => void set(exec);
}

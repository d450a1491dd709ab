/** A visitor's standing in memory. */
export type Entry = {
  readonly key: string;
  tat: number;
  /** Where it stands in the heap. */
  place: number;
};

/** A binary heap with the lowest TAT on top; every step costs O(log n), so nothing stalls. */
export type TatHeap = {
  readonly size: number;
  top(): Entry | undefined;
  add(key: string, tat: number): Entry;
  move(entry: Entry, tat: number): void;
  removeTop(): Entry | undefined;
};

export function createTatHeap(): TatHeap {
  const entries: Entry[] = [];

  function put(entry: Entry, place: number): void {
    entries[place] = entry;
    entry.place = place;
  }

  function rise(entry: Entry): void {
    let { place } = entry;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = entries[above];
      if (!parent || parent.tat <= entry.tat) break;
      put(parent, place);
      place = above;
    }
    put(entry, place);
  }

  function sink(entry: Entry): void {
    let { place } = entry;
    for (;;) {
      const child = lowerChild(entries, place);
      if (!child || child.tat >= entry.tat) break;
      const below = child.place;
      put(child, place);
      place = below;
    }
    put(entry, place);
  }

  return {
    get size() {
      return entries.length;
    },
    top: () => entries[0],
    add(key, tat) {
      const entry = { key, tat, place: entries.length };
      rise(entry);
      return entry;
    },
    move(entry, tat) {
      const later = tat > entry.tat;
      entry.tat = tat;
      if (later) sink(entry);
      else rise(entry);
    },
    removeTop() {
      const [top] = entries;
      const last = entries.pop();
      if (!top || !last || top === last) return top;
      put(last, 0);
      sink(last);
      return top;
    },
  };
}

function lowerChild(entries: readonly Entry[], place: number): Entry | undefined {
  const left = entries[2 * place + 1];
  const right = entries[2 * place + 2];
  return right && left && right.tat < left.tat ? right : left;
}

/** Choices that look varied from text to text and are always the same for the same text. */
export type Variety = {
  /** A whole number from 0 up to, not including, `below`. */
  number: (below: number) => number;
  /** One of the choices. */
  pick: <T>(choices: readonly [T, ...T[]]) => T;
  /** The choices in another order. */
  shuffle: <T>(choices: readonly T[]) => T[];
};

/** FNV-1a over the code units, 32 bits. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** mulberry32: small, even, 32 bits of state. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The variety of a text. Two writers over the same text take different salts. */
export function makeVariety(text: string, salt = ""): Variety {
  const random = makeRandom(seedOf(salt + text));
  const number = (below: number): number => Math.floor(random() * below);
  return {
    number,
    pick: (choices) => choices[number(choices.length)] ?? choices[0],
    shuffle(choices) {
      const mixed = [...choices];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = number(last + 1);
        [mixed[last], mixed[other]] = [mixed[other] as never, mixed[last] as never];
      }
      return mixed;
    },
  };
}

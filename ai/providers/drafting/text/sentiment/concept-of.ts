import { outcomes } from "./classes/outcomes.ts";
import { peopleAndDeeds } from "./classes/people-and-deeds.ts";
import { qualities } from "./classes/qualities.ts";
import { things } from "./classes/things.ts";
import { concepts } from "./concepts.ts";

/** Letters of the shortest and of the longest beginning that is looked up. */
const shortest = 3;
const longest = 12;

/** Finds the group of a folded word: the whole word first, then the longest beginning. */
function lookupIn(groups: Readonly<Record<string, string>>): (word: string) => string | undefined {
  const whole = new Map<string, string>();
  const beginnings = new Map<string, string>();
  for (const [name, words] of Object.entries(groups)) {
    for (const word of words.split(/\s+/)) {
      const known = word.endsWith("*") ? beginnings : whole;
      const key = word.replace("*", "");
      if (!known.has(key)) known.set(key, name);
    }
  }
  return (word) => {
    const exact =
      whole.get(word) ?? (word.endsWith("s") ? whole.get(word.slice(0, -1)) : undefined);
    if (exact !== undefined) return exact;
    for (let length = Math.min(word.length, longest); length >= shortest; length -= 1) {
      const name = beginnings.get(word.slice(0, length));
      if (name !== undefined) return name;
    }
    return undefined;
  };
}

const conceptIn = lookupIn(concepts);

/** What part of a story a folded word tells; a figure tells that it is one. */
export function conceptOf(word: string): string | undefined {
  return /^\d+$/.test(word) ? "figure" : conceptIn(word);
}

/** What sort of thing, deed or quality a folded word names. */
export const classOf = lookupIn({ ...things, ...peopleAndDeeds, ...outcomes, ...qualities });

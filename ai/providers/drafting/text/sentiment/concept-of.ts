import { concepts } from "./concepts.ts";

/** Letters of the shortest and of the longest beginning that is looked up. */
const shortest = 3;
const longest = 12;

const whole = new Map<string, string>();
const beginnings = new Map<string, string>();
for (const [name, words] of Object.entries(concepts)) {
  for (const word of words.split(/\s+/)) {
    const known = word.endsWith("*") ? beginnings : whole;
    const key = word.replace("*", "");
    if (!known.has(key)) known.set(key, name);
  }
}

/** What part of a story a folded word tells; a figure tells that it is one. */
export function conceptOf(word: string): string | undefined {
  if (/^\d+$/.test(word)) return "figure";
  const exact = whole.get(word) ?? (word.endsWith("s") ? whole.get(word.slice(0, -1)) : undefined);
  if (exact !== undefined) return exact;
  for (let length = Math.min(word.length, longest); length >= shortest; length -= 1) {
    const name = beginnings.get(word.slice(0, length));
    if (name !== undefined) return name;
  }
  return undefined;
}

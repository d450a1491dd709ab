/** Shorter stems sound like too many others. */
const shortest = 4;

/**
 * How a folded stem sounds, roughly: "avaliassa" and "avaliaca", "kardapi" and "cardapi", "propajand" and "propagand"
 * sound alike. For words that are in no document; known ones need no guessing.
 */
export function soundOf(stem: string): string {
  return stem
    .replace(/ch|sh/g, "s")
    .replace(/h/g, "")
    .replace(/k/g, "c")
    .replace(/g(?=[ei])|j/g, "g")
    .replace(/[cszx]+/g, "s")
    .replace(/[mn](?![aeiou])/g, "n")
    .replace(/y/g, "i")
    .replace(/(.)\1+/g, "$1");
}

/** The stems of a vocabulary by how they sound. */
export function groupBySound(stems: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const stem of stems) {
    if (stem.length < shortest) continue;
    const sound = soundOf(stem);
    groups.set(sound, [...(groups.get(sound) ?? []), stem]);
  }
  return groups;
}

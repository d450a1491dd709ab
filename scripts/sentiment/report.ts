function placeOfMost(chances: readonly number[]): number {
  return chances.indexOf(Math.max(...chances));
}

function share(part: number, whole: number): string {
  return whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;
}

/** Rows: what it is; columns: what it was taken for. */
function confusion(
  chances: readonly number[][],
  truth: readonly number[],
  names: readonly string[],
) {
  return names.map((name, row) => {
    const taken = chances.filter((_, at) => truth[at] === row).map(placeOfMost);
    const counts = names.map((_, column) => taken.filter((place) => place === column).length);
    return `  ${name.padEnd(10)} ${counts.map((count) => String(count).padStart(5)).join(" ")}`;
  });
}

/** How often it is right, by how sure it is. */
function reliability(chances: readonly number[][], truth: readonly number[]): string[] {
  const bands = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
  return bands.flatMap((from, at) => {
    const to = bands[at + 1] ?? 1.01;
    const inside = [...chances.entries()].filter(([, row]) => {
      const most = Math.max(...row);
      return most >= from && most < to;
    });
    const right = inside.filter(([place, row]) => placeOfMost(row) === truth[place]).length;
    if (inside.length === 0) return [];
    return [
      `  ${from.toFixed(1)}-${Math.min(1, to).toFixed(1)}: ${inside.length}, right ${share(right, inside.length)}`,
    ];
  });
}

/** What held-out judgements are worth, in lines. */
export function describe(
  title: string,
  chances: readonly number[][],
  truth: readonly number[],
  names: readonly string[],
): string[] {
  const right = chances.filter((row, at) => placeOfMost(row) === truth[at]).length;
  return [
    `${title}: ${share(right, chances.length)} of ${chances.length} held out (${names.join(", ")})`,
    ...confusion(chances, truth, names),
    "By confidence:",
    ...reliability(chances, truth),
  ];
}

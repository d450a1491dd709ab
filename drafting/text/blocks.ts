/**
 * Lists of a text that a writer can edit: a heading at the margin, what belongs to it indented below, a line each.
 * In order; a heading holds the lines down to the next one.
 */
export function readBlocks(text: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>();
  let below: string[] = [];
  for (const line of text.split("\n").filter((one) => one.trim() !== "")) {
    if (line.startsWith(" ")) below.push(line.trim());
    else {
      below = [];
      blocks.set(line, below);
    }
  }
  return blocks;
}

/**
 * Lists of a text that a writer can edit: a heading at the margin and what belongs to it indented below, a line each; the
 * first line may stand behind the heading and " = ". In order.
 */
export function readBlocks(text: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>();
  let below: string[] = [];
  for (const line of text.split("\n").filter((one) => one.trim() !== "")) {
    if (line.startsWith(" ")) below.push(line.trim());
    else {
      const [heading = "", first] = line.split(" = ");
      below = first === undefined ? [] : [first];
      blocks.set(heading, below);
    }
  }
  return blocks;
}

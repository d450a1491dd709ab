/** SVG breaks no lines. */
export function breakLines(text: string, longest: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > longest) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.filter((line) => line !== "");
}

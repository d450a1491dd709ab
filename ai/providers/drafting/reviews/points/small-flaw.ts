import { asksForMending } from "../intake/questions.ts";
import type { Segment } from "../segment.ts";

/** "Só ficou apertada", "mas a barra ficou curta": behind praise, and nothing that praises. */
function tellsSmallFlaw({ words, marks, contrary }: Segment): boolean {
  const opens = contrary === true || words[0]?.key === "so";
  const praises = marks.some(
    ({ value }) => value.kind === "opinion" && value.polarity === 1 && !value.quiet,
  );
  return opens && words.length > 1 && !praises;
}

/** A text parted into what is told and what is asked. */
type Parted = { segments: readonly Segment[]; asking: readonly string[] };

/** "Amei! Só ficou apertada, vocês ajustam?": praise, and something to be mended. */
export function isToMend({ asking, segments }: Parted): boolean {
  return asking.some(asksForMending) && segments.some(tellsSmallFlaw);
}

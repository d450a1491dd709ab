import type { Segment } from "../segment.ts";
import type { Tone } from "./tone.ts";

/** A good word of the shop is left beside what is bitter. */
function isPraised({ marks }: Segment): boolean {
  return marks.some(
    ({ value }) => value.kind === "opinion" && value.polarity === 1 && !value.quiet,
  );
}

/** What is bitter makes of a text: a complaint where nothing else is praised, else a text of both sides. */
export function toneOfBitter(
  segments: readonly Segment[],
  tone: Tone,
  stars = 1,
): "complaint" | "mixed" | undefined {
  if (tone === "complaint" || !segments.some(({ bitter }) => bitter)) return undefined;
  return segments.some(isPraised) || stars > 2 ? "mixed" : "complaint";
}

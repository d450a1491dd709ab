import { type Cue, cueFinder, type FindCue } from "../../guard/phrases.ts";
import { readBlocks } from "../../text/blocks.ts";

/** The searches of a list of cues, by heading. A "não" is left to the reader, which looks further for it. */
export function readCues(text: string): (readonly [heading: string, find: FindCue])[] {
  return [...readBlocks(text)].map(([heading, lines]) => {
    const unless = lines.filter((line) => line.startsWith("not ")).map((line) => line.slice(4));
    const finds = lines.filter((line) => !line.startsWith("not ")).join(",");
    const cue: Cue = { finds, evenNegated: true };
    if (unless.length > 0) cue.unless = unless.join(",");
    return [heading, cueFinder(cue)] as const;
  });
}

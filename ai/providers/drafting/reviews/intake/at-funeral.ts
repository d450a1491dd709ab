import { maskSurroundings } from "../points/client-life.ts";
import type { Segment } from "../segments.ts";
import { asRule } from "./beings.ts";

/** What is held or made for the dead; "a festa parecia um velório" is a joke. */
const funeral = asRule(
  "(?<! (?:parec(?:e|ia|endo|eu)|cara de|clima de|igual|igual a|como|tipo|virou|foi|era|ate em|ate) (?:um |uma |de um |a um )?)(?:velorios?|velad[oa]|funerarias?|funeral|sepultamento|sepultad[oa]|enterro|cremacao|cremad[oa]|jazigo|lapide|coroas? de flores|missa de setimo)",
);

/** Whether somebody was buried where something went wrong. */
export function isAtFuneral(segments: readonly Segment[]): boolean {
  return segments.some(({ words }) => {
    const keys = maskSurroundings(words).map(({ key }) => key);
    return funeral.test(` ${keys.join(" ")} `);
  });
}

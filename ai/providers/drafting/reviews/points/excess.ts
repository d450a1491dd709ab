import { isMeasure } from "../lexicon/too-much.ts";
import type { Segment } from "../segment.ts";

const denying = /^(?:na?o|nem|nada|nunca|sem|jamais)$/;
/** Words from a denial to what it denies. */
const reach = 4;

/** "Mesa pequena demais", "luz forte demais pra relaxar": judged as too much, and not denied; a beer may be "gelada demais". */
export function tellsExcess({ words, marks }: Segment): boolean {
  return marks.some(({ value, start, end }) => {
    if (value.kind !== "opinion" || value.polarity !== -1 || value.heat) return false;
    const at = words.findIndex(
      ({ key }, place) => place > start && place <= end && key === "demais",
    );
    const denied = words.slice(Math.max(0, at - reach), at).some(({ key }) => denying.test(key));
    return at > 0 && !denied && isMeasure(words[at - 1]?.key ?? "");
  });
}

import { PhraseBook } from "./patterns.ts";
import type { Said } from "./read-points.ts";
import type { Segment } from "./segments.ts";

/** Words that grant the good half of a complaint. */
const granting = new PhraseBook<true>().add(
  `presta, prestam, unica|unico coisa|ponto|parte boa|bom|que|positivo, pelo menos, ao menos, pelo _ menos, ate que e|sao|foi|estava|estavam|veio|gostei|tem, ate e|sao|foi|foram|estava|estavam|tem, salvou|salvaram, salva|salvam, so o|a|os|as .. salva|salvam|presta|prestam,
  de bom|positivo so|tem|foi, ponto|pontos positivo|positivos|bom|bons,o que salva|salvou`,
  true,
);

/** Whether a text praises something of the shop in words that grant it: "o rio pelo menos é lindo". */
export function grants({ points }: Said, segments: readonly Segment[]): boolean {
  return points.some(({ polarity, faint, segment = -1 }) => {
    if (polarity !== 1 || faint) return false;
    return granting.scan(segments[segment]?.words ?? []).length > 0;
  });
}

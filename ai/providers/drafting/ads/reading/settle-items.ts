import { fold } from "../../../../../domain/search/fold.ts";
import { ambiguousPlaces } from "../lexicon/places.ts";

/** "Salto: R$ 25" on a line of its own. */
const namedLine = /^([ \t]*)(\p{Lu}\p{Ll}{2,20}): ?(?=(?:a partir de )?(?:R\$ ?)?\d)/gmu;
/** What it costs to bring something there: then it is the town. */
const brings = /entreg|frete|envi|taxa|deslocamento|bairros|cidades/i;

/** A name of a town that is a word too names an item where a sum stands behind its colon: "Salto: R$ 25" of a cobbler. */
export function settleItems(text: string): string {
  if (!text.includes(":") || brings.test(text)) return text;
  return text.replace(namedLine, (whole, start: string, name: string) =>
    ambiguousPlaces.has(fold(name)) ? `${start}${name.toLowerCase()} ` : whole,
  );
}

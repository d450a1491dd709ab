import { isTradeWord } from "../trade-of.ts";
import type { Clause } from "./clause.ts";
import { isNoPlace } from "./place-names.ts";

const name = "\\p{Lu}[\\p{L}'-]+(?: (?:d[aeo]s? )?\\p{Lu}[\\p{L}'-]+){0,3}";
/** "entrega grátis em Arapiraca", "visita gratuita em Canoas, Esteio" */
const endsInPlace = new RegExp(`(?<!\\p{L})(?:em|n[ao]s?) ${name}(?:, ${name}){0,6}$`, "u");
const names = new RegExp(`^(?:e )?(?:em )?${name}(?: e (?:em )?${name})?$`, "u");
/** What is done or brought there, and no shop there. */
const served =
  /^(?:entreg|frete|envi|lev|busc|visita|medi[çc]|montagem|instala|or[çc]amento|avalia|deslocamento|coleta|taxa)/iu;

/** Whether a clause is no more than further towns of what the one before it says is brought or done. */
function isRest({ text, joins }: Clause, before: Clause): boolean {
  return (
    !joins &&
    !before.placeOnly &&
    !before.heads &&
    names.test(text) &&
    endsInPlace.test(before.text) &&
    (before.offers || served.test(before.text)) &&
    !text.split(" ").some(isTradeWord) &&
    !isNoPlace(text)
  );
}

/**
 * "Medição gratuita em Criciúma", then "Içara e Forquilhinha": the rest of the towns of what is brought or done there,
 * known by name or not, goes with it.
 */
export function joinPlaces(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = [];
  for (const clause of clauses) {
    const before = joined.at(-1);
    if (before !== undefined && isRest(clause, before))
      joined.splice(-1, 1, { ...before, text: `${before.text}, ${clause.text}` });
    else joined.push(clause);
  }
  return joined;
}

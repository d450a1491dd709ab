import { fold } from "../../domain/search/fold.ts";
import { type Check, faultIf } from "./fault.ts";
import { createFigureCheck } from "./figures.ts";
import { foldedOf } from "./folded.ts";

/** Superlatives, and calls that say nothing, on folded text. */
const claims =
  /\b(?:[oa]s? (?:melhor|melhores|maior|maiores|mais \p{L}{3,12} d[aeo])|n(?:umero |[.º°o] ?)1|lider|imbativel|imperdivel|insuperavel|clique aqui)\b/u;
/** What only the owner may say: that it costs nothing, is guaranteed, or ends. */
const offers =
  /\b(?:gratis|gratuit\p{L}|desconto|promoc\p{L}{2,3}|oferta|garantia|garantid\p{L}|brinde|parcel\p{L}{1,5}|frete|delivery|entreg(?:a|as|amos)|24 ?h\b|ultimas unidades|por tempo limitado|so hoje)/u;

/** A piece says nothing of price, offer or rank that the description does not. */
export function createClaimCheck(description: string): Check {
  const given = fold(description);
  const figures = createFigureCheck(description, () => false);
  const isNew = (found: string | undefined) =>
    found !== undefined && !given.includes(found.slice(0, 6));
  return (text) => {
    const folded = foldedOf(text);
    const isClaim = isNew(claims.exec(folded)?.[0]) || isNew(offers.exec(folded)?.[0]);
    return figures(text) ?? faultIf(isClaim, "promise");
  };
}

import { fitsLimit } from "../../../../../domain/ad-limits/count-characters.ts";
import { capitalise } from "../../text/grammar.ts";
import type { NounPhrase, Place } from "../ad-facts.ts";
import { shorterForms, withArticle } from "./noun-phrases.ts";

export type Title = string | undefined;

export function first(titles: readonly Title[], limit: number): Title {
  return titles
    .filter((title) => title !== undefined)
    .map(capitalise)
    .find((title) => fitsLimit(title, limit));
}

/** The longest form of the product that leaves room for the rest. */
export function fill(product: NounPhrase, limit: number, write: (name: string) => string): Title {
  return first(shorterForms(product.text).map(write), limit);
}

/** "no centro" for "no centro de Londrina" */
function shortPlace({ text }: Place): string {
  return text.replace(/(?<=centro|zona \p{Ll}+) d[aeo] \p{Lu}.*$/u, "");
}

export function withPlace(product: NounPhrase, place: Place | undefined, limit: number): Title {
  if (place === undefined) return undefined;
  const near = shortPlace(place);
  const names = shorterForms(product.text);
  const [whole = ""] = names;
  return first(
    [
      `${whole} ${place.text}`,
      `${whole} ${near}`,
      ...names.map((name) => `${name} ${place.text}`),
      ...names.map((name) => `${name} ${near}`),
    ],
    limit,
  );
}

/** "Atendimento na zona sul" where "na zona sul de São Paulo" is too long. */
export function placeTitle(place: Place, limit: number): Title {
  if (/^(?:perto|próxim|ao lado|em frente|a \d)/u.test(place.text))
    return first([place.text], limit);
  return first([`atendimento ${place.text}`, `atendimento ${shortPlace(place)}`], limit);
}

export function asksFor({ trade }: NounPhrase): string {
  return trade === "goods" || trade === "business" ? "procura" : "precisa de";
}

export function invitation(product: NounPhrase, limit: number): Title {
  const shop = withArticle(product);
  if (shop !== undefined) return first([`conheça ${shop}`], limit);
  return product.trade === "goods"
    ? fill(product, limit, (name) => `veja opções de ${name}`)
    : undefined;
}

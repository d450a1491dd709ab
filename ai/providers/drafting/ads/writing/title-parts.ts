import { fitsLimit } from "../../../../../domain/ad-limits/count-characters.ts";
import { capitalise } from "../../text/grammar.ts";
import type { AdFacts, NounPhrase, Place, Saying } from "../ad-facts.ts";
import { isBareUnit, isFee } from "../bare-units.ts";
import { needsComplement } from "../lexicon/trades.ts";
import { headOf, isTradeWord, toSingular } from "../trade-of.ts";
import { leansOnTrade } from "./leaning-items.ts";
import { commonForms, secondHalf, shorterForms, withArticle } from "./noun-phrases.ts";

type Title = string | undefined;

/** Other products named in titles. */
const mostOthers = 4;

function first(titles: readonly Title[], limit: number): Title {
  return titles
    .filter((title) => title !== undefined && title !== "")
    .map((title) => capitalise(title ?? ""))
    .find((title) => fitsLimit(title, limit));
}

/** The longest form of the product that leaves room for the rest. */
function fill(product: NounPhrase, limit: number, write: (name: string) => string): Title {
  return first(shorterForms(product.text).map(write), limit);
}

export function withPlace(product: NounPhrase, place: Place | undefined, limit: number): Title {
  if (place === undefined) return undefined;
  return fill(product, limit, (name) => (name.includes(place.name) ? "" : `${name} ${place.text}`));
}

export function asksFor({ trade }: NounPhrase): string {
  return trade === "goods" || trade === "business" ? "procura" : "precisa de";
}

/** "loja", "empresa": of what? */
function saysNothing(form: string): boolean {
  return !form.includes(" ") && needsComplement.has(toSingular(headOf(form)));
}

/** Nobody searches for a shop by its name and asks for it: "procura loja Encanto?" */
export function askedForms(product: NounPhrase): string[] {
  const forms = commonForms(product)
    .filter((form) => !/^\p{Lu}\p{Ll}+ (?:d[aeo]s? )?\p{Lu}/u.test(form))
    .filter((form) => !saysNothing(form) && !/ d[ao] (?:dona|seu|tia|tio)$/u.test(form))
    .map((form) => (/^\p{L}+$/u.test(form) && isTradeWord(form) ? form.toLowerCase() : form));
  if (product.trade === "quotable")
    return forms.filter((form) => !/^\p{L}+ \p{Lu}\p{Ll}/u.test(form));
  return product.trade === "business" ? forms.filter((form) => !/\p{Lu}/u.test(form)) : forms;
}

/** "Precisa de conserto de celular?" */
function question(product: NounPhrase, limit: number): Title {
  return first(
    askedForms(product).map((name) => `${asksFor(product)} ${name}?`),
    limit,
  );
}

function invitation(product: NounPhrase, limit: number): Title {
  const shop = withArticle(product);
  if (shop !== undefined) return first([`conheça ${shop}`], limit);
  // "Veja opções de Trovão Forte som"
  if (/^\p{Lu}\p{Ll}+ (?:d[aeo]s? )?\p{Lu}/u.test(product.text)) return undefined;
  return product.trade === "goods"
    ? fill(product, limit, (name) => `veja opções de ${name}`)
    : undefined;
}

function withAudience({ text, audience }: NounPhrase, limit: number): Title {
  if (audience === undefined) return undefined;
  return first(
    shorterForms(text).map((name) => `${name} ${audience}`),
    limit,
  );
}

/** "Diária por R$ 40" alone tells of nothing: "kitnet: diária por R$ 40". */
function named(form: string, main: NounPhrase | undefined): string[] {
  if (isFee(form)) return [];
  if (!isBareUnit(form)) return [form];
  const head = headOf(form);
  return main === undefined || main.text.split(" ").some((word) => headOf(word) === head)
    ? []
    : shorterForms(main.text).map((name) => `${name}: ${form}`);
}

/** Something the owner said that is short enough and stands alone. */
function shortSaying({ forms, brief }: Saying, main: NounPhrase | undefined, limit: number): Title {
  return brief
    ? first(
        forms.filter((form) => form.includes(" ")).flatMap((form) => named(form, main)),
        limit,
      )
    : undefined;
}

function mainTitles(main: NounPhrase, { places: [place] }: AdFacts, limit: number): Title[] {
  const half = secondHalf(main);
  return [
    withPlace(main, place, limit),
    fill(main, limit, (name) => (name.includes(" ") ? name : "")),
    withAudience(main, limit),
    half && first([half], limit),
  ];
}

/** "Batata" alone is no title; "piercing" and "bolo de cenoura" are. */
function ownTitle({ text, trade }: NounPhrase, limit: number): Title {
  return trade === "goods" && !text.includes(" ") ? undefined : first([text], limit);
}

/** All titles that the facts give, the most useful first; some may say the same. */
export function titleIdeas(facts: AdFacts, limit: number): string[] {
  const [main, ...besides] = facts.products;
  const others = besides.filter((item) => !leansOnTrade(item, main));
  const [, place] = facts.places;
  const said = (kind: Saying["kind"]) =>
    facts.sayings
      .filter((saying) => saying.kind === kind)
      .map((saying) => shortSaying(saying, main, limit));
  const ideas: Title[] = [
    ...(main === undefined ? [] : mainTitles(main, facts, limit)),
    ...said("price"),
    ...said("offer"),
    ...others.slice(0, mostOthers).map((product) => ownTitle(product, limit)),
    facts.name === undefined ? undefined : first([facts.name], limit),
    ...said("plain"),
    main && withPlace(main, place, limit),
    ...others.slice(0, 2).map((product) => withPlace(product, facts.places[0], limit)),
    main && first([main.text], limit),
    main && question(main, limit),
    main && invitation(main, limit),
  ];
  return ideas.filter((idea) => idea !== undefined);
}

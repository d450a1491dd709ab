import { headOf, isTradeWord, tradeOf } from "../trade-of.ts";

/** Words that are of something: the tail of a list behind them is no offer of its own. */
const ofSomething =
  "mudas?|sementes?|polpas?|sucos?|geleias?|licor(?:es)?|molhos?|adubos?|estercos?|ração|rações|capas?|essências?|doces?";
const ofPeople =
  "professor(?:a|es)?|instrutor(?:a|es)?|treinador(?:a|es)?|adestrador(?:a|es)?|fotógraf[oa]s?|cuidador(?:a|es)?";
const item = "[\\p{Ll}-]{3,}(?: (?!e |ou |d[aeo]s? |em |n[ao] |para |por )\\p{Ll}{3,}[ao]s?)?";
/** With a sum right behind it the last item may have that for itself. */
const noSum = "(?!\\p{L}|-| ?:| (?:[\\p{Ll}-]+ ){0,2}(?:por |a |a partir de |desde )?(?:R\\$|\\d))";
const list = `${item}(?:, ${item}){1,4} e [\\p{Ll}-]{3,}${noSum}`;
const kindsOfIt = new RegExp(`(?<!\\p{L})(?:${ofSomething}) de (${list})`, "giu");
const fieldsOfThem = new RegExp(`(?<!\\p{L})(?:${ofPeople}) de (${list})`, "giu");
/** "marmitas caseiras com arroz, feijão e carne": what is in it. */
const partsOfIt = new RegExp(
  `(?<![\\p{L}-])([\\p{Ll}-]{4,})(?: (?!com )([\\p{Ll}-]{4,}))? com (${list})`,
  "giu",
);
/** "chácara com piscina, churrasqueira e campo": what belongs to the place. */
const places = /^(?:chácara|casa|apartamento|kitnet|van|ônibus|quarto|suíte)s?$/iu;

type Span = { start: number; end: number };

function itemsOf(told: string): string[] {
  return told.split(/, | e /u);
}

/** Whether items are rather other things the shop has: "professora de inglês, tradutora e revisora". */
function areOthers(told: string): boolean {
  const [, ...rest] = itemsOf(told);
  return rest.some((one) => /^(?:professional|business|quotable)$/.test(tradeOf(headOf(one))));
}

/** "capas de sofá, almofadas e cortinas": what is sold beside them is told as they are, and not as what they are for. */
function areGoodsBeside(told: string): boolean {
  const [first = "", ...rest] = itemsOf(told);
  return !first.endsWith("s") && rest.some((one) => one.endsWith("s"));
}

function holds(word: string): boolean {
  return places.test(word) || (isTradeWord(word) && tradeOf(word) === "goods");
}

function spanOf(found: RegExpMatchArray): Span {
  const start = found.index ?? 0;
  return { start, end: start + found[0].length };
}

/** Where lists stand whose commas part no more than kinds or parts of the one thing that heads them. */
export function wholeLists(text: string): Span[] {
  if (!text.includes(" e ")) return [];
  const kinds = [...text.matchAll(kindsOfIt)].filter(
    ([, told = ""]) => !areOthers(told) && !areGoodsBeside(told),
  );
  const fields = [...text.matchAll(fieldsOfThem)].filter(([, told = ""]) => !areOthers(told));
  const parts = [...text.matchAll(partsOfIt)].filter(
    ([, one = "", other = "", told = ""]) => (holds(one) || holds(other)) && !areOthers(told),
  );
  return [...kinds, ...fields, ...parts].map(spanOf);
}

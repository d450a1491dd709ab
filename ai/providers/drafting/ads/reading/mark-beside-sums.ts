import { counting, numbered, pricedNouns, variants } from "../lexicon/price-words.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { countsNothing, leastAmount } from "./counts-nothing.ts";
import { isQuarter, isYear } from "./mark-ends.ts";
import { foldInPlace } from "./restore-places.ts";
import { sumsOf } from "./sums.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** "o Asad 289": goods called by their brand. */
const behindName =
  /(?<!\p{L})(?:[oa]s? )(?:\p{Lu}[\p{L}\d]+)(?: (?:de )?\p{Lu}[\p{L}\d]+){0,3} (?=\d{2,4}(?:,\d{2})?(?=[,.;]|$| [eo] ))/gu;
const pricedKilo = /\d,(?:90|99)(?= ?(?:kg|o quilo|o kg)(?![a-z]))/;

/** Words a thing has in front of its number: "revisão completa 120". */
const thingWords = 4;

function isShop({ key }: Token): boolean {
  return isTradeWord(key) && tradeOf(key) === "business";
}

/** Whether a number stands behind a thing or a kind of it: "barba 25", "grande 110", "os dois 50". */
function isBehindThing(text: string, tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - thingWords), at);
  const last = before.at(-1)?.key ?? "";
  // "Hamburgueria Brasa 77" is called so.
  const shop = before.find(isShop);
  const isName =
    shop !== undefined &&
    /^\p{Lu}/u.test(text.slice(before.at(-1)?.start)) &&
    !/[,.;:]/.test(text.slice(shop.end, tokens[at]?.start));
  const isNumbered = numbered.has(last) && !(last === "moto" && tokens[at]?.key.length === 2);
  if (isName || counting.has(last) || isNumbered || /^\d+$/.test(last)) return false;
  // "apartamento de 2 quartos 180": what is counted goes on with the thing.
  const counts = (next: Token | undefined) => /^[a-z]{4,}s$/.test(next?.key ?? "");
  const since = before.slice(
    before.findLastIndex(
      ({ key }, index) => /^\d+$/.test(key) && !/^lugares/.test(last) && !counts(before[index + 1]),
    ) + 1,
  );
  return since.some(({ key }) => isTradeWord(key) || pricedNouns.has(key) || variants.test(key));
}

/** "casal com café 320 na semana": one number alone is a sum where a time or a unit stands behind it. */
const perTime =
  /^ (?:na semana|n[ao]s? (?:fim|final|finais)|aos (?:sabado|domingo|feriado|fins)|as (?:segunda|terca|quarta|quinta|sexta)|de (?:segunda|terca|domingo)|durante a semana|ate \d+ (?:pessoas|horas|convidados)|por (?:pessoa|noite|mes|aula|dia|hora)|na cidade|dentro da cidade)/;

/** "tainha 32 kg, camarão 58 kg": of two or more things in a row that is what a kilo costs. */
const perKilo = /(?<=(?:^|[,:.;\n] ?)\p{L}[\p{L} ]{2,30} )\d{2,3}(?= ?kg\s*(?:[,.;\n]|$))/gu;

export function markKilos(text: string): string {
  const found = text.match(perKilo) ?? [];
  return new Set(found).size > 1 ? text.replace(perKilo, "R$ $&") : text;
}

/** Characters in front of a number in which the places that are served are told. */
const placesReach = 80;

/** Numbers behind things, where nothing is counted by them: two of them, or one beside a sum, are sums. */
export function markBesideSums(text: string): string {
  const kilos = pricedKilo.test(text)
    ? text.replace(
        /(?<![\d,.$]|\$ |(?<!\p{L})(?:de|com|até|cada|acima|mais|limitad[oa] a|máximo) )(\d{1,3}(?:,\d{2})?)(?= ?(?:kg|o quilo|o kg)(?!\p{L}| (?:por )?(?:R\$ ?)?\d))/gu,
        "R$ $1",
      )
    : text;
  const names = kilos.match(behindName) ?? [];
  const named = names.length > 1 ? kilos.replace(behindName, "$&R$ ") : kilos;
  const tokens = tokensOf(named);
  const key = foldInPlace(named);
  const found = tokens.filter(({ key: digits, start, end }, at) => {
    const isFree =
      /^\d{1,5}$/.test(digits) &&
      Number(digits) >= leastAmount &&
      !isYear(digits) &&
      !isQuarter(key.slice(Math.max(0, start - placesReach), start), digits) &&
      !/[$,.:\d/-]\s?$/.test(key.slice(Math.max(0, start - 2), start));
    return (
      isFree &&
      !/^[.,:]\d|^[-/]|^ ?(?:%|º|ª|x)/.test(key.slice(end)) &&
      isBehindThing(named, tokens, at) &&
      countsNothing(key.slice(end))
    );
  });
  const [only] = found;
  const isAlone = sumsOf(named).length + found.length < 2;
  if (only === undefined || (isAlone && !perTime.test(key.slice(only.end)))) return named;
  return found.reduceRight(
    (marked, { start }) => `${marked.slice(0, start)}R$ ${marked.slice(start)}`,
    named,
  );
}

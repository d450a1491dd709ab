import { fold } from "../../../../../domain/search/fold.ts";
import { adjectiveEnding, shopAdjectives } from "../lexicon/shop-adjectives.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { isNameWord, titled } from "./name-shops.ts";

/** "escola de natação peixinho dourado em Londrina", "restaurante japonês kento": what the shop is for, then its name. */
const specialist =
  /(?<=(?:^|[.;\n] ?|(?<!\p{L})(?:d[ao]|minha|nossa|meu|nosso) ))(\p{Ll}{4,})( (?:de \p{Ll}{4,}|\p{Ll}{2,}(?:[oa]l|[íi]stic[oa]|[áó]ri[oa]|[oó]gic[oa]|in[oa]|eir[oa]|ês|esa|an[oa])|veterin[áa]ria|est[ée]tica) )((?!com |que |sem |por |pra |dos |das |nos |nas |uma |tem |faz |meu |seu )\p{Ll}{3,})( \p{Ll}{3,})?(?= (?:em|n[ao]|que|fica|aqui) |[,.;\n]|$)/gu;
/** Begin words that tell of a shop and are no part of its name, folded. */
const telling =
  /^(?:atend|servi|metod|prec|entreg|estil|taman|linh|qualid|roup|prod|prof|para|mais|muit|tudo|todo|todas|desde|sobre|entre|cheg|quer|pertin|perto|usad|femin|mascul|infan|adult|barat|promo|lind|chiq|eleg|bonit|cabel|moda|marc|varie|varia|natur|import|nacion|atac|varej|outlet|particul|avanc|moder|antig|region|local|bairr|centr|comid|tradic|facial|conver|inici|grupo|turma|onlin|presen|sistem|acess|pecas|carne|massa|afro|gospel|couro|contemp|jeans|jovem|vendas)/;
/** Letters of words like "botica" and "vida", which end like adjectives and are none. */
const shortNoun = 6;

function isAdjective(word: string): boolean {
  return word.length > shortNoun && adjectiveEnding.test(fold(word));
}

function isTold(word: string): boolean {
  const key = fold(word);
  return telling.test(key) || isTradeWord(word) || (shopAdjectives.has(key) && key !== "nova");
}

/** Whether one word, or the first of two, may be what a shop is called. */
function beginsName(first: string, second: string | undefined): boolean {
  if (/s$|(?:cao|mento|agem|dade)$/.test(fold(first)) || isTold(first)) return false;
  return second === undefined ? isNameWord(first) : !isAdjective(first) && !isTold(second);
}

/** "academia Corpo e mente em Petrolina": the name goes on behind its joint. */
const joinedName = /(?<=(?<!\p{L})(\p{Ll}{4,}) \p{Lu}\p{Ll}+ e )\p{Ll}{4,}(?= (?:em|n[ao]) )/gu;

function nameJoined(line: string): string {
  return line.replace(joinedName, (word: string, shop: string) =>
    isTradeWord(shop) && tradeOf(shop) === "business" && !isTradeWord(word) ? titled(word) : word,
  );
}

/** Where the case tells nothing, unusual words behind a shop and what it is for are its name. */
export function nameSpecialists(line: string): string {
  return nameJoined(line).replace(
    specialist,
    (whole, shop: string, field: string, first: string, other: string | undefined) => {
      const second = other?.trim();
      const isShop = isTradeWord(shop) && tradeOf(shop) === "business";
      return isShop && beginsName(first, second)
        ? [`${shop}${field}${titled(first)}`, second && titled(second)].filter(Boolean).join(" ")
        : whole;
    },
  );
}

import { isTradeWord, tradeOf } from "../trade-of.ts";

/** Shops whose word goes before other words too: "casa de bolos", "mercado livre". */
const notApart =
  /^(?:casa|centro|banca|box|bar|mercado|feira|espaço|clube|galeria|agência|escola|curso|hotel|restaurante|café|lanche|loja|empresa|cinema|estúdio|studio|rede|grupo)$/u;
const named = /(?<=(\p{L}+|\d[\d.,]*%?) )(\p{Ll}{5,})(?= (?:d[aoe]s? )?\p{Lu}\p{L})/gu;
const crowded = /(?<=(?:^|[,.;:\n] ?))(\p{Ll}{6,}) (?=(\p{Ll}{4,}))/gu;
const owned =
  /(?<=(?:^|[,.;:\n] ?))(\p{Ll}{5,}) d[ao] (?:[Tt]i[ao] |[Dd]ona |[Ss]eu )?\p{Lu}\p{L}+(?= (\p{Ll}{4,}))/gu;
/** Words that a shop's own word leans on: "na oficina do Beto", "minha padaria". */
const leaned =
  /^(?:[ao]s?|n[ao]s?|d[aeo]s?|em|e|ou|uma?|minha|nossa|sua|meu|nosso|seu|pel[ao]|à|ao|com|para|por|sou|é|tenho|somos|mini|super|auto|nova|novo|pequena|pequeno|grande|esta|está|aqui|chamad[ao])$/iu;

function isShop(word: string): boolean {
  return tradeOf(word) === "business" && !word.endsWith("s") && !notApart.test(word);
}

/** "… carros 1.0 oficina do Beto", "floricultura buquê de rosas": speech without commas gets those beside a shop. */
export function partShops(text: string): string {
  return text
    .replace(named, (shop: string, before: string) =>
      isShop(shop) && !leaned.test(before) && !(isTradeWord(before) && !/\d/u.test(before))
        ? `, ${shop}`
        : shop,
    )
    .replace(/ , /gu, ", ")
    .replace(owned, (whole: string, shop: string, thing: string) => {
      const isDeed = isTradeWord(thing) && tradeOf(thing) !== "business" && !/^d[aeo]/u.test(thing);
      return isShop(shop) && isDeed ? `${whole},` : whole;
    })
    .replace(crowded, (whole: string, shop: string, thing: string) => {
      const trade = isTradeWord(thing) ? tradeOf(thing) : "business";
      const isDeed = trade === "service" || trade === "quotable";
      const isMaker = isTradeWord(shop) && tradeOf(shop) === "professional" && isDeed;
      return isMaker || (isShop(shop) && trade !== "business") ? `${shop}, ` : whole;
    });
}

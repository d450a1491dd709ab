import { isTradeWord, tradeOf } from "../trade-of.ts";
import { knownPlace } from "./restore-places.ts";

/** Shops whose word goes before other words too: "casa de bolos", "mercado livre". */
const notApart =
  /^(?:casa|centro|banca|box|bar|mercado|feira|espaço|clube|galeria|agência|escola|curso|hotel|restaurante|café|lanche|loja|empresa|cinema|estúdio|studio|rede|grupo)$/u;
const named = /(?<=(\p{L}+|\d[\d.,]*%?) )(\p{Ll}{5,})(?= (?:d[aoe]s? )?\p{Lu}\p{L})/gu;
const crowded = /(?<=(?:^|[,.;:\n] ?))(\p{Ll}{6,}) (?=(?!funcional(?!\p{L}))(\p{Ll}{4,}))/gu;
const owned =
  /(?<=(?:^|[,.;:\n] ?))(\p{Ll}{5,}) d[ao] (?:[Tt]i[ao] |[Dd]ona |[Ss]eu )?\p{Lu}\p{L}+(?= (\p{Ll}{4,}))/gu;
/** Words that a shop's own word leans on: "na oficina do Beto", "minha padaria". */
const leaned =
  /^(?:[ao]s?|n[ao]s?|d[aeo]s?|em|e|ou|uma?|minha|nossa|sua|meu|nosso|seu|pel[ao]|à|ao|com|para|por|sou|é|tenho|somos|mini|super|auto|nova|novo|pequena|pequeno|grande|esta|está|aqui|chamad[ao])$/iu;

function isShop(word: string): boolean {
  return tradeOf(word) === "business" && !word.endsWith("s") && !notApart.test(word);
}

/** "iFix do Povo assistência técnica": a name, and what its owner does with nothing between. */
const nameFirst =
  /(?<=(?:^|[.\n] ?|(?<!\p{L})(?:(?:sou|aqui é) [oa] (?:seu |dona |tia |tio |mestre )?|é d[ao] )))((?:[Dd]ra? )?(?:\p{Lu}|\p{Ll}\p{Lu})[\p{L}\d]*(?: (?:d[aeo]s? )?\p{Lu}[\p{L}\d]*)*) (?=(\p{Ll}{4,}))/gu;
/** "tia cleusa transporte escolar" */
const titledFirst =
  /(?<=(?:^|[.\n] ?))((?:tia|tio|dona|seu|mestre) )(\p{L}{3,}) (?=(\p{Ll}{4,}))/giu;
/** "A English4U de Ribeirão Preto abriu turma": whose name, where, and what there is. */
const namedOwner =
  /(?<=(?:^|[.\n] ?))(?:[OoAa] )?((?:\p{Lu}|\p{Ll}\p{Lu})[\p{L}\d&]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}\d]*){0,3}?)(?: d[eao] ((?:\p{Lu}\p{L}+ ?(?:d[aeo]s? )?){1,4}))? (?:abriu|inaugurou|lançou|oferece|está com|tem|vende) (?=\p{Ll}{3})/gu;

/** "Lavanderia Água Clara (Campina Grande)" */
const placeInBrackets =
  / \(((?:\p{Lu}\p{L}+ ?(?:d[aeo]s? )?){1,4})((?:, (?:bairro )?(?:\p{Lu}\p{L}+ ?(?:d[aeo]s? )?){1,4})?)\)/gu;

function freePlaces(text: string): string {
  return text.replace(placeInBrackets, (whole, name: string, quarter: string, at: number) => {
    if (knownPlace(name) === undefined) return whole;
    const isBehindPlace = /(?<!\p{L})(?:em|n[ao]|d[aeo]) \p{Lu}[^,.;\n]*$/u.test(text.slice(0, at));
    return `${isBehindPlace ? "," : " em"} ${name}${quarter}`;
  });
}

/** "iFix do Povo", "Loja Pé Direito", but not "Corte Feminino". */
function isCalled(name: string): boolean {
  const [first = "", ...others] = name.replace(/^dra? /iu, "").split(" ");
  return (
    !isTradeWord(first) || (isShop(first.toLowerCase()) && others.length > 1) || first === "Loja"
  );
}

/** A name in front of what is told of its owner is parted from it. */
function partNames(text: string): string {
  return text
    .replace(titledFirst, (whole: string, title: string, name: string, thing: string) =>
      isTradeWord(thing) && !isTradeWord(name)
        ? `${title}${name.charAt(0).toUpperCase()}${name.slice(1)}, `
        : whole,
    )
    .replace(namedOwner, (whole: string, name: string, town: string | undefined) => {
      const [first = ""] = name.split(" ");
      if (isTradeWord(first) || (town !== undefined && knownPlace(town) === undefined))
        return whole;
      return `${name}${town === undefined ? "" : ` em ${town}`}, temos `;
    })
    .replace(nameFirst, (whole: string, name: string, thing: string) =>
      isTradeWord(thing) && isCalled(name) ? `${name}, ` : whole,
    );
}

/** "… carros 1.0 oficina do Beto", "floricultura buquê de rosas": speech without commas gets those beside a shop. */
export function partShops(text: string): string {
  return partNames(freePlaces(text))
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
      // "clínica veterinária"
      const isThing = trade !== "business" && trade !== "professional";
      return isMaker || (isShop(shop) && isThing) ? `${shop}, ` : whole;
    });
}

import { isTradeWord, tradeOf } from "../trade-of.ts";

function isGoods(word: string): boolean {
  return isTradeWord(word) && tradeOf(word) === "goods";
}

/** What is filled or flavoured has kinds, whatever is sold of them as well. */
const filled =
  /^(?:esfihas?|past[ée]is|pastel|empadas?|empad[ãa]o|p[ãa]o|p[ãa]es|omeletes?|pizzas?|coxinhas?|tortas?|sucos?|picol[ée]s?|sorvetes?|tapiocas?|crepes?|roscas?|lasanhas?|panquecas?|quiches?|sandu[íi]ches?|salgados?|geleias?|trufas?|brigadeiros?|caldos?|sopas?|vitaminas?|risoles?|bolinhos?|cucas?|churros|pamonhas?|a[çc]a[íi]|temakis?|sabonetes?|velas?|licor|licores)(?: |$)/iu;

const opens = "(?<=(?:^|[.;:\\n,] ?|(?:vendo|vendemos|faço|fazemos|temos|tenho) ))";
const thing = "(\\p{Ll}{3,}(?: \\p{Ll}{4,}[ao])?)";
const more = "((?:, \\p{Ll}{3,}){1,4}) (e|ou) (\\p{Ll}{3,})";
const sum =
  "(?: por| a)?:? (?=(?:R\\$ ?)?\\d{1,4}(?:,\\d{2})? ?(?:reais|contos?|pilas?|cada)(?!\\p{L})|R\\$ ?\\d)";
const ofKinds = new RegExp(`${opens}${thing} de (\\p{Ll}{3,})${more}${sum}`, "giu");

const colour =
  "(?:azul|azuis|verdes?|pret[ao]s?|branc[ao]s?|vermelh[ao]s?|amarel[ao]s?|rosa|cinzas?|bege|marrom|lil[áa]s|rox[ao]s?|dourad[ao]s?|pratead[ao]s?|nude|vinho|laranja)";
const ofColours = new RegExp(
  `(?<=\\p{Ll}{3,} )(${colour}(?:, ${colour}){0,3} (?:e|ou) ${colour})${sum}`,
  "giu",
);

/**
 * "caneca de bolinha, listra e xadrez 32 reais" is "caneca (bolinha, listra e xadrez) por 32 reais": one thing in several
 * kinds has one sum. What is no kind but sold beside it ("bolo de cenoura, brigadeiro e suco") stays apart.
 */
export function gatherKinds(text: string): string {
  return text
    .replace(
      ofKinds,
      (whole, what: string, first: string, list: string, joint: string, last: string) => {
        const others = [...list.split(", ").slice(1), last];
        const isSold = !filled.test(what) && !isGoods(first) && others.some(isGoods);
        return isSold ? whole : `${what} (${first}${list} ${joint} ${last}) por `;
      },
    )
    .replace(ofColours, "($1) por ");
}

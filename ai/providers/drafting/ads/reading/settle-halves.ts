import { tokensOf } from "./tokens.ts";

const unit = "cento|d[úu]zia|hora|di[áa]ria|por[çc][ãa]o|quilo|milheiro|per[íi]odo|turno|pacote";
const lead = "(?:(?:por|a|é|sai|sai por|custa) )?";
const sum = "(R\\$ ?)?(\\d{2,5}(?:,\\d{2})?)(?: reais)?";
/** What stands behind the second sum: nothing that it would count. */
const end =
  "(?![\\d.,]*[\\dA-Za-zÀ-ÿ%°ºª²³/:-])(?! (?!mais |menos )\\p{Ll}{3,}s(?!\\p{L})| min(?!\\p{L}))";
const whole = `(?<!\\p{L})(?:(${unit})(?: inteir[ao])?|(dia) (?:inteiro|todo|completo))`;
const half = `(mei[ao] (?:${unit}|dia))`;
/** "cento 75 meio cento 40", "meia hora 50 hora 80" */
const wholeFirst = new RegExp(
  `(${whole}) ${lead}${sum},? (?:e )?${half} ${lead}${sum}${end}`,
  "giu",
);
const halfFirst = new RegExp(
  `(?<!\\p{L})${half} ${lead}${sum},? (?:e |ou )?(?:[oa] )?(${whole}) ${lead}${sum}${end}`,
  "giu",
);

/** A whole one costs no more than so many times the half. */
const mostTimes = 4;

function reais(digits: string): number {
  return Number(digits.replace(",", "."));
}

function isPair(one: string, other: string, dear: string, cheap: string): boolean {
  const key = tokensOf(one)[0]?.key;
  const halved = tokensOf(other).at(-1)?.key;
  const [all, part] = [reais(dear), reais(cheap)];
  return halved === key && part < all && all < part * mostTimes;
}

/** A whole and the half of it, side by side with nothing between, each with its sum: neither is said for the other. */
export function settleHalves(text: string): string {
  if (!/mei[ao] /iu.test(text)) return text;
  return text
    .replace(
      wholeFirst,
      (told, one: string, _: string, __: string, ___: string, dear: string, ...rest: string[]) => {
        const [other = "", , cheap = ""] = rest;
        return isPair(one, other, dear, cheap) ? `${one} R$ ${dear}, ${other} R$ ${cheap}` : told;
      },
    )
    .replace(
      halfFirst,
      (told, other: string, _: string, cheap: string, one: string, ...rest: string[]) => {
        const [, , , dear = ""] = rest;
        return isPair(one, other, dear, cheap) ? `${other} R$ ${cheap}, ${one} R$ ${dear}` : told;
      },
    );
}

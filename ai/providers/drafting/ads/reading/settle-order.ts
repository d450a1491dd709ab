import { isTradeWord, tradeOf } from "../trade-of.ts";

const place = "(?:em|n[ao]) (?:(?:d[aeo]s? )?\\p{Lu}[\\p{L}'-]+ ?){1,4}(?=[.;,\\n]|$)";
const how =
  "entrega (?:em (?:até )?\\d+ ?(?:minutos|min|horas?|h)|gr[áa]tis|r[áa]pida|em domicílio)";
/** "pizza entrega em 40 minutos em Olinda": how the goods come, told behind them and where they are sold. */
const delivery = new RegExp(
  `(?<=(?:^|[.;\\n] ?))((?:vendo |tenho |temos )?)((?:\\p{Ll}{3,} (?:(?:e|de) )?){1,4}?)(${how})(?!\\p{L})((?: ${place})?)`,
  "gu",
);
/** "pilates estúdio no Cambuí" */
const studio =
  /(?<=(?:^|[.;\n] ?))(pilates|yoga|ioga|dança|ballet|balé|tatuagem|fotografia|funcional) (estúdio|studio|espaço|academia|escola)(?= (?:em|n[ao]) | \d)/giu;

function isSold(what: string): boolean {
  const words = what.split(" ");
  const [first = ""] = words;
  const isGoods = words.every(
    (word) => /^(?:e|de)$/.test(word) || !isTradeWord(word) || tradeOf(word) === "goods",
  );
  return isTradeWord(first) && isGoods && !/(?:^| )(?:e|de|com|faz)$/u.test(what);
}

function tellBehind(told: string, lead: string, goods: string, way: string, where: string): string {
  const what = goods.trim();
  if (!isSold(what)) return told;
  // "entrega grátis em Vitória" holds there alone.
  return /gr[áa]tis/u.test(way)
    ? `${lead}${what}, ${way}${where}`
    : `${lead}${what}${where.trimEnd()}, ${way}`;
}

/** Words in the order in which they are said. */
export function settleOrder(text: string): string {
  return text.replace(studio, "$2 de $1").replace(delivery, tellBehind);
}

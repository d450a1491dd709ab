import { isTradeWord } from "../trade-of.ts";
import { knownPlace } from "./restore-places.ts";

const longestLine = 80;
const titled =
  /^([^\p{L}\p{N}]*)(?:cat[áa]logo|card[áa]pio|menu|((?:tabela|lista) de pre[çc]os))\s+(?:[-–—:|]\s*)?(\p{L}.*)$/iu;
const joints = /^(?:d[aeo]s?|e|&)$/;

function isName(told: string, isOfPrices: boolean): boolean {
  const words = told
    .replace(/[^\p{L}\p{N}&' -]/gu, " ")
    .trim()
    .split(/\s+/);
  const [first = ""] = words;
  return (
    words.length > 1 &&
    (isOfPrices ? knownPlace(told) === undefined : isTradeWord(first)) &&
    words.every((word) => joints.test(word) || /^[\p{Lu}\d&]/u.test(word))
  );
}

/** "Catálogo Semijoias Ravena" over its rows: the shop is called "Semijoias Ravena". */
export function settleTitled(description: string): string {
  const end = description.indexOf("\n");
  if (end < 0 || end > longestLine) return description;
  const [, marks = "", prices, told = ""] = titled.exec(description.slice(0, end)) ?? [];
  return told !== "" && isName(told, prices !== undefined)
    ? `${marks}${told}${description.slice(end)}`
    : description;
}

import { counting, measures, numbered, units } from "../lexicon/price-words.ts";
import { toSingular } from "../trade-of.ts";
import { countsNothing } from "./counts-nothing.ts";
import { foldInPlace } from "./restore-places.ts";
import { tokensOf } from "./tokens.ts";

/** "600 mega 50 e 800 mega por R$ 120", "categoria b 1.890 moto por R$ 1.450": a number beside a sum of which nothing tells what it counts. */
export function isHalfRead(text: string): boolean {
  const key = foldInPlace(text);
  if (!/r\$/.test(key)) return false;
  const tokens = tokensOf(text);
  return tokens.some(({ key: digits, start, end }, at) => {
    const before = tokens[at - 1];
    if (before === undefined || !/^\d{2,4}$/.test(digits)) return false;
    const isBare =
      key.slice(before.end, start) === " " &&
      !/^[.,:/-]\d|^ ?(?:%|[º°ªx²]|[a-z]{1,3}(?![a-z])(?<! (?:e|ou|com|em|so|ja)))/.test(
        key.slice(end),
      );
    const isTold =
      !/^[a-z]{3,}$/.test(before.key) ||
      counting.has(before.key) ||
      numbered.has(before.key) ||
      measures.has(before.key) ||
      units.has(toSingular(before.key)) ||
      /^\p{Lu}/u.test(text.slice(before.start, before.end));
    // "festa 300 salgados por R$ 165": how many are had for it.
    if (/00$/.test(digits) && /^ [a-z]{3,}(?: [a-z]{3,})? por r\$/.test(key.slice(end)))
      return false;
    const [, next = ""] = /^ ([a-z]+)/.exec(key.slice(end)) ?? [];
    return isBare && !isTold && next !== "" && !/s$/.test(next) && countsNothing(key.slice(end));
  });
}

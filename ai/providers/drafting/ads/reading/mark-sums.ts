import { counting, numbered } from "../lexicon/price-words.ts";
import { isTradeWord } from "../trade-of.ts";
import { holds, isAddress } from "./mark-ends.ts";
import { foldInPlace } from "./restore-places.ts";
import type { RawClause } from "./split-clauses.ts";
import { tokensOf } from "./tokens.ts";

/** A thing and a number, and nothing that says what it counts. */
const bareSum = /^([^\d$]{3,40}) (\d{2,4})$/u;
/** "dobro de salsicha mais 4": beside a sum one figure may be one too. */
const smallSum = /^(?:\d{1,3} )?([^\d$]{3,40}) (\d{1,4})$/u;
/** "500 ml 16", "barril 30 litros pilsen 390": a size and its sum. */
const sizeSum =
  /^(?:[^\d$]{3,30} )?\d+ ?(?:ml|l|litros?|kg|g|gramas|quilos?|peças|unidades|bolas|fatias|lugares|quartos|pessoas|aulas|sessões|dias?|horas?|semanas|meses|itens|km|un)(?: [^\d$]{2,20})? (\d{1,4})$/u;
function isSize(text: string): boolean {
  if (/ (?:as|às|até|das|de|em|por) \d+$/u.test(text)) return false;
  return sizeSum.test(text) && !holds.test(foldInPlace(text.replace(/ \d+$/u, "")));
}

/** Words of a kind with a sum of its own: "completo 18 reais, prensado 20". */
const kindWords = 6;

function isPriced(match: RegExpExecArray | null | undefined): boolean {
  const words = tokensOf(match?.[1] ?? "").map(({ key }) => key);
  const last = words.at(-1);
  if (last === undefined) return false;
  const isTold = counting.has(last) || numbered.has(last) || isAddress(words);
  return !isTold && isTradeWord(words.find((word) => word.length > 2) ?? "");
}

/** Beside a sum a number at the end of a short clause is one, unless something tells what it counts. */
function isKind(text: string): boolean {
  const [, words = ""] = smallSum.exec(text) ?? [];
  const keys = tokensOf(words).map(({ key }) => key);
  const last = keys.at(-1);
  if (last === undefined || keys.length > kindWords || isAddress(keys)) return false;
  if (holds.test(foldInPlace(words))) return false;
  return last === "mais" ? keys.length > 1 : !counting.has(last) && !numbered.has(last);
}

function isKnownKind(text: string): boolean {
  return isKind(text) && isTradeWord(tokensOf(text)[0]?.key ?? "");
}

/** "corte 60, escova 45": where two known services end in a number, or one beside a sum, the numbers are sums. */
export function markSums(raw: readonly RawClause[]): RawClause[] {
  const sums = raw.map(({ text }) => bareSum.exec(text.trim()));
  const marked = raw.filter(({ text }) => /R\$|\breais\b/u.test(text)).length;
  const kinds = raw.filter(({ text }) => isKind(text.trim()) && bareSum.test(text.trim())).length;
  const sizes = raw.filter(({ text }) => isSize(text.trim())).length;
  const known = sums.filter(isPriced).length;
  const isEnough = known + marked > 1;
  // "jaleco 95, avental 40": beside one that is known the others are sums too.
  // "casquinha 6, milk shake 500 ml 16"
  const small = raw.filter(({ text }) => isKnownKind(text.trim())).length;
  const isSized = sizes > 0 && small > 0;
  const isList = marked > 0 || (known > 0 && kinds > 1) || isSized;
  return raw.map((clause, at) =>
    (isEnough && isPriced(sums[at])) ||
    (isList && isKind(clause.text.trim())) ||
    ((isSized || sizes + known + marked > 1) && isSize(clause.text.trim()))
      ? { ...clause, text: `${clause.text.trim()} reais` }
      : clause,
  );
}

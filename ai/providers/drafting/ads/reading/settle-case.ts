import { fold } from "../../../../../domain/search/fold.ts";
import { canonicalNames, firstNames, knownAcronyms } from "../lexicon/names.ts";
import { isTradeWord } from "../trade-of.ts";

const wordPattern = /\p{L}[\p{L}\p{M}\p{N}']*/gu;
/** Small words that stay small even in a title: capitals on them mean that the case tells nothing. */
const smallWords = /(?<![\p{L}\p{N}])(?:D[aeo]s?|E[m]?|N[ao]s?|Com|Para|Por|Sem)(?![\p{L}\p{N}])/gu;
/** Share of capital letters from which a text is one cry. */
const shouting = 0.6;

function upperShare(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  return letters.length < 4 ? 0 : capitals.length / letters.length;
}

/** Every Word In Capitals, or most: the small words are the proof. */
function isTitled(line: string): boolean {
  const words = line.match(wordPattern) ?? [];
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const small = (line.match(smallWords) ?? []).filter(
    (_, index) => index > 0 || !line.startsWith("E"),
  );
  return words.length >= 4 && capital / words.length > 0.8 && small.length > 0;
}

/** A capital word at the start of a statement is a name only if the next one has a capital too. */
function startsName(rest: string): boolean {
  return /^(?:\s+|\s+d[aeo]s?\s+)\p{Lu}\p{Ll}/u.test(rest);
}

function isStart(before: string): boolean {
  return /(?:^|[.?:;\n(]\s*)$/u.test(before);
}

function settleShouted(word: string): string {
  if (knownAcronyms.has(word)) return word;
  return word.length <= 3 && !/[AEIOUÀ-Ú]/u.test(word) ? word : word.toLowerCase();
}

function settleWord(word: string, before: string, rest: string): string {
  const isShouted = word.length > 1 && word === word.toUpperCase();
  if (isShouted) return settleShouted(word);
  if (!/^\p{Lu}/u.test(word) || !isStart(before)) return word;
  const keeps = startsName(rest) && !isTradeWord(word);
  return keeps ? word : word.toLowerCase();
}

function settleLine(line: string): string {
  if (upperShare(line) > shouting || isTitled(line)) return line.toLowerCase();
  return line.replace(wordPattern, (word, at: number) =>
    settleWord(
      word,
      line.slice(Math.max(0, at - 4), at),
      line.slice(at + word.length, at + word.length + 24),
    ),
  );
}

function settleName(word: string): string {
  return canonicalNames.get(fold(word)) ?? word;
}

/** "barbearia do zé": behind "do" and "da" a first name gets its capital. */
function settleFirstName(whole: string, article: string, name: string): string {
  const isName = firstNames.has(fold(name));
  return isName ? `${article}${name.charAt(0).toUpperCase()}${name.slice(1)}` : whole;
}

/**
 * Small letters everywhere but in names and acronyms, so that capitals mean something: "CONSERTO DE TV" and
 * "Conserto De TV" become "conserto de TV", "Studio Bella" stays.
 */
export function settleCase(text: string): string {
  const whole = upperShare(text) > shouting || isTitled(text) ? text.toLowerCase() : text;
  const settled = whole.split("\n").map(settleLine).join("\n");
  return settled
    .replace(wordPattern, settleName)
    .replace(
      /(?<=[a-zà-ÿ] )(d[ao] (?:dona |seu |tia |tio |vovó |vó )?|(?:dona|seu|tia|tio) )([a-zà-ÿ]{2,12})(?![a-zà-ÿ])/g,
      settleFirstName,
    );
}

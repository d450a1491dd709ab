import type { NounPhrase } from "../ad-facts.ts";
import { dayWords, finiteVerbs, noHeads, phraseStops } from "../lexicon/clause-words.ts";
import { firstNames } from "../lexicon/names.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import type { FoundPlace } from "./read-places.ts";
import { foldInPlace } from "./restore-places.ts";
import type { Sum } from "./sums.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Words of a thing on offer, and of those it is for; a longer one is a sentence that was not understood. */
const mostWords = 8;
const mostAudienceWords = 5;

/** "fazemos", "costurando", "abriram": the phrase ends before a verb. */
const verbEnding =
  /^(?!ramos|panos|danos|planos|anos|vitr|quando|mando|comando)[a-z]{3,}(?:amos|emos|imos|aram|eram|iram|avam|ando|endo|indo)$/;
const small = new Set("de da do das dos e ou a o ao aos em no na nos nas com".split(" "));

function isStop(text: string, { key, start }: Token, next: Token | undefined): boolean {
  if (key === "e" && text.charAt(start).toLowerCase() === "é") return true;
  if (key === "e")
    return next === undefined || finiteVerbs.has(next.key) || phraseStops.has(next.key);
  // "ao pôr do sol"
  if (key === "por" && text.charAt(start + 1) === "ô") return false;
  if (key === "a")
    return next === undefined || /^(?:partir|domicilio|vista|combinar|\d.*)$/.test(next.key);
  if (/^\d+x$/.test(key)) return true;
  if (key === "de" || key === "em")
    return (
      next !== undefined &&
      (dayWords.has(next.key) || (key === "em" && /^(?:\d|ate$)/.test(next.key)))
    );
  return phraseStops.has(key) || finiteVerbs.has(key) || verbEnding.test(key) || key.endsWith("%");
}

/** Where the phrase must end at the latest: a sum, a place, a bracket. */
function boundOf(text: string, sums: readonly Sum[], places: readonly FoundPlace[]): number {
  const bracket = text.search(/[("]/u);
  const marks = [...sums.map(({ start }) => start), ...places.map(({ start }) => start)];
  return Math.min(text.length, ...marks, ...(bracket < 0 ? [] : [bracket]));
}

/** Words that hang at the end: "bolo de", "mesas e". */
function trimSmall(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.findLastIndex(({ key }) => !small.has(key));
  return tokens.slice(0, last + 1);
}

/** Of a long phrase about a known thing the beginning names it: "reforço de matemática do 6º ano ao ensino médio". */
function shorten(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length <= mostWords || !isTradeWord(tokens[0]?.key ?? "")) return tokens;
  const cut = tokens.findLastIndex(
    ({ key }, at) =>
      at > 1 && at < mostWords - 1 && /^(?:d[aeo]s?|a[os]?|em|n[ao]s?|com)$/.test(key),
  );
  return cut < 0 ? tokens : tokens.slice(0, cut);
}

/** "bolo no pote 3 por R$ 20": the count is that of the price. */
function withoutCount(tokens: readonly Token[]): readonly Token[] {
  return /^\d+$/.test(tokens.at(-1)?.key ?? "") ? tokens.slice(0, -1) : tokens;
}

function audienceAt(text: string, tokens: readonly Token[], at: number): string | undefined {
  const [first, ...rest] = tokens.slice(at);
  if (first === undefined || !/^(?:para|pra)$/.test(first.key)) return undefined;
  const stop = rest.findIndex(
    (token, index) =>
      !/^(?:a|o|as|os|todos|todas|cada|quem)$/.test(token.key) &&
      // "para quem passou dos 60"
      !(index === 1 && rest[0]?.key === "quem") &&
      isStop(text, token, rest[index + 1]),
  );
  const people = trimSmall(stop < 0 ? rest : rest.slice(0, stop));
  const last = people.at(-1);
  if (last === undefined || people.length > mostAudienceWords || isTradeWord(people[0]?.key ?? ""))
    return undefined;
  return `para ${text.slice(rest[0]?.start, last.end)}`;
}

/** Letters of another script would not be read by the shop's customers, nor counted right. */
export function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{M}\d\s.,'%&/()+ºª°²³$:-]*$/u.test(text);
}

/** "sou a Neide", "aqui é a Bia do salão": who speaks is not on offer. */
function isPerson([head, joint]: readonly Token[]): boolean {
  const isAlone = joint === undefined || /^d[aeo]$/.test(joint.key);
  return head !== undefined && isAlone && firstNames.has(head.key) && !isTradeWord(head.key);
}

function isThing(text: string, tokens: readonly Token[]): boolean {
  const [head] = tokens;
  const readable =
    tokens.every(({ key }) => key.length <= 24 && (key.length < 4 || /[aeiouy\d]/.test(key))) &&
    /[a-z]{2}/.test(foldInPlace(text));
  return (
    head !== undefined &&
    readable &&
    tokens.length <= mostWords &&
    !noHeads.has(head.key) &&
    !isPerson(tokens) &&
    !/^\d/.test(head.key) &&
    isLatin(text)
  );
}

/** The thing a clause begins with, and whom it is for; undefined when it names none. */
export function readNounPhrase(
  text: string,
  sums: readonly Sum[],
  places: readonly FoundPlace[],
): NounPhrase | undefined {
  const bound = boundOf(text, sums, places);
  const tokens = tokensOf(text.slice(0, bound));
  const stop = tokens.findIndex((token, at) => isStop(text, token, tokens[at + 1]));
  const own = shorten(trimSmall(stop < 0 ? tokens : withoutCount(tokens.slice(0, stop))));
  const last = own.at(-1);
  const phrase = text.slice(own[0]?.start ?? 0, last?.end ?? 0);
  if (last === undefined || !isThing(phrase, own)) return undefined;
  const end = tokens[stop]?.key ?? "";
  const isSubject = end === "e" || finiteVerbs.has(end);
  if (isSubject && !isTradeWord(own[0]?.key ?? "")) return undefined;
  const audience = stop < 0 ? undefined : audienceAt(text, tokens, stop);
  const named: NounPhrase = { text: phrase, trade: tradeOf(phrase) };
  return audience === undefined ? named : { ...named, audience };
}

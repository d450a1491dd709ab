import type { Span } from "./folded-text.ts";

/**
 * Phrases as rules write them, over folded text, with commas between them. Words stand apart by a blank: `a|na-hora` is
 * one of them, `medic*` any word that begins so, `garantid+` has the four endings of an adjective, a word of four letters
 * and more may end in "s" too, `[o|a]` may be missing, `_` is any word, `..` up to three, `#` a number or sum.
 * Everything is bounded, so that a search takes no longer per character in a long text than in a short one.
 */
export type Phrases = string;

const between = "[\"'*_:?()/ -]{1,3}";
const anyWord = "[a-z0-9$%]{1,24}";
const number = "(?:r\\$ ?)?\\d{1,6}(?:[.,]\\d{1,3}){0,2}";

/** What the signs inside a word stand for; any other is itself. */
const inWord = new Map([
  ["*", "[a-z0-9]{0,20}"],
  ["+", "[oa]s?"],
  ["#", number],
  ["-", between],
]);

function alternative(written: string): string {
  if (written === "_") return anyWord;
  const plural = /^[a-z]{4,}$/.test(written) ? "s?" : "";
  return written.replace(/[^a-z0-9]/g, (sign) => inWord.get(sign) ?? `\\${sign}`) + plural;
}

function oneOf(token: string): string {
  return `(?:${token.split("|").map(alternative).join("|")})`;
}

/** A token with what parts it from the one before; of a number its unit need not be parted. */
function behind(token: string, at: number, tokens: readonly string[]): string {
  if (token === "..") return `(?:${between}${anyWord}){0,3}?`;
  const gap = tokens[at - 1] === "#" ? `(?:${between})?` : between;
  const optional = /^\[(.+)\]$/.exec(token)?.[1];
  return optional === undefined ? gap + oneOf(token) : `(?:${gap}${oneOf(optional)})?`;
}

function sourceOf(phrase: string): string {
  const tokens = phrase.split(/\s+/);
  const first = tokens.findIndex((token) => !token.startsWith("["));
  const before = tokens
    .slice(0, first)
    .map((token) => `(?:${oneOf(token.slice(1, -1))}${between})?`);
  const rest = tokens.map(behind).slice(first + 1);
  return [...before, oneOf(tokens[first] ?? ""), ...rest].join("");
}

/** Letters with which a phrase may begin; "" where any may. */
function headsOf(phrase: string): string[] {
  const tokens = phrase.split(/\s+/);
  const first = tokens.findIndex((token) => !token.startsWith("["));
  const alternatives = tokens
    .slice(0, first + 1)
    .flatMap((token) => token.replace(/[[\]]/g, "").split("|"));
  return alternatives.map((written) => /^[a-z0-9]*/.exec(written)?.[0] ?? "");
}

/**
 * A search for any of the phrases, standing alone as words: the first that fits, from left to right. Of hundreds of
 * phrases a text begins but a few, and only those are made into patterns: all of them in one take half a second.
 */
export function phraseFinder(phrases: Phrases): FindCue {
  const prepared = phrases.split(",").map((written) => {
    const phrase = written.trim();
    let pattern: RegExp | undefined;
    return {
      heads: headsOf(phrase),
      endAt: (text: string, start: number) => {
        pattern ??= new RegExp(`${sourceOf(phrase)}(?![a-z0-9])`, "y");
        pattern.lastIndex = start;
        return pattern.test(text) ? pattern.lastIndex : undefined;
      },
    };
  });
  const byLetter = new Map<string, typeof prepared>();
  const beginningWith = (letter: string) => {
    const known = byLetter.get(letter);
    if (known) return known;
    const some = prepared.filter(({ heads }) =>
      heads.some((head) => head.startsWith(letter) || head === ""),
    );
    byLetter.set(letter, some);
    return some;
  };
  const endAt = (text: string, start: number) => {
    for (const { heads, endAt: endOf } of beginningWith(text[start] ?? "")) {
      const end = heads.some((head) => text.startsWith(head, start)) && endOf(text, start);
      if (end) return end;
    }
    return undefined;
  };
  return (text) => {
    const spans: Span[] = [];
    for (const start of wordStarts(text)) {
      const end = start < (spans.at(-1)?.end ?? 0) ? undefined : endAt(text, start);
      if (end) spans.push({ start, end });
    }
    return spans;
  };
}

let known = { text: "", starts: [] as number[] };

/** Places where a word or sign begins; kept for the text asked last, since many searches walk it one after another. */
function wordStarts(text: string): number[] {
  if (known.text !== text)
    known = { text, starts: Array.from(text.matchAll(/(?<![a-z0-9])\S/g), ({ index }) => index) };
  return known.starts;
}

/** As phraseFinder, in one pattern: for short lists. */
export function toPattern(phrases: Phrases): RegExp {
  const sources = phrases.split(",").map((phrase) => sourceOf(phrase.trim()));
  return new RegExp(`(?<![a-z0-9])(?:${sources.join("|")})(?![a-z0-9])`, "g");
}

/** What a text is searched for, and where that means something else. */
export type Cue = {
  finds: Phrases;
  /** A find that one of these overlaps is none: "sem formol", "o melhor horário". */
  unless?: Phrases;
  /** Counts behind "não" and "sem" too, which else take a find back. */
  evenNegated?: true;
};

/** A search for a cue in a folded text: its finds in order, apart from each other. */
export type FindCue = (text: string) => Span[];

const reach = 48;
const sentenceReach = 160;
const sentenceEnd = /[.!?](?=\s|$)|\n/;
const negation =
  /(?:^|[^a-z0-9])(?:nao|nunca|jamais|nem|sem|ninguem|nenhum|nenhuma)(?: [a-z0-9]{1,15}){0,2}[ -]$/;

/** Whether a "não" shortly before takes back what is said. */
export function isNegated(text: string, at: number): boolean {
  return negation.test(text.slice(Math.max(0, at - reach), at));
}

/** The sentence around a place, as far as is looked. */
export function sentenceAround(text: string, { start, end }: Span): string {
  const before = text.slice(Math.max(0, start - sentenceReach), start).split(sentenceEnd);
  const [after = ""] = text.slice(end, end + sentenceReach).split(sentenceEnd);
  return `${before.at(-1) ?? ""}${text.slice(start, end)}${after}`;
}

/** The spans that none of the others overlaps; both lists are in order, and each is walked once. */
export function withoutOverlaps(spans: readonly Span[], others: readonly Span[]): Span[] {
  let at = 0;
  return spans.filter(({ start, end }) => {
    while ((others[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    return (others[at]?.start ?? Number.POSITIVE_INFINITY) >= end;
  });
}

/** Prepares the search for a cue; to be done once. */
export function cueFinder({ finds, unless, evenNegated }: Cue): FindCue {
  const wanted = phraseFinder(finds);
  const harmless = unless === undefined ? undefined : phraseFinder(unless);
  return (text) => {
    const found = wanted(text).filter(({ start }) => evenNegated || !isNegated(text, start));
    if (found.length === 0 || harmless === undefined) return found;
    return withoutOverlaps(found, harmless(text));
  };
}

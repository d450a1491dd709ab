import type { Span } from "./folded-text.ts";

/**
 * Phrases as rules write them, over folded text. Words stand apart by a blank: `a|b` is one of them, `medic*` any word
 * that begins so, `[o|a]` may be missing, `_` is any word, `..` up to three of any, `#` a number with or without "R$".
 * Everything is bounded, so that a search takes no longer per character in a long text than in a short one.
 */
export type Phrase = string;

const between = "[\"'*_:/ -]{1,3}";
const anyWord = "[a-z0-9$%]{1,24}";
const number = "(?:r\\$ ?)?\\d{1,6}(?:[.,]\\d{1,3}){0,2}";

function alternative(written: string): string {
  return written
    .replace(/[.+?^${}()[\]\\/]/g, "\\$&")
    .replace(/\*/g, "[a-z0-9]{0,20}")
    .replace(/#/g, number);
}

function oneOf(token: string): string {
  return `(?:${token.split("|").map(alternative).join("|")})`;
}

/** A token with what parts it from the one before. */
function behind(token: string): string {
  if (token === "..") return `(?:${between}${anyWord}){0,3}?`;
  if (token === "_") return between + anyWord;
  const optional = /^\[(.+)\]$/.exec(token)?.[1];
  return optional === undefined ? between + oneOf(token) : `(?:${between}${oneOf(optional)})?`;
}

function sourceOf(phrase: Phrase): string {
  const tokens = phrase.split(" ");
  const first = tokens.findIndex((token) => !token.startsWith("["));
  const before = tokens
    .slice(0, first)
    .map((token) => `(?:${oneOf(token.slice(1, -1))}${between})?`);
  return [...before, oneOf(tokens[first] ?? ""), ...tokens.slice(first + 1).map(behind)].join("");
}

/** A search for any of the phrases, standing alone as words. */
export function toPattern(phrases: readonly Phrase[]): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${phrases.map(sourceOf).join("|")})(?![a-z0-9])`, "g");
}

/** What a text is searched for, and where that means something else. */
export type Cue = {
  finds: readonly Phrase[];
  /** A find that one of these overlaps is none: "sem formol", "o melhor horário". */
  unless?: readonly Phrase[];
  /** Counts behind "não" and "sem" too, which else take a find back. */
  evenNegated?: true;
};

/** A search for a cue in a folded text: its finds in order, apart from each other. */
export type FindCue = (text: string) => Span[];

const reach = 48;
const negation =
  /(?:^|[^a-z0-9])(?:nao|nunca|jamais|nem|sem|ninguem|nenhum|nenhuma)(?: [a-z0-9]{1,15}){0,2}[ -]$/;

/** Whether a "não" shortly before takes back what is said. */
export function isNegated(text: string, at: number): boolean {
  return negation.test(text.slice(Math.max(0, at - reach), at));
}

function spansOf(pattern: RegExp, text: string): Span[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Both lists are in order, and each is walked once. */
function withoutOverlaps(spans: readonly Span[], others: readonly Span[]): Span[] {
  let at = 0;
  return spans.filter(({ start, end }) => {
    while ((others[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    return (others[at]?.start ?? Number.POSITIVE_INFINITY) >= end;
  });
}

/** Prepares the search for a cue; to be done once. */
export function cueFinder({ finds, unless = [], evenNegated }: Cue): FindCue {
  const wanted = toPattern(finds);
  const harmless = unless.length > 0 ? toPattern(unless) : undefined;
  return (text) => {
    const found = spansOf(wanted, text).filter(
      ({ start }) => evenNegated || !isNegated(text, start),
    );
    if (found.length === 0 || harmless === undefined) return found;
    return withoutOverlaps(found, spansOf(harmless, text));
  };
}

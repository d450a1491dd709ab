import type { Place } from "../ad-facts.ts";
import { movingWords } from "../lexicon/clause-words.ts";
import { isTradeWord } from "../trade-of.ts";
import type { Clause } from "./clause.ts";
import { goesOn, isDenial, isNarrowing, isOffer } from "./clause-kinds.ts";
import { readNounPhrase } from "./noun-phrase.ts";
import { findPlaces, readBarePlaces } from "./read-places.ts";
import { foldInPlace } from "./restore-places.ts";
import { isShowable } from "./showable.ts";
import type { RawClause } from "./split-clauses.ts";
import { stripLead } from "./strip-lead.ts";
import { sumsOf, tidySums } from "./sums.ts";
import { hasAny, type Token, tokensOf } from "./tokens.ts";

/** Characters of a clause that are read. */
const longestRead = 600;

const hanging =
  /(?:^|[\s,])(?:e|ou|de|da|do|em|com|para|por|etc|e muito mais|e mais|entre outros|entre outras|o|a|so|que|mas|ah|ne|ta bom|ok|tambem)$/;
const endSigns = /[\s.,;:/&+'"(-]+$/;

/** Without what hangs at its end: "bolos, doces e muito mais", "só retirada e". */
function trimEnd(text: string): string {
  let rest = text.replace(endSigns, "");
  for (
    let end = hanging.exec(foldInPlace(rest));
    end !== null;
    end = hanging.exec(foldInPlace(rest))
  )
    rest = rest.slice(0, end.index).replace(endSigns, "");
  return rest;
}

function tidy(text: string): string {
  return text
    .replace(/\(\s*\)/g, " ")
    .replace(/ (?:aqui|lá) (?=em |n[ao]s? )/gu, " ")
    .replace(/(?<=\d)X(?!\p{L})/gu, "x")
    .replace(/\s+/g, " ")
    .replace(/\( /g, "(")
    .replace(/ \)/g, ")")
    .trim();
}

type Where = { places: Place[]; placeOnly: boolean };

/** The places of a clause; where something is brought or sent they are not the shop's. */
function whereOf(text: string, tokens: readonly Token[]): Where {
  const bare = readBarePlaces(text);
  const found = findPlaces(text);
  const covers = found[0]?.start === 0 && found.at(-1)?.end === text.length;
  const named = bare.length > 0 ? bare : found.flatMap(({ places }) => places);
  return {
    places: hasAny(tokens, movingWords) ? [] : named,
    placeOnly: bare.length > 0 || covers,
  };
}

export type Context = {
  /** All clauses of the statement are short. */
  isList: boolean;
  /** Stands behind "Produto:". */
  labelled: boolean;
};

/** What one clause says; undefined when nothing is left of it. */
export function readClause(raw: RawClause, context: Context): Clause | undefined {
  const led = stripLead(tidy(raw.text.slice(0, longestRead)));
  const text = tidySums(trimEnd(led.text));
  if (!/\p{L}{2}|\p{N}/u.test(text)) return undefined;
  const key = foldInPlace(text);
  const tokens = tokensOf(text);
  const sums = sumsOf(text);
  const denies = isDenial(key);
  const thing = denies ? undefined : readNounPhrase(text, sums, findPlaces(text));
  const where = whereOf(text, tokens);
  const joins = !where.placeOnly && goesOn(key, tokens, thing !== undefined);
  const clause = {
    text,
    announced: led.announced || context.labelled,
    known: thing !== undefined && isTradeWord(tokens[0]?.key ?? ""),
    priced: sums.length > 0 || /\breais\b/.test(key),
    offers: isOffer(key, tokens),
    joins,
    narrows: isNarrowing(key, tokens),
    ...where,
    heads: raw.heads,
    denies,
    ...(thing === undefined || joins ? {} : { thing }),
  };
  return { ...clause, showable: isShowable(clause, tokens, context.isList) };
}

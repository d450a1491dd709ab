import { fold } from "../../../../../domain/search/fold.ts";
import { toWords, type Word } from "../../text/words.ts";
import type { Side } from "../choosing/candidates.ts";
import type { Reading } from "../read-review.ts";
import type { Point } from "../writing/point-names.ts";
import { nameBlame, namePraise } from "../writing/staff-points.ts";
import { aggravationOf, chooseAggravation } from "./aggravation.ts";
import { chooseFurther, chooseQuote, likeliest, type Measured, saysOnly } from "./choose-quotes.ts";
import { tellsPastLiking } from "./not-rejoiced.ts";
import { placeKey } from "./places.ts";

/** What a reply quotes of one half of a review, and the reading with the points that it names beside it. */
type Quoted = { quotes: readonly string[]; reading: Reading };

/** Chance of a guess, at least, that is named beside a quote of something else. */
const leastBeside = 0.85;

function isBareGuess({ faint, chance = 0 }: Point): boolean {
  return faint === true && chance < leastBeside;
}

/** A reading with these of its points. */
function withPoints(reading: Reading, stays: (point: Point) => boolean): Reading {
  return { ...reading, points: reading.points.filter(stays) };
}

/** What is surely named: where the customer's own words may stand, they stand for what is guessed. */
function withoutGuesses(reading: Reading, polarity: 1 | -1): Reading {
  return withPoints(reading, (point) => !point.faint || point.polarity !== polarity);
}

function isIn({ places }: Measured, point: Point): boolean {
  return places.includes(placeKey(point));
}

/** The stretches in which nothing stands that the reply names on the other side. */
function unlikeOther({ quotes, points }: Reading, polarity: 1 | -1): Measured[] {
  const others = points.filter((point) => point.polarity !== polarity);
  return quotes.filter((quote) => !others.some((point) => isIn(quote, point)));
}

/**
 * Beside how many names a stretch is quoted, at most; `bare`: no fault is named, so that there is always room; `further`:
 * a second stretch may stand beside the first; `wary`: the other side is told too, and must not be quoted for this one.
 */
type Room = { most: number; bare?: boolean; further?: boolean; wary?: boolean };

/** What made worse the one thing that is named. */
function besideName(told: readonly Measured[], names: readonly string[]): string[] {
  const worse = names.length === 1 ? aggravationOf(told) : undefined;
  return worse ? [worse.text] : [];
}

/** Faults in a stretch beside which it is told what made them worse, at most: of more enough is told. */
const mostMadeWorse = 1;

/** What made worse what a stretch tells. */
function worseOf(told: readonly Measured[], quote: Measured, { points }: Reading) {
  const faults = points.filter((point) => point.polarity === -1 && isIn(quote, point));
  return faults.length > mostMadeWorse ? undefined : chooseAggravation(told, quote);
}

/** The stretches of one side and the points beside them: what they say is not named too, nor what is guessed. */
function quoteBeside(
  reading: Reading,
  side: Side,
  { most, bare = false, further, wary }: Room,
): Quoted {
  const polarity = side === "good" ? 1 : -1;
  const namesOf = side === "good" ? namePraise : nameBlame;
  const names = namesOf(withoutGuesses(reading, polarity));
  const told = unlikeOther(reading, polarity);
  const outside = (quote: Measured) =>
    namesOf(withPoints(reading, (point) => point.polarity !== polarity || !isIn(quote, point)));
  const quote =
    bare || names.length <= most
      ? chooseQuote(told, side, { names, bare, wary, outside })
      : undefined;
  if (quote === undefined)
    return { quotes: further ? besideName(told, namesOf(reading)) : [], reading };
  const only = saysOnly(quote, namesOf(reading));
  const beside = (stays: (point: Point) => boolean, rest: Reading = reading) =>
    withPoints(rest, (point) => point.polarity !== polarity || stays(point));
  if (only) {
    const named = beside((point) => isIn(quote, point) || !isBareGuess(point));
    const isNamed = named.points.some((point) => point.polarity === polarity);
    return { quotes: isNamed ? [] : [quote.text], reading: named };
  }
  const left = beside((point) => !isIn(quote, point) && !isBareGuess(point));
  const next = further
    ? (chooseFurther(told, side, { names: namesOf(left), quote }) ?? worseOf(told, quote, reading))
    : undefined;
  if (next === undefined) return { quotes: [quote.text], reading: left };
  const inOrder = [quote, next].toSorted((one, other) => one.clause - other.clause);
  return {
    quotes: inOrder.map(({ text }) => text),
    reading: beside((point) => !isIn(next, point), left),
  };
}

/** Chance of a stretch, at least, that stands for a name which no word of the text says. */
const leastInstead = 0.3;
/** Chance of such a name, at least, where nothing else is told. */
const leastInferred = 0.7;

/**
 * The stretches of one side and the points beside them. What no word of the text says is named only where nothing else is
 * told: the customer's own words are surely true.
 */
function quoteSide(reading: Reading, side: Side, room: Room): Quoted {
  const polarity = side === "good" ? 1 : -1;
  const isInferred = (point: Point) => point.polarity === polarity && point.inferred === true;
  const literal = withPoints(reading, (point) => !isInferred(point));
  if (literal.points.length === reading.points.length) return quoteBeside(reading, side, room);
  const told = quoteBeside(literal, side, room);
  if (told.quotes.length > 0) return told;
  const inferred = reading.points.filter(isInferred);
  const around = unlikeOther(literal, polarity).filter((quote) =>
    inferred.some((point) => isIn(quote, point)),
  );
  const instead = room.wary ? undefined : likeliest(around, side, leastInstead);
  if (instead !== undefined) {
    const rest = withPoints(
      literal,
      (point) => point.polarity !== polarity || !isIn(instead, point),
    );
    return { quotes: [instead.text], reading: rest };
  }
  const isAlone = !literal.points.some((point) => point.polarity === polarity);
  const stays = (point: Point) =>
    !isInferred(point) || (isAlone && (point.chance ?? 0) >= leastInferred);
  return { quotes: [], reading: withPoints(reading, stays) };
}

/** What joins the nouns of a name. */
const small = /^(?:[oa]s?|d[oae]s?|n[oa]s?|de|em|e|com|para)$/;
/** "O estado da mola", "o atendimento da Rose": what they tell of the thing or the person stands in the quote. */
const label = /^(?:estado|atendimento|trabalho|serviço|qualidade|funcionamento)$/;
/** Names that say nothing beside the words of who tells it. */
const vague = /^o (?:estado do que você recebeu|dano relatado|erro relatado)$/;

/** Names beside which a stretch is quoted, at most. */
const most = { half: 1, complaint: 2 } as const;

/** One stretch of a praise. */
export function quotePraise(reading: Reading): Quoted {
  return quoteSide(reading, "good", { most: Number.POSITIVE_INFINITY });
}

/** Without the praise that tells only what was liked once. */
function withoutPastLiking(reading: Reading): Reading {
  const past = reading.quotes.filter(({ text }) => tellsPastLiking(fold(text)));
  return withPoints(
    reading,
    (point) => point.polarity === -1 || !past.some((quote) => isIn(quote, point)),
  );
}

/** One stretch of what pleased, where hardly anything is named for sure. */
export function quoteGoodHalf(reading: Reading): Quoted {
  return quoteSide(withoutPastLiking(reading), "good", { most: most.half, wary: true });
}

/** A reading without the stretches that share a word with these. */
export function withoutQuoted(reading: Reading, quotes: readonly string[]): Reading {
  const told = new Set(
    reading.quotes.flatMap(({ text, places }) => (quotes.includes(text) ? places : [])),
  );
  const free = reading.quotes.filter(({ places }) => !places.some((place) => told.has(place)));
  return { ...reading, quotes: free };
}

/** "Os pneus e o alinhamento": things are named, and nothing that was wrong with them. */
function isBare({ points, tone }: Reading): boolean {
  const blamed = points.filter(({ polarity }) => polarity === -1);
  const things = blamed.every(
    ({ quality, thing }) =>
      quality === undefined && /^(?:food|cold|goods|place|work|people)$/.test(thing?.class ?? ""),
  );
  return tone !== "praise" && blamed.length > 0 && things;
}

/** One stretch of what did not please, where hardly anything is named for sure or no fault is. */
export function quoteBadHalf(reading: Reading): Quoted {
  return quoteSide(reading, "bad", { most: most.half, bare: isBare(reading) });
}

/** A stretch or two of a complaint, where little is named for sure or no fault is. */
export function quoteComplaint(reading: Reading): Quoted {
  return quoteSide(reading, "bad", {
    most: most.complaint,
    bare: isBare(reading),
    further: true,
  });
}

/** The names that the quotes do not say already. */
export function namesBeside(names: readonly string[], quotes: readonly string[]): string[] {
  if (quotes.length === 0) return [...names];
  const said = new Set(quotes.flatMap(toWords).map(({ stem }) => stem));
  const isSaid = ({ stem }: Word) => said.has(stem);
  return names.filter((name) => {
    if (vague.test(name)) return false;
    const told = toWords(name).filter(({ text }) => !small.test(text));
    return !told.some(isSaid) || !told.every((word) => isSaid(word) || label.test(word.text));
  });
}

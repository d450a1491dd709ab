import { toWords, type Word } from "../../text/words.ts";
import type { Side } from "../choosing/beside-others.ts";
import type { Reading } from "../read-review.ts";
import type { Point } from "../writing/point-names.ts";
import { nameBlame, namePraise } from "../writing/staff-points.ts";
import { chooseQuotes, type Measured, saysOnly } from "./choose-quotes.ts";
import { placeKey } from "./places.ts";

/** What a reply quotes of one half of a review, and the reading with the points that it names beside it. */
type Quoted = { quotes: string[]; reading: Reading };

/** Chance of a guess, at least, that is named beside a quote of something else. */
const leastBeside = 0.85;

function isBareGuess({ faint, chance = 0 }: Point): boolean {
  return faint === true && chance < leastBeside;
}

/** What is surely named: where the customer's own words may stand, they stand for what is guessed. */
function withoutGuesses(reading: Reading, polarity: 1 | -1): Reading {
  const points = reading.points.filter((point) => !point.faint || point.polarity !== polarity);
  return { ...reading, points };
}

function isIn(quotes: readonly Measured[], point: Point): boolean {
  return quotes.some(({ places }) => places.includes(placeKey(point)));
}

/** The stretches in which nothing stands that the reply names on the other side. */
function unlikeOther({ quotes, points }: Reading, polarity: 1 | -1): Measured[] {
  const others = points.filter((point) => point.polarity !== polarity);
  return quotes.filter((quote) => !others.some((point) => isIn([quote], point)));
}

/** Stars that leave room for another half: a comma may be the turn to it. */
function isBetween({ rating = 0 }: Reading): boolean {
  return rating > 1 && rating < 5;
}

/** The stretches of one side and the points beside them: what a stretch says is not named too, nor what is guessed. */
function quoteSide(
  reading: Reading,
  side: Side,
  most: (names: readonly string[]) => number,
  bare = false,
): Quoted {
  const polarity = side === "good" ? 1 : -1;
  const namesOf = side === "good" ? namePraise : nameBlame;
  const names = namesOf(withoutGuesses(reading, polarity));
  const oneSided = reading.tone !== "mixed" && !isBetween(reading);
  const chosen = chooseQuotes(unlikeOther(reading, polarity), side, {
    names,
    most: bare ? 1 : most(names),
    oneSided,
    bare,
  });
  if (chosen.length === 0) return { quotes: [], reading };
  const guesses = namesOf(reading);
  const told = reading.quotes.filter(({ text }) => chosen.includes(text));
  const [named, quoted] = [true, false].map((only) =>
    told.filter((quote) => saysOnly(quote, guesses) === only),
  ) as [Measured[], Measured[]];
  const points = reading.points.filter(
    (point) =>
      point.polarity !== polarity ||
      isIn(named, point) ||
      !(isBareGuess(point) || isIn(quoted, point)),
  );
  return { quotes: quoted.map(({ text }) => text), reading: { ...reading, points } };
}

/** What joins the nouns of a name. */
const small = /^(?:[oa]s?|d[oae]s?|n[oa]s?|de|em|e|com|para)$/;
/** "O estado da mola", "o atendimento da Rose": what they tell of the thing or the person stands in the quote. */
const label = /^(?:estado|atendimento|qualidade|funcionamento)$/;
/** Names that say nothing beside the words of who tells it. */
const vague = /^o (?:estado do que você recebeu|dano relatado)$/;

/** Names beside which a complaint is not quoted too. */
const many = 3;

/** One stretch of a praise. */
export function quotePraise(reading: Reading): Quoted {
  return quoteSide(reading, "good", () => 1);
}

/** One stretch of what pleased, where hardly anything is named for sure. */
export function quoteGoodHalf(reading: Reading): Quoted {
  return quoteSide(reading, "good", (names) => (names.length < 2 ? 1 : 0));
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
  return quoteSide(reading, "bad", (names) => (names.length < 2 ? 1 : 0), isBare(reading));
}

/** One stretch of a complaint, where little is named for sure or no fault is. */
export function quoteComplaint(reading: Reading): Quoted {
  return quoteSide(reading, "bad", (names) => (names.length < many ? 1 : 0), isBare(reading));
}

/** The names that the quotes do not say already. */
export function namesBeside(names: readonly string[], quotes: readonly string[]): string[] {
  const said = new Set(toWords(quotes.join(" ")).map(({ stem }) => stem));
  const isSaid = ({ stem }: Word) => said.has(stem);
  return names.filter((name) => {
    if (quotes.length > 0 && vague.test(name)) return false;
    const told = toWords(name).filter(({ text }) => !small.test(text));
    return !told.some(isSaid) || !told.every((word) => isSaid(word) || label.test(word.text));
  });
}

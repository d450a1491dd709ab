import { newsPhrases } from "../../phrases/reviews-news.ts";
import { praiseBanks, type Register } from "../../phrases/reviews-registers.ts";
import { alsoAsked, alsoAskedOf, highMark } from "../../phrases/reviews-short.ts";
import type { Variety } from "../../text/variety.ts";
import { namesBeside, quotePraise } from "../quoting/compose-quotes.ts";
import { sayPraised } from "../quoting/say-quotes.ts";
import type { Reading } from "../read-review.ts";
import { addressed, alreadyThanks, type Draft, openWith, say, sayAnew } from "./compose.ts";
import { namePraise } from "./staff-points.ts";

/** The points to name; good news is congratulated on and is no mere result. */
function pointsBeside(reading: Reading): string[] {
  const points = namePraise(reading);
  return reading.news === "achieved" || reading.news === "better"
    ? points.filter((point) => point !== "o resultado")
    : points;
}

/** A question beside the praise, by what it asks for where that is known. */
export function answerBeside(topics: readonly string[], variety: Variety): string {
  return topics.length > 0 ? say(variety, alsoAskedOf, topics) : say(variety, alsoAsked);
}

/** Joy and thanks, the points by their names or in the customer's words, no apology. */
export function answerPraise(reading: Reading, variety: Variety, register: Register): Draft {
  const bank = praiseBanks[register];
  const { quotes, reading: surely } = quotePraise(reading);
  const points = namesBeside(pointsBeside(surely), quotes);
  const speaks = points.length > 0 || quotes.length > 0;
  const silent = !speaks && reading.silent;
  const openings = silent ? highMark.openings : bank.openings;
  const { opening, middle } = openWith(points, { ...bank, openings }, variety);
  const news = reading.news ? [say(variety, newsPhrases[reading.news])] : [];
  const named = [addressed(reading.author, opening), ...news, ...middle];
  const how = { variety, register, before: named, names: points };
  const first = [...named, ...sayPraised(quotes, how)];
  const general = sayAnew(variety, silent ? highMark.general : bank.general, first);
  const thanks = alreadyThanks(first) ? [] : [sayAnew(variety, bank.thanks, [...first, general])];
  const asked = reading.asks ? [answerBeside(reading.topics, variety)] : [];
  return {
    first: [...first, ...(speaks ? [] : [general])],
    second: [...asked, ...thanks, say(variety, bank.farewells)],
    signature: say(variety, bank.signatures),
    fillers: [
      { text: sayAnew(variety, bank.general, [...first, general, ...thanks]), into: "first" },
      { text: "Toda a equipe agradece.", into: "second" },
    ],
  };
}

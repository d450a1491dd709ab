import { mixedBanks, praiseBanks, type Register } from "../../phrases/reviews-registers.ts";
import { happyWish } from "../../phrases/reviews-wishes.ts";
import type { Variety } from "../../text/variety.ts";
import type { Measured } from "../quoting/choose-quotes.ts";
import { namesBeside, quoteGoodHalf, withoutQuoted } from "../quoting/compose-quotes.ts";
import { isMildWish } from "../quoting/mild-wish.ts";
import { placeKey } from "../quoting/places.ts";
import { sayGoodHalf } from "../quoting/say-quotes.ts";
import type { Reading } from "../read-review.ts";
import { addressed, alreadyThanks, type Draft, inRows, say, sayAnew, tell } from "./compose.ts";
import { namePraise } from "./staff-points.ts";

/** Stars of a pleased customer, at least. */
const leastPleased = 4;
/** Chance of a stretch that blames, at least. */
const leastBlame = 0.3;

/** A wish in a review that is read as nothing but praise; none beside news, which is answered first. */
function besidePraise({ news, points, quotes }: Reading): Measured | undefined {
  if (news || points.some(({ polarity }) => polarity === -1)) return undefined;
  return quotes.findLast(({ text }) => isMildWish(text));
}

/**
 * The wish of a pleased customer who blames nothing: the only stretch that did not please, and all that is named of that
 * side stands in it. None where anything else is amiss, or asked.
 */
export function happyWishOf(reading: Reading): Measured | undefined {
  const { tone, rating = 0, weight, asks, points, personalData } = reading;
  const pleased = rating >= leastPleased && weight === "praise";
  if (!pleased || asks || personalData) return undefined;
  if (tone === "praise") return besidePraise(reading);
  if (tone !== "mixed") return undefined;
  const blaming = reading.quotes.filter(({ good, bad }) => bad >= leastBlame && bad > good);
  const [wish] = blaming.toSorted((one, other) => other.bad - one.bad);
  if (wish === undefined || !blaming.every(({ text }) => isMildWish(text))) return undefined;
  const blamed = points.filter(({ polarity }) => polarity === -1);
  return blamed.every((point) => wish.places.includes(placeKey(point))) ? wish : undefined;
}

/** What pleased, by its names or in the customer's words; else a general word of joy. */
function tellPleased(reading: Reading, opening: string, variety: Variety, register: Register) {
  const { quotes, reading: surely } = quoteGoodHalf(reading);
  const [names = []] = inRows(namesBeside(namePraise(surely), quotes));
  const how = { variety, register, before: [opening], names, pleases: true };
  if (quotes.length > 0) return sayGoodHalf(quotes, how);
  return names.length > 0
    ? tell(variety, mixedBanks[register].good, names, opening)
    : [sayAnew(variety, praiseBanks[register].general, [opening])];
}

/** Joy and thanks, for the wish too: nothing is regretted, and no private talk is asked for. */
export function answerWish(
  reading: Reading,
  { text }: Measured,
  variety: Variety,
  register: Register,
): Draft {
  const bank = praiseBanks[register];
  const opening = say(variety, bank.openings);
  const rest = withoutQuoted(reading, [text]);
  const wished = say(variety, happyWish[register]).replace("{trecho}", () => text);
  const greeting = addressed(reading.author, opening);
  const first = [greeting, ...tellPleased(rest, opening, variety, register), wished];
  return {
    first,
    brief: [greeting, wished],
    second: [
      ...(alreadyThanks(first) ? [] : [sayAnew(variety, bank.thanks, first)]),
      say(variety, bank.farewells),
    ],
    signature: say(variety, bank.signatures),
    fillers: [{ text: "Toda a equipe agradece.", into: "second" }],
  };
}

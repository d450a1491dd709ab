import { fold } from "../../../../../domain/search/fold.ts";
import {
  complaintAlsoQuote,
  complaintQuote,
  mixedBadBoth,
  mixedBadQuote,
  mixedGoodBoth,
  mixedGoodBothCalm,
  mixedGoodQuote,
  mixedGoodQuoteCalm,
  mixedWishBoth,
  mixedWishQuote,
  praiseQuote,
} from "../../phrases/reviews-quotes.ts";
import type { Register } from "../../phrases/reviews-registers.ts";
import type { Variety } from "../../text/variety.ts";
import { toWords } from "../../text/words.ts";
import { isSuggestion } from "../choosing/suggests.ts";
import { fill, withoutTurn } from "../writing/compose.ts";

type Saying = {
  variety: Variety;
  register: Register;
  /** What the reply says before it. */
  before: readonly string[];
  /** What the reply names of the same side. */
  names: readonly string[];
};

type Bank = Readonly<Record<Register, readonly string[]>>;

/** Letters by which a word is heard again. */
const heard = 5;
/** Words that come again in any reply. */
const unheard = /^(?:voce|sobre|para|pelo|pela|nosso|nossa|tambem|equipe)$/;

function wordsHeard(text: string): string[] {
  return toWords(text).flatMap(({ key }) =>
    key.length < heard - 1 || unheard.test(key) ? [] : [key.slice(0, heard)],
  );
}

/** The sentence that sounds least like what stands before it and in it. */
function freshest(
  choices: readonly string[],
  quotes: readonly string[],
  { variety, before, names }: Saying,
): string {
  const said = new Set(wordsHeard([...before, ...names, ...quotes].join(" ")));
  const echoes = (choice: string) => wordsHeard(choice).filter((word) => said.has(word)).length;
  const [first = "", ...others] = variety.shuffle(choices);
  return others.reduce((best, one) => (echoes(one) < echoes(best) ? one : best), first);
}

/** The sentence with the names and the stretches put in; none where nothing is quoted. */
function saying(quotes: readonly string[], choices: readonly string[], how: Saying): string[] {
  if (quotes.length === 0) return [];
  const sentence = fill(freshest(choices, quotes, how), how.names);
  return [sentence.replace("{trecho}", () => quotes.join("” e “"))];
}

/** The sentences for a quote alone, or for one beside names. */
function among({ alone, both }: { alone: Bank; both: Bank }, { register, names }: Saying) {
  return (names.length > 0 ? both : alone)[register];
}

const glad = { alone: mixedGoodQuote, both: mixedGoodBoth };
const calm = { alone: mixedGoodQuoteCalm, both: mixedGoodBothCalm };
const incident = { alone: mixedBadQuote, both: mixedBadBoth };
const wish = { alone: mixedWishQuote, both: mixedWishBoth };
const complaint = { alone: complaintQuote, both: complaintAlsoQuote };

/** "Podia ter mais mesas": what could be, and nothing that happened. */
const wishing = /^(?:só |so )?(?:(?:pod|dev)(?:ia|iam|eria|eriam)|seria|seriam)(?!\p{L})/iu;

function isWish(quote: string): boolean {
  return wishing.test(quote) || isSuggestion(fold(quote));
}

export function sayPraised(quotes: readonly string[], how: Saying): string[] {
  return saying(quotes, praiseQuote[how.register], how);
}

/** What pleased: the names and the quote in one sentence. */
export function sayGoodHalf(
  quotes: readonly string[],
  { pleases, ...how }: Saying & { pleases: boolean },
): string[] {
  return saying(quotes, among(pleases ? glad : calm, how), how);
}

/** What did not please: the names and the quote in one sentence, which turns where there is a good half before it. */
export function sayBadHalf(
  quotes: readonly string[],
  { turns, ...how }: Saying & { turns: boolean },
): string[] {
  const bank = among(quotes.some(isWish) ? wish : incident, how);
  return saying(quotes, turns ? bank : withoutTurn(bank), how);
}

/** What a complaint says, behind the sentence with the names. */
export function sayComplained(quotes: readonly string[], how: Saying): string[] {
  return saying(quotes, among(complaint, how), how);
}

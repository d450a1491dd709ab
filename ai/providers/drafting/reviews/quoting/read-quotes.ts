import { countWords } from "../../text/words.ts";
import type { Sided } from "../choosing/candidates.ts";
import type { Context } from "../choosing/context.ts";
import type { Concern } from "../intake/sensitive.ts";
import type { Praised } from "../intake/staff.ts";
import type { Segment } from "../segments.ts";
import type { Tone } from "../tone/tone.ts";
import { type Measured, quotesOf } from "./choose-quotes.ts";
import { addressesWriter, touchesSecrecy } from "./quotable.ts";

/** A text, as it was typed and what of it is told, and how it was understood. */
export type Grounds = {
  plain: string;
  telling: string;
  segments: readonly Segment[];
  context: Context;
  personalData: boolean;
  /** It gave orders to the writer of its answer. */
  ordered: boolean;
  tone: Tone;
  /** The tone is a guess. */
  unclear: boolean;
  concerns: readonly Concern[];
  regulated: boolean;
  grieves: boolean;
  staff: readonly Praised[];
};

function isSided(tone: Tone): tone is Sided {
  return tone === "praise" || tone === "mixed" || tone === "complaint";
}

/** Nothing is quoted of what is grave, secret or foreign; nor of a text with data or orders, whose rest may show. */
function isClosed(grounds: Grounds): boolean {
  const { plain, segments, personalData, ordered, concerns, regulated, grieves } = grounds;
  if (concerns.length > 0 || regulated || grieves || touchesSecrecy(plain)) return true;
  return (
    personalData || ordered || addressesWriter(plain) || segments.some(({ foreign }) => foreign)
  );
}

/** 'O moço disse "volta amanhã"': words that the customer heard, and not those of the review. */
function isCited(plain: string, text: string): boolean {
  const at = plain.toLowerCase().indexOf(text.toLowerCase());
  return at > 0 && /["“”«]\s*$/.test(plain.slice(0, at));
}

/** Words of an answer that means nothing without its question, at most. */
const shortAnswer = 3;

/** "Arrependi? Nem um pouco.": an answer without what it answers. */
function isBareAnswer(plain: string, text: string): boolean {
  const at = plain.toLowerCase().indexOf(text.toLowerCase());
  return countWords(text) <= shortAnswer && /\?\s*$/.test(plain.slice(0, Math.max(0, at)));
}

/** The stretches of a review that a reply may quote: none with joy where it may be a complaint after all. */
export function readQuotes(grounds: Grounds): Measured[] {
  const { tone, unclear } = grounds;
  if (!isSided(tone) || isClosed(grounds)) return [];
  if (unclear && tone === "praise") return [];
  const names = grounds.staff.map(({ name }) => name);
  return quotesOf(grounds.telling, names, { tone, context: grounds.context }).filter(
    ({ text }) => !isCited(grounds.plain, text) && !isBareAnswer(grounds.plain, text),
  );
}

import { fold } from "../../../../domain/search/fold.ts";
import { queryTermsOf } from "../../../knowledge/terms.ts";
import type { Said } from "../phrases/marketing-answers.ts";
import { asksDate, ownMatter } from "../phrases/marketing-calendar.ts";
import { asksWho, inside, isForOthers, isOfOtherProduct } from "../phrases/marketing-replies.ts";
import { toPlainText } from "../text/plain-text.ts";
import { coreQuestion } from "./core-question.ts";
import { findAnswer } from "./find-answer.ts";
import { withoutPhoneSpelling } from "./phone-spelling.ts";
import { type Context, readContext } from "./read-context.ts";

/** Who asks, as far as it was said. */
export type Who = Pick<Context, "trade" | "place">;

/** A question read on its own. */
export type Reading = {
  /** In one line, without orders to the writer. */
  asked: string;
  /** The same, folded, one space between words. */
  key: string;
  context: Context;
  answer: Said | undefined;
  /** It is about something that is not ours. */
  isOutside: boolean;
  /** It says who asks and nothing else. */
  isOnlyWho: boolean;
};

/** What somebody who only says who they are wants to know. */
const commonWish = "atrair mais clientes";

export function foldLine(text: string): string {
  return fold(text).replace(/\s+/g, " ");
}

function isOutside({ rest }: Context, key: string): boolean {
  if (asksWho.test(key) || (asksDate.test(key) && !ownMatter.test(key))) return true;
  if (isOfOtherProduct(key)) return true;
  return isForOthers(foldLine(rest).trim()) && !inside.test(key);
}

/**
 * What is asked and by whom. "Tenho uma barbearia em Olinda" asks nothing and yet wants something.
 * @param known what was said before of who asks; what this question says goes first.
 */
export function readQuestion(question: string, known: Who = {}): Reading {
  const asked = coreQuestion(withoutPhoneSpelling(toPlainText(question)));
  const key = foldLine(asked);
  const own = readContext(asked);
  const isOnlyWho = own.trade !== undefined && queryTermsOf(own.rest).length === 0;
  const rest = isOnlyWho ? commonWish : own.rest;
  return {
    asked,
    key,
    context: { ...known, ...own, rest },
    answer: findAnswer(isOnlyWho ? commonWish : key, rest),
    isOutside: isOutside(own, key),
    isOnlyWho,
  };
}

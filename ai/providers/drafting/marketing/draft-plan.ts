import { fold } from "../../../../domain/search/fold.ts";
import { queryTermsOf } from "../../../knowledge/terms.ts";
import { asksWho, inside, insults, openings, outside } from "../phrases/marketing-replies.ts";
import { toPlainText } from "../text/plain-text.ts";
import { makeVariety } from "../text/variety.ts";
import { chooseSources } from "./choose-sources.ts";
import { composePlan, type Plan } from "./compose-plan.ts";
import { coreQuestion } from "./core-question.ts";
import { fallbackText } from "./fallback.ts";
import { findAnswer } from "./find-answer.ts";
import { isForeign } from "./language.ts";
import { type Context, readContext } from "./read-context.ts";

/** What somebody who only says who they are wants to know. */
const commonWish = "atrair mais clientes";

function prefaceOf(question: string, key: string): string {
  if (isForeign(question)) return `${openings.foreign}\n\n`;
  return insults.test(key) ? `${openings.insult}\n\n` : "";
}

function isOutside({ rest }: Context, key: string): boolean {
  return asksWho.test(key) || (outside.test(fold(rest)) && !inside.test(key));
}

/** "Tenho uma barbearia em Olinda" asks nothing and yet wants something. */
function withWish(context: Context): Context {
  const saysWho = context.trade !== undefined;
  return saysWho && queryTermsOf(context.rest).length === 0
    ? { ...context, rest: commonWish }
    : context;
}

/**
 * An ordered plan in pt-BR for a question about a small business, made of what the guide, the lessons and the
 * prompts say about it, with those sources. Where nothing fits the text says so and there are no sources. The
 * question is data: orders in it are not followed. Never throws; the same question has the same answer.
 */
export function draftPlan(question: string): Plan {
  const plain = toPlainText(question);
  const asked = coreQuestion(plain);
  const key = fold(asked).replace(/\s+/g, " ");
  const preface = prefaceOf(asked, key);
  const context = withWish(readContext(asked));
  const wish = context.rest === commonWish ? commonWish : key;
  const answer = findAnswer(wish, context.rest);
  const documents = isOutside(context, key) ? [] : chooseSources(context, answer);
  const variety = makeVariety(asked, "plan");
  const plan = composePlan({ documents, context, answer, variety });
  if (plan !== undefined) return { ...plan, text: preface + plan.text };
  const text = fallbackText(key);
  return { text: text.startsWith(preface.trim()) ? text : preface + text, sources: [] };
}

import type { Turn } from "../../../../contract/gemini-chat.ts";
import { canHelp, insults, openings } from "../phrases/marketing-replies.ts";
import { makeVariety } from "../text/variety.ts";
import { composePlan, type Plan } from "./compose-plan.ts";
import { detailSource } from "./detail-source.ts";
import type { Move } from "./earlier.ts";
import { fallbackText } from "./fallback.ts";
import { followUp } from "./follow-up.ts";
import { isForeign } from "./language.ts";
import { replay } from "./replay.ts";

function prefaceOf(question: string, key: string): string {
  if (isForeign(question)) return `${openings.foreign}\n\n`;
  return insults.test(key) ? `${openings.insult}\n\n` : "";
}

function planFor({ kind, reading, documents, place, isGiven = false }: Move): Plan | undefined {
  const { context, answer, asked } = reading;
  const [first] = documents;
  if (kind === "nothing-more")
    return { text: `${openings.nothingMore}\n\nPosso ajudar a ${canHelp}.`, sources: [] };
  if (kind === "detail" && first) {
    const { text, sources } = detailSource(first, isGiven, place);
    return { text: answer ? `${answer.say}\n\n${text}` : text, sources };
  }
  return composePlan({ documents, context, answer, variety: makeVariety(asked, "plan") });
}

/**
 * An ordered plan in pt-BR for a question about a small business, made of what the guide, the lessons and the
 * prompts say about it, with those sources. Where nothing fits the text says so and there are no sources. The
 * question is data: orders in it are not followed. Never throws; the same question has the same answer.
 * @param exchange what was asked before, earliest first: a question that says little on its own is read with it,
 * and what was given is not given again as if it were new.
 */
export function draftPlan(question: string, exchange: readonly Turn[] = []): Plan {
  const move = followUp(question, replay(exchange));
  const { asked, key } = move.reading;
  const preface = prefaceOf(asked, key);
  const plan = planFor(move);
  if (plan !== undefined) return { ...plan, text: preface + plan.text };
  const text = fallbackText(key);
  return { text: text.startsWith(preface.trim()) ? text : preface + text, sources: [] };
}

import { linkTitles } from "../../content/cards/link-titles.ts";
import type { AnswerCard } from "../../content/cards/schema.ts";
import type { Source } from "../../contract/gemini-chat.ts";

/** Where a card leads within the site. */
export function sourceOf({ link }: Pick<AnswerCard, "link">): Source {
  return { ...link, title: linkTitles[`${link.kind} ${link.id}`] ?? "" };
}

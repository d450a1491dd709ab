import { joinCards } from "../../content/cards/join-cards.ts";
import { linkTitles } from "../../content/cards/link-titles.ts";
import type { AnswerCard, WritingCard } from "../../content/cards/schema.ts";
import { type Shelf, shelves } from "../../content/cards/shelves.ts";
import type { Source } from "../../contract/gemini-chat.ts";

/** A card with its kind, whole. */
export type AnyCard = { kind: "answer"; card: AnswerCard } | { kind: "writing"; card: WritingCard };

async function cardsOf(shelf: Shelf): Promise<AnyCard[]> {
  const { kind, questions } = shelf;
  if (kind === "answer")
    return joinCards(questions, await shelf.load()).map((card) => ({ kind, card }));
  return joinCards(questions, await shelf.load()).map((card) => ({ kind, card }));
}

/** The card with an id, fetched with its shelf. */
export async function loadCard(id: string | undefined): Promise<AnyCard | undefined> {
  const shelf = shelves.find(({ questions }) => questions.some((one) => one.id === id));
  if (!shelf) return undefined;
  return (await cardsOf(shelf)).find(({ card }) => card.id === id);
}

/** Every card, answers first, in the order of their lists. */
export async function loadAllCards(): Promise<AnyCard[]> {
  return (await Promise.all(shelves.map(cardsOf))).flat();
}

/** Where a card leads within the site. */
export function sourceOf({ link }: Pick<AnswerCard, "link">): Source {
  return { ...link, title: linkTitles[`${link.kind} ${link.id}`] ?? "" };
}

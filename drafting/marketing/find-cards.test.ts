import { describe, expect, test } from "vitest";
import { asked, askedOfOtherThings } from "../../content/cards/asked.ts";
import { ownQuestions } from "../../content/cards/questions/text-own.ts";
import type { IndexedCard } from "./card-index.ts";
import { findCards, indexedCards, makeFinder } from "./find-cards.ts";

const linesOf = (text: string): string[] => text.trim().split("\n");

const questions = linesOf(asked).map((line) => {
  const [ids = "", question = ""] = line.split(" | ");
  return { ids: ids.split("/"), question };
});

type Asked = { ids: readonly string[]; question: string };

/** Shares of the questions whose card is the first, and among the three. */
function sharesOf(all: readonly Asked[], find: (question: string) => IndexedCard[]) {
  const places = all.map(({ ids, question }) =>
    find(question).findIndex(({ card }) => ids.includes(card.id)),
  );
  const share = (fits: (place: number) => boolean) => places.filter(fits).length / places.length;
  return { first: share((place) => place === 0), three: share((place) => place >= 0) };
}

/** The cards without the question at a place of their lists. */
function without(at: number): IndexedCard[] {
  return ofSubjects.map((one) => {
    const left = one.card.questions.filter((_, place) => place !== at);
    return { ...one, card: { ...one.card, questions: left } };
  });
}

/** Cards of any content are taken by the kind of text alone. */
const ofSubjects = indexedCards.filter(({ card }) => !ownQuestions.includes(card));

describe("the card of a question", () => {
  test("is found for questions as they are typed", () => {
    const known = new Set(indexedCards.map(({ card }) => card.id));
    for (const { ids, question } of questions)
      expect(
        ids.filter((id) => !known.has(id)),
        question,
      ).toEqual([]);
    const { first, three } = sharesOf(questions, findCards);
    expect(questions.length).toBeGreaterThan(200);
    expect(first).toBeGreaterThanOrEqual(0.93);
    expect(three).toBeGreaterThanOrEqual(0.97);
  });

  test("is found by each of its own questions", () => {
    const own = ofSubjects.flatMap(({ card }) =>
      card.questions.map((question) => ({ ids: [card.id], question })),
    );
    const { first, three } = sharesOf(own, findCards);
    expect(first).toBeGreaterThan(0.99);
    expect(three).toBe(1);
  });

  test("is often found by a question that was left out of it, though many say it in words of their own", () => {
    const shares = [0, 1, 2, 3, 4].map((at) => {
      const left = ofSubjects.map(({ card }) => ({
        ids: [card.id],
        question: card.questions[at] ?? "",
      }));
      return sharesOf(left, makeFinder(without(at)));
    });
    const mean = (name: "first" | "three") =>
      shares.reduce((sum, share) => sum + share[name], 0) / shares.length;
    expect(mean("first")).toBeGreaterThan(0.74);
    expect(mean("three")).toBeGreaterThan(0.88);
  });

  test("is not made up: other things find nothing", () => {
    for (const question of linesOf(askedOfOtherThings))
      expect(findCards(question), question).toEqual([]);
    for (const nothing of ["", "   ", "?!", "a", "123", "xyzzy qwerty"])
      expect(findCards(nothing)).toEqual([]);
  });

  test("is blind to accents and case, and forgives a slip", () => {
    const best = (question: string) => findCards(question)[0]?.card.id;
    for (const question of [
      "COMO CRIAR O CATÁLOGO?",
      "como montar o catalgo",
      "montar catalogo no zap",
    ])
      expect(best(question), question).toBe("whatsapp-catalogo");
  });

  test("is of the kind that is asked for, before its subject", () => {
    const kind = (question: string) => findCards(question)[0]?.kind;
    expect(kind("escreve a bio do meu insta")).toBe("writing");
    expect(kind("o que não pode faltar na bio do insta?")).toBe("answer");
    expect(kind("me dá um texto pra cobrar um cliente")).toBe("writing");
    expect(kind("posso cobrar cliente no trabalho dele?")).toBe("answer");
  });

  test("is not found by a stem alone before a whole word", () => {
    const cards = ["Cortes", "Cortaria"].map((title) => ({
      kind: "answer" as const,
      card: { id: "a-card", theme: "site" as const, title, questions: [], words: "zebra" },
    }));
    for (const title of ["Cortes", "Cortaria"])
      expect(makeFinder(cards)(title)[0]?.card.title).toBe(title);
  });
});

import { describe, expect, test } from "vitest";
import type { Turn } from "../../contract/gemini-chat.ts";
import type { MarketingParts } from "../../contract/parts.ts";
import { factOf, findPassages, usedSources } from "./marketing-passages.ts";

const question = "Como peço avaliação para os clientes no Google?";

function ids(text: string, earlier: Turn[] = [], parts?: MarketingParts): string[] {
  return findPassages(text, earlier, parts).map(({ card }) => card.id);
}

describe("what the written cards have on a question", () => {
  test("is at most three cards", () => {
    expect(ids(question).length).toBeGreaterThan(0);
    expect(ids(question).length).toBeLessThanOrEqual(3);
  });

  test("is nothing for a question about something else", () => {
    expect(ids("xyzzy qwerty")).toEqual([]);
  });

  test("is taken from the question before, where one says little alone", () => {
    const joined = ids("E como eu faço isso?", [{ question, answer: "Peça a todos." }]);
    expect(joined).toContain(ids(question)[0]);
  });

  test("begins with the card that was chosen", () => {
    const card = "texto-boas-vindas-whatsapp";
    expect(ids(question, [], { card })[0]).toBe(card);
    expect(ids(question, [], { card: "no-such-card" })).toEqual(ids(question));
  });
});

describe("the sources of an answer", () => {
  const passages = findPassages(question, []);

  test("are those of the cards that it tells again", () => {
    const [first] = passages;
    const answer = first ? factOf(first) : "";
    expect(usedSources(answer, question, passages)[0]).toMatchObject({ ...first?.card.link });
  });

  test("are none where it only repeats the question", () => {
    expect(usedSources(question, question, passages)).toEqual([]);
    expect(usedSources("Não sei. Qual é o seu ramo?", question, passages)).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import type { ChatRequest, ChatSuccess, Wish } from "../../../contract/gemini-chat.ts";
import { type Card, withAnswer, withUndo } from "./card.ts";

const review: ChatRequest = { prompt: "Bolo frio", agentType: "reviews" };

function reply(text: string): ChatSuccess {
  return { success: true, text, provider: "local", model: "x" };
}

function revised(card: Card, wish: Wish, text: string): Card {
  const revision = { wish, previous: card.result?.text ?? "" };
  return withAnswer(card, { ...review, revision }, reply(text));
}

describe("a card", () => {
  const fresh = withAnswer({ failed: review }, review, reply("um"));

  test("holds its newest answer, and no failure before it", () => {
    expect(fresh).toEqual({ result: reply("um"), asked: review });
  });

  test("goes back step by step over changes of tone, as far as the first reply", () => {
    let card = revised(revised(fresh, "shorter", "dois"), "warmer", "três");
    const shown = [card.result?.text];
    for (let i = 0; i < 3; i++) {
      card = withUndo(card);
      shown.push(card.result?.text);
    }
    expect(shown).toEqual(["três", "dois", "um", "um"]);
    expect(card.earlier).toEqual([]);
    expect(card.asked?.prompt).toBe("Bolo frio");
  });

  test("forgets the way back with a new review", () => {
    const card = withAnswer(revised(fresh, "another", "dois"), review, reply("novo"));
    expect(card.earlier).toBeUndefined();
    expect(withUndo(card).result?.text).toBe("novo");
  });
});

import { describe, expect, test } from "vitest";
import type { ChatRequest, ChatSuccess, Stars, Wish } from "../../../contract/gemini-chat.ts";
import { askedAnew, type Card, tellsStars, withAnswer, withUndo } from "./card.ts";

const review: ChatRequest = { prompt: "Bolo frio", agentType: "reviews" };

function reply(text: string): ChatSuccess {
  return { success: true, text, provider: "local", model: "x" };
}

function anew(card: Card, change: { wish?: Wish; stars?: Stars }): ChatRequest {
  const request = askedAnew(card, change);
  if (!request) throw new Error("There is no reply yet");
  return request;
}

function revised(card: Card, wish: Wish, text: string): Card {
  return withAnswer(card, anew(card, { wish }), reply(text));
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

  test("asks for another reply to the same review with the stars, and keeps them from then on", () => {
    const told = anew(fresh, { stars: 2 });
    expect(told).toEqual({ ...review, stars: 2, revision: { wish: "another", previous: "um" } });
    const card = withAnswer(fresh, told, reply("dois"));
    const revision = { wish: "warmer", previous: "dois" };
    expect(anew(card, { wish: "warmer" })).toEqual({ ...review, stars: 2, revision });
  });

  test("keeps what was wished when the stars are told after it", () => {
    const card = revised(fresh, "more-formal", "dois");
    const revision = { wish: "more-formal", previous: "dois" };
    expect(anew(card, { stars: 4 })).toEqual({ ...review, stars: 4, revision });
  });

  test("takes the stars back with the reply that they gave", () => {
    const card = withAnswer(fresh, anew(fresh, { stars: 5 }), reply("dois"));
    expect(withUndo(card)).toEqual({ ...fresh, earlier: [] });
  });

  test("tells a request of the stars from one of a wish", () => {
    const card = withAnswer(fresh, anew(fresh, { stars: 5 }), reply("dois"));
    expect(tellsStars(anew(fresh, { stars: 5 }), fresh)).toBe(true);
    expect(tellsStars(anew(card, { wish: "shorter" }), card)).toBe(false);
    expect(tellsStars({ ...review, stars: 1 }, fresh)).toBe(false);
    expect(tellsStars(null, card)).toBe(false);
  });

  test("without a reply has nothing to ask anew", () => {
    expect(askedAnew({ failed: review }, { stars: 1 })).toBeUndefined();
  });

  test("forgets the way back with a new review", () => {
    const card = withAnswer(revised(fresh, "another", "dois"), review, reply("novo"));
    expect(card.earlier).toBeUndefined();
    expect(withUndo(card).result?.text).toBe("novo");
  });
});

import { describe, expect, test } from "vitest";
import type { ChatRequest, ChatSuccess, Wish } from "../../../contract/gemini-chat.ts";
import { askedAnew, type Card, shownText, withAnswer, withRedraft, withUndo } from "./card.ts";

const review: ChatRequest = { prompt: "Bolo frio", agentType: "reviews" };

function reply(text: string): ChatSuccess {
  return { success: true, text, provider: "local", model: "x" };
}

function anew(card: Card, wish: Wish): ChatRequest {
  const request = askedAnew(card, wish);
  if (!request) throw new Error("There is no reply yet");
  return request;
}

function revised(card: Card, wish: Wish, text: string): Card {
  return withAnswer(card, anew(card, wish), reply(text));
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

  test("asks for another form of the reply that is shown, with all that was told", () => {
    const asked: ChatRequest = { ...review, stars: 2, reviewParts: { complaints: ["cold"] } };
    const card = withAnswer({}, asked, { ...reply("um"), variants: ["um", "dois"] });
    const revision = { wish: "warmer", previous: "dois" };
    expect(anew({ ...card, variant: 1 }, "warmer")).toEqual({ ...asked, revision });
  });

  test("shows the chosen variant, and the text where there is none", () => {
    const card = withAnswer({}, review, { ...reply("um"), variants: ["um", "dois"] });
    expect([shownText(card), shownText({ ...card, variant: 1 }), shownText({})]).toEqual([
      "um",
      "dois",
      "",
    ]);
  });

  test("drafted from other parts keeps the chosen variant and the way back", () => {
    const card = { ...revised(fresh, "warmer", "dois"), variant: 2 };
    const told: ChatRequest = { ...review, stars: 5 };
    const redrafted = withRedraft(card, told, reply("três"));
    expect(redrafted).toEqual({ ...card, asked: told, result: reply("três") });
    expect(withUndo(redrafted).result?.text).toBe("um");
  });

  test("without a reply has nothing to ask anew", () => {
    expect(askedAnew({ failed: review }, "warmer")).toBeUndefined();
  });

  test("forgets the way back with a new review", () => {
    const card = withAnswer(revised(fresh, "another", "dois"), review, reply("novo"));
    expect(card.earlier).toBeUndefined();
    expect(withUndo(card).result?.text).toBe("novo");
  });
});

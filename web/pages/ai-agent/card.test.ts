import { describe, expect, test } from "vitest";
import type { ChatRequest, ChatSuccess, Wish } from "../../../contract/gemini-chat.ts";
import {
  answerOf,
  askedAnew,
  type Card,
  isDraft,
  shownText,
  withAnswer,
  withOwnText,
  withPasted,
  withRedraft,
  withUndo,
} from "./card.ts";

const at = "2026-11-20T12:00:00.000Z";
const later = "2026-11-20T12:01:00.000Z";
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
  return withAnswer(card, anew(card, wish), reply(text), later);
}

describe("a card", () => {
  const failed = { asked: review, sentence: "Não deu.", canBeDrafted: true };
  const fresh = withAnswer({ failed }, review, reply("um"), at);

  test("holds its newest answer, and no failure before it", () => {
    expect(fresh).toEqual({ at, result: reply("um"), asked: review });
  });

  test("goes back step by step over changes of tone, as far as the first reply", () => {
    let card = revised(revised(fresh, "shorter", "dois"), "warmer", "três");
    const shown = [card.result?.text];
    for (let i = 0; i < 3; i++) {
      card = withUndo(card);
      shown.push(card.result?.text);
    }
    expect(shown).toEqual(["três", "dois", "um", "um"]);
    expect([card.earlier, card.at]).toEqual([[], at]);
    expect(card.asked?.prompt).toBe("Bolo frio");
  });

  test("asks for another form of the reply that is shown, with all that was told", () => {
    const asked: ChatRequest = { ...review, stars: 2, reviewParts: { complaints: ["cold"] } };
    const card = withAnswer({}, asked, { ...reply("um"), variants: ["um", "dois"] }, at);
    const revision = { wish: "warmer", previous: "dois" };
    expect(anew({ ...card, variant: 1 }, "warmer")).toEqual({ ...asked, revision });
  });

  test("shows the chosen variant, and the text where there is none", () => {
    const card = withAnswer({}, review, { ...reply("um"), variants: ["um", "dois"] }, at);
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
    expect(askedAnew({ failed }, "warmer")).toBeUndefined();
  });

  test("forgets the way back with a new review", () => {
    const card = withAnswer(revised(fresh, "another", "dois"), review, reply("novo"), later);
    expect([card.earlier, card.at]).toEqual([undefined, later]);
    expect(withUndo(card).result?.text).toBe("novo");
  });

  test("takes the owner's own words as one text, with one step back to the variant before", () => {
    const result = { ...reply("um"), variants: ["um", "dois"] };
    const card = { ...withAnswer({}, review, result, at), variant: 1 };
    expect(withOwnText(card, "dois")).toBe(card);
    const own = withOwnText(withOwnText(card, "dois!"), "dois, e pronto");
    expect(own).toMatchObject({ at, isOwn: true, result: { text: "dois, e pronto" } });
    expect([shownText(own), own.earlier?.length, isDraft(own)]).toEqual([
      "dois, e pronto",
      1,
      false,
    ]);
    expect(withUndo(own)).toEqual({ ...card, earlier: [] });
  });

  test("keeps its answer without the failure of a later call", () => {
    expect(answerOf({ ...fresh, failed })).toEqual(fresh);
    expect(answerOf({ failed })).toBeUndefined();
    const pasted = withPasted({ ...fresh, failed }, review, "colado", later);
    expect(answerOf(withUndo(pasted))).toEqual({ ...fresh, earlier: [] });
  });
});

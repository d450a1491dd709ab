import { describe, expect, test } from "vitest";
import { withoutOwnersNote } from "./owner-note.ts";

describe("a review without its owner's note", () => {
  test.each([
    ['responde essa avaliação pra mim: "Amei tudo aqui"', "Amei tudo aqui"],
    ["Responde esse comentário: Amei tudo aqui", "Amei tudo aqui"],
    ['A cliente escreveu "Pão duro e caro". Como respondo?', "Pão duro e caro"],
    ["Pão duro e caro.\nComo eu respondo isso?", "Pão duro e caro."],
  ])("%s", (text, review) => {
    expect(withoutOwnersNote(text)).toBe(review);
  });

  test("what somebody of the shop said stays part of the story", () => {
    const story = 'Cheguei com reserva e não tinha mesa. "Sistema caiu" foi a resposta que deram.';
    expect(withoutOwnersNote(story)).toBe(story);
  });

  test("a time of day opens no review", () => {
    const story = "Cheguei às 9:40 e estava fechado, uma falta de respeito com cliente.";
    expect(withoutOwnersNote(story)).toBe(story);
  });

  test("a note alone is kept: there is nothing else to read", () => {
    expect(withoutOwnersNote("Como respondo isso?")).toBe("Como respondo isso?");
  });
});

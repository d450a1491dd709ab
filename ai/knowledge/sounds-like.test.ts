import { describe, expect, test } from "vitest";
import { searchKnowledge } from "./search-knowledge.ts";
import { groupBySound, soundOf } from "./sounds-like.ts";

describe("words written as they sound", () => {
  test.each([
    ["avaliassa", "avaliaca"],
    ["kardapi", "cardapi"],
    ["propajand", "propagand"],
    ["anunsi", "anunci"],
  ])("%s sounds like %s", (written, meant) => {
    expect(soundOf(written)).toBe(soundOf(meant));
  });

  test("short stems are not guessed at", () => {
    expect(groupBySound(["pes", "anunci"]).size).toBe(1);
  });

  test.each([
    ["komo responde avaliassão ruin", "aula-2"],
    ["quero colocar o kardápio no gogle", "produtos-destaque"],
  ])("%s finds %s", (question, id) => {
    expect(searchKnowledge(question, 4).map((result) => result.id)).toContain(id);
  });
});

import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";
import { toSegments } from "../segments.ts";
import { isBareMark, isGrudgedMark } from "./bare-mark.ts";

describe("a low mark in words, and nothing told", () => {
  test.each([
    ["Duas estrelas e já é muito"],
    ["Dou 1 pq não tem zero"],
    ["nota 2 por pena"],
    ["1, e olhe lá"],
    ["2 estrelas já é muita coisa"],
    ["uma estrela porque o Google não deixa dar zero"],
    ["não merece nem uma estrela"],
    ["Se pudesse dava zero"],
    ["Uma estrela porque não dá pra dar menos"],
  ])("%s", (review) => {
    expect(isGrudgedMark(toSegments(review))).toBe(true);
    const reading = readReview(review, 1);
    expect([reading.silent, reading.points, reading.quotes]).toEqual([true, [], []]);
    expect(draftReply(review, undefined, 1).text).not.toMatch(/relat|descrev|o que você conta/);
  });

  test.each([
    ["Uma estrela porque não atendem o telefone"],
    ["Dou 1 pela demora"],
    ["Nota dois, comida fria"],
    ["Nota 1, não tem educação"],
    ["Dois garçons e já é muito"],
    ["Não merece a fama que tem"],
    ["5 estrelas e é pouco"],
    ["Duas coxinhas e já é muito"],
    ["Se pudesse voltava todo dia"],
  ])("%s tells more", (review) => {
    expect(isGrudgedMark(toSegments(review))).toBe(false);
  });
});

test("a mark alone", () => {
  expect(isBareMark(toSegments("dou 5 estrelas"))).toBe(true);
  expect(isBareMark(toSegments("Parede torta."))).toBe(false);
});

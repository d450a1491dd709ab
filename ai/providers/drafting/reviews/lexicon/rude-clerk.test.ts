import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

describe("a clerk who was rude is blamed for manners", () => {
  test.each([
    ["Atendente mal educada", undefined],
    ["Atendente mal-educado", undefined],
    ["atendentes mal educadas na farmácia", undefined],
    ["Atendimento mal educado", undefined],
    ["Atendente mal educada, parecia que tava fazendo favor. O pão é bom", 3],
    ["Atendente mal educado, fez cara de nojo. A comida é boa", 3],
    ["Funcionária mal educada, parecia que estava com raiva", 1],
    ["Funcionário mal educado, nem respondeu meu bom dia", undefined],
    ["A atendente mal educada jogou a sacola", undefined],
    ["Atendente da oficina mal educado", 1],
    ["Fui na padaria e a atendente mal educada virou a cara", 2],
  ] as const)("%s", (review, stars) => {
    const { text } = draftReply(review, undefined, stars);
    expect(text).toMatch(/cordialidade|simpatia/);
    expect(text).not.toMatch(/palavras positivas|parte boa|mal[- ]educad/);
  });

  test("beside the half that pleased", () => {
    expect(readReview("Atendente mal educado, fez cara feia. A comida é boa", 3).tone).toBe(
      "mixed",
    );
  });
});

describe("what was badly attended to is no matter of manners", () => {
  test.each([
    ["Fui mal atendida", undefined],
    ["Atenderam mal a minha mãe", undefined],
    ["Atende mal e demora", undefined],
    ["Atendem mal os clientes", 1],
    ["Atendimento mal feito", undefined],
    ["Atendeu mal, nem olhou pra mim", 2],
    ["Fomos atendidos mal do começo ao fim", 1],
    ["Atendente despreparada", undefined],
  ] as const)("%s", (review, stars) => {
    const { tone, points } = readReview(review, stars);
    expect(tone).toBe("complaint");
    expect(points.map(({ quality }) => quality)).not.toContain("courtesy");
  });

  test.each([
    ["Atendente educada"],
    ["Atendentes super educados e atenciosos"],
    ["Atendente nada mal"],
  ])("%s pleased", (review) => {
    expect(readReview(review, 5).tone).toBe("praise");
  });
});

import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

function piecesOf(description: string): string {
  return draftAds(description)
    .pieces.map(({ text }) => text)
    .join("\n");
}

describe("a short text spelt by ear", () => {
  test.each([
    [
      "concerto maquina de lava e jeladera itapevi busco em caza",
      /Conserto de máquina/,
      /geladeira/,
      /em Itapevi/,
    ],
    ["vendo rapadura e quejo sorocabba", /Rapadura e queijo/, /em Sorocaba/, /Sorocaba/],
    [
      "aula de custura pra inisiante i criansa petropolis",
      /Aula de costura/,
      /iniciante/,
      /Petróp/,
    ],
    ["pao de mel cento 80 reais mogi das cruzis", /Pão de mel/, /R\$ 80/, /em Mogi das Cruzes/],
  ])("%j is read in the right spelling", (typed, ...said) => {
    for (const part of said) expect(piecesOf(typed)).toMatch(part);
    expect(piecesOf(typed)).not.toMatch(/quejo|custura|jelad|caza|criansa|cruzis/i);
  });

  test("a name with its capital keeps its spelling, and a town of two words its own", () => {
    expect(piecesOf("Ateliê de costura no Jardim Shangri-lá, Londrina")).toMatch(/Shangri-lá/);
    expect(piecesOf("Caneca pronta em 2 dias, retira em São José dos Pinhais")).toMatch(
      /em São José dos Pinhais/,
    );
  });
});

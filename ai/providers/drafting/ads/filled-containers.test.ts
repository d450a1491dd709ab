import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

function piecesOf(description: string): string {
  return draftAds(description)
    .pieces.map(({ text }) => text)
    .join("\n");
}

describe("what is made is told only where it is told how it began", () => {
  test.each([
    [
      "Aprendi a fazer sabonete com minha prima, hoje vendo caixa com 4 por 32. Lavras",
      /aixa com 4 sabonetes/,
    ],
    ["Perdi o emprego e comecei a fazer cocada. Agora tenho trio por 25, Ilhéus", /rio de cocadas/],
    ["minha sogra me ensinou licor e monto estojo com 2 garrafinhas por 60, Itu", /stojo de licor/],
    ["desde que casei toco a produção de mel da família, o pote sai 35, Lins", /ote de mel/],
  ])("%j fills its container", (told, filled) => {
    const pieces = piecesOf(told);
    expect(pieces).toMatch(filled);
    expect(pieces).not.toMatch(/prima|emprego|sogra|casei|família|opções de (?:caixa|trio|pote)/i);
  });

  test("what is in the box is what is sold", () => {
    const pieces = piecesOf("Vendo caixa com 6 velas por 54, Blumenau");
    expect(pieces).toMatch(/Velas em Blumenau/);
    expect(pieces).toMatch(/aixa com 6 velas por R\$ 54/);
    expect(pieces).not.toMatch(/Caixa em Blumenau/);
  });

  test.each([
    ["Comecei a fazer geleia e vendo pote de geleia por 20", /Pote de geleia por R\$ 20/],
    ["Aprendi a fazer bolo e hoje tenho uma confeitaria em Bauru", /Confeitaria em Bauru/],
    ["pacote com 10 aulas de dança por 300 em Itu", /acote com 10 aulas de dança por R\$ 300/],
  ])("%j stays as it is", (told, said) => {
    expect(piecesOf(told)).toMatch(said);
  });
});

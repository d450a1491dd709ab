import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

function piecesOf(brief: string): string[] {
  return draftAds(brief).pieces.map(({ text }) => text.replace(/\s/g, " "));
}

describe("what depends on something is told with it", () => {
  test.each([
    [
      "Açougue em Assis, alcatra 44,90 o kg. Terça da carne: músculo 26,90 limitado a 2 kg por cliente",
      /26,90/,
      /Terça da carne.*limitado a 2 kg/,
    ],
    [
      "Confecção de uniformes em Tupã, camiseta bordada R$ 34 acima de 15 peças, abaixo disso R$ 41",
      /R\$ 41/,
      /acima de 15 peças, abaixo disso/,
    ],
    [
      "Salgados em Jales, empada 7, coxinha 6, entrego grátis no Centro pedidos de R$ 90 pra cima",
      /grátis/,
      /acima de R\$ 90/,
    ],
    [
      "Estúdio de piercing em Lins. Furo na orelha R$ 60, joia incluída até março",
      /incluída/,
      /Furo na orelha.*até março/,
    ],
    [
      "Peixaria em Bertioga, tilápia 36 o quilo. Na compra de 2 quilos de camarão levo em casa sem cobrar frete",
      /sem cobrar/,
      /2 quilos de camarão/,
    ],
  ])("%j", (brief, offer, whole) => {
    const told = piecesOf(brief).filter((text) => offer.test(text));
    expect(told.length).toBeGreaterThan(0);
    for (const piece of told) expect(piece).toMatch(whole);
  });

  test.each([
    [
      "lavo carro a domicílio em Assis, simples 55, completa 105, dois carros no mesmo endereço ganham 15 reais de desconto no total",
      "Dois carros no mesmo endereço ganham R$ 15 de desconto no total",
    ],
    [
      "Ateliê em Lins, curso grátis para moradores do bairro, os outros pagam R$ 70",
      "para moradores do bairro",
    ],
    ["Marina faz bolo vegano em Assis, fatia R$ 15", "Bolo vegano em Assis"],
    ["Empório em Jales, queijo curado 79 o kg, cachaça da casa 38.", "Cachaça da casa por R$ 38"],
  ])("%j tells %j", (brief, told) => {
    expect(piecesOf(brief).join("\n")).toContain(told);
  });

  test("a quarter with a town's name is no town", () => {
    const pieces = piecesOf(
      "Clínica de fisioterapia em Arapiraca bairro Brasília sessão avulsa 80",
    );
    expect(pieces.join("\n")).not.toMatch(/em Brasília/);
  });
});

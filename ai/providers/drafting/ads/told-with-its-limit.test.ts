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
});

import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

function written(brief: string): string {
  return draftAds(brief)
    .pieces.map(({ text }) => text.replaceAll("\u00a0", " "))
    .join("\n");
}

describe("what is told beside a price does not limit it", () => {
  test.each([
    [
      "conserto de bicicleta em Lages, revisão a partir de 90, regulagem 40, abrimos sábado das 8 às 12",
      /Abre sábado das 8 às 12/u,
      /R\$ 90, sábado|R\$ 40, sábado/u,
    ],
    [
      "barbearia em Assis, corte 40, barba 30, enquanto espera tem sinuca e cerveja",
      /R\$ 40/u,
      /R\$ \d+, enquanto/u,
    ],
    [
      "estética em Franca, peeling 120, drenagem 90, quarta e quinta massagem sai por 70",
      /[Mm]assagem sai por R\$ 70 quarta e quinta/u,
      /R\$ 120, quarta|R\$ 90, quarta/u,
    ],
    [
      "alongamento de unhas em Tupã, gel 110, fibra 140, só com hora marcada",
      /Só com hora marcada/u,
      /R\$ \d+, só com hora/u,
    ],
    [
      "geleias em Gramado, pote 18, kit com 3 por 50, mando para Canela toda terça frete por conta do cliente",
      /Canela toda terça,? frete por conta do cliente/u,
      /R\$ (?:18|50), frete/u,
    ],
  ])("%s", (brief, says, never) => {
    expect(written(brief)).toMatch(says);
    expect(written(brief)).not.toMatch(never);
  });

  test("a time that every sum is for stands with each of them", () => {
    const told = written(
      "aluguel de brinquedos em Lins, pula-pula 110, piscina de bolinha 90, preço por 4 horas",
    );
    expect(told).toMatch(/preço por 4 horas/u);
    for (const line of told.split("\n").filter((one) => /R\$ (?:110|90)/u.test(one)))
      expect(line).toContain("preço por 4 horas");
  });
});

describe("what is only hoped for is not told", () => {
  test.each([
    ["salgados para festa em Itu, cento 70, queria ser mais conhecida no bairro Brasil", /Brasil/u],
    ["brechó em Jaú, peças de 15 a 60, quero começar a vender online", /online/iu],
    ["banho e tosa de cães em Lins, banho 60, pretendo atender gatos ano que vem", /gatos/iu],
  ])("%s", (brief, never) => {
    expect(written(brief)).not.toMatch(never);
  });
});

describe("sums that are told without their currency", () => {
  test.each([
    ["psicóloga em Bauru, sessão 160, atendo online", /[Ss]essão por R\$ 160/u],
    ["óculos completo 249 em até 5x, ótica em Caicó", /R\$ 249/u],
    ["troca de correia em Sinop, 180 a mão de obra", /R\$ 180 a mão de obra/u],
    ["tijolo baiano 890 o milheiro, Catanduva", /R\$ 890 o milheiro/u],
    ["marido de aluguel em Poá, busco material por mais 30", /por mais R\$ 30/u],
    [
      "cliente nova tem 15 reais de desconto na sobrancelha, salão em Itu",
      /tem R\$ 15 de desconto/u,
    ],
  ])("%s", (brief, says) => {
    expect(written(brief)).toMatch(says);
  });
});

import { describe, expect, it } from "vitest";
import { settleSmallTown } from "./settle-small-town.ts";

describe("a town in front of the initials of its state", () => {
  it.each([
    ["Tosa e banho pet Sinop MT, porte pequeno 55", "Tosa e banho pet em Sinop, porte pequeno 55"],
    ["Encanador Sorriso MT, visita 60", "Encanador em Sorriso, visita 60"],
    ["bolo de pote 10 reais boa vista rr", "bolo de pote 10 reais em Boa Vista"],
    [
      "conserto de tv rio branco ac orçamento gratis",
      "conserto de tv em Rio Branco, orçamento gratis",
    ],
    [
      "salgado frito cento 75 boa vista rr nao entregamos",
      "salgado frito cento 75, em Boa Vista, nao entregamos",
    ],
    ["manicure natal rn pé e mão 50", "manicure em Natal, pé e mão 50"],
    ["Eletricista Betim MG", "Eletricista em Betim"],
    ["marmita campinas sp 20 reais", "marmita em Campinas, 20 reais"],
    [
      "conserto de celular ponta grossa pr, tela 200",
      "conserto de celular em Ponta Grossa, tela 200",
    ],
    ["jardineiro santa maria rs corte de grama", "jardineiro em Santa Maria, corte de grama"],
  ])("%s", (typed, told) => {
    expect(settleSmallTown(typed)).toBe(told);
  });

  it.each([
    "Padaria Sorriso MT, pão na hora",
    "Pousada Natal RN diária 200",
    "doces em Betim MG, cento 90",
    "frete de Campinas SP para Betim MG",
    "zero um informatica caico rn, formataçao 80",
    "instalação de ac, split R$ 300, em Lins",
    "carro com ac em Itu R$ 90 mil",
    "Dona Vitória SP bolos",
    "chaveiro zona sul sp",
    "bolo em boa vista se quiser",
    "roupinha de bebê rn ao g",
  ])("anything else stays: %s", (typed) => {
    expect(settleSmallTown(typed)).toBe(typed);
  });

  it("takes time that grows with the length only", () => {
    const started = performance.now();
    settleSmallTown("bolo boa vista rr casa ".repeat(350));
    settleSmallTown("a".repeat(8000));
    expect(performance.now() - started).toBeLessThan(50);
  });
});

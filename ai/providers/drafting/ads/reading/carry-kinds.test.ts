import { describe, expect, test } from "vitest";
import { carryKinds } from "./carry-kinds.ts";

describe("what is of something is told with it", () => {
  test.each([
    [
      "vendo mudas frutiferas em Petrolina: goiaba 15, acerola 12, uva niagara 35.",
      "vendo mudas frutiferas em Petrolina\nmuda de goiaba 15, muda de acerola 12, muda de uva niagara 35.",
    ],
    ["Polpas: cajá 7, cupuaçu R$ 8", "Polpas\npolpa de cajá 7, polpa de cupuaçu R$ 8"],
    ["Aluguel: mesa 10, cadeira 4", "Aluguel\naluguel de mesa 10, aluguel de cadeira 4"],
    ["limpeza: sofá 150, colchão 120", "limpeza\nlimpeza de sofá 150, limpeza de colchão 120"],
    ["Sementes: coentro 5, alface 4,50", "Sementes\nsemente de coentro 5, semente de alface 4,50"],
    ["geleias: morango 18, e amora 20", "geleias\ngeleia de morango 18, geleia de amora 20"],
    ["Conserto: sapato 40, bolsa 60", "Conserto\nconserto de sapato 40, conserto de bolsa 60"],
    [
      "Instalação: tomada 30, chuveiro 60",
      "Instalação\ninstalação de tomada 30, instalação de chuveiro 60",
    ],
    ["O cento do frito é 70, do assado 85", "O cento do frito é 70, o cento do assado 85"],
    ["a dúzia do ovo branco 12, do caipira 18", "a dúzia do ovo branco 12, a dúzia do caipira 18"],
  ])("%s", (told, carried) => {
    expect(carryKinds(told)).toBe(carried);
  });

  test.each([
    "Polpa: grande 10, pequena 5",
    "Mudas: goiaba 15, entrega 10",
    "Mudas: muda de uva 35, muda de caju 20",
    "Aluguel: com garçom 300, sem garçom 200",
    "Conserto: até 2 dias, garantia 90",
    "Salgados: coxinha 7, pastel 8",
    "Limpeza: sofá, colchão e tapete",
    "Mudas: goiaba, acerola 12",
    "Suco: 300ml 8, 500ml 12",
    "o cento do frito 70, o do assado 85",
    "Reforma: orçamento grátis, visita 50",
  ])("left as it is: %s", (told) => {
    expect(carryKinds(told)).toBe(told);
  });
});

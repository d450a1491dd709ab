import { expect, test } from "vitest";
import { gatherKinds } from "./gather-kinds.ts";

test.each([
  ["caneca de bolinha, listra e xadrez 32 reais", "caneca (bolinha, listra e xadrez) por 32 reais"],
  [
    "vendo vaso de cimento, barro e vidro 45 cada",
    "vendo vaso (cimento, barro e vidro) por 45 cada",
  ],
  [
    "camisa de time azul, verde e preta 60 reais",
    "camisa de time (azul, verde e preta) por 60 reais",
  ],
  ["suco de laranja, melancia e abacaxi R$ 7", "suco (laranja, melancia e abacaxi) por R$ 7"],
  [
    "empada de espinafre, calabresa e queijo 7 reais",
    "empada (espinafre, calabresa e queijo) por 7 reais",
  ],
  ["bolo de cenoura, brigadeiro e suco 9 reais", "bolo de cenoura, brigadeiro e suco 9 reais"],
  [
    "corte de cabelo 40 reais, barba e sobrancelha",
    "corte de cabelo 40 reais, barba e sobrancelha",
  ],
])("the kinds of one thing have one sum: %s", (told, gathered) => {
  expect(gatherKinds(told)).toBe(gathered);
});

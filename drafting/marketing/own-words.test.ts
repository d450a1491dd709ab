import { expect, test } from "vitest";
import { ownWords } from "./own-words.ts";

test.each([
  [
    "escreve um aviso q a gente fecha dia 24 e volta dia 26 as 8h",
    ["A gente fecha dia 24 e volta dia 26 às 8h."],
  ],
  [
    "faz um post pra minha adega:\nskol lata 3,49\ngelo 10,00\nah e fala q entrego ate 2h",
    ["Skol lata R$ 3,49", "Gelo R$ 10,00", "Entrego até 2h"],
  ],
  [
    "preciso avisar os cliente q a marmita sobe pra 21 dia 1. me escreve isso de um jeito leve",
    ["A marmita sobe pra 21 dia 1."],
  ],
  ["escreve um texto pra divulgar meu curso, 150 por mes", ["Meu curso, 150 por mês."]],
  ["escreve um post pra vender bolo de pote a 12 reais", ["Bolo de pote a 12 reais."]],
  [
    "bio do instagram sou manicure atendo em casa faço unha de gel",
    ["Manicure", "Atendo em casa", "Faço unha de gel"],
  ],
])("what is told, without what is spoken to us: %s", (order, lines) => {
  expect(ownWords(order)).toEqual(lines);
});

test.each([
  "escreve uma msg pra cliente q sumiu faz 3 mes, sem parecer desesperada",
  "escreve cobrança pra dona marlene q deve 180 de fiado. minha chave pix é o celular",
  "quanto cobro por um bolo?",
  "",
])("nothing is to be told by: %s", (order) => {
  expect(ownWords(order)).toEqual([]);
});

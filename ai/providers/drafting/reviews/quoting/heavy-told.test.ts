import { describe, expect, test } from "vitest";
import { fold } from "../../../../../domain/search/fold.ts";
import { isDear, tellsHeavy } from "./heavy-told.ts";

describe("a heavy fault, told in so many words", () => {
  test.each([
    "quebraram a minha televisão",
    "agora voltou com um furo do tamanho de uma moeda",
    "peguei leite vencido duas vezes e a fila é enorme",
    "já encontrei um fio de cabelo no lanche",
    "pedi bolo de chocolate e veio de morango",
    "a cor era cinza e eu pedi bege",
    "chegou a camiseta rosa e eu pedi azul",
    "ainda me cobraram a hidratação que eu nem fiz",
    "cobraram duas vezes a mesma diária",
    "ela tirou uns quatro dedos a mais do que eu pedi",
    "mandaram o buquê com a fita errada",
    "o sapato descolou em uma semana",
    "riscaram o vidro da sala",
    "a mala voltou rasgada",
  ])("%s", (text) => {
    expect(tellsHeavy(fold(text))).toBe(true);
  });

  test.each([
    "a fila aumentou muito",
    "os preços são salgados",
    "o atendente foi grosso",
    "pedi um buquê e chegou lindo, antes do horário",
    "pedi uma pizza e veio quentinha",
    "estragaram minha vida, quero comer todo dia",
    "meu carro quebrou e levei lá",
    "não quebraram nada na mudança",
    "a peça veio errada e trocaram na hora",
    "o caixa cobrou certo",
    "encontrei um cabelo lindo nas fotos do salão",
    "cortaram duas fatias de queijo",
    "veio embalado, sem nenhum risco",
  ])("and none: %s", (text) => {
    expect(tellsHeavy(fold(text))).toBe(false);
  });
});

test.each([
  ["os preços são salgados, 189 na moqueca", true],
  ["o valor da mensalidade é alto", true],
  ["preços estão caros", true],
  ["o preço no caixa era outro", false],
  ["o preço é justo", false],
  ["cobraram caro e quebraram o vaso", false],
])("that it is dear: %s", (text, is) => {
  expect(isDear(fold(text))).toBe(is);
});

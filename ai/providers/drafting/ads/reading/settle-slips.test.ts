import { expect, test } from "vitest";
import { settleSlips } from "./settle-slips.ts";

test.each([
  ["vendo adubo não, na verdade vendo terra preta, 12 o saco", "vendo terra preta, 12 o saco"],
  ["abro sexta e sábado. não, só sexta tem caldo 15", "só sexta tem caldo 15"],
  ["poda de grama 60 quer dizer 70", "poda de grama 70"],
  ["caldo na terça, digo, na quarta", "caldo na quarta"],
  ["conserto de rádio, não conserto tv", "conserto de rádio, não conserto tv"],
  ["instalo só o que eu vendo, não só na cidade", "instalo só o que eu vendo, não só na cidade"],
])("%j is meant as %j", (said, meant) => {
  expect(settleSlips(said)).toBe(meant);
});

test.each([
  ["Oficina do Marcos não, é Irmãos Sul, em Lins.", "Oficina Irmãos Sul, em Lins."],
  ["Bar da Praia não, é Bar do Cais.", "Bar do Cais."],
  ["Casa Nova, desculpa, não é loja, é Empório Nova, Lins.", "Empório Nova, Lins."],
  ["Não é orgânico, é direto do sítio.", "Não é orgânico, é direto do sítio."],
])("%j names %j", (text, settled) => {
  expect(settleSlips(text)).toBe(settled);
});

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

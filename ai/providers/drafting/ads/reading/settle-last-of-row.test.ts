import { describe, expect, test } from "vitest";
import { settleLastOfRow } from "./settle-last-of-row.ts";

describe("the last of a row", () => {
  test.each([
    [
      "cama elástica R$ 150 por 4 horas, piscina R$ 120 também por 4 horas e máquina R$ 180 com operador",
      "cama elástica R$ 150 por 4 horas, piscina R$ 120 por 4 horas, máquina R$ 180 com operador",
    ],
    [
      "caixa de som R$ 100 por 6 horas, globo 50 e mesa de luz R$ 200 com operador",
      "caixa de som R$ 100 por 6 horas, globo R$ 50, mesa de luz R$ 200 com operador",
    ],
    ["bicicleta R$ 40 por 2 horas e patinete R$ 50", "bicicleta R$ 40 por 2 horas, patinete R$ 50"],
    [
      "tenda R$ 200 por 1 dia, palco 400 e gerador R$ 300",
      "tenda R$ 200 por 1 dia, palco R$ 400, gerador R$ 300",
    ],
    [
      "caiaque R$ 30 por 1 hora, prancha 25 e barco R$ 80",
      "caiaque R$ 30 por 1 hora, prancha R$ 25, barco R$ 80",
    ],
  ])("%j is %j", (typed, told) => {
    expect(settleLastOfRow(typed)).toBe(told);
  });

  test.each([
    "bainha R$ 20 na hora e ajuste R$ 30",
    "mesa R$ 40 por 2 horas, sala 12 e lanche R$ 10",
    "corte R$ 40, barba R$ 30",
    "R$ 150 por 4 horas e mais R$ 30 por hora",
    "som R$ 150, festa para 50 e bolo R$ 80",
    "R$ 90 por 3 horas e meia",
    "tenda R$ 200, iphone 13 e capa R$ 40",
  ])("stays: %j", (text) => {
    expect(settleLastOfRow(text)).toBe(text);
  });
});

import { expect, test } from "vitest";
import { isHalfRead } from "./half-read.ts";

test.each([
  ["carro pequeno 90 moto por R$ 60", true],
  ["sobrado 150 e casa por R$ 220", true],
  ["pizza com 8 fatias por R$ 52", false],
  ["escova de 30 minutos por R$ 40", false],
  ["iPhone 13 usado por R$ 2.100", false],
  ["caixa com 12 por R$ 60", false],
  ["sobrado 150 e casa", false],
])("%s", (text, isHalf) => {
  expect(isHalfRead(text)).toBe(isHalf);
});

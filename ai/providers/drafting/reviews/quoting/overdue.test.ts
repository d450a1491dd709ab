import { expect, test } from "vitest";
import { fold } from "../../../../../domain/search/fold.ts";
import { overdue } from "./overdue.ts";

test.each([
  ["pintaram tudo em 12 dias ao invés de 5", 1],
  ["demorou duas semanas em vez de uma", 1],
  ["o bolo levou 3 horas ao invés de duas", 1],
  ["ficou pronto em 2 dias ao invés de 5", -1],
  ["entregaram em uma hora em vez de três", -1],
  ["a moto ficou três dias a mais na oficina", 1],
  ["ganhei dois meses a mais de garantia", 0],
  ["veio azul ao invés de verde", 0],
  ["paguei 12 reais ao invés de 5", 0],
  ["12 dias de férias", 0],
])("%s", (text, sign) => {
  expect(overdue(fold(text))).toBe(sign);
});

import { expect, test } from "vitest";
import { fold } from "../../../../../domain/search/fold.ts";
import { beyondPromise, overdue } from "./overdue.ts";

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

test.each([
  ["falou 3 dias foram 6", 1],
  ["prometeram uma semana e levou três", 1],
  ["disse que era 2 horas mas demorou 5", 1],
  ["combinou 10 dias, foram 25", 1],
  ["o prazo era de 5 dias úteis e levou 12", 1],
  ["era pra ser 40 minutos e virou 90", 1],
  ["falaram em dois meses, foram quatro", 1],
  ["falou 5 dias foram 3", -1],
  ["prometeu 2 semanas e ficou em uma", -1],
  ["disseram 3 dias e foram 3", 0],
  ["falou 3 dias da semana que pode", 0],
  ["combinamos 2 dias e deu 300 reais", 0],
])("what was promised, and what it took: %s", (text, sign) => {
  expect(beyondPromise(fold(text))).toBe(sign);
});

import { expect, test } from "vitest";
import { tellsWhere } from "./told-places.ts";

test.each([
  ["entregam na rua das acacias em dez minutos", true],
  ["entregam ate no jardim primavera", true],
  ["acha minha casa 14 sem ligar", true],
  ["meu pedido 447 veio sem batata", true],
  ["a mesa fica na rua de tras", false],
  ["o almoco no jardim da casa foi lindo", false],
  ["cobraram duas vezes no mesmo pedido", false],
])("where somebody lives is known: %s", (folded, told) => {
  expect(tellsWhere(folded)).toBe(told);
});

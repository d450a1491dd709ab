import { expect, test } from "vitest";
import { isKeptOut } from "./kept-out.ts";

test.each([
  "entrada no snowland nao inclusa",
  "almoco e entrada no parque das dunas nao inclusos",
  "ingresso do parque das aves nao incluso",
  "almoco, bebidas e entrada no forte defensor nao inclusos",
  "estacionamento no shopping praiamar nao incluso",
  "entrada na cachoeira dos cristais a parte",
  "hospedagem em gramado nao inclui",
  "a visita ao museu imperial e a parte",
  "transfer em salvador por fora",
  "jantar na serra nao esta incluso",
])("nothing of the shop's happens there: %j", (key) => {
  expect(isKeptOut(key)).toBe(true);
});

test.each([
  "passeio de buggy em natal",
  "entrada gratis no parque das aves",
  "city tour com parada no parque das aves",
  "pousada em paraty com cafe da manha nao incluso",
  "frete em itu a parte",
  "instalacao em campinas nao inclusa no preco",
  "almoco em lins por r$ 30",
  "aula em santos, material a parte",
  "entrada pela rua das flores",
  "cafe da manha no centro por conta da casa",
])("the place is the shop's: %j", (key) => {
  expect(isKeptOut(key)).toBe(false);
});

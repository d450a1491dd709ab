import { expect, test } from "vitest";
import { toSegments } from "../segments.ts";
import { findStaff } from "./staff.ts";

const namesIn = (review: string) =>
  findStaff(toSegments(review), undefined, true).map(({ name }) => name);

test.each([
  ["Sopa boa, mas o garçom Valdir esqueceu nossa mesa", []],
  ["O bolo murchou, mas a Joana trocou na hora", ["Joana"]],
  ["Trouxe o seu Agenor pra cortar o cabelo", []],
  ["Vim com a dona Iracema minha mãe e gostamos", []],
  ["O doutor Teixeira atendeu no horário", []],
  ["Bolo lindo, pedi pra escrever Parabéns João", []],
  ["O tatuador Léo foi incrível, mas a fila é longa", ["Léo"]],
  ["A bordadeira Ana caprichou no enxoval", ["Ana"]],
  ["Tatuei Ana no braço e ficou perfeito", []],
  ["Caneca gravada João ficou linda", []],
  ["Pedi Pedro e veio Paulo, mas a caneca é boa", []],
  ["Parabéns João, a Joana e o Marcos são ótimos", ["João", "Joana", "Marcos"]],
])("only who is praised, and of the shop, is thanked by name: %s", (review, names) => {
  expect(namesIn(review)).toEqual(names);
});

import { expect, test } from "vitest";
import { fragmentsOf } from "./quotes.ts";
import { standsAlone } from "./stands-alone.ts";

/** The stretches of a text that may stand between quotation marks by themselves. */
function alone(text: string): string[] {
  return fragmentsOf(text)
    .filter(standsAlone)
    .map((fragment) => fragment.text);
}

test.each([
  ["half of a condition", "Se chover, eles cobrem a varanda", "Se chover"],
  ["how, and not what", "Sem sair de casa, recebi a feira da semana", "Sem sair de casa"],
  ["of nothing", "São muito bons. Não era verdade.", "São muito bons"],
  ["a place", "Barulho a noite toda, em área residencial", "em área residencial"],
  ["a sign of denial", "Marca o dia, não vem, marca de novo", "não vem"],
  ["a bare noun", "Trouxeram a entrada, meu prato, depois a conta", "meu prato"],
  ["an amount for nobody knows what", "Saiu 95.", "Saiu 95"],
  ["a figure", "Pesei em casa: 780 gramas", "780 gramas"],
  ["better of what", "A vendedora me achou uma melhor", "A vendedora me achou uma melhor"],
  ["of a count", "O rapaz trouxe quatro", "O rapaz trouxe quatro"],
  ["without its subject", "Meu avô detesta loja, saiu de lá sorrindo", "saiu de lá sorrindo"],
  [
    "without its auxiliary",
    "Meu filho já tinha almoçado, tomado banho e ido dormir",
    "tomado banho",
  ],
  ["out of a list", "Isca viva, chumbada, anzol, vara e boia, tem de tudo", "chumbada, anzol"],
  ["without its 'que'", "Que delícia essa torta de limão", "delícia essa torta de limão"],
])("a stretch does not stand alone that is %s", (_, text, torn) => {
  expect(fragmentsOf(text).map((fragment) => fragment.text)).toContain(torn);
  expect(alone(text)).not.toContain(torn);
});

test.each([
  "Depois de três lavagens a cor continua igual",
  "A empada vem quente às dez e às quatro",
  "O sofá é muito confortável",
])("a whole sentence does: %s", (text) => {
  expect(alone(text)).toContain(text);
});

test("when it happened may stand before what happened", () => {
  expect(alone("Com três meses o banco afundou, ficou torto e range, e ninguém explica")).toContain(
    "Com três meses o banco afundou",
  );
});

test("goods do things without being named again", () => {
  expect(alone("Mandei lavar o tapete, voltou com cheiro de mofo")).toContain(
    "voltou com cheiro de mofo",
  );
});

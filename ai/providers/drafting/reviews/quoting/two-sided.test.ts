import { expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { isTwoSided } from "./two-sided.ts";

test.each([
  "preço bom, banheiro apertado demais",
  "lugar lindo, luz fraca demais",
  "comida muito boa, atendimento péssimo",
  "pintura perfeita, rodapé muito sujo",
])("praise and blame: %s", (text) => {
  expect(isTwoSided(text)).toBe(true);
});

test.each([
  "banheiro apertado demais",
  "comida boa, preço bom",
  "demorou muito, copo sujo",
  "quebraram, carregaram, varreram, deixavam tudo limpo",
  "já mandei 5 mensagens pedindo pra voltar, visualiza e não responde",
  "não é bom, copo sujo",
])("one side: %s", (text) => {
  expect(isTwoSided(text)).toBe(false);
});

/** What a reply repeats of a review. */
function quoted(review: string): string[] {
  const { text } = draftReply(review, undefined, 4);
  return [...text.matchAll(/“([^”]*)”/g)].map(([, words = ""]) => words);
}

test.each([
  ["Entregador gente fina, comida chegou quente, só esqueceram os talheres", /comida/],
  ["Massagista ótima, sala cheirosa, só faltou toalha", /sala/],
  ["Mesa linda, bolo chegou inteiro, só esqueceram as velas", /bolo/],
  ["comida boa, preço bom, banheiro apertado demais", /preço/],
  ["Manicure ótima, lugar lindo, luz fraca demais", /lugar/],
  ["Vidro bem colocado, preço combinado, só sujaram o tapete", /preço/],
])("nothing is thanked for and regretted: %s", (review, praised) => {
  expect(quoted(review).filter((words) => praised.test(words)).length).toBeLessThan(2);
  expect(quoted(review).filter((words) => /só|demais/.test(words) && praised.test(words))).toEqual(
    [],
  );
});

import { describe, expect, test } from "vitest";
import { isBesidePoint } from "./beside-point.ts";

describe("a stretch that does not tell what happened", () => {
  test.each([
    ["the shop's excuse", "disseram que eu molhei o relógio"],
    ["the shop's excuse behind the fault", "o salto quebrou, a moça falou que eu pisei torto"],
    ["the shop's excuse as a noun", "a resposta foi que a gente forçou a gaveta"],
    ["the customer's guilt", "o dono garante que o problema é meu modem"],
    ["the shop's hint", "vieram com a história de que lavei com jato"],
    ["what the shop says was so before", "a dona alega que já veio manchado de casa"],
    ["the shop's view", "a sola abriu, pra eles sou eu que piso forte"],
    ["advice that blames", "colar uma etiqueta não é difícil"],
    ["another supplier", "já contratei outra operadora"],
    ["a farewell", "pra mim deu"],
    ["a farewell for good", "nunca mais compro tinta ali"],
    ["a verdict", "serviço fraquíssimo"],
    ["a verdict without a verb", "decepção do início ao fim"],
    ["one of many times", "desta vez foi a tampa"],
    ["what was agreed", "combinou segunda"],
    ["what the customer does instead", "hoje compro na feira"],
    ["what the customer did in the end", "acabei assinando outro plano"],
    ["advice", "conferir antes de entregar é o mínimo"],
    ["what it would cost", "avisar leva um minuto"],
    ["irony", "pra receber são pontualíssimos"],
  ])("is %s", (_, text) => {
    expect(isBesidePoint(text)).toBe(true);
  });

  test.each([
    "disseram que a peça chegava na sexta",
    "falaram que eu tinha que esperar na calçada",
    "disseram que meu carro ficava pronto cedo",
    "falei que paguei e ninguém achou o recibo",
    "disseram que já estava fechado",
    "pra eles tanto faz o atraso",
    "procurei o gerente e ele sumiu",
    "combinou segunda e veio na quinta",
    "prometeram uma pia que nunca chegou",
    "esperar duas horas por um suco é demais",
    "lavar que é bom não lavaram",
    "hoje tenho um rombo no teto",
    "acabei perdendo o ônibus",
    "serviço mal feito no rodapé",
    "desta vez o corte saiu torto",
    "pra receber o troco esperei na fila",
  ])("and not what did: %s", (text) => {
    expect(isBesidePoint(text)).toBe(false);
  });
});

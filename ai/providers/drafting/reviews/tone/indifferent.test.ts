import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";
import { toSegments } from "../segments.ts";
import { isIndifferent } from "./indifferent.ts";

describe("neither praise nor blame", () => {
  test.each([
    ["Nao gostei nem desgostei", undefined],
    ["Não amei nem odiei", undefined],
    ["Nem bom nem ruim", undefined],
    ["Nem bom nem ruim", 4],
    ["comida razoável, nem boa nem ruim", 3],
    ["Nem quente nem frio, um corte ok", 3],
    ["Normal, não achei nada demais", 3],
    ["nem fede nem cheira", undefined],
    ["Não é ruim, mas também não é bom", 3],
    ["Corte nem feio nem bonito", 3],
    ["Nem gostei nem deixei de gostar", 3],
    ["Razoável o lanche", 3],
    ["Atendimento nem bom nem ruim, aula ok", undefined],
    ["Não achei nem bom nem ruim o conserto", undefined],
    ["Hotel normal, nada demais", 3],
  ])("%s", (review, stars) => {
    expect(readReview(review, stars).tone).toBe("neutral");
    expect(draftReply(review, undefined, stars).text).not.toMatch(
      /desculp|lament|alegria|feliz|bom é um|positiv|parte boa|cheiro|“/i,
    );
  });
});

describe("something is told besides, or the stars say more", () => {
  test.each([
    ["Nada de especial. Café morno, bolo ok.", 3],
    ["Nem caro nem demorado", 5],
    ["Nem doce nem salgado, no ponto", 5],
    ["A pizza não é boa nem ruim, mas demorou muito", 3],
    ["O café não veio nem quente nem frio", 3],
    ["Normal, mas demorou uma hora", 3],
    ["razoável, o garçom esqueceu o pedido", 3],
    ["Nada demais e caro", 3],
    ["Nem bom nem limpo", 3],
    ["Não gostei nem recomendo", 2],
    ["Nada demais, é só o melhor pastel da cidade", 5],
    ["Não é comum achar gente honesta assim", 5],
    ["Normal", 1],
    ["Comum", 5],
  ])("%s", (review, stars) => {
    expect(isIndifferent(toSegments(review), stars)).toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

const regret = /desculp|lament|incômodo|aborrec|transtorno|frustra|completa/i;

describe("who overcomes a dislike of the thing in general is praised", () => {
  test.each([
    ["O Rex odeia veterinário mas com o dr. Paulo ele até abana o rabo"],
    ["Meu avô detesta médico mas do dr. Caio ele gosta"],
    ["odeio fila mas aqui anda rapidinho"],
    ["detesto salão cheio mas aqui é tranquilo"],
    ["Meu filho odeia natação mas com a tia Ju ele entra na piscina sorrindo"],
    ["minha sogra não gosta de manicure nenhuma mas com a Lúcia ela fica quieta"],
    ["tenho pavor de dirigir mas com o instrutor Beto eu perdi o medo"],
    ["meu marido não suporta shopping mas aqui ele até relaxa"],
    ["Odeio obra mas com o seu Antônio foi tranquilo"],
    ["não gosto de peixe mas aqui eu como e repito"],
    ["Minha filha tem medo de dentista mas com a dra. Lia ela até pede pra voltar"],
    ["O Thor odeia secador mas na mão da Rafa ele dorme"],
    ["Eu detesto shopping mas nessa loja eu fico horas"],
    ["Não suporto bagunça mas aqui é tudo organizado"],
  ])("%s", (review) => {
    expect(readReview(review).tone).toBe("praise");
    expect(draftReply(review).text).not.toMatch(regret);
  });

  test("the thing disliked is not named, nor the animal as somebody who serves", () => {
    const groomed = "A Mel detesta tosa, mas com o Tiago ela até dorme";
    expect(readReview(groomed, 5).points).toEqual([]);
    const vet = "O Mel odeia veterinário mas com o dr. Ivo ele até abana o rabo";
    expect(readReview(vet, 5).staff.map(({ name }) => name)).toEqual(["Ivo"]);
  });
});

describe("a dislike that stays a fault, or that the shop confirms", () => {
  test.each([
    ["Odeio academia mas aqui é pior ainda", undefined],
    ["Odeio fila e aqui tem fila de uma hora", undefined],
    ["Detesto salão cheio mas aqui vive lotado", undefined],
    ["Odeio esse mercado mas o pão é bom", undefined],
    ["odiei o corte mas a recepção foi boa", undefined],
    ["Odeio fila mas aqui demora mais que no banco", undefined],
    ["Meu cachorro detesta banho mas com eles ele voltou com a orelha ferida", undefined],
    ["não gosto de academia cheia mas com esse povo todo não dá", undefined],
    ["Detesto pimenta mas aqui colocaram sem avisar", 2],
    ["Não gosto de reclamar mas aqui foi péssimo", 1],
    ["Odeio o atendimento daqui mas o preço é bom", 3],
    ["Odeio barulho mas aqui toca música o dia inteiro", 2],
    ["Meu pai odeia hospital mas aqui esperou 5 horas", 1],
    ["Odeio esse lugar mas com o gerente novo melhorou", undefined],
  ])("%s", (review, stars) => {
    expect(readReview(review, stars).tone).not.toBe("praise");
  });
});

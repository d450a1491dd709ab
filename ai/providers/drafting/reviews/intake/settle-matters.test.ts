import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

describe("a trade that keeps secrets", () => {
  test.each([
    ["Restaurante pertinho da clínica, comida caseira de verdade", 5],
    ["Fui almoçar depois do exame e a comida estava uma delícia", 5],
    ["A costureira ajustou meu jaleco, fiquei parecendo médica de novela", 5],
  ])("is not the one of: %s", (review, stars) => {
    expect(readReview(review, stars).regulated).toBe(false);
  });

  test.each([
    ["Fiz meu canal com a doutora e não senti nada", 5],
    ["Fui muito bem atendida no hospital", 5],
    ["O dentista foi um grosso comigo", 1],
  ])("is the one of: %s", (review, stars) => {
    expect(readReview(review, stars).regulated).toBe(true);
  });

  test("speaks of its secrecy beyond doubt, and else of what any shop may", () => {
    expect(draftReply("O dentista foi um grosso comigo", undefined, 1).text).toMatch(/sigilo/);
    const unsure = "Fiz limpeza de pele na clínica de estética e saí toda manchada";
    const { regulated, secret } = readReview(unsure, 1);
    expect({ regulated, secret }).toEqual({ regulated: true, secret: false });
    expect(draftReply(unsure, undefined, 1).text).not.toMatch(/sigilo/);
    expect(draftReply(unsure, undefined, 1).text).toMatch(/privacidade/);
  });
});

describe("what asks for care", () => {
  test.each([
    ["Roubaram meu celular na rua e a loja me ajudou a bloquear tudo", 5],
    ["Deixaram a encomenda com um vizinho que eu nem conheço", 1],
    ["Passei mal de tanto rir com o garçom, noite ótima", 5],
    ["O joelho da calça veio ralado, fora isso linda", 4],
    ["A quadrilha da festa foi linda e o quentão estava forte", 4],
  ])("is not told by: %s", (review, stars) => {
    expect(readReview(review, stars).concerns).toEqual([]);
  });

  test.each([
    ["Passei mal a noite toda depois do camarão", 1, "health"],
    ["Desci da tirolesa com um galo na testa", 1, "health"],
    ["Nunca fui cliente, avaliação falsa", 1, "fake"],
    ["Vou no Procon amanhã mesmo", 1, "legal"],
    ["Fui vítima de racismo na porta da loja", 1, "respect"],
  ] as const)("is told by: %s", (review, stars, concern) => {
    expect(readReview(review, stars).concerns).toContain(concern);
  });

  test("is named beyond doubt only", () => {
    const sure = readReview("Passei mal a noite toda depois do camarão", 1);
    expect(sure.certain).toEqual(["health"]);
    const unsure = "Meu cachorro voltou machucado da tosa";
    expect(readReview(unsure, 1)).toMatchObject({ concerns: ["animal"], certain: [] });
    expect(draftReply(unsure, undefined, 1).text).toMatch(/relat/);
    expect(draftReply(unsure, undefined, 1).text).not.toMatch(/anima(?:l|is)/);
  });
});

describe("a question to the shop", () => {
  test.each([
    ["A moça do caixa perguntou se eu queria a nota", 5],
    ["O garçom perguntou se queríamos mais gelo", 5],
    ["O dono pergunta se gostamos da comida", 5],
    ["Tem cadeirão, trocador e espaço pra criança brincar", 5],
    ["Lembra do prazo? Nem eles", 1],
  ])("is not asked by: %s", (review, stars) => {
    expect(readReview(review, stars).asks).toBe(false);
  });

  test.each([
    ["Aceitam vale-refeição no almoço de domingo também?", 5],
    ["Um cliente perguntou se abrimos no domingo", undefined],
    ["Uma cliente perguntou se temos vaga no sábado", undefined],
    ["Bolo ótimo! Vocês fazem sem glúten?", 5],
  ])("is asked by: %s", (review, stars) => {
    expect(readReview(review, stars).asks).toBe(true);
  });
});

describe("a mark without a comment", () => {
  test.each([
    ["5 estrelas", 5, true],
    ["10", 5, true],
    ["Parede torta.", 1, false],
    ["Vocês abrem domingo?", 5, false],
  ])("%s: %s", (review, stars, silent) => {
    expect(readReview(review, stars).silent).toBe(silent);
  });
});

import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

const regret = /desculp|lament|incômodo|aborrec|transtorno|frustra|completa|insatisfa/i;

describe("a price or a wait that was worth it is no complaint", () => {
  test.each([
    ["Preço salgado, mas vale cada centavo", undefined],
    ["Preço salgado, mas vale cada centavo", 4],
    ["Caro, porém vale cada centavo", undefined],
    ["Caro mas é o melhor da cidade", 5],
    ["Demorado mas vale a pena esperar", undefined],
    ["Não é barato, mas compensa cada real", undefined],
    ["Fila grande, mas vale a espera", undefined],
    ["O salão é caro mas o resultado compensa", undefined],
    ["Mecânico demorado, porém é o melhor da região", undefined],
    ["A mensalidade é alta mas vale muito a pena", 4],
    ["Banho e tosa caro mas compensa demais, o Thor volta lindo", undefined],
    ["Tem fila sempre mas é o melhor pastel da feira", undefined],
    ["Demora pra marcar mas vale cada minuto", undefined],
    ["Comida ótima, um pouco caro mas vale a pena", undefined],
  ] as const)("%s (%s)", (review, stars) => {
    expect(readReview(review, stars).tone).toBe("praise");
    const { text } = draftReply(review, undefined, stars);
    expect(text).not.toMatch(regret);
    expect(text).not.toMatch(/ (?:ao|o) preço|a fila|caro/);
  });
});

describe("what stays a fault", () => {
  test.each([
    ["Caro mas não vale", undefined],
    ["Caro, mas vale a pena procurar outro lugar", undefined],
    ["Caro, mas vale a pena pesquisar antes", undefined],
    ["É caro mas só vale pela localização", undefined],
    ["Caro mas vale se tiver desconto", undefined],
    ["Caro mas é o melhor que consegui", undefined],
    ["É caro, mas o melhor é fazer em casa", undefined],
    ["Preço salgado e o prato veio frio", undefined],
    ["Demorou 2 horas e veio errado, mas vale a pena", undefined],
    ["Caro mas vale a pena", 1],
    ["Preço salgado, mas vale cada centavo", 3],
    ["Vale a pena mas é caro", undefined],
    ["O café é caro mas a comida é ruim", undefined],
  ] as const)("%s (%s)", (review, stars) => {
    expect(readReview(review, stars).tone).not.toBe("praise");
  });

  test("another fault beside it is still answered", () => {
    const { points, tone } = readReview("É caro mas vale a pena. O banheiro estava sujo", 4);
    expect(tone).toBe("mixed");
    expect(points.some(({ polarity }) => polarity === -1)).toBe(true);
  });
});

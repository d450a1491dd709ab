import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

const regret = /desculp|lament|incômodo|aborrec|transtorno|frustra|completa|insatisfa/i;

describe("what was only feared is no complaint, and the answer to it is quoted without its 'não'", () => {
  test.each([
    ["Achei que ia ser caro mas não, fizeram um preço bom na revisão da moto e ainda lavaram"],
    ["Achei que ia doer mas não, foi tranquilo e a moça super delicada"],
    ["Achei que a sala era suja mas não, tudo limpinho"],
    ["Achei que a porção era pequena mas não, dá pra dois tranquilo"],
    ["Achava que era golpe mas não, chegou tudo certinho"],
    ["Pensei que a oficina ia demorar mas que nada, ficou pronto no mesmo dia"],
    ["Tinha medo de ser furada mas não, loja séria e entrega rápida"],
    ["Imaginei que seria apertado mas não, salão espaçoso e confortável"],
    ["Achei que a roupa ia vir feia mas não, veio linda e bem costurada"],
    ["Pensava que era picaretagem mas não, conserto muito bem feito"],
    ["Achei que ia ser chato mas não, meus filhos adoraram a festa"],
  ])("%s", (review) => {
    expect(readReview(review).tone).toBe("praise");
    const { text } = draftReply(review);
    expect(text).not.toMatch(regret);
    expect(text).not.toMatch(/“não|“que nada|achei que|achava que|pensei que/i);
  });
});

describe("a hope that came to nothing, and a fear that came true", () => {
  test.each([
    ["Achei que ia ser bom mas não, a comida veio fria"],
    ["Pensei que o serviço era ótimo mas não, estragaram meu sofá"],
    ["Achei que era golpe e era mesmo, paguei e não chegou nada"],
    ["Isso é golpe, paguei e não chegou nada"],
    ["Achei que ia ser ruim mas não, foi péssimo mesmo"],
    ["Achei que a pizza ia demorar, e demorou duas horas"],
    ["Tinha medo de ser enganado e fui, cobraram duas vezes"],
    ["Achei que ia ser rápido mas não, demorou três horas"],
    ["Imaginei que o quarto era limpo mas não, lençol manchado e banheiro sujo"],
    ["Achei que ia ser caro mas não, só que a comida veio estragada"],
  ])("%s", (review) => {
    expect(readReview(review).tone).not.toBe("praise");
    expect(draftReply(review).text).not.toMatch(/“não,/);
  });

  test("what was hoped for is not quoted as praise", () => {
    const { quotes } = readReview("Achei que o corte ia ficar bom mas não, ficou torto", 2);
    expect(quotes.filter(({ good }) => good > 0)).toEqual([]);
  });
});

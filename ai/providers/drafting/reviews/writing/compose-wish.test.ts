import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";

const cold = /lament|desculp|reservada|em particular|Com respeito|Atenciosamente/;

describe("the wish of a pleased customer", () => {
  test.each([
    ["Show de bola, mas poderia abrir aos domingos", 4, "poderia abrir aos domingos"],
    ["Tudo lindo e gostoso, mas podia ter opção vegana", 5, "podia ter opção vegana"],
    ["Gostei bastante, sugiro colocar música ambiente", 4, "sugiro colocar música ambiente"],
    ["Muito bom, só podia abrir mais cedo", 5, "só podia abrir mais cedo"],
    ["Melhor barbearia da região. Só falta um ar condicionado", 5, "só falta um ar condicionado"],
    ["Pet shop nota dez, podia aceitar pix", 5, "podia aceitar pix"],
    [
      "Muito bom o atendimento, poderia ter mais opções de pães",
      5,
      "poderia ter mais opções de pães",
    ],
    ["Salão maravilhoso! Sugiro abrirem às segundas", 5, "sugiro abrirem às segundas"],
    ["Sorvete maravilhoso, mas podia ter mais mesas", 5, "podia ter mais mesas"],
  ])("%s (%d): thanked for, and nothing regretted", (review, stars, wish) => {
    const { text } = draftReply(review, undefined, stars);
    expect(text).toMatch(/sugestão/);
    expect(text).toContain(`“${wish}”`);
    expect(text).not.toMatch(cold);
  });

  test.each([
    ["Gostei da comida, mas poderia ter mais mesas e o banheiro estava sujo", 4],
    ["Bom mercado, variedade boa, mas vive faltando carrinho nos sábados", 4],
    ["Comida boa, mas poderia ter mais mesas", 3],
    ["Comida péssima, poderia ter mais mesas", 1],
    ["Lugar bonito, mas podia ter avisado que não tinha água", 4],
    ["Academia boa, mas o ar condicionado está quebrado. Podia ter mais esteiras", 4],
  ])("%s (%d): what was amiss is regretted", (review, stars) => {
    expect(draftReply(review, undefined, stars).text).toMatch(/lament|desculp/i);
  });

  test.each(["shorter", "warmer", "more-formal"] as const)("%s: still thanks for it", (wish) => {
    const review = "Tudo lindo e gostoso, mas podia ter opção vegana";
    const { text: previous } = draftReply(review, undefined, 5);
    const { text } = draftReply(review, { wish, previous }, 5);
    expect(text).toContain("“podia ter opção vegana”");
    expect(text).not.toMatch(/lament|desculp/);
  });
});

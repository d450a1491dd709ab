import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";
import { toSegments } from "../segments.ts";
import { tellsExcess } from "./excess.ts";

describe("what is too much", () => {
  test.each([
    ["Atendimento 10, comida 10, música ao vivo alta demais pra conversar", /música/],
    ["Drink 10, petisco 10, dj alto demais pra bater papo", /dj/],
    ["Bolo 10, café 10, mesa pequena demais", /mesa/],
    ["Corte 10, barba 10, toalha áspera demais pra minha pele", /toalha/],
    ["Recepção 10, massagem 10, luz forte demais pra relaxar", /luz/],
    ["Suco 10, lanche 10, banheiro escuro demais", /banheiro/],
    ["Corte 10, preço 10, sofá duro demais pra esperar", /sofá/],
    ["Treino 10, aparelho 10, vestiário apertado demais", /vestiário/],
    ["Aula ótima, professor bom, apostila avançada demais pra iniciante", /apostila/],
    ["Praia perto, quarto limpo, escada escorregadia demais", /escada/],
    ["Açaí bom, granola crocante, copo mole demais", /copo/],
    ["Quarto 10, café 10, cama mole demais pra minha coluna", /cama/],
  ])("is regretted beside praise: %s", (review, blamed) => {
    const { text } = draftReply(review, undefined, 4);
    const [, regret = ""] =
      /(?:desculpas|lamentamos|quanto|Quanto|Sobre o que)(.*)/.exec(text) ?? [];
    expect(readReview(review, 4).tone).toBe("mixed");
    expect(regret).toMatch(blamed);
    expect(regret).not.toMatch(/café|aparelho|preço/);
  });

  test.each([
    "Cerveja gelada demais, petisco 10",
    "Atendimento 10, comida 10, lugar lindo demais",
    "Pizza 10, massa 10, garçom gente boa demais",
    "Porção grande demais pra uma pessoa, comida 10",
    "Quarto 10, café 10, cama macia demais, dormi muito",
    "Bolo fofo demais, recheio farto",
    "Corte 10, barba 10, conversa boa demais",
    "Preço barato demais, comida boa, lugar limpo",
    "Não achei alto demais pra conversar, ambiente bom, comida boa",
    "Fui dia 9, dia 10, e adorei tudo",
  ])("is not told: %s", (review) => {
    expect(readReview(review, 4).tone).toBe("praise");
    expect(toSegments(review).some(tellsExcess)).toBe(false);
  });
});

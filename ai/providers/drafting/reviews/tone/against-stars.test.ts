import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

const regret = /pedimos desculpas|lamentamos (?!se)|aborrecimento|transtorno|relat|descreve/i;

describe("a verdict that its stars contradict", () => {
  test.each([
    ["Ótimo", 1],
    ["Amei", 1],
    ["Muito bom!", 1],
    ["Nota 10", 1],
    ["Maravilhoso", 2],
    ["Ótimo dentista", 1],
    ["Show de bola", 1],
    ["Comida muito boa", 1],
    ["Super recomendo!", 1],
    ["Ótima barbearia", 1],
    ["Excelente profissional", 1],
    ["Ótimo atendimento, recomendo", 2],
  ])("%s", (review, stars) => {
    expect(readReview(review, stars).againstStars).toBe("praise");
    const { text } = draftReply(review, undefined, stars);
    expect(text).not.toMatch(regret);
    expect(text).toMatch(/nota/);
  });

  test.each([
    ["Péssimo", 5],
    ["horrível", 5],
    ["nojento", 5],
    ["ruim", 5],
    ["Não gostei", 5],
    ["Não recomendo", 5],
    ["Muito ruim", 4],
    ["péssimo atendimento", 5],
    ["Pastel horrível", 5],
    ["Péssima experiência", 4],
  ])("%s", (review, stars) => {
    expect(readReview(review, stars).againstStars).toBe("blame");
    expect(draftReply(review, undefined, stars).text).not.toMatch(
      /alegria|feliz|adorou|orgulho|carinho/i,
    );
  });
});

describe("irony, a story, a figure of speech, or stars that agree", () => {
  test.each([
    ["Adorei pagar 200 reais pra sair careca", 1],
    ["ótimo lugar pra quem gosta de ser mal tratado", 1],
    ["Que maravilha", 1],
    ["Parabéns", 1],
    ["Ótimo, só que não", 1],
    ["Ótimo 🙄", 1],
    ['"Ótimo" atendimento', 1],
    ["Bom atendimento, péssimo preço", 1],
    ["Comida boa, demora absurda", 2],
    ["Muito bom pra quem gosta de esperar", 1],
    ["Nada ruim", 5],
    ["Lixo zero, amei", 5],
    ["Péssimo para a dieta 😋", 5],
    ["Terrível de bom", 5],
    ["Horrível o trânsito até lá", 5],
    ["Ótimo", 5],
    ["Péssimo", 1],
    ["Bom", 3],
  ])("%s", (review, stars) => {
    expect(readReview(review, stars).againstStars).toBeUndefined();
  });
});

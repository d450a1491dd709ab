import { describe, expect, test } from "vitest";
import { readReview } from "../read-review.ts";
import { toSegments } from "../segments.ts";
import { approvedSentences } from "./approved-delay.ts";

describe("a delay that the customer approves of", () => {
  test.each([
    "Demorou dois dias a mais porque testaram tudo. Prefiro assim.",
    "O bolo demorou porque refizeram a cobertura. Preferi esperar.",
    "Atrasou uma semana porque o tecido veio torto. Acho certo.",
    "A moto ficou três dias a mais na oficina. Melhor assim do que voltar.",
    "Demoraram porque lavaram de novo, e prefiro que demorem a ver mancha. Prefiro que demore.",
    "O sapato levou 5 dias ao invés de 2. Fizeram bem em esperar a cola secar.",
    "O exame atrasou um dia porque repetiram. Antes assim.",
    "A cortina demorou, prefiro esperar a receber torta.",
    "Esperamos uma hora a mais pela carne. Preferimos assim.",
    "O portão atrasou porque trocaram o motor ruim. Fizeram certo em trocar.",
  ])("%s", (text) => {
    expect(approvedSentences(toSegments(text)).size).toBeGreaterThan(0);
  });

  test.each([
    "O portão atrasou dois dias porque choveu. Preferia que avisassem antes.",
    "Demoraram 15 dias. Prefiro assim nem comprar.",
    "A comida é simples. Prefiro assim.",
    "Demorou demais. Prefiro a outra loja.",
    "Acho certo cobrar estacionamento.",
    "Atrasou e não fizeram bem o acabamento.",
    "Demorou, mas valeu a espera.",
    "Demorou. O corte ficou bom. O café é fraco. Prefiro assim.",
    "Melhor assim: pão quente, fila curta.",
    "Prefiro esperar sentado a comer ali de novo.",
  ])("and none: %s", (text) => {
    expect(approvedSentences(toSegments(text)).size).toBe(0);
  });

  test("takes nothing from the praise of the rest", () => {
    const praise = "Muito bem atendido! Ficou lindo.";
    expect(readReview(`Demorou porque refizeram a barra. Prefiro assim. ${praise}`).tone).toBe(
      "praise",
    );
    expect(readReview(`Demorou muito e não avisaram. ${praise}`).tone).not.toBe("praise");
  });
});

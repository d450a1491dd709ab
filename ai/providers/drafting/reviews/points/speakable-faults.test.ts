import { describe, expect, test } from "vitest";
import { readReview } from "../read-review.ts";
import { nameBlame } from "../writing/staff-points.ts";

function blamed(review: string, stars = 1): string {
  return nameBlame(readReview(review, stars)).join(", ");
}

describe("where secrecy binds, a fault is named by what tells of nobody", () => {
  test.each([
    ["O contador perdeu o prazo da minha declaração do MEI e levei multa", "o prazo"],
    ["A advogada perdeu o prazo da contestação", "o prazo"],
    ["o contador atrasou a folha dos meus funcionarios", "o atraso"],
    ["A contadora errou a guia e paguei em dobro", "o erro relatado"],
    ["Contador errou minha guia e paguei juros", "o erro relatado"],
    ["Contadora errou os cálculos da rescisão", "o erro relatado"],
    ["Advogado errou a petição e perdi a ação", "o erro relatado"],
    ["O contador errou o imposto da empresa", "o erro relatado"],
  ])("%s: %s", (review, name) => {
    expect(blamed(review)).toContain(name);
    expect(blamed(review)).not.toMatch(/serviço|declaração|guia|folha|imposto|petição/);
  });

  test.each([
    ["O garçom errou meu pedido", 2],
    ["A costureira errou a barra", 2],
    ["Cozinheiro errou o ponto da carne", 2],
    ["Errou a data da entrega", 2],
    ["Contador nota 10, nunca perdeu um prazo", 5],
    ["A contadora é ótima, nunca errou minha declaração", 5],
    ["O pintor manchou a parede", 1],
  ])("no mistake of papers: %s", (review, stars) => {
    expect(blamed(review, stars)).not.toMatch(/erro relatado/);
  });
});

import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

describe("what lowered the mark is named, and the frame is not quoted", () => {
  test.each([
    ["Produtos bons. Tiraria um ponto pq não aceita pix", 4, /pix|pagamento/],
    ["Bom sacolão, tirei um ponto pq não passa cartão", 4, /cartão|pagamento/],
    ["Produtos bons, tiraria um ponto porque não aceita vale alimentação", 4, /vale|pagamento/],
    ["Padaria ótima. Perde um ponto pq não tem mesa", 4, /mesa/],
    ["Pão bom. Tiraria uma estrela porque não tem banheiro", 4, /banheiro/],
    ["Loja linda. Perdeu uma estrela porque não tem provador", 4, /provador/],
    ["Comida boa. Tirei uma estrela por causa da demora", 4, /demora/],
    ["Bom, tirei um ponto pq demora", 4, /demora/],
    ["Academia excelente, perde meio ponto porque o vestiário é sujo", 4, /vestiário/],
    ["Gostei do corte. Desconto um ponto porque atrasou", 4, /atras|pontualidade/],
    ["Ótima pousada. Tiro uma estrela pois o chuveiro é frio", 4, /chuveiro/],
    ["Oficina boa, menos um ponto porque a recepcionista foi grossa", 4, /cordialidade|recep/],
  ] as const)("%s", (review, stars, named) => {
    const { text } = draftReply(review, undefined, stars);
    expect(readReview(review, stars).tone).toBe("mixed");
    expect(text).toMatch(named);
    expect(text).not.toMatch(/um ponto|meio ponto|uma estrela/);
  });
});

describe("where no mark is lowered", () => {
  test.each([
    ["Voltei porque o pão é ótimo", 5],
    ["Não tiro um ponto, tudo perfeito", 5],
    ["Ganhou um ponto porque o atendimento é excelente", 5],
    ["Recomendo porque são honestos", 5],
    ["Merece mais um ponto porque a comida é maravilhosa", 5],
    ["Nota dez porque não deixa nada a desejar", 5],
    ["O ponto da carne perfeito, voltarei porque amei", 5],
    ["Não perde um ponto porque é tudo impecável", 5],
  ] as const)("%s", (review, stars) => {
    expect(readReview(review, stars).tone).toBe("praise");
  });
});

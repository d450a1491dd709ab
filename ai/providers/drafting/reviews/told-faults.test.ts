import { describe, expect, test } from "vitest";
import { draftReply } from "./draft-reply.ts";
import { namePoints } from "./point-names.ts";
import { readReview } from "./read-review.ts";

/** What a reply would name of one half. */
function half(review: string, stars: number, side: 1 | -1): string {
  const { points } = readReview(review, stars);
  return namePoints(points.filter(({ polarity }) => polarity === side)).join(", ");
}

describe("what long accounts tell", () => {
  test.each<[review: string, stars: number, side: 1 | -1, noun: string]>([
    ["A pousada nas fotos é linda, mas ao vivo é outra coisa. A moça foi gentil", 2, 1, "espaço"],
    ["Fiz alongamento e em quatro dias já tinham soltado duas. O café é bom", 2, 1, "rapidez"],
    ["O pastel é ótimo, mas as moças nem olham na nossa cara", 3, 1, "preço"],
    ["Filho reclama que chega em casa com fome, a direção não escuta ninguém", 1, -1, "entrega"],
    ["Tosaram errado, machucou e nem quiseram pagar o veterinário", 1, -1, "veterinário"],
    ["Esfiha gostosa, massa leve. O pedido chegou frio", 3, -1, "massa"],
  ])("%s: of %i stars, side %i does not name %s", (review, stars, side, noun) => {
    expect(half(review, stars, side)).not.toContain(noun);
  });

  test.each<[review: string, stars: number, side: 1 | -1, noun: string]>([
    ["Serviço bem feito e pintor educado. Cobrou um pouco mais do combinado", 4, -1, "cobrança"],
    ["Variedade boa, mas os vendedores não têm vontade de atender", 2, -1, "atenção"],
    ["Atendeu meu avô com tanta paciência, obrigada", 5, 1, "paciência"],
    ["Veio faltando o lanche, mas pelo menos devolveram o dinheiro", 2, 1, "devolução"],
    ["Muito bom, só poderia ter estacionamento", 4, -1, "a falta de estacionamento"],
    ["Bom lugar, só poderiam melhorar o estacionamento", 4, -1, "o estacionamento"],
  ])("%s: of %i stars, side %i names %s", (review, stars, side, noun) => {
    expect(half(review, stars, side)).toContain(noun);
  });

  test("a few words are not thanked for as a complete account", () => {
    const { text } = draftReply("Legal mas muito cheio", undefined, 3);
    expect(text).not.toMatch(/complet|detalh|cada ponto|cada parte/);
  });
});

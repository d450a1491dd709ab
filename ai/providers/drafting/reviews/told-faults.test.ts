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

describe("wishes and senses beside praise", () => {
  test.each<[review: string, stars: number, side: 1 | -1, noun: string]>([
    ["Bom preço e simpatia, poderiam aceitar vale refeição", 4, -1, "pagamento"],
    ["Ótima barbearia. Só queria que abrisse na segunda", 4, -1, "horário"],
    ["Batata crocante, mas o garçom foi bem seco", 3, -1, "cordialidade"],
    ["Corte bonito, porém na primeira lavagem a tinta saiu toda", 2, -1, "durabilidade"],
    ["Dentista muito boa, mão leve", 5, 1, "da dentista"],
  ])("%s: of %i stars, side %i names %s", (review, stars, side, noun) => {
    expect(half(review, stars, side)).toContain(noun);
  });

  test.each<[review: string, stars: number, side: 1 | -1, noun: string]>([
    ["A Bete cuida do meu neto como se fosse dela. Isso não tem preço", 5, 1, "preço"],
    ["Esqueci minha carteira e a Lu guardou. Honesta demais", 5, 1, "carteira"],
    ["Ambiente abafado, saímos pingando", 2, -1, "vazamento"],
    ["Lâmpada queimada na garagem. A única coisa que funciona é a cobrança", 1, 1, "garagem"],
    ["Veio um ventilador 220v que não serve pra mim", 1, -1, "tamanho"],
    ["Instrutora calma. Já o carro da autoescola é velho", 3, -1, "serviço no carro"],
  ])("%s: of %i stars, side %i does not name %s", (review, stars, side, noun) => {
    expect(half(review, stars, side)).not.toContain(noun);
  });
});

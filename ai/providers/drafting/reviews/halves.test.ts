import { describe, expect, test } from "vitest";
import { draftReply } from "./draft-reply.ts";
import { readReview } from "./read-review.ts";
import { namePoints } from "./writing/point-names.ts";

/** What a reply would name of both halves. */
function halvesOf(review: string, stars: number): { good: string; bad: string; tone: string } {
  const { points, tone } = readReview(review, stars);
  const of = (side: 1 | -1) =>
    namePoints(points.filter(({ polarity }) => polarity === side)).join(", ");
  return { good: of(1), bad: of(-1), tone };
}

describe("what is told beside the shop as it is", () => {
  test.each([
    [2, "Ja foi melhor. Antes o pastel vinha recheado, hoje é só vento", "pastel"],
    [3, "Na outra unidade o atendimento é bem melhor. Aqui só salva a comida", "atendimento"],
    [4, "Amei as mechas! Poderiam aceitar pix parcelado", "pagamento"],
    [5, "Tudo perfeito! Só não dou 10 porque não tem manobrista", "manobrista"],
    [3, "Pizza boa mas a entrega podia ser mais rápida", "entrega"],
    [3, "Comida de buteco honesta, música alta demais", "honestidade"],
    [3, "Rapaz da entrega simpático, refeição chegou revirada", "entrega"],
    [
      2,
      "Fomos em 8 pessoas e a mesa reservada não estava separada. A picanha estava boa, mas esperamos 50 minutos",
      "mesa",
    ],
  ])("%i stars, %s: %s is not praised", (stars, review, noun) => {
    expect(halvesOf(review, stars).good).not.toContain(noun);
  });

  test.each([
    [
      1,
      "A unica coisa boa é o estacionamento. A vendedora nem olhou na minha cara. Nunca mais",
      "estacionamento",
    ],
    [
      2,
      "O restaurante caiu muito, a lasanha parece congelada. Pelo menos o garçom antigo continua lá",
      "garçom",
    ],
    [3, "Chopp gelado, petisco caro", "chopp"],
    [3, "Pilates ótimo, instrutora sempre trocam", "troca"],
    [4, "Barbeiro bom de papo e de tesoura, só atende por ordem de chegada", "atendimento"],
    [3, "O mecanico resolveu o barulho porem deixou graxa no banco", "barulho"],
    [
      2,
      "Levei meu carro pra trocar o óleo e saí com o para choque arranhado. O preço é bom mas nao assumiram o erro",
      "óleo",
    ],
  ])("%i stars, %s: %s is not blamed", (stars, review, noun) => {
    expect(halvesOf(review, stars).bad).not.toContain(noun);
  });

  test.each([
    [5, "Não podia ter escolhido melhor lugar, amei o corte", "corte"],
    [5, "Não tem pizza igual na cidade, massa leve", "massa"],
  ])("%i stars, %s: %s is still praised", (stars, review, noun) => {
    expect(halvesOf(review, stars).good).toContain(noun);
  });
});

describe("both halves", () => {
  test.each([
    [4, "Pastel sequinho, refrigerante sem gás", "pastel", "refrigerante"],
    [4, "Hotel aconchegante, travesseiro muito alto", "hotel", "travesseiro"],
    [3, "Pintor caprichoso mas enrolado, era 3 dias virou 10", "capricho", "prazo"],
  ])("%i stars, %s: %s is praised and %s blamed", (stars, review, praised, blamed) => {
    const { good, bad } = halvesOf(review, stars);
    expect(good).toContain(praised);
    expect(bad).toContain(blamed);
  });

  test.each([
    [3, "Demora pra ser atendido, mas quando atende é muito bem atendido", "atendimento"],
  ])("%i stars, %s: %s stands on one side only", (stars, review, noun) => {
    const { good, bad } = halvesOf(review, stars);
    expect([good, bad].filter((half) => half.includes(noun))).toHaveLength(1);
  });

  test("praise with nothing to name keeps its small complaint", () => {
    expect(draftReply("bom mas podia ser melhor", undefined, 4).text).toMatch(/desculp|lament/i);
  });

  test("what a longer name says already is not said again", () => {
    const review = "Hamburger delicioso mas veio sem o molho que pedi";
    const said = draftReply(review, undefined, 3).text.match(/pedido|pedi(?!mos)/g);
    expect(said).toHaveLength(1);
  });
});

describe("praise that asks", () => {
  test.each([
    ["Ótimo lugar! Tem espaço kids?", "espaço kids"],
    ["Lugar lindo, dá pra fazer festa de aniversário aí?", "festa"],
    ["Amei o corte e queria saber se vocês fazem progressiva", "progressiva"],
    ["Amei a loja. aceitam ticket?", "formas de pagamento"],
    ["Excelente atendimento da Carla. Ela trabalha aos domingos?", "horário"],
  ])("%s: the reply thanks and speaks of %s", (review, topic) => {
    const { text } = draftReply(review, undefined, 5);
    expect(readReview(review, 5).tone).toBe("praise");
    expect(text).toContain(topic);
    expect(text).not.toMatch(/desculp|lament/i);
  });
});

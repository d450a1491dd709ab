import { describe, expect, test } from "vitest";
import { readReview } from "./read-review.ts";

function told(review: string, stars: number): string {
  const { points, staff } = readReview(review, stars);
  const names = points.map(({ thing, quality }) =>
    [quality, thing?.name].filter(Boolean).join(" "),
  );
  return [...names, ...staff.map(({ name }) => name)].join(", ");
}

describe("a word in another sense", () => {
  test.each([
    ["gesseiro fez o rebaixo da sala, ficou show", 5, "show"],
    ["Portão automático funcionando que é uma beleza", 5, "beauty"],
    ["Formatou meu notebook e ficou mais rápido. Só achei carinho", 4, "affection"],
    ["Relógio voltou do conserto atrasando", 1, "delay"],
    ["Tem de tudo mas a fila na volta às aulas é de matar", 3, "aulas"],
    ["Pedi rosas vermelhas e mandaram cor de rosa, murchas", 1, "cor"],
    ["Ensaio perfeito, teve muita paciência com a Alice", 5, "Alice"],
    ["Precisei do seguro e o guincho chegou em 30 minutos", 5, "seguro"],
    ["Faltou cimento na entrega. O pedreiro ficou parado o dia inteiro", 1, "pedreiro"],
    ["Mudança rápida, não quebrou um copo", 5, "durability"],
    ["Ficou de vir terça, não veio. Perdi o dia esperando", 1, "missing"],
    ["Bati o carro e em 10 dias já estava com ele arrumado", 5, "organisation"],
    ["comprei uma meia e a lista inteira das crianças", 5, "lista"],
    ["Lembrancinhas da maternidade ficaram um amor", 5, "friendliness"],
    ["Loja de celular boa, mas só aceita pix", 3, "o celular"],
    ["Borracharia boa, calibra de graça", 5, "calibra"],
    ["Tapeçaria caprichada, sofá virou outro", 5, "o tapeçaria"],
    ["Telhadista honesto, só trocou as telhas quebradas", 5, "-condition"],
    ["mancharam minha blusa e devolveram como se nada", 1, "refund"],
    ["fibra caiu 3 dias seguidos. não resolvem", 2, "durability"],
    ["Entreguei o apartamento pintado e descontaram a pintura do caução", 1, "pintura do caução"],
    ["comprei piso e faltaram 2 caixas", 1, "os caixas"],
    ["Chave reserva codificada na hora", 5, "a reserva"],
    ["plano de 500 mega entrega 500 mesmo", 5, "a entrega"],
    ["Lava louças instalada e testada", 5, "as louças"],
    ["Bota tudo no lugar antes de sair", 5, "a bota"],
    ["O piso ficou plano e bem nivelado", 4, "o plano"],
    ["O som ficou bom, mas falta acabamento na porta", 3, "falta de porta"],
    ["Pago caro e a internet não entrega", 2, "a entrega"],
    ["Van confortável, ar gelado, motorista corre um pouco", 4, "-climate"],
  ])("%s (%i): not %s", (review, stars, word) => {
    expect(told(review, stars)).not.toContain(word);
  });

  test.each([
    ["Formatou meu notebook e ficou mais rápido. Só achei carinho", 4, "price"],
    ["Relógio voltou do conserto atrasando", 1, "function"],
    ["Fiz as unhas com a Bianca, amei", 5, "Bianca"],
    ["comprei piso e faltaram 2 caixas. vendedor se esforçou", 2, "attention o vendedor"],
  ])("%s (%i): %s", (review, stars, point) => {
    expect(told(review, stars)).toContain(point);
  });

  test("a bike that was bought is no work of the shop", () => {
    const { points } = readReview("comprei uma bike pro meu neto, montaram na hora", 5);
    expect(points.find(({ thing }) => thing?.id === "bike")?.thing?.class).not.toBe("own");
  });
});

describe("what only sounds grave", () => {
  test("plants that died are goods, and flowers sent to a hospital come from a florist", () => {
    expect(
      readReview("o jardim ficou bonito mas as plantas morreram em um mês", 2).concerns,
    ).toEqual([]);
    const sent = "Entregaram as flores no hospital sem problema e minha amiga amou";
    expect(readReview(sent, 5).regulated).toBe(false);
    expect(readReview("Fui muito bem atendida no hospital", 5).regulated).toBe(true);
  });
});

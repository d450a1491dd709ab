import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";
import { nameBlame, namePraise } from "../writing/staff-points.ts";

function named(review: string, stars?: number): string {
  const reading = readReview(review, stars);
  return [...namePraise(reading), ...nameBlame(reading)].join(", ");
}

describe("what is spoken of", () => {
  test.each([
    ["Roupa cheirosa, mas perderam uma meia.", "cuidado"],
    ["Gostei da pousada, mas a internet quase não pega.", "pousada"],
    ["Fone comprado aqui parou de funcionar em dez dias.", "fone"],
    ["O pedido chegou incompleto e frio.", "temperatura"],
  ])("%s: %s", (review, point) => {
    expect(named(review)).toContain(point);
  });

  test.each([
    ["Roupas lindas, mas achei o preço salgado.", "do salgado"],
    ["A decoração é linda, o quarto todo decorado.", "demora"],
    ["Agência top, organizaram nossa lua de mel.", "o mel"],
    ["Show de atendimento, voltarei!", "o show"],
  ])("%s: no word is taken for another", (review, misread) => {
    expect(named(review)).not.toContain(misread);
  });

  test("half of a mixed review that blames is not praised too", () => {
    expect(namePraise(readReview("Amei o vestido, odiei o atendimento."))).toEqual(["o vestido"]);
  });

  test("a deed that was not done praises nothing", () => {
    expect(namePraise(readReview("Lugar lindo, ninguém explicou nada, mas adorei."))).not.toContain(
      "a clareza das explicações",
    );
  });
});

describe("who complains", () => {
  test.each([
    "Esperei uma hora pela pizza.",
    "Trabalho bem feito, deixou a casa toda suja de pó.",
    "Comi a maionese e passei mal.",
  ])("%s is thanked for writing as well", (review) => {
    expect(draftReply(review).text).toMatch(/obrigad|agradec/i);
  });
});

describe("a question about what no list holds", () => {
  test.each([
    ["Vocês trabalham com retirada no local?", "a retirada"],
    ["Vocês têm serigrafia?", "a serigrafia"],
  ])("%s", (review, topic) => {
    expect(readReview(review).topics).toContain(topic);
  });
});

describe("what is chosen of a text", () => {
  test("is three things of one side at most, and two of each of two", () => {
    const feast =
      "Pão ótimo, café ótimo, bolo ótimo, suco ótimo, salgado ótimo, sorvete ótimo e torta ótima.";
    expect(readReview(feast).points.length).toBeLessThanOrEqual(3);
    const both = `${feast} Mas a pizza é ruim, o arroz ruim, o feijão ruim, a salada ruim e o peixe ruim.`;
    const { points } = readReview(both);
    for (const polarity of [1, -1])
      expect(points.filter((point) => point.polarity === polarity).length).toBeLessThanOrEqual(2);
  });

  test("the service that is praised takes no room of what is blamed", () => {
    const review =
      "Médica atenciosa. Já a recepção atende mal, não atende o telefone e remarca em cima da hora.";
    expect(nameBlame(readReview(review, 3)).join(", ")).toContain("telefone");
  });

  test("what is told twice takes the room of one", () => {
    const told = named("O corte ficou lindo, mas achei caro e o som barulhento, muito barulho.", 3);
    expect(told).toMatch(/preço|barulho/);
    expect(told).not.toMatch(/o som/);
  });

  test("leaves out who came along and where somebody came from", () => {
    const told = named("Fui com a minha sogra depois da feira e o pão estava quentinho.");
    expect(told).toContain("pão");
    expect(told).not.toMatch(/sogra|feira/);
  });

  test.each([
    ["Atendimento ótimo, mas a pizza veio fria.", "atendimento", "pizza"],
    ["A entrega atrasou uma hora, em compensação o bolo estava delicioso.", "bolo", "entrega"],
  ])("%s: each half goes to its side", (review, pleased, blamed) => {
    const reading = readReview(review);
    expect(reading.tone).toBe("mixed");
    expect(namePraise(reading).join(", ")).toContain(pleased);
    expect(nameBlame(reading).join(", ")).toContain(blamed);
    expect(namePraise(reading).join(", ")).not.toContain(blamed);
  });

  test("is praised where the stars are high and nothing is blamed, and blamed where they are low", () => {
    const review = "Fiz a revisão da moto e o mecânico trocou a corrente.";
    expect(readReview(review, 5).tone).toBe("praise");
    expect(readReview(review, 1).tone).toBe("complaint");
    expect(readReview(review, 5).points.every(({ polarity }) => polarity === 1)).toBe(true);
    expect(readReview(review, 1).points.every(({ polarity }) => polarity === -1)).toBe(true);
  });
});

import { describe, expect, test } from "vitest";
import { stretchesOf } from "./coverage.ts";
import { draftReply } from "./draft-reply.ts";
import { readReview } from "./read-review.ts";
import { toSegments } from "./segments.ts";
import { nameBlame, namePraise } from "./staff-points.ts";

function named(review: string): string {
  const reading = readReview(review);
  return [...namePraise(reading), ...nameBlame(reading)].join(", ");
}

describe("the stretches of a review", () => {
  test("part at commas and at an 'e' that goes on with a verb, none of a single word", () => {
    const segments = toSegments(
      "Preço bom demais, entregaram no dia e ajudaram a descarregar, top",
    );
    const words = stretchesOf(segments).map(({ segment, from, to }) =>
      segments[segment]?.words
        .slice(from, to)
        .map(({ key }) => key)
        .join(" "),
    );
    expect(words).toEqual([
      "preco bom demais",
      "entregaram no dia",
      "ajudaram a descarregar , top",
    ]);
  });
});

describe("what is spoken of", () => {
  test.each([
    ["Preço bom. Os meninos ajudaram até a descarregar.", "ajuda"],
    ["Meu filho evoluiu muito desde que entrou na escola.", "evolução"],
    ["Passei de primeira! O instrutor é calmo.", "aprovação"],
    ["Roupa cheirosa, mas perderam uma meia.", "meia"],
    ["Remarcaram minha aula três vezes na mesma semana.", "aula"],
    ["Gostei da pousada, mas a internet quase não pega.", "pousada"],
    ["Fone comprado aqui parou de funcionar em dez dias.", "fone"],
    ["O pedido chegou incompleto e frio.", "temperatura"],
    ["Professora ótima, turma lotada.", "turma"],
  ])("%s: %s", (review, point) => {
    expect(named(review)).toContain(point);
  });

  test("the customer's own word is kept where a wider one is at hand", () => {
    expect(named("O cappuccino é ótimo e a bolacha também.")).toMatch(/cappuccino.*bolacha/);
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

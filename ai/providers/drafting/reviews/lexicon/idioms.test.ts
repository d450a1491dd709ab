import { expect, it } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";
import { namePoints } from "../writing/point-names.ts";

/** What a reply would name, each with its side. */
function named(text: string, stars: number): string {
  const { points } = readReview(text, stars);
  const side = (polarity: 1 | -1) => points.filter((point) => point.polarity === polarity);
  return [...namePoints(side(1)).map((name) => `+${name}`), ...namePoints(side(-1))].join(", ");
}

it.each([
  ["Acabou o sorvete cedo demais.", 2, "a disponibilidade do sorvete"],
  ["Acabou a água quente de madrugada.", 2, "a água quente"],
  ["A sobremesa já tinha acabado.", 2, "a disponibilidade da sobremesa"],
  ["Colchão fino e sofá duro.", 2, "o conforto"],
  ["O estorno só caiu depois de três meses.", 1, "o estorno"],
  ["Cobraram salgado pelo trabalho, mas ficou bom.", 3, "o preço"],
  ["A quantidade de formigas no balcão é absurda.", 2, "o asseio do balcão"],
  ["A quantidade de queijo é perfeita.", 5, "+a quantidade do queijo"],
])("tells what a quality is said of in %j", (text, stars, names) => {
  expect(named(text, stars)).toBe(names);
});

it("names the performance of a band, which serves nobody", () => {
  expect(named("A banda era muito boa, mas acabou a cerveja.", 3)).toContain(
    "+a apresentação da banda",
  );
});

it("does not take an idiom for a thing", () => {
  expect(named("Não enche linguiça, professora ótima!", 5)).not.toMatch(/linguiça/);
  expect(named("Paciente desde 2010, muito bem tratado.", 5)).not.toMatch(/paciente/);
  expect(named("Comida gostosa, me lembrou a minha bisavó.", 5)).not.toMatch(/atenção/);
  const names = named("Na correria do trabalho é ótimo ter um almoço rápido assim.", 5);
  expect(names).not.toMatch(/correria/);
  expect(named("Um caderno de receitas da bisavó servido à mesa!", 5)).not.toMatch(/caderno/);
});

it("blames nothing of a visit that began on the hour", () => {
  const text = "Marquei às 9h e fui atendida na hora marcada. A escova ficou ótima.";
  expect(readReview(text, 4).tone).toBe("praise");
  expect(draftReply(text, undefined, 4).text).not.toMatch(/desculpa/);
});

it("does not praise and blame the same repair", () => {
  expect(named("Arrumaram a geladeira e continua sem gelar.", 3)).not.toMatch(/\+o conserto/);
});

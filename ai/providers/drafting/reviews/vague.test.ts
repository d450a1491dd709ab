import { describe, expect, test } from "vitest";
import type { Point } from "./point-names.ts";
import { readReview } from "./read-review.ts";
import { nameBlame, namePraise } from "./staff-points.ts";
import { isVague, tellMuch } from "./vague.ts";

function named(review: string): string {
  const reading = readReview(review);
  return [...namePraise(reading), ...nameBlame(reading)].join(", ");
}

function thing(id: string, rest: Partial<Point> = {}): Point {
  const name = `o ${id}`;
  const of = { kind: "thing", id, class: "process", name, core: false } as const;
  return { polarity: -1, thing: of, ...rest };
}

describe("what says little of a review", () => {
  test("is a matter that the story implies, and none that the words judge", () => {
    const implied: Point = { polarity: -1, quality: "value", faint: true };
    expect(isVague(implied)).toBe(true);
    expect(isVague({ ...implied, segment: 0 })).toBe(false);
    expect(isVague({ polarity: -1, quality: "value", segment: 0 })).toBe(false);
  });

  test("is a dealing that comes with every visit, where nobody judges it", () => {
    expect(isVague(thing("contrato", { faint: true }))).toBe(true);
    expect(isVague(thing("contrato"))).toBe(false);
  });

  test("is all there is where the only other point is that somebody of the shop did something", () => {
    const bought = thing("compra", { faint: true });
    expect(tellMuch([bought, thing("atendimento")])).toBe(false);
    expect(tellMuch([bought, thing("atendimento", { segment: 0 })])).toBe(true);
  });
});

describe("beside what a review is about", () => {
  test.each([
    ["Comprei ração e veio vencida.", "ração", "compra"],
    ["Contratei o buffet pra 80 pessoas e faltou comida.", "comida", "contrato"],
    ["Esperei uma hora e meia por um misto que veio frio.", "espera", "meia"],
    ["Lixou meia parede e sumiu com o meu sinal.", "parede", "meia"],
    ["Peixe fresquíssimo e o sushiman é uma figura.", "peixe", "figura"],
    ["Paguei troca de óleo. Cheguei em casa, puxei a vareta: preto.", "óleo", "vareta"],
    ["Fui cortar o cabelo antes da formatura e ficou torto.", "cabelo", "formatura"],
  ])("“%s” names “%s” and no “%s”", (review, point, stray) => {
    expect(named(review)).toContain(point);
    expect(named(review)).not.toContain(stray);
  });

  test("that somebody answered is no fourth name beside three", () => {
    const reply = named(
      "Tatuagem ficou torta. Avisei na hora do decalque e ele falou que era impressão minha.",
    );
    expect(reply).toContain("tatuagem");
    expect(reply).not.toContain("o atendimento");
  });

  test("a purchase is named where nothing else is told", () => {
    expect(named("Comprei e me arrependi amargamente.")).toContain("compra");
  });

  test("a sock that got lost is still one", () => {
    expect(named("Roupa cheirosa, mas perderam uma meia.")).toContain("meia");
  });
});

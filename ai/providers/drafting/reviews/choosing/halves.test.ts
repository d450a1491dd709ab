import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readPoints } from "../points/read-points.ts";
import { readReview } from "../read-review.ts";
import { toSegments } from "../segments.ts";
import { contextOf } from "./context.ts";
import { halvesOf, tellsBoth } from "./halves.ts";

function halves(text: string) {
  const segments = toSegments(text);
  return halvesOf(contextOf({ text, said: readPoints(segments, undefined), segments }));
}

function sides(text: string) {
  return halves(text).map(({ half }) => half);
}

/** What a reply names of one side. */
function things(text: string, stars: number, polarity: 1 | -1) {
  return readReview(text, stars)
    .points.filter((point) => point.polarity === polarity)
    .map(({ thing }) => thing?.id);
}

describe("the halves of a text", () => {
  test.each([
    ["O chalé tem lareira e varanda. O roupão veio com furo.", [1, -1]],
    ["A toalha veio com furo. Fora isso, o chalé tem vista para o lago.", [-1, 1]],
    ["O bufê é farto, tirando que a sopa veio fria.", [1, -1]],
    ["O salgado veio murcho. A única coisa boa: a mesa tinha sombra.", [-1, 1, 1]],
    ["O recheio é farto, o molho também.", [1, 1]],
    ["O recheio é farto. O problema foi dormir: embaixo tem uma oficina.", [1, -1, -1]],
    ["Apesar da fila no caixa, os sabores são ótimos.", [-1, 1]],
    ["O pastel é recheado, a única coisa é que o caldo veio ralo.", [1, -1]],
  ])("%s", (text, told) => {
    expect(sides(text)).toEqual(told);
  });

  test("a torn pair of clauses is one of each half", () => {
    expect(sides("O ateliê tem prova grátis. O botão caiu no cabide.")).toEqual([1, -1]);
  });

  test("what happened to a client is of neither", () => {
    expect(readReview("Sala linda e equipe gentil. Meu celular descarregou.", 4).tone).toBe(
      "praise",
    );
  });

  test("what a client did is no half that pleased", () => {
    expect(tellsBoth(halves("Pedi dois pastéis de queijo. Vieram frios e murchos."))).toBe(false);
  });
});

describe("a text of both halves", () => {
  test("blames nothing of its good half, few as its stars may be", () => {
    const text = "O chalé tem lareira e varanda. O roupão veio com furo.";
    expect(readReview(text, 2).tone).toBe("mixed");
    expect(things(text, 2, -1)).not.toContain("chalé");
  });

  test("praises nothing of its bad half, many as its stars may be", () => {
    const text = "O combo é enorme. O bufê repete sempre as mesmas saladas.";
    expect(things(text, 4, 1)).not.toContain("bufê");
  });

  test("quotes no stretch with joy whose matter it regrets", () => {
    const { text } = draftReply(
      "A piscina estava suja. Já o penteado aguentou a festa inteira.",
      undefined,
      4,
    );
    expect(text).not.toMatch(/(?:feliz|content|alegr|elogio|bom ler)[^.]*piscina/);
  });
});

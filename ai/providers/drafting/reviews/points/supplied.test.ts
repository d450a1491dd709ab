import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";
import { toSegments } from "../segments.ts";
import { withSupplied } from "./supplied.ts";

function praises(review: string): boolean {
  return toSegments(review).some((segment) =>
    segment.marks.some(({ value }) => value.kind === "opinion" && value.fixed && value.whole),
  );
}

describe("what is not there is got", () => {
  test.each([
    ["Mercadinho do seu Zé quebra um galho, tem de tudo, e o que não tem ele arruma"],
    ["Papelaria tem de tudo, e o que não tem ela arruma"],
    ["Mercadinho tem de tudo, e o que não tem ele consegue"],
    ["Bicicletaria tem de tudo, o que não tem o Beto arruma"],
    ["Ferragem completa e o que não tem a dona Cida manda buscar"],
    ["Loja boa, o que eles não têm eles pedem"],
    ["Sebo ótimo, se não tem o livro o Tião acha"],
    ["Autopeças boa, quando não tem eles arranjam no mesmo dia"],
    ["Armarinho completo, o que falta ela providencia"],
    ["Floricultura tem de tudo, e o que não tem eles encomendam pra gente"],
    ["Agropecuária tem tudo, se não tiver eles dão um jeito"],
  ])("%s", (review) => {
    expect(praises(review)).toBe(true);
    expect(readReview(review, 4).tone).toBe("praise");
    expect(draftReply(review, undefined, 4).text).not.toMatch(/desculp|lament/i);
  });
});

describe("and where it is not", () => {
  test.each([
    ["Papelaria tem de tudo, só não tem cartolina preta"],
    ["O que não tem ele inventa desculpa"],
    ["O que não tem é educação"],
    ["o que não tem ninguém arruma"],
    ["O que eles não têm é paciência"],
    ["Farmácia tem tudo, o que não tem eles nunca conseguem"],
    ["Se não tem peça ele não arruma"],
    ["Quando não tem ele arruma desculpa"],
    ["O que falta é eles arrumarem o banheiro"],
    ["Se não tem mesa eles pedem paciência"],
    ["Quando não tem a peça eles arrumam qualquer coisa"],
  ])("%s", (review) => {
    expect(praises(review)).toBe(false);
    expect(toSegments(review).map(withSupplied)).toEqual(toSegments(review));
  });
});

import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";
import { toSegments } from "../segments.ts";
import { withMendedAtOnce } from "./mended-at-once.ts";

const regret = /desculp|lament|incômodo|aborrec|transtorno|frustra|completa|insatisfa/i;

describe("a fault that was put right at once, and praised for it", () => {
  test.each([
    [
      "Fizeram o conserto da TV, 2 semanas depois parou de novo, voltaram e arrumaram sem cobrar. Respeito com o cliente é isso aí",
    ],
    ["A pizza chegou fria, liguei e mandaram outra em 15 minutos. Isso é respeito com o cliente"],
    ["O pneu furou de novo, refizeram o reparo sem cobrar nada. Parabéns pela honestidade"],
    ["O bolo veio com o nome errado, corrigiram na hora. Parabéns pela atenção"],
    ["O zíper estragou, trocaram sem custo. Parabéns pela seriedade"],
    ["O lanche veio errado, trocaram na hora. Isso sim é respeito com o cliente"],
    ["A cortina veio torta, ajustaram no mesmo dia sem cobrar. Parabéns pelo profissionalismo"],
    ["O celular veio com defeito, trocaram na hora. Respeito com o consumidor"],
    ["A unha quebrou, refizeram de graça. Parabéns pelo cuidado com o cliente"],
    ["O portão travou, vieram e consertaram no mesmo dia. Isso é compromisso com o cliente"],
  ])("%s", (review) => {
    expect(readReview(review).tone).toBe("praise");
    const { text } = draftReply(review);
    expect(text).not.toMatch(regret);
    expect(text).not.toMatch(/“[^”]*(?:fria|furou|errado|estragou|torta|defeito|quebrou|travou)/);
  });
});

describe("what was not put right, or is bitter", () => {
  test.each([
    ["A pizza chegou fria, liguei e disseram que não podiam fazer nada", undefined],
    ["A pizza chegou fria, liguei e me enrolaram", undefined],
    ["O bolo veio errado, não trocaram na hora. Parabéns pela atenção", undefined],
    [
      "A TV parou de novo, arrumaram e cobraram outra vez. Isso é respeito com o cliente",
      undefined,
    ],
    [
      "A pizza chegou fria, mandaram outra em 15 minutos, fria também. Parabéns pela atenção",
      undefined,
    ],
    ["O bolo veio errado, trocaram só depois de três dias. Parabéns pela agilidade", undefined],
    ["O pneu furou de novo. Parabéns pela honestidade", undefined],
    ["O lanche veio errado, ninguém trocou na hora. Isso é respeito com o cliente", undefined],
    ["O bolo veio com o nome errado, corrigiram na hora. Parabéns pela atenção", 1],
    [
      "O bolo veio errado, trocaram na hora. Parabéns pela atenção, só que cobraram a mais",
      undefined,
    ],
  ] as const)("%s (%s)", (review, stars) => {
    expect(readReview(review, stars).tone).not.toBe("praise");
  });

  test("who goes on behind the mending may tell of another fault", () => {
    const segments = toSegments(
      "O celular veio com defeito, trocaram na hora e o segundo parou também. Parabéns pelo cuidado",
    );
    expect(withMendedAtOnce(segments)).toEqual(segments);
  });
});

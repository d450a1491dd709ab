import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

const joy =
  /(?:Gostamos|Adoramos|Que bom|Vale muito|felizes|Encontrar|Palavras como|alegria ler|Um comentário com|Só de ler) [^.]*“(?:só |menos )?[ao] /;

describe("the one thing excepted from praise is amiss, whatever its size means elsewhere", () => {
  test.each([
    ["Tudo top, só a fila que é grande", 5],
    ["Tudo maravilhoso, só a entrada que é apertada", 5],
    ["Tudo bom, só a cadeira que é dura", 5],
    ["Tudo perfeito, só a rua que é difícil de achar", 5],
    ["Salão excelente, só a cadeira de espera que é meio dura", 5],
    ["Amei o atendimento! Só o estacionamento que é pequeno demais", 5],
    ["Academia top, só o vestiário que é apertado", 5],
    ["Comida deliciosa, só a escada que é alta pra idoso", 4],
    ["Ótima oficina, só a rua que é difícil de achar", 5],
    ["Lugar lindo, só o caminho que é longo", 5],
    ["Escola maravilhosa, só o portão que é estreito", 5],
    ["Adorei, menos a fila que é enorme", 5],
    ["Tudo perfeito, só a fila que é grande", undefined],
  ] as const)("%s", (review, stars) => {
    expect(readReview(review, stars).tone).toBe("mixed");
    expect(draftReply(review, undefined, stars).text).not.toMatch(joy);
  });
});

describe("where nothing is excepted", () => {
  test.each([
    ["Amei tudo, só elogios"],
    ["Tudo excelente, só gratidão"],
    ["Tudo ótimo, mas o bolo que é enorme roubou a cena"],
    ["Só o bolo que é uma delícia já vale a visita"],
    ["Tudo top, mas a porção que é grande é o melhor"],
    ["Lugar bom, só a caipirinha que é forte, do jeito que eu gosto"],
    ["Tudo excelente e o estacionamento que é grande ajuda"],
    ["Tudo perfeito, só a comida que é maravilhosa"],
    ["Amei tudo, só chegar cedo porque lota"],
    ["Só vou lá, a pizza que é grande"],
  ])("%s", (review) => {
    expect(readReview(review, 5).tone).toBe("praise");
  });
});

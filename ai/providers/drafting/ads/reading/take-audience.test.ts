import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { takeAudience } from "./take-audience.ts";

describe("whom the thing is for", () => {
  test.each([
    [
      "é para mães de primeira viagem, de preferência com o acompanhante",
      "para mães de primeira viagem",
    ],
    ["para quem sente dor na coluna", "para quem sente dor na coluna"],
    ["estou querendo alcançar quem tem pet", "para quem tem pet"],
    ["queria pegar cliente de condomínio porque rende mais", "para cliente de condomínio"],
    ["queria que viesse mais dona de casa", "para dona de casa"],
    ["meu público são noivas e debutantes", "para noivas e debutantes"],
    ["médicos e psicólogos são nosso público principal", "para médicos e psicólogos"],
    ["para aniversários de 1 a 8 anos", "para aniversários de 1 a 8 anos"],
    ["meninos e meninas de 5 a 14 anos", "para meninos e meninas de 5 a 14 anos"],
    ["para quem tem joanete, esporão ou diabetes", "para quem tem joanete, esporão ou diabetes"],
    ["para mães que não tem tempo", "para mães que não têm tempo"],
    ["atendo no Leme só senhoras que saem pouco", "só para senhoras que saem pouco"],
    ["quero falar com o pessoal acima de 50 anos", "para o pessoal acima de 50 anos"],
    ["pré-vestibular para quem é de escola pública", "para quem é de escola pública"],
    [
      "faço declaração para professor, enfermeiro e motorista",
      "para professor, enfermeiro e motorista",
    ],
  ])("%j names them: %j", (statement, audience) => {
    expect(takeAudience(statement).audiences).toEqual([audience]);
  });

  test.each([
    "para alunos novos, 10% de desconto na matrícula",
    "frete grátis, para clientes do bairro",
    "para quem indicar um amigo",
    "para quem retira na loja",
    "para viagem",
    "online para quem é de fora",
    "horário especial para gestantes e para quem tem dor",
    "bolo para a família",
    "corte R$ 40, barba R$ 30",
  ])("%j says it of an offer, or of nobody, and stays whole", (statement) => {
    expect(takeAudience(statement)).toEqual({ audiences: [], rest: statement });
  });

  test("a long one is told up to a joint", () => {
    const long =
      "para mulheres que trabalham o dia todo no centro da cidade e que não têm tempo de voltar para casa antes do curso";
    expect(takeAudience(long).audiences).toEqual([
      "para mulheres que trabalham o dia todo no centro da cidade",
    ]);
  });

  test("what else a statement says is kept", () => {
    expect(takeAudience("aula de ioga na praia, para iniciantes, às 7h")).toEqual({
      audiences: ["para iniciantes"],
      rest: "aula de ioga na praia, às 7h",
    });
  });

  test("no statement makes an audience longer than a piece", () => {
    const word = fc.constantFrom(
      ..."para quem mães, que tem e ou crianças de 5 anos R$ 10".split(" "),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        for (const audience of takeAudience(words.join(" ")).audiences)
          expect(audience.length).toBeLessThanOrEqual(125);
      }),
    );
  });
});

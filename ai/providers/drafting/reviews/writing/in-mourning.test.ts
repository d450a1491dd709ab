import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";

const comfort = /sentimentos|solidariedade|o nosso abraço e o nosso respeito/;

describe("what went wrong at a funeral", () => {
  test.each([
    [
      "A equipe da funerária foi muito respeitosa. Apenas a placa veio com o nome da minha mãe errado e tive que pedir para corrigir.",
      3,
    ],
    [
      "Velório bem organizado, gente educada. Só que o carro atrasou 40 minutos e os parentes ficaram no sol.",
      3,
    ],
    ["A coroa de flores chegou murcha no velório do meu tio", 2],
    ["O enterro do meu avô atrasou uma hora e ninguém avisou a família", 1],
    ["Sala do velório suja e sem água, atendimento ruim", 2],
    ["A floricultura errou o nome na faixa da coroa de flores", 2],
    ["Cremação cara e a urna veio riscada", 2],
    ["A funerária demorou para buscar os papéis, mas a moça foi atenciosa", 3],
  ] as const)("is regretted with comfort, and as no annoyance: %s", (review, stars) => {
    const { text } = draftReply(review, undefined, stars);
    expect(text).toMatch(comfort);
    expect(text.replace(/“[^”]*”/gu, "")).not.toMatch(
      /incômodo|aborrecimento|transtorno|desconforto/,
    );
  });

  test.each([
    ["A festa parecia um velório, DJ péssimo", 2],
    ["Fica ao lado da funerária, a comida veio fria", 2],
    ["O show foi um enterro, som horrível", 1],
    ["A coroa da princesa quebrou na festa", 2],
    ["As flores chegaram murchas", 1],
    ["Clima de velório no salão, ninguém atende", 2],
    ["A missa de casamento ficou sem som", 2],
    ["A placa da loja veio com o nome errado", 2],
    ["O bolo demorou e a faixa veio rasgada", 2],
    ["A equipe é legal, só que o carro atrasou 40 minutos", 3],
  ] as const)("is none in: %s", (review, stars) => {
    expect(draftReply(review, undefined, stars).text).not.toMatch(comfort);
  });
});

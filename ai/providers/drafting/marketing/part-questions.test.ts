import { describe, expect, test } from "vitest";
import { partQuestions } from "./part-questions.ts";

describe("the questions of a line", () => {
  test.each([
    ["tenho que pagar? e quanto custa o anuncio?", ["tenho que pagar", "quanto custa o anuncio?"]],
    [
      "como ponho o cardapio no google e tambem queria saber como respondo uma nota",
      ["como ponho o cardapio no google", "como respondo uma nota"],
    ],
    [
      "meu numero mudou, e aproveitando: como ponho o instagram no perfil",
      ["meu numero mudou", "como ponho o instagram no perfil"],
    ],
    [
      "tenho um sebo e queria saber 3 coisas: 1 como troco o horario 2) se posso usar foto antiga e 3 como peco nota",
      ["como troco o horario", "se posso usar foto antiga", "como peco nota"],
    ],
    [
      "posso filmar a frente? e outra coisa, quanto custa o anuncio",
      ["posso filmar a frente", "quanto custa o anuncio"],
    ],
    [
      "como respondo uma nota baixa e, alem disso, como mudo a capa",
      ["como respondo uma nota baixa", "como mudo a capa"],
    ],
    [
      "como faco pra responder elogio e tambem tirar foto da vitrine?",
      ["como faco pra responder elogio", "tirar foto da vitrine?"],
    ],
    [
      "tenho um chale em gramado: primeiro, como peco nota? e segundo, o que posto em maio?",
      ["como peco nota", "o que posto em maio?"],
    ],
    [
      "quero saber duas coisas, como mudo o nome e como apago uma foto",
      ["como mudo o nome", "como apago uma foto"],
    ],
  ])("%j", (line, parts) => {
    expect(partQuestions(line)).toEqual(parts);
  });

  test("what asks on about the first is none of its own", () => {
    expect(partQuestions("como peco uma nota e qual link eu mando")).toEqual([
      "como peco uma nota",
    ]);
  });

  test.each([
    "como peco avaliacao e desconto na mesma mensagem",
    "vendo roupa e conserto, qual categoria escolho",
    "abri a loja e ninguem vem",
    "quero vender mais no segundo semestre, como faco",
    "alem disso ninguem me avisou do preco",
  ])("%j is one", (line) => {
    expect(partQuestions(line)).toEqual([line]);
  });
});

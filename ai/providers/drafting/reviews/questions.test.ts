import { describe, expect, test } from "vitest";
import { askingOf, topicsOf } from "./questions.ts";

describe("what is asked of the shop", () => {
  test.each([
    ["Vocês abrem aos domingos?"],
    ["Boa noite, tem turma de noite pra quem trabalha?"],
    ["Quanto fica a barra de duas calças?"],
    ["Hospedam gato também ou só cachorro?"],
  ])("%s is a question", (sentence) => {
    expect(askingOf([sentence])).toEqual([sentence]);
  });

  test.each([
    [["A cerveja veio morna.", "Adega que não gela cerveja vende o quê?"]],
    [["Que moqueca foi essa, minha gente?", "Amei o pirão."]],
    [["O carro voltou com o tanque na reserva.", "Ele foi onde, no litoral?"]],
    [["Minha calça voltou melhor que nova, tá?"]],
    [['Voltei na segunda: "qual sapato mesmo?"']],
    [["Quem mais guarda a última esfiha pra você?"]],
  ])("%j asks nothing", (sentences) => {
    expect(askingOf(sentences)).toEqual([]);
  });

  test("beside praise a real question still counts", () => {
    const asked = "Vocês fazem entrega em Olinda?";
    expect(askingOf(["Amei o bolo de rolo!", asked])).toEqual([asked]);
  });

  test("what is asked about is named", () => {
    expect(topicsOf(["Tem que levar ou vocês buscam?"])).toEqual(["a retirada"]);
    expect(topicsOf(["Fica pronto até sexta?"])).toEqual(["o prazo"]);
    expect(topicsOf(["Vocês abrem no feriado?"])).toEqual(["o horário"]);
  });
});

import { describe, expect, test } from "vitest";
import { topicsOf } from "./asked-topics.ts";
import { askingOf, partAsked } from "./questions.ts";

describe("what is asked of the shop", () => {
  test.each([
    ["Vocês abrem aos domingos?"],
    ["Boa noite, tem turma de noite pra quem trabalha?"],
    ["Quanto fica a barra de duas calças?"],
    ["Hospedam gato também ou só cachorro?"],
    ["Alguém sabe se aceita vale refeição?"],
    ["Alguem sabe me dizer se eles tem wifi"],
    ["vcs trocam bateria de iphone 11"],
    ["Quantos dias fica pronto o óculos"],
    ["fazem pintura de geladeira"],
    ["Bom dia tem vaga de estágio"],
    ["Oi, o teste de gravidez fica quanto"],
    ["Boa tarde, gostaria de um orçamento para pintura de casa"],
    ["Cade o cardapio? Nao achei"],
    ["Até que horas serve almoço"],
    ["aceita cartão"],
    ["tem rodízio na quarta"],
    ["oi vcs pegam encomenda pra hoje ainda"],
  ])("%s is a question", (sentence) => {
    expect(askingOf([sentence])).toEqual([sentence]);
  });

  test.each([
    [["A cerveja veio morna.", "Adega que não gela cerveja vende o quê?"]],
    [["Que moqueca foi essa, minha gente?", "Amei o pirão."]],
    [["O carro voltou com o tanque na reserva.", "Ele foi onde, no litoral?"]],
    [["Minha calça voltou melhor que nova, tá?"]],
    [["Sorvete cremoso e nada enjoativo.", "Dá pra misturar três sabores."]],
    [["Amei a feirinha.", "Aceitam pix e cartão."]],
    [['Voltei na segunda: "qual sapato mesmo?"']],
    [["Quem mais guarda a última esfiha pra você?"]],
    [["Melhor hambúrguer da cidade, já provaram?"]],
    [["Pedi sem cebola e veio com cebola, é tão difícil ler o pedido?"]],
    [["Vendem gato por lebre"]],
    [["Vocês vendem produto vencido e acham normal?"]],
    [["Quanto tempo mais vou ter que esperar minha encomenda?"]],
    [["Quer comer bem?", "Venha aqui"]],
    [["Quem disse que não dá pra comer barato e bem?"]],
    [['"Tá quebrado." Trocador?']],
    [["Boa comida, tem de tudo"]],
    [["tem de tudo um pouco"]],
    [["faz diferença na cidade"]],
    [["Salão amplo e tem vaga de sobra na porta"]],
    [["Padaria boa.", "Tem vaga na porta."]],
  ])("%j asks nothing", (sentences) => {
    expect(askingOf(sentences)).toEqual([]);
  });

  test.each([
    ["Amei a progressiva, tem horário pra sexta ainda", "tem horário pra sexta ainda"],
    ["Muito bom o lanche, qual o valor do combo", "qual o valor do combo"],
  ])("%s: asked behind praise without a mark", (sentence, asked) => {
    expect(partAsked(sentence).at(-1)).toBe(asked);
  });

  test("a question without a mark behind praise counts", () => {
    expect(askingOf(["amei o corte", "tem horário pra hoje ainda"])).toHaveLength(1);
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

  test.each([
    ["boa tarde, fazem entrega no bairro jardim america", ["a entrega"]],
    ["Gostaria de saber se tem pão sem glúten", ["as opções sem glúten", "o pão"]],
    ["A matricula já está aberta? qual a mensalidade?", ["a matrícula", "a mensalidade"]],
    ["precisa agendar pra vacinar cachorro?", ["o agendamento", "a vacinação"]],
    ["O salão atende dia de segunda?", ["o horário"]],
    ["Vocês tem outra loja em Contagem?", ["as unidades"]],
    ["Vocês vendem castanha por quilo?", ["a venda por peso", "a castanha"]],
    ["vende no atacado", ["a venda no atacado"]],
    ["Vocês alugam o salão pra aniversário?", ["o aluguel do espaço"]],
    ["Tem opção vegana no cardápio?", ["as opções veganas", "o cardápio"]],
  ])("%s asks about %j", (sentence, named) => {
    expect(topicsOf([sentence])).toEqual(named);
  });

  test.each([
    ["Lugar lindo, dá pra fazer festa aí?", ["Lugar lindo", "dá pra fazer festa aí?"]],
    [
      "Amei o corte e queria saber se fazem progressiva",
      ["Amei o corte", "queria saber se fazem progressiva"],
    ],
    ["Localização perfeita, dá pra fazer tudo a pé", undefined],
    ["Comida boa, preço justo, o que mais querer?", undefined],
  ])("%s is parted where the question begins", (sentence, parts) => {
    expect(partAsked(sentence)).toEqual(parts ?? [sentence]);
  });

  test.each([
    ["parcela em quantas vezes"],
    ["qual horário vcs fecham na sexta"],
    ["conserta micro-ondas"],
    ["precisa reservar mesa"],
    ["valor da escova progressiva"],
    ["Telefone?"],
  ])("%s asks where nothing else is written", (sentence) => {
    expect(askingOf([sentence])).toEqual([sentence]);
  });

  test.each([
    ["que dia maravilhoso", undefined],
    ["preço da pizza absurdo", undefined],
    ["vende produto vencido", undefined],
    ["preço do corte", 5],
    ["Precisa de um bom encanador?", undefined],
    ["Tem restaurante melhor na cidade?", 5],
    ["Quer um bolo bem fresquinho?", 5],
  ])("%s (%s stars) asks nothing", (sentence, stars) => {
    expect(askingOf([sentence], stars)).toEqual([]);
  });
});
